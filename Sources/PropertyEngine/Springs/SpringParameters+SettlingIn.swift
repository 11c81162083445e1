// The spring behind a duration and a damping ratio, of mass 1: its displacement bound has fallen
// to ε = 0.001 of the way at the duration D. With z = ζω0·D, w = v0·D and s = √(1 − ζ²):
//
//     ζ < 1:   (ζ/s)·|1 − w/z|·e^(−z) = ε
//     ζ = 1:   |1 + z − w|·e^(−z)     = ε
//
// Both left sides fall from their start to zero at w, or w − 1, rise to one peak, and fall to zero
// for good; for w ≤ 0 they only fall. The spring sought is the root beyond the peak, the one that
// is continuous in the velocity around zero. When the velocity is so large that the peak lies
// under ε, only the root before the zero is left, and it is taken.
//
//     ζ < 1:   peak where z² = w·(z + 1), so z = (w + √(w² + 4w))/2; no velocity: z = ln(ζ/sε)
//     ζ = 1:   peak at z = w, of height e^(−w)
//
// These bracket the root, and bisection finds it to the last place: Newton's method from a fixed
// start runs off to another root, or to none, for the velocities of a flick.
//
// If the roots of two springs lie on one side of the peak, so do those of all springs between,
// whichever of ζ, v0 and D differs: a greater w makes the peak lower, a greater ζ higher. Then the
// decay z/D only rises or only falls. At a root the left side falls in z, and it rises in ζ: z
// rises with ζ. In w the left side falls beyond the peak and rises before the zero: z falls, or
// rises, with v0. With D, z/D falls, as w·dz/dw is less than z:
//
//     ζ < 1:   z·|w|/(z² + z|w| + |w|) for w < 0,   z·w/(z(w − z) + w) before the zero
//     ζ = 1:   |w|/(z + |w|) for w < 0,             w/(w − z) before the zero, where z > 5
//
// For v0 = 0 and falling ζ, ω0 = ln(ζ/sε)/ζD rises until ζ/s = e·ε and then falls to nothing at
// ζ/s = ε. A ratio below the turn is taken as the ratio of the turn, so that less damping never
// makes a slower spring.

import CLibrary

extension SpringParameters {
  /// The smallest damping ratio that ``init(settlingIn:dampingRatio:initialVelocity:)`` takes as it
  /// is: 0.0027.
  package static let smallestSettlingRatio: Double = {
    let tangent = exp(1) * restingDistance
    return tangent / (1 + tangent * tangent).squareRoot()
  }()

  /// Makes the spring of mass 1 that has come to rest after a duration, within 0.001 of the way.
  ///
  /// `duration` is in seconds; ``shortestDuration`` is the least. `dampingRatio` is clamped to
  /// ``smallestSettlingRatio``…1. `initialVelocity` is in whole distances per second: a spring
  /// thrown at its target is a softer one. UIKit ends an animation with such a spring at
  /// `duration`; ``settlingDuration(initialVelocity:)`` goes by another rule and differs.
  package init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let duration = max(duration, Self.shortestDuration)
    let ratio = min(max(dampingRatio, Self.smallestSettlingRatio), 1)
    let travel = initialVelocity * duration
    let decay =
      ratio > 1 - Self.criticalMargin
      ? Self.criticalDecay(travel: travel) : Self.swingingDecay(ratio: ratio, travel: travel)
    let frequency = decay / (ratio * duration)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  // z for ζ < 1. A positive velocity lowers the root below the one without velocity, a negative
  // one raises it, to no more than where (ζ/s)(1 + |w|/z) has become 2ζ/s.
  private static func swingingDecay(ratio: Double, travel w: Double) -> Double {
    let gain = ratio / ((1 - ratio) * (1 + ratio)).squareRoot() / restingDistance
    let still = log(gain)
    if w == 0 { return still }
    let excess = { z in gain * abs(1 - w / z) * exp(-z) - 1 }
    if w < 0 { return fallingRoot(of: excess, between: still, max(-w, log(2 * gain))) }
    let peak = (w + (w * w + 4 * w).squareRoot()) / 2
    let hasFarRoot = excess(peak) >= 0
    return fallingRoot(of: excess, between: hasFarRoot ? peak : 0, hasFarRoot ? still : w)
  }

  // z for ζ = 1. At z = 2(|w| + 10) the left side is below 1e-7 for every w.
  private static func criticalDecay(travel w: Double) -> Double {
    let excess = { z in abs(1 + z - w) * exp(-z) / restingDistance - 1 }
    let hasFarRoot = w <= 0 || excess(w) >= 0
    return fallingRoot(
      of: excess, between: hasFarRoot ? max(w, 0) : 0, hasFarRoot ? 2 * (abs(w) + 10) : w - 1)
  }

  // The place where a function that is positive at `low` and negative at `high` changes sign; the
  // ends themselves are not evaluated.
  private static func fallingRoot(
    of function: (Double) -> Double, between low: Double, _ high: Double
  ) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if function(middle) > 0 { low = middle } else { high = middle }
    }
  }
}

extension Spring {
  /// Whether it settles in some seconds by the root beyond the peak, not by the one before the
  /// zero; `nil` near either, where rounding decides.
  ///
  /// Choice: near the peak is where the left side falls less than a hundredth of what it does without
  /// velocity; near the zero is a hundredth of the way to it.
  func isBeyondPeak(settlingIn seconds: Double) -> Bool? {
    let (z, w) = (shape.motion.decay * seconds, initialVelocity * seconds)
    let isCritical = parameters.dampingRatio > 1 - SpringParameters.criticalMargin
    // Beyond the zero the gap is positive, and beyond the peak greater than the rise.
    let (gap, rise) = isCritical ? (1 + z - w, 1) : (z - w, w / z)
    if gap < -0.01 * w.magnitude { return false }
    return gap > 0 && rise <= 0.99 * gap ? true : nil
  }
}
