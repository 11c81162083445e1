import CLibrary
package import IntervalArithmetic

// A spring never swings farther than on the swing before: besides the ends of a span, only the
// first two turning points inside it can be its bounds.
//
// The engine's rounding: an exponential and a sine are off by a few units in their last place, and
// by the rounding of their argument, αt or √δ·t, which grows with time. Both are proportional to
// the size of the motion, |even| + |odd|·(O's largest share of the envelope), which falls by
// e^(−αt). Over a span the product of both is greatest within 1/α of its beginning.

extension Interval {
  package static func sprung(_ spring: Spring, at seconds: Interval) -> Interval {
    let (motion, velocity) = (spring.shape.motion, spring.initialVelocity)
    if seconds.upper <= 0 || motion.damping == .stuck { return Interval(0, 0, seconds.decoration) }
    let after = motion.range(
      of: motion.offset(velocity: velocity), from: max(seconds.lower, 0), to: seconds.upper,
      around: 1, turning: motion.speed(velocity: velocity)
    ).lowered(to: seconds.decoration)
    return seconds.lower < 0
      ? after.hull(Interval(0)).lowered(to: velocity == 0 ? .smooth : .continuous) : after
  }

  package static func velocity(of spring: Spring, at seconds: Interval) -> Interval {
    speed(of: spring, spring.shape.motion.speed(velocity: spring.initialVelocity), at: seconds)
  }

  package static func bend(_ order: Int, of spring: Spring, at seconds: Interval) -> Interval {
    let sum = spring.shape.motion.bend(order, velocity: spring.initialVelocity)
    let bend = speed(of: spring, sum, at: seconds)
    return seconds.lower < 0 || spring.shape.motion.damping == .stuck
      ? bend.lowered(to: .defined) : bend
  }

  // The velocity, or one of its derivatives.
  private static func speed(
    of spring: Spring, _ speed: SpringSum, at seconds: Interval
  ) -> Interval {
    let (motion, velocity) = (spring.shape.motion, spring.initialVelocity)
    if seconds.upper < 0 { return Interval(0, 0, seconds.decoration) }
    var after: Interval
    if motion.damping == .stuck {
      after = Interval(0)
      if seconds.lower <= 0 { after = after.hull(Interval(velocity)) }
    } else {
      after = motion.range(
        of: speed, from: max(seconds.lower, 0), to: seconds.upper,
        around: 0, turning: motion.rate(of: speed))
    }
    after = after.lowered(to: seconds.decoration)
    guard seconds.lower < 0 || motion.damping == .stuck && seconds.lower == 0 else { return after }
    return after.hull(Interval(0)).lowered(to: velocity == 0 ? .continuous : .defined)
  }
}

extension SpringMotion {
  /// The range of `rest` plus a sum of both motions, between two times that are not negative.
  fileprivate func range(
    of sum: SpringSum, from start: Double, to end: Double, around rest: Double,
    turning rate: SpringSum
  ) -> Interval {
    guard start.isFinite else { return Interval(rest) }
    let (margin, size) = noise(of: sum, from: start, to: end)
    guard margin < size else {
      return size.isFinite ? Interval(rest).widened(by: 2 * size) : .undefined
    }
    let first = zero(of: rate, after: start) ?? .nan
    let second = zero(of: rate, after: first) ?? .nan
    return Interval.extent(
      of: { time in
        guard time.isFinite else { return rest }
        let (even, odd) = basis(at: time)
        return rest + sum.even * even + sum.odd * odd
      }, from: start, to: end, turning: (first, second), margin: margin + 2 * .ulpOfOne * rest)
  }

  // Bounds on the rounding error and on the size of a sum between two times.
  private func noise(
    of sum: SpringSum, from start: Double, to end: Double
  ) -> (margin: Double, size: Double) {
    let (rate, swing, reach) = envelope
    let time = min(end, start + 1 / rate)
    let smallest = 1e-300
    let size =
      (exp(-rate * start) + smallest) * (sum.even.magnitude + sum.odd.magnitude * min(time, reach))
    return ((8 + 2 * (rate + swing) * time) * .ulpOfOne * size, size)
  }

  // The decay rate of both motions, the rate of their angle, and O's largest share of the envelope.
  private var envelope: (rate: Double, swing: Double, reach: Double) {
    switch damping {
    case .swinging(let frequency): (decay, frequency, 1 / frequency)
    case .critical: (decay, 0, .infinity)
    case .creeping(let slowRate, let split): (slowRate, 0, 1 / (2 * split))
    case .stuck: (0, 0, 0)
    }
  }
}
