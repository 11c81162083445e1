/// A view, or the screen, in which the topmost view lies; an app makes no others (choice).
///
/// Apple: uikit/uicoordinatespace.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UICoordinateSpace: AnyObject {
  /// Its bounds, in its own coordinates.
  var bounds: CGRect { get }
}

// Swift prefers the methods of views themselves, which also take `nil`.
extension UICoordinateSpace {
  /// Converts a point to another space's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: space).origin
  }
  /// Converts a point from another space's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    space.convert(point, to: self)
  }
  /// Converts a rectangle to another space's coordinates: the box around its corners.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    let (view, other) = (self as? UIView, space as? UIView)
    return view.map { $0.convert(rect, to: other ?? $0.topmost) }
      ?? other.map { $0.convert(rect, from: $0.topmost) } ?? rect
  }
  /// Converts a rectangle from another space's coordinates: the box around its corners.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    space.convert(rect, to: self)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The space of the screen, in points: the screen itself (choice).
  ///
  /// Apple: uikit/uiscreen/coordinatespace.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The same: the screen never rotates (choice).
  ///
  /// Apple: uikit/uiscreen/fixedcoordinatespace.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
extension UIView: UICoordinateSpace {
  fileprivate final var topmost: UIView { superview?.topmost ?? self }
}
