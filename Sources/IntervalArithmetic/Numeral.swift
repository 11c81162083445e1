/// Whether a condition holds: for a range, everywhere in it, nowhere, or unknown.
///
/// No `if` takes it: callers decide what to do with the third answer.
package enum Verdict: Sendable {
  case holds, fails, unknown

  package init(_ isSo: Bool) { self = isSo ? .holds : .fails }

  package static prefix func ! (a: Verdict) -> Verdict {
    switch a {
    case .holds: .fails
    case .fails: .holds
    case .unknown: .unknown
    }
  }

  package func and(_ other: Verdict) -> Verdict {
    if self == .fails || other == .fails { return .fails }
    return self == .holds && other == .holds ? .holds : .unknown
  }

  package func or(_ other: Verdict) -> Verdict { !(!self).and(!other) }
}

/// A kind of number for formulas: a value, a range, or either with its rate of change.
///
/// Functions have the names of the standard library where it has them. A result without a value (a
/// square root below 0, a division by 0) is not a number, or an undefined range, and so is
/// everything computed from it.
package protocol Numeral: Sendable {
  /// Makes the number that is this one at all times.
  init(_ constant: Double)

  static prefix func - (a: Self) -> Self
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  /// The remainder of `a` divided by `b`; it has the sign of `a`.
  static func remainder(_ a: Self, _ b: Self) -> Self

  var magnitude: Self { get }
  var signum: Self { get }
  func rounded(_ rule: FloatingPointRoundingRule) -> Self
  func squareRoot() -> Self
  static func exponential(_ x: Self) -> Self
  static func logarithm(_ x: Self) -> Self
  static func power(_ base: Self, _ exponent: Self) -> Self
  static func sine(_ angle: Self) -> Self
  static func cosine(_ angle: Self) -> Self
  static func tangent(_ angle: Self) -> Self
  /// The angle of the vector (x, y) from the positive x axis, in −π…π.
  static func angle(x: Self, y: Self) -> Self
  static func length(x: Self, y: Self) -> Self
  static func least(_ a: Self, _ b: Self) -> Self
  static func greatest(_ a: Self, _ b: Self) -> Self

  static func isBelow(_ a: Self, _ b: Self) -> Verdict
  static func isAtMost(_ a: Self, _ b: Self) -> Verdict

  /// One of the two, it is unknown which, and possibly not the same one throughout.
  static func either(_ a: Self, _ b: Self) -> Self
  var isDefined: Bool { get }
}

/// A number that can have a rate: the value of a ``Rated``, or its rate.
package protocol RatableNumeral: Numeral {
  /// The rate, from the right, of the lesser or the greater of two numbers that may be equal.
  static func tied(_ a: Self, _ b: Self, isLesser: Bool) -> Self
  /// The same number, where its rate may jump.
  var kinked: Self { get }
  static var anyRate: Self { get }
  var isZero: Bool { get }
}
