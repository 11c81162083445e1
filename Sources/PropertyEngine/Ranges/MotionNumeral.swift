package import IntervalArithmetic

/// A kind of number that a motion can be worked out in: a value, a range over a span of time, or
/// either with its rate of change for a second.
///
/// A range holds what the engine gives for each tick of the span, with its rounding, and not only
/// the ideal value: each formula is widened by a bound on the engine's own error in it.
package protocol MotionNumeral: Numeral {
  /// What goes from one number to another, or back, during the span, at an even rate; of a value
  /// both are the same.
  init(from first: Double, to last: Double, rate: Double)
  /// What is one thing in a part of the span and another in the rest; without a jump only its rate
  /// changes there.
  static func joined(_ a: Self, _ b: Self, jumps: Bool) -> Self

  /// The progress of a curve at a share of the time, which is clamped to 0…1.
  static func eased(_ curve: CubicCurve, at share: Self) -> Self
  /// The progress of a spring after seconds, also after what counts as its end.
  static func sprung(_ spring: Spring, at seconds: Self) -> Self
  /// c.x + c.y·s + c.z·s² + c.w·s³, as keyframes have it.
  static func cubic(_ c: SIMD4<Double>, at s: Self) -> Self
  static func share(of length: ArcLength, atLength covered: Self) -> Self
}

/// What the formulas of motion come to in a number without a rate, and how fast they change.
package protocol MotionKernel: RatableNumeral {
  init(from first: Double, to last: Double)
  static func joined(_ a: Self, _ b: Self, jumps: Bool) -> Self
  static func value(of curve: CubicCurve, at share: Self) -> Self
  static func slope(of curve: CubicCurve, at share: Self) -> Self
  static func value(of spring: Spring, at seconds: Self) -> Self
  static func velocity(of spring: Spring, at seconds: Self) -> Self
  static func value(of c: SIMD4<Double>, at s: Self) -> Self
  static func slope(of c: SIMD4<Double>, at s: Self) -> Self
  static func value(of length: ArcLength, atLength covered: Self) -> Self
  static func slope(of length: ArcLength, atLength covered: Self) -> Self
}

extension MotionKernel {
  package init(from first: Double, to last: Double, rate: Double) {
    self.init(from: first, to: last)
  }

  package static func eased(_ curve: CubicCurve, at share: Self) -> Self {
    value(of: curve, at: share)
  }

  package static func sprung(_ spring: Spring, at seconds: Self) -> Self {
    value(of: spring, at: seconds)
  }

  package static func cubic(_ c: SIMD4<Double>, at s: Self) -> Self { value(of: c, at: s) }

  package static func share(of length: ArcLength, atLength covered: Self) -> Self {
    value(of: length, atLength: covered)
  }
}

extension Rated: MotionNumeral where Base: MotionKernel {
  package init(from first: Double, to last: Double, rate: Double) {
    self.init(Base(from: first, to: last), rate: Base(rate))
  }

  package static func joined(_ a: Self, _ b: Self, jumps: Bool) -> Self {
    Self(.joined(a.value, b.value, jumps: jumps), rate: .joined(a.rate, b.rate, jumps: true))
  }

  // What stands still has no rate, however steep the formula is there.
  private init(_ value: Base, _ rate: Base, times slope: @autoclosure () -> Base) {
    self.init(value, rate: rate.isZero ? rate : rate * slope())
  }

  package static func eased(_ curve: CubicCurve, at share: Self) -> Self {
    Self(
      .value(of: curve, at: share.value), share.rate, times: .slope(of: curve, at: share.value))
  }

  package static func sprung(_ spring: Spring, at seconds: Self) -> Self {
    Self(
      .value(of: spring, at: seconds.value), seconds.rate,
      times: .velocity(of: spring, at: seconds.value))
  }

  package static func cubic(_ c: SIMD4<Double>, at s: Self) -> Self {
    Self(.value(of: c, at: s.value), s.rate, times: .slope(of: c, at: s.value))
  }

  package static func share(of length: ArcLength, atLength covered: Self) -> Self {
    Self(
      .value(of: length, atLength: covered.value), covered.rate,
      times: .slope(of: length, atLength: covered.value))
  }
}
