// Goals, most important first:
//
// 1. One motion across all damping ratios: no jump where swinging turns into creeping.
// 2. No overflow and no NaN at any time, for any valid spring.
// 3. Full precision, relative to the distance.
//
// The distance still to go, y = 1 − x, obeys y″ + 2αy′ + ω0²y = 0 with α = c/2m, y(0) = 1 and
// y′(0) = −v0. With δ = ω0² − α² define the even and the odd motion
//
//     E(t) = e^(−αt)·cos(√δ·t)        O(t) = e^(−αt)·sin(√δ·t)/√δ
//
// which are analytic in δ: through δ = 0 (O = t·e^(−αt)) they become cosh and sinh. Then
//
//     x  = 1 − E − (α − v0)·O         x′ = v0·E + (ω0² − α·v0)·O
//
// for every kind of damping. The textbook's sum of two exponentials for α > ω0 has coefficients
// that grow without bound near δ = 0 and cancel; E and O do not. There, with β = √(α² − ω0²),
// cosh and sinh overflow while e^(−αt) underflows, so the slow exponential is factored out:
//
//     E = e^(−ρt)·(1 + e^(−2βt))/2    O = e^(−ρt)·(1 − e^(−2βt))/2β    ρ = α − β = ω0²/(α + β)
//
// and expm1 keeps 1 − e^(−2βt) exact for small β. Under the root, ω0² − α² is (ω0 − α)(ω0 + α).

import CLibrary

/// The two motions whose weighted sums are all motions of one spring.
struct SpringMotion: Hashable, Sendable {
  enum Damping: Hashable {
    case swinging(frequency: Double)
    case critical
    case creeping(slowRate: Double, split: Double)
    case stuck
  }

  /// The decay rate α, per second, for a ratio of at most 1 unless a greater one is allowed.
  let decay: Double
  /// The undamped frequency ω0, in radians per second.
  let frequency: Double
  let damping: Damping

  init(_ parameters: SpringParameters) {
    let frequency = parameters.undampedFrequency
    let asBuilt = parameters.damping / (2 * parameters.mass)
    let decay = parameters.allowsOverdamping ? asBuilt : min(asBuilt, frequency)
    (self.frequency, self.decay) = (frequency, decay)
    if decay == .infinity {
      damping = .stuck
    } else if decay < frequency {
      let root = (frequency - decay).squareRoot() * (frequency + decay).squareRoot()
      damping = .swinging(frequency: root)
    } else if decay == frequency {
      damping = .critical
    } else {
      let split = (decay - frequency).squareRoot() * (decay + frequency).squareRoot()
      damping = .creeping(slowRate: frequency * (frequency / (decay + split)), split: split)
    }
  }

  /// The even and the odd motion at a time of zero seconds or more.
  func basis(at t: Double) -> (even: Double, odd: Double) {
    switch damping {
    case .swinging(let frequency):
      let (fading, angle) = (decay * t, frequency * t)
      if fading <= Double.mostDecay, angle <= Double.mostAngle {
        return Self.basis(fading: fading, angle: angle, frequency: frequency)
      }
      guard angle.isFinite else { return (0, 0) }
      let envelope = exp(-fading)
      return (envelope * cos(angle), envelope * sin(angle) / frequency)
    case .critical:
      let envelope = exp(-decay * t)
      return (envelope, envelope * t)
    case .creeping(let slowRate, let split):
      let envelope = exp(-slowRate * t)
      let gone = -expm1(-2 * split * t)
      return (envelope * (1 - gone / 2), envelope * (gone / (2 * split)))
    case .stuck: return (1, 0)
    }
  }

  // The motions of one spring that swings, or of several, from αt and √δ·t.
  @inline(__always) private static func basis<Number: SideBySide>(
    fading: Number, angle: Number, frequency: Number
  ) -> (even: Number, odd: Number) {
    let (envelope, waves) = (Number.decay(fading), Number.waves(of: angle))
    return (envelope * waves.cos, envelope * waves.sin / frequency)
  }

  /// The share of the way done after `t` seconds, zero or more, having left at `velocity`.
  func value(at t: Double, velocity: Double) -> Double {
    if damping == .stuck { return 0 }
    guard t.isFinite else { return 1 }
    let (even, odd) = basis(at: t)
    return 1 - even - (decay - velocity) * odd
  }

  /// The same for eight that swing, to the same bits; `nil` if one of them has swung too long.
  ///
  /// - Parameter lag: the decay rate minus the velocity.
  @inline(__always) static func values(
    at t: SIMD8<Double>, decay: SIMD8<Double>, frequency: SIMD8<Double>, lag: SIMD8<Double>
  ) -> SIMD8<Double>? {
    let (fading, angle) = (decay * t, frequency * t)
    guard all((fading .<= Double.mostDecay) .& (angle .<= Double.mostAngle)) else { return nil }
    let (even, odd) = basis(fading: fading, angle: angle, frequency: frequency)
    return 1 - even - lag * odd
  }

  /// The velocity after `t` seconds, zero or more, having left at `velocity`.
  func velocity(at t: Double, velocity: Double) -> Double {
    guard damping != .stuck, t.isFinite else { return 0 }
    let (even, odd) = basis(at: t)
    return velocity * even + (frequency * frequency - decay * velocity) * odd
  }
}
