// What interactive animations compute with, under the names the field has for it. They are free
// functions, as in the sources; an app's own function of such a name wins (choice).

/// The distance something moves until it comes to rest.
///
/// The velocity is in points per second; the rate is the share of it left after each millisecond, as a
/// scroll view's: 0 or more and less than 1, any other is a programmer error. Source: WWDC 2018
/// session 803. 1,000 points a second at `normal` go 499 points.
public func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
  precondition(
    decelerationRate >= 0 && decelerationRate < 1,
    "a deceleration rate is 0 or more and less than 1")
  return initialVelocity / 1000 * decelerationRate / (1 - decelerationRate)
}

/// How far something moves that is dragged beyond its end against a resistance.
///
/// The offset is how far the finger is beyond the end, in points, negative on the other side; the
/// dimension is the limit it approaches, and 0 or less keeps it still. Source: the formula known for
/// UIScrollView, with its constant of 0.55.
public func rubberBand(_ offset: CGFloat, in dimension: CGFloat) -> CGFloat {
  guard dimension > 0 else { return 0 }
  let pulled = abs(offset) * resistance / dimension
  let way = pulled.isFinite ? (1 - 1 / (pulled + 1)) * dimension : dimension
  return offset < 0 ? -way : way
}

/// How far a finger is beyond the end where a rubber band shows a way: the inverse, for a way that
/// is shorter than the dimension.
package func pull(showing way: CGFloat, in dimension: CGFloat) -> CGFloat {
  way * dimension / (resistance * (dimension - abs(way)))
}

/// How much of what a finger pulls beyond an end a rubber band shows at first.
package let resistance: CGFloat = 0.55

/// A velocity in points per second as springs take it between two values in points: in ways per
/// second, below 0 where it leads away from the end; 0 where there is no way (Apple:
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
