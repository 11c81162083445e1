public import Foundation

/// A rectangle on the stage, over a layer that holds its values.
///
/// Outside an animation block a change applies at once; inside one, the model takes the new value
/// at once and what is shown moves there. Views are made inside `Stage.run`.
///
/// Source: developer.apple.com/documentation/uikit/uiview.
open class UIView {
  /// The kind of layer the view makes for itself.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// The layer that holds the view's values.
  public final let layer: CALayer

  /// The view this one lies in.
  public private(set) final weak var superview: UIView?
  /// The views that lie in this one, the lowest first.
  public private(set) final var subviews: [UIView] = []

  let associations = Associations()

  /// A number of the app's own; 0 unless set.
  public final var tag = 0
  /// Whether the view takes touches; true unless set.
  public final var isUserInteractionEnabled = true

  /// Makes a view with a frame, in points of the view it will lie in.
  public init(frame: CGRect) {
    layer = Self.layerClass.init()
    layer.frame = frame
  }

  /// Makes a view of no size at (0, 0).
  public convenience init() {
    self.init(frame: .zero)
  }

  // MARK: The tree

  /// Puts a view on top of the ones already in this one, taking it from where it was.
  ///
  /// Putting a view into itself or into one that lies in it is a programmer error.
  public final func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view in among the others, 0 being the lowest.
  public final func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself")
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    layer.insertSublayer(view.layer, at: UInt32(min(max(index, 0), layer.sublayers?.count ?? 0)))
  }

  /// Takes the view out of the one it lies in; animations on it and below it are removed.
  public final func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  /// Whether this is the other view or lies in it, however deep.
  public final func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate, current !== view { candidate = current.superview }
    return candidate != nil
  }
}

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

  /// How much of the view is seen, 0 nothing to 1 all.
  public final var alpha: CGFloat {
    get { CGFloat(layer.model[.opacity].x) }
    set { layer.change(.opacity, to: .numbers(SIMD4(Double(newValue)).checked(as: "alpha"))) }
  }

  /// The colour behind the view's contents; `nil`, the default, for none.
  public final var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// Whether the view is left out of the picture; switches at once, also in an animation.
  public final var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
}
