package import IntervalArithmetic

// A function that is monotone between a few places has its bounds there and at the ends of the
// span. The engine's own formula gives its values at these places; elsewhere it differs from the
// ideal curve by no more than a margin, which is stated for each formula where it is used.

extension Interval: MotionKernel {
  package init(from first: Double, to last: Double, rate: Double) {
    self.init(min(first, last), max(first, last))
  }

  package static func joined(_ a: Interval, _ b: Interval, jumps: Bool) -> Interval {
    a.hull(b).lowered(to: jumps ? .defined : .continuous)
  }

  package static func resting(_ a: Interval, at end: Double) -> Interval {
    a.hull(Interval(end)).lowered(to: .resting)
  }

  // Both operations are monotone, and so is their rounding: the ends bound everything between them.
  package static func straight(from: Double, delta: Double, at progress: Interval) -> Interval {
    guard delta != 0 else { return Interval(from) }
    let (a, b) = (from + delta * progress.lower, from + delta * progress.upper)
    return Interval(min(a, b), max(a, b), progress.decoration)
  }

  @inline(__always)
  package static func value(of formula: MotionFormula, at place: Interval) -> Interval {
    switch formula {
    case .eased(let curve): eased(curve, at: place)
    case .easedBetween(let first, let last): eased(between: first, last, at: place)
    case .sprung(let spring): sprung(spring, at: place)
    case .sprungBetween(let first, let last): sprung(between: first, last, at: place)
    case .cubic(let c): cubic(c, at: place)
    case .evenly(let length, let number): evenly(along: length, number, at: place)
    }
  }

  @inline(__always) package static func bend(
    _ order: Int, of formula: MotionFormula, at place: Interval
  ) -> Interval {
    switch (formula, order) {
    case (.eased(let curve), 1): slope(of: curve, at: place)
    case (.eased(let curve), _): bend(order, of: curve, at: place)
    case (.easedBetween(let first, let last), _): slope(between: first, last, at: place)
    case (.sprung(let spring), 1): velocity(of: spring, at: place)
    case (.sprung(let spring), _): bend(order, of: spring, at: place)
    case (.sprungBetween(let first, let last), _): velocity(between: first, last, at: place)
    case (.cubic(let c), 1): slope(of: c, at: place)
    case (.cubic(let c), _): bend(order, of: c, at: place)
    case (.evenly(let length, let number), _): slope(along: length, number, at: place)
    }
  }

  package var bounds: (lower: Double, upper: Double) { (lower, upper) }
  package var isStill: Bool { lower == upper }

  package func within(_ lower: Double, _ upper: Double) -> Interval {
    let low = min(max(self.lower, lower), upper)
    return Interval(low, max(min(self.upper, upper), low), decoration)
  }

  package func touching(_ number: Double) -> Interval {
    Interval(min(lower, number), max(upper, number), decoration)
  }

  /// The range of a function between two places, with a margin for its rounding.
  ///
  /// The function turns round only at the given places; places outside, or that are not numbers, do
  /// not count.
  @inline(__always) static func extent(
    of function: (Double) -> Double, from low: Double, to high: Double,
    turning: (Double, Double) = (.nan, .nan), margin: Double
  ) -> Interval {
    let (first, last) = (function(low), function(high))
    guard !first.isNaN, !last.isNaN else { return .undefined }
    var (least, greatest) = (min(first, last), max(first, last))
    func look(at place: Double) {
      guard low < place, place < high else { return }
      let value = function(place)
      (least, greatest) = (min(least, value), max(greatest, value))
    }
    look(at: turning.0)
    look(at: turning.1)
    let extent = Interval(least, greatest).widened(by: margin)
    return extent.lower <= extent.upper ? extent : .undefined
  }
}

/// A range of shares, clamped to 0…1.
struct ClampedShare {
  let lower: Double
  let upper: Double
  /// The decoration of a function of the share.
  let decoration: Interval.Decoration
  /// Whether all of it lies outside 0…1, where nothing moves.
  let isOutside: Bool
  /// Whether a part of it lies outside 0…1.
  let isCrossing: Bool

  init(_ share: Interval) {
    lower = min(max(share.lower, 0), 1)
    upper = min(max(share.upper, 0), 1)
    isOutside = share.upper < 0 || share.lower > 1
    isCrossing = share.lower < 0 || share.upper > 1
    decoration = isCrossing && lower < upper ? min(share.decoration, .continuous) : share.decoration
  }

  /// A rate by the share, which jumps to 0 where the share is clamped.
  func rate(_ inside: Interval) -> Interval {
    let rate = inside.lowered(to: decoration)
    return isCrossing ? rate.hull(Interval(0)).lowered(to: .defined) : rate
  }
}
