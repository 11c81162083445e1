/// A range that contains a quantity at every moment of a span of time.
///
/// All operations round outward: a result contains every result of the same operation on numbers in
/// the ranges, both the exact one and the nearest double to it. Exact results stay thin. The rules
/// are those of IEEE 1788 for bare intervals; ``Decoration/undefined`` replaces the empty interval.
///
/// ```swift
/// Interval(1, 2) + Interval(0.1)  // 1.1…2.1
/// Interval(-5, 25).squareRoot().isDefined  // false
/// ```
package struct Interval: Equatable, Sendable {
  /// The behaviour of the quantity over the span; a result has the least of its operands.
  package enum Decoration: Int, Comparable, Sendable {
    /// It has no value somewhere.
    case undefined
    /// It may jump.
    case defined
    /// It may jump only where a spring comes to rest, by no more than counts as rest.
    case resting
    /// It goes on without a jump, but its rate of change may jump.
    case continuous
    /// It goes on without a jump, and so does its rate.
    case smooth

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  package var lower: Double
  package var upper: Double
  package var decoration: Decoration

  /// Makes a range from its ends, which must be in order.
  package init(_ lower: Double, _ upper: Double, _ decoration: Decoration = .smooth) {
    (self.lower, self.upper, self.decoration) = (lower, upper, decoration)
  }

  /// A range of one number; undefined if that is not a number.
  package init(_ constant: Double) {
    self = constant.isNaN ? .undefined : Interval(constant, constant)
  }

  /// All numbers, with no value somewhere.
  package static let undefined = Interval(-.infinity, .infinity, .undefined)
  package static let entire = Interval(-.infinity, .infinity)

  package var width: Double { upper - lower }
  package var isDefined: Bool { decoration != .undefined }
  package var isContinuous: Bool { decoration >= .continuous }
  package var isZero: Bool { lower == 0 && upper == 0 }

  package func contains(_ number: Double) -> Bool { lower <= number && number <= upper }

  /// The same with a decoration that is at most another one.
  package func lowered(to decoration: Decoration) -> Interval {
    Interval(lower, upper, min(self.decoration, decoration))
  }

  package func hull(_ other: Interval) -> Interval {
    Interval(min(lower, other.lower), max(upper, other.upper), min(decoration, other.decoration))
  }

  /// The numbers in both, with the higher decoration; if there are none, the gap between them.
  package func intersection(_ other: Interval) -> Interval {
    let (low, high) = (max(lower, other.lower), min(upper, other.upper))
    let decoration = max(decoration, other.decoration)
    return low <= high ? Interval(low, high, decoration) : Interval(high, low, decoration)
  }

  package func widened(by margin: Double) -> Interval {
    Interval((lower - margin).nextDown, (upper + margin).nextUp, decoration)
  }
}

extension Interval: RatableNumeral {
  package static func either(_ a: Interval, _ b: Interval) -> Interval {
    a.hull(b).lowered(to: .defined)
  }

  package static func tied(_ a: Interval, _ b: Interval, isLesser: Bool) -> Interval {
    either(a, b)
  }

  package var kinked: Interval { lowered(to: .continuous) }
  package static let anyRate = entire

  package static func isBelow(_ a: Interval, _ b: Interval) -> Verdict {
    guard a.isDefined, b.isDefined else { return .unknown }
    return a.upper < b.lower ? .holds : a.lower >= b.upper ? .fails : .unknown
  }

  package static func isAtMost(_ a: Interval, _ b: Interval) -> Verdict { !isBelow(b, a) }
}
