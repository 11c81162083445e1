public import Foundation

// What interactive animations compute with, under the names the field has for it. They are free
// functions, as in the sources; an app's own function of such a name wins (choice).

/// The distance something moves until it comes to rest.
///
/// - Parameters:
///   - initialVelocity: points per second.
///   - decelerationRate: the share of the velocity left after each millisecond, 0 or more and less
///     than 1, as a scroll view's; any other is a programmer error.
///
/// Source: WWDC 2018 session 803. 1,000 points a second at `normal` go 499 points.
public func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
  precondition(
    decelerationRate >= 0 && decelerationRate < 1,
    "a deceleration rate is 0 or more and less than 1")
  return initialVelocity / 1000 * decelerationRate / (1 - decelerationRate)
}

/// How far something moves that is dragged beyond its end against a resistance.
///
/// - Parameters:
///   - offset: how far the finger is beyond the end, points; negative on the other side.
///   - dimension: the limit it approaches, points; 0 or less keeps it still.
///
/// Source: the formula known for UIScrollView, with its constant of 0.55.
public func rubberBand(_ offset: CGFloat, in dimension: CGFloat) -> CGFloat {
  guard dimension > 0 else { return 0 }
  let pulled = abs(offset) * 0.55 / dimension
  let way = pulled.isFinite ? (1 - 1 / (pulled + 1)) * dimension : dimension
  return offset < 0 ? -way : way
}

/// A velocity as springs take it, in ways per second; 0 where there is no way (Apple:
/// uikit/uispringtimingparameters).
public func relativeVelocity(
  forVelocity velocity: CGFloat, from current: CGFloat, to target: CGFloat
) -> CGFloat { target == current ? 0 : velocity / (target - current) }

/// UIKit's namespace for the rates of scrolling; there are no scroll views here.
public enum UIScrollView {
  /// How quickly scrolling comes to rest (Apple: uikit/uiscrollview/decelerationrate).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity left after each millisecond.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// One that comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
