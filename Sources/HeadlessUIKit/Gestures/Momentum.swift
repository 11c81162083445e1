public import Foundation

// What interactive animations compute with, under the names the field has for it. They are free
// functions, as in the sources; an app's own function of such a name wins (choice).

/// Where a thing comes to rest that is let go with a velocity, as a way from where it is.
///
/// - Parameters:
///   - initialVelocity: points per second.
///   - decelerationRate: the share of the velocity that is left after each thousandth of a second,
///     0 or more and less than 1, as that of a scroll view; any other is a programmer error.
///
/// Source: WWDC 2018 session 803. 1,000 points a second at `normal` go 499 points.
public func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
  precondition(
    decelerationRate >= 0 && decelerationRate < 1,
    "a deceleration rate is 0 or more and less than 1")
  return initialVelocity / 1000 * decelerationRate / (1 - decelerationRate)
}

/// How far something goes that is dragged beyond its end and holds against it.
///
/// - Parameters:
///   - offset: how far the finger is beyond the end, points; below 0 on the other side.
///   - dimension: what it can at most get near to, points; 0 or less lets it go nowhere.
///
/// Source: the formula known for UIScrollView, with its constant of 0.55.
public func rubberBand(_ offset: CGFloat, in dimension: CGFloat) -> CGFloat {
  guard dimension > 0 else { return 0 }
  let pulled = abs(offset) * 0.55 / dimension
  let way = pulled.isFinite ? (1 - 1 / (pulled + 1)) * dimension : dimension
  return offset < 0 ? -way : way
}

/// A velocity as a spring wants it: in ways per second, from where something is to where it goes.
///
/// 0 where there is no way. Source: developer.apple.com/documentation/uikit/uispringtimingparameters.
public func relativeVelocity(
  forVelocity velocity: CGFloat, from current: CGFloat, to target: CGFloat
) -> CGFloat { target == current ? 0 : velocity / (target - current) }

/// The place where UIKit keeps the rates of scrolling; there are no scroll views here.
public enum UIScrollView {
  /// How slowly scrolling comes to rest (source:
  /// developer.apple.com/documentation/uikit/uiscrollview/decelerationrate).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that is left after each thousandth of a second.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// One that rests soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
