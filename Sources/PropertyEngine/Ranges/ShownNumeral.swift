package import IntervalArithmetic

/// A kind of number in which what is shown can be worked out, piece by piece.
package protocol ShownNumeral: MotionNumeral {
  /// from + delta · progress, as tracks have it: rounded as the engine rounds it.
  static func straight(from: Double, delta: Double, at progress: Self) -> Self
  /// The least and the greatest number; of a value both are the same.
  var bounds: (lower: Double, upper: Double) { get }
  /// What lies within bounds; a value is left as it is.
  func within(_ lower: Double, _ upper: Double) -> Self
  /// The same, where this number too may come of it, for rounding's sake.
  func touching(_ number: Double) -> Self
  /// Whether it is one number, and stays it.
  var isStill: Bool { get }
  /// Whether it becomes less.
  var isFalling: Bool { get }
  /// The same by the stage's time, if so far its rate is one by seconds of another number.
  func driven(by seconds: Self) -> Self
}

extension Double: ShownNumeral {
  package static func straight(from: Double, delta: Double, at progress: Double) -> Double {
    from + delta * progress
  }

  package var bounds: (lower: Double, upper: Double) { (self, self) }
  package func within(_ lower: Double, _ upper: Double) -> Double { self }
  package func touching(_ number: Double) -> Double { self }
  package var isStill: Bool { true }
  package var isFalling: Bool { false }
  package func driven(by seconds: Double) -> Double { self }
}

extension Interval: ShownNumeral {
  // Both operations are monotone, and so is their rounding: the ends hold what is in between.
  package static func straight(from: Double, delta: Double, at progress: Interval) -> Interval {
    guard delta != 0 else { return Interval(from) }
    let (a, b) = (from + delta * progress.lower, from + delta * progress.upper)
    return Interval(min(a, b), max(a, b), progress.decoration)
  }

  package var bounds: (lower: Double, upper: Double) { (lower, upper) }

  package func within(_ lower: Double, _ upper: Double) -> Interval {
    let low = min(max(self.lower, lower), upper)
    return Interval(low, max(min(self.upper, upper), low), decoration)
  }

  package func touching(_ number: Double) -> Interval {
    Interval(min(lower, number), max(upper, number), decoration)
  }

  package var isStill: Bool { lower == upper }
  package var isFalling: Bool { false }
  package func driven(by seconds: Interval) -> Interval { self }
}

extension Rated: ShownNumeral where Base: MotionKernel & ShownNumeral {
  package static func straight(from: Double, delta: Double, at progress: Self) -> Self {
    Self(
      .straight(from: from, delta: delta, at: progress.value),
      rate: product(Base(delta), progress.rate))
  }

  package var bounds: (lower: Double, upper: Double) { value.bounds }

  package func within(_ lower: Double, _ upper: Double) -> Self {
    Self(value.within(lower, upper), rate: rate)
  }

  package func touching(_ number: Double) -> Self { Self(value.touching(number), rate: rate) }
  package var isStill: Bool { value.isStill && rate.isZero }
  package var isFalling: Bool { Base.isBelow(rate, Base(0)) == .holds }

  package func driven(by seconds: Self) -> Self {
    Self(value, rate: Self.product(rate, seconds.rate))
  }
}
