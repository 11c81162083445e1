public import Foundation

// Values that are animated in an animation block, besides those that a subclass may override.
extension UIView {
  /// The layer's transform about its centre; out of the plane it takes over from other animations.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The part of the contents that stretches, as fractions of their size (default: all).
  public final var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// The point at the centre, about which transforms turn, as fractions (default: (0.5, 0.5)).
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Whether subviews are clipped to the bounds (default: false).
  public final var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Converts a point to another view's coordinates (`nil`: the window's).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// Converts a point from another view's coordinates (`nil`: the window's).
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Converts a rectangle to another view's coordinates: the box around its corners.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// Converts a rectangle from another view's coordinates: the box around its corners.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }
}

extension UIView {
  /// Asks for ``draw(_:)`` when the turn ends; a part counts as the whole.
  public final func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Where contents lie in a view.
  public enum ContentMode: Int, Sendable {
    /// Filling the bounds, stretched.
    case scaleToFill
    /// As large as fits, keeping the aspect ratio.
    case scaleAspectFit
    /// As small as fills, keeping the aspect ratio.
    case scaleAspectFill
    /// Drawn anew with each size.
    case redraw
    /// In the centre, or at the middle of a side or in a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
