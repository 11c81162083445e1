package import IntervalArithmetic

/// A formula of motion.
package enum MotionFormula {
  /// The progress of a curve at a share of the time, which is clamped to 0…1.
  case eased(CubicCurve)
  /// The progress of a spring after some seconds, even beyond its end.
  case sprung(Spring)
  /// The same for all curves or springs between two; a value takes the first.
  case easedBetween(CubicCurve, CubicCurve), sprungBetween(Spring, Spring)
  /// c.x + c.y·s + c.z·s² + c.w·s³, the formula of keyframes.
  case cubic(SIMD4<Double>)
  /// One of the numbers, counted from 0, of a segment with an even speed, at a share of its length.
  case evenly(ArcLength, Int)
}

/// A kind of number that a motion can be computed in: a value, a range over a span of time, or
/// either with its change per second.
///
/// A range holds what the engine computes for each tick of the span, rounding included, and not
/// only the ideal value: each formula is widened by a bound on the engine's own error in it.
package protocol ShownNumeral: Numeral {
  /// A number that goes from one to another, or back, during the span, at an even rate; for a value
  /// both are the same.
  init(from first: Double, to last: Double, rate: Double)
  /// A number that is one thing in a part of the span and another in the rest; without a jump, only
  /// its rate changes there.
  static func joined(_ a: Self, _ b: Self, jumps: Bool) -> Self
  /// A number until a spring comes to rest at its end, possibly with a jump; the rate is infinite
  /// in the direction in which it may jump.
  static func resting(_ a: Self, at end: Double) -> Self

  /// from + delta · progress, rounded as the engine rounds tracks.
  static func straight(from: Double, delta: Double, at progress: Self) -> Self
  static func value(of formula: MotionFormula, at place: Self) -> Self

  /// The least and the greatest number; for a value both are the same.
  var bounds: (lower: Double, upper: Double) { get }
  /// The part within bounds; a value stays as it is.
  func within(_ lower: Double, _ upper: Double) -> Self
  /// The same, extended to a number that rounding may lead to.
  func touching(_ number: Double) -> Self
  /// The same with a margin on both sides, where it is a range.
  func widened(by margin: Double) -> Self
  /// Whether it is one number all the time.
  var isStill: Bool { get }
  var isFalling: Bool { get }
  /// The same with a rate by the stage's time, if its rate is by seconds of another number.
  func driven(by seconds: Self) -> Self
}

/// A number that can have a rate: it computes the formulas of motion and their derivatives.
///
/// A bend is a derivative of a formula, from the first order on; any number if it is unknown.
package protocol MotionKernel: RatableNumeral, ShownNumeral {
  static func bend(_ order: Int, of formula: MotionFormula, at place: Self) -> Self
  /// The rate added where something may jump up, or else down.
  static func jump(up: Bool) -> Self
}

extension MotionKernel {
  package var isFalling: Bool { false }
  package func driven(by seconds: Self) -> Self { self }
  package func widened(by margin: Double) -> Self { self }
  package static func jump(up: Bool) -> Self {
    Self(from: 0, to: up ? .infinity : -.infinity, rate: 0)
  }
}

extension Rated: ShownNumeral where Base: MotionKernel {
  package init(from first: Double, to last: Double, rate: Double) {
    self.init(Base(from: first, to: last, rate: rate), rate: Base(rate))
  }

  // The value of a formula; a number at rest gives the rate 0, however steep the formula is.
  @inline(__always)
  private func through(_ formula: (Base) -> Base, slope: (Base) -> Base) -> Self {
    Self(formula(value), rate: rate.isZero ? rate : rate * slope(value))
  }

  package static func joined(_ a: Self, _ b: Self, jumps: Bool) -> Self {
    Self(.joined(a.value, b.value, jumps: jumps), rate: .joined(a.rate, b.rate, jumps: true))
  }

  package static func resting(_ a: Self, at end: Double) -> Self {
    // A step within rounding is no jump.
    let rounding = 16 * end.ulp
    let isBelow = Base.isAtMost(a.value, Base(end + rounding)) == .holds
    let isAbove = Base.isAtMost(Base(end - rounding), a.value) == .holds
    let jump = isBelow || isAbove ? Base.jump(up: isBelow) : .anyRate
    return Self(.resting(a.value, at: end), rate: .joined(a.rate, jump, jumps: true))
  }

  package static func straight(from: Double, delta: Double, at progress: Self) -> Self {
    Self(
      .straight(from: from, delta: delta, at: progress.value),
      rate: product(Base(delta), progress.rate))
  }

  @inline(__always) package static func value(of formula: MotionFormula, at place: Self) -> Self {
    place.through({ .value(of: formula, at: $0) }, slope: { .bend(1, of: formula, at: $0) })
  }

  package var bounds: (lower: Double, upper: Double) { value.bounds }
  package var isStill: Bool { value.isStill && rate.isZero }
  package var isFalling: Bool { Base.isBelow(rate, Base(0)) == .holds }
  package func touching(_ number: Double) -> Self { Self(value.touching(number), rate: rate) }
  package func widened(by margin: Double) -> Self { Self(value.widened(by: margin), rate: rate) }

  package func within(_ lower: Double, _ upper: Double) -> Self {
    Self(value.within(lower, upper), rate: rate)
  }

  package func driven(by seconds: Self) -> Self {
    Self(
      value.driven(by: seconds.value),
      rate: Self.product(rate.driven(by: seconds.value), seconds.rate))
  }
}

// The rate of a rate: its argument is a function of time as well.
extension Rated: MotionKernel where Base: MotionKernel {
  @inline(__always)
  package static func bend(_ order: Int, of formula: MotionFormula, at place: Self) -> Self {
    switch formula {
    case .eased, .sprung, .cubic:
      place.through(
        { .bend(order, of: formula, at: $0) }, slope: { .bend(order + 1, of: formula, at: $0) })
    case .easedBetween, .sprungBetween, .evenly:
      Self(.bend(order, of: formula, at: place.value), rate: .anyRate)
    }
  }

  // A rate alone shows no jump: at rest it is 0.
  package static func jump(up: Bool) -> Self { Self(0) }
}
