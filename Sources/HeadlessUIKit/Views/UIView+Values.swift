public import Foundation

// Values that are animated in an animation block, besides those that a subclass may override.
extension UIView {
  /// The layer's transform in space, about its centre.
  ///
  /// One that leaves the plane is not added to other animations: it takes over.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The part of the contents that stretches, in shares of their size (default: all).
  public final var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// The point of the view that lies at its centre and that transforms turn about, in shares of its
  /// size (default: (0.5, 0.5)).
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Whether what lies in the view is cut off at its bounds (default: false).
  public final var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view whose alpha cuts this one out (default: `nil`).
  public final var mask: UIView? {
    get { traits?.mask }
    set {
      set(\.mask, to: newValue)
      layer.mask = newValue?.layer
    }
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
