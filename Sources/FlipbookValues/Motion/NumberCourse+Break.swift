extension NumberCourse {
  /// A moment at which the number or its velocity jumps.
  package struct Break {
    package let ticks: Int64
    /// Values and velocities on both sides; a velocity is NaN where it is not known.
    package let before: (value: Double, rate: Double)
    package let after: (value: Double, rate: Double)
    /// Whether the number itself jumps, and whether the velocity does.
    package let isJump, isCorner: Bool
    /// How far the value may go without a jump.
    let margin: Double

    /// - Parameters: margin and rateMargin say how far value and velocity may go without a jump.
    init(
      ticks: Int64, before: (value: Double, rate: Double), after: (value: Double, rate: Double),
      margin: Double, rateMargin: Double = 0
    ) {
      (self.ticks, self.before, self.after, self.margin) = (ticks, before, after, margin)
      isJump = abs(after.value - before.value) > margin
      let size = max(before.rate.magnitude, after.rate.magnitude)
      isCorner = abs(after.rate - before.rate) > rateMargin + NumberCourse.leastCorner * size
    }

    /// The jump of the number or, if it does not jump, of its velocity.
    var jump: (from: Double, to: Double) {
      isJump ? (before.value, after.value) : (before.rate, after.rate)
    }

    private var isMoving: Bool {
      let (a, b) = (before.rate.magnitude, after.rate.magnitude)
      return min(a, b) > NumberCourse.leastCorner * max(a, b)
    }

    func breaks(_ promise: Promise) -> Bool {
      switch promise.kind {
      case .continuous: isJump
      case .smooth: isJump || isCorner && (promise.isStrict || isMoving)
      default: false
      }
    }
  }
}

extension MovingNumber {
  /// Where it is once springs that end with the next tick have ended, and how far it goes on in as
  /// long a time: a clock slower than the stage's may stand still in a single tick.
  func aim(after ticks: Int64) throws(Mistake) -> (value: Double, reach: Double) {
    let aim = try value(at: ticks + ShownValue.restTicks)
    return (aim, abs(try value(at: ticks + 2 * ShownValue.restTicks) - aim))
  }
}
