public import Foundation

// MARK: Values, animated in an animation block
extension UIView {
  /// The box around the view in the view above; undefined by Apple under a transform, here the
  /// layer's box.
  public final var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's own coordinates.
  public final var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The middle of the view in the view above: its layer's position.
  public final var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The view's transform, about its centre.
  public final var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The layer's transform in space, about its centre.
  ///
  /// One that leaves the plane is not added to other animations: it takes over.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How much of the view is seen, 0 nothing to 1 all.
  public final var alpha: CGFloat {
    get { CGFloat(layer[.opacity].x) }
    set { layer.change(.opacity, to: .numbers(SIMD4(Double(newValue)).checked(as: "alpha"))) }
  }

  /// The colour behind the view's contents; `nil`, the default, for none.
  public final var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// The part of the contents that stretches, in shares of their size; all unless set.
  public final var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// Whether the view is left out of the picture; switches at once, also in an animation.
  public final var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether what lies in the view is cut off at its bounds; false unless set.
  public final var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
}

// Points of other views.
extension UIView {
  /// A point of this view in another one's coordinates; `nil` stands for the window.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of another view in this one's coordinates; `nil` stands for the window.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// The box around a rectangle of this view, in another one's coordinates.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// The box around a rectangle of another view, in this one's coordinates.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }
}
