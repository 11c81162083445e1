// With E′ = −αE − δO and O′ = E − αO the rate of p·E + q·O is (q − αp)·E − (δp + αq)·O, a sum of
// the same two. So a derivative of any order is 0 where such a sum is 0:
//
//     swinging    tan(√δ·t)/√δ = −p/q     one every half swing
//     critical    t = −p/q                at most one
//     creeping    tanh(βt)/β = −p/q       at most one

import CLibrary

/// A sum of the two motions of a spring, even·E + odd·O.
struct SpringSum: Hashable, Sendable {
  var even: Double
  var odd: Double
}

extension SpringMotion {
  /// The share of the way, minus 1, of a spring that left at `velocity`.
  func offset(velocity: Double) -> SpringSum { SpringSum(even: -1, odd: -(decay - velocity)) }

  /// The velocity of a spring that left at `velocity`.
  func speed(velocity: Double) -> SpringSum {
    SpringSum(even: velocity, odd: frequency * frequency - decay * velocity)
  }

  func rate(of sum: SpringSum) -> SpringSum {
    SpringSum(
      even: sum.odd - decay * sum.even,
      odd: -(frequency - decay) * (frequency + decay) * sum.even - decay * sum.odd)
  }

  /// The second or a higher derivative of the share of the way, having left at `velocity`.
  func bend(_ order: Int, velocity: Double) -> SpringSum {
    (2...order).reduce(speed(velocity: velocity)) { sum, _ in rate(of: sum) }
  }

  /// The first time after a moment at which a sum is 0, or nil.
  func zero(of sum: SpringSum, after seconds: Double) -> Double? {
    switch damping {
    case .swinging(let frequency): swingingZero(of: sum, after: seconds, at: frequency)
    case .critical: Self.time(-sum.even / sum.odd, after: seconds)
    case .creeping(_, let split):
      Self.time(atanh(-sum.even * split / sum.odd) / split, after: seconds)
    case .stuck: nil
    }
  }

  private static func time(_ time: Double, after seconds: Double) -> Double? {
    time.isFinite && time > seconds ? time : nil
  }

  // Division finds the next half swing; it may be off by one.
  private func swingingZero(
    of sum: SpringSum, after seconds: Double, at frequency: Double
  ) -> Double? {
    guard sum.even != 0 || sum.odd != 0 else { return nil }
    let angle = atan2(-sum.even * frequency, sum.odd)
    let count = ((seconds * frequency - angle) / .pi).rounded(.down)
    for half in 0...2 {
      let time = (angle + (count + Double(half)) * .pi) / frequency
      if let next = Self.time(time, after: seconds) { return next }
    }
    return nil
  }
}

extension Spring {
  /// The first time after a moment, in seconds, at which it turns round; nil if it never does.
  ///
  /// The share of the way done is least or greatest there. A spring that swings turns round for
  /// ever, in even steps of time; any other at most once, and only if it left with a velocity.
  package func firstTurningPoint(after seconds: Double) -> Double? {
    let motion = shape.motion
    return motion.zero(of: motion.speed(velocity: initialVelocity), after: max(seconds, 0))
  }
}
