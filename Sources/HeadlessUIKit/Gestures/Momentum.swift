// Computations of interactive animations, under their usual names. They are free functions, as in
// the sources; an app's own function of the same name wins (choice).

/// The distance something moves until it comes to rest.
///
/// The velocity is in points per second; the rate is the share of it left after each millisecond,
/// as a scroll view's: 0 or more and less than 1, otherwise it is a programmer error. Source: WWDC
/// 2018 session 803. 1,000 points a second at `normal` go 499 points.
public func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
  precondition(
    decelerationRate >= 0 && decelerationRate < 1,
    "a deceleration rate is 0 or more and less than 1")
  return initialVelocity / 1000 * decelerationRate / (1 - decelerationRate)
}

/// The distance that something moves when dragged beyond its end against a resistance.
///
/// The offset is the finger's distance beyond the end, in points, negative on the other side; the
/// dimension is the limit it approaches, and 0 or less keeps it still. Source: the formula known
/// for UIScrollView, with its constant of 0.55.
public func rubberBand(_ offset: CGFloat, in dimension: CGFloat) -> CGFloat {
  guard dimension > 0 else { return 0 }
  let pulled = abs(offset) * resistance / dimension
  let way = pulled.isFinite ? (1 - 1 / (pulled + 1)) * dimension : dimension
  return offset < 0 ? -way : way
}

/// The distance of the finger beyond the end where a rubber band shows a way: the inverse of
/// ``rubberBand(_:in:)``, for a way that is shorter than the dimension.
package func pull(showing way: CGFloat, in dimension: CGFloat) -> CGFloat {
  way * dimension / (resistance * (dimension - abs(way)))
}

/// The share of a very small pull beyond an end that a rubber band shows.
package let resistance: CGFloat = 0.55

/// A velocity in points per second as springs between two values in points take it: in distances
/// per second, below 0 if it leads away from the end; 0 if the values are equal (Apple:
/// uikit/uispringtimingparameters).
public func relativeVelocity(
  forVelocity velocity: CGFloat, from current: CGFloat, to target: CGFloat
) -> CGFloat { target == current ? 0 : velocity / (target - current) }

/// The shares of the velocity that scrolling keeps after each millisecond (Apple:
/// uikit/uiscrollview/decelerationrate).
package enum Deceleration {
  /// The usual one, and one that comes to rest soon.
  package static let normal: CGFloat = 0.998, fast: CGFloat = 0.99
}
