// The rules are Core Animation's, found by measuring it:
//
// - A spring that swings is at rest when the sum of the amplitudes of its cosine and its sine,
//   1 + |(α − v0)/ωd|, times the envelope e^(−αt), has fallen to 0.001.
// - A spring that does not swing is checked every 0.1 s, at times that are summed up, until it is
//   within 0.001 of the target. The same rule serves overdamped springs that are allowed,
//   for which no measurement is known.
// - Without damping the answer is the largest Float; infinite damping answers 0.
//
// A ratio one rounding away from 1 has to count as 1: the first rule grows without bound there.

import CLibrary

extension SpringParameters {
  /// The distance from the target, as a share of the way, at which a spring counts as at rest.
  package static let restingDistance = 0.001
  /// The settling duration of a spring that never comes to rest: the largest Float.
  package static let endless = Double(Float.greatestFiniteMagnitude)

  // Covers the rounding of ω0 and c in a spring built to be critical, but no ratio that somebody
  // would write.
  static let criticalMargin = 1e-12

  /// The seconds until it counts as at rest, by Core Animation's rule: never more than ``endless``,
  /// which is the answer without damping; 0 for infinite damping that is allowed.
  package func settlingDuration(initialVelocity: Double = 0) -> Double {
    if damping == 0 { return Self.endless }
    if damping == .infinity && allowsOverdamping { return 0 }
    let motion = SpringMotion(self)
    let duration =
      dampingRatio < 1 - Self.criticalMargin
      ? motion.envelopeDuration(velocity: initialVelocity)
      : motion.steppedDuration(velocity: initialVelocity)
    return min(duration, Self.endless)
  }
}

extension SpringMotion {
  fileprivate func envelopeDuration(velocity: Double) -> Double {
    let swing = (frequency - decay).squareRoot() * (frequency + decay).squareRoot()
    let amplitude = 1 + abs((decay - velocity) / swing)
    return log(amplitude / SpringParameters.restingDistance) / decay
  }

  fileprivate func steppedDuration(velocity: Double) -> Double {
    let step = 0.1
    let longestWalk = 1000.0
    var (t, earliest) = (0.0, 0.0)
    while t < longestWalk {
      if t >= earliest, isAtRest(after: t, velocity: velocity) { return t }
      t += step
      // Choice: after ten seconds, passes over the steps before the time at which it is at rest.
      if earliest == 0, t > 10, comesNearer(velocity) {
        earliest = restTime(velocity, before: longestWalk) * (1 - 1e-9)
      }
    }
    return bisectedDuration(after: t, velocity: velocity)
  }

  // Whether it never goes away from its target, nor beyond it, from its first moment on.
  private func comesNearer(_ velocity: Double) -> Bool {
    switch damping {
    case .critical: velocity >= 0 && velocity <= decay
    case .creeping(let slowRate, _): velocity >= 0 && velocity <= slowRate
    case .swinging, .stuck: false
    }
  }

  private func restTime(_ velocity: Double, before end: Double) -> Double {
    var (low, high) = (0.0, end)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isAtRest(after: middle, velocity: velocity) { high = middle } else { low = middle }
    }
    return low
  }

  // A spring that still moves after so long is past every swing of its start: once at rest it stays
  // so, and bisection finds the border.
  private func bisectedDuration(after start: Double, velocity: Double) -> Double {
    var (low, high) = (start, 2 * start)
    while !isAtRest(after: high, velocity: velocity) {
      guard high < SpringParameters.endless else { return SpringParameters.endless }
      (low, high) = (high, 2 * high)
    }
    while high - low > 0.1 && low + (high - low) / 2 > low && low + (high - low) / 2 < high {
      let middle = low + (high - low) / 2
      if isAtRest(after: middle, velocity: velocity) { high = middle } else { low = middle }
    }
    return high
  }

  private func isAtRest(after t: Double, velocity: Double) -> Bool {
    abs(1 - value(at: t, velocity: velocity)) < SpringParameters.restingDistance
  }
}
