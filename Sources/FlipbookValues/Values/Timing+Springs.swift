extension Timing {
  /// The timing without its name as a preset.
  package var unnamed: Timing {
    if case .preset(_, let timing) = self { timing.unnamed } else { self }
  }

  package var isSpring: Bool { if case .spring = unnamed { true } else { false } }

  /// The damping ratio of a spring given by that alone, which UIKit makes settle within the
  /// animation's duration, so that its other numbers depend on that; `nil` for others.
  package var ratioAlone: Double? {
    if case .spring(.ratio(let ratio), _) = unnamed { ratio } else { nil }
  }

  /// Whether it is a spring given by duration and bounce, unless a name stands for these.
  package var isBounceInFull: Bool {
    guard case .spring(.bounce, _) = self else { return false }
    return !Self.basic.contains { $0.timing == self }
  }

  /// The initial velocity of a spring, in ways per second; 0 for a curve.
  package var initialVelocity: Double {
    if case .spring(_, let velocity) = unnamed { velocity } else { 0 }
  }

  /// The spring with another initial velocity; a curve is unchanged.
  package func pushed(_ velocity: Double) -> Timing {
    switch self {
    case .curve, .standard, .cubic: self
    case .spring(let spring, _): .spring(spring, velocity: velocity)
    case .preset(let name, let timing): .preset(name, timing.pushed(velocity))
    }
  }

  /// The spring's numbers; one with a damping ratio is made to settle within the duration.
  package func spring(duration: Double) -> SpringBuild? {
    TimingShape(parameters, duration: duration > 0 ? duration : 0.5).springBuild
  }

  /// Makes a spring from numbers that give its motion.
  package init(_ build: SpringBuild) {
    let spring: Spring =
      build.movingRatio > 1
      ? .bounce(build.bounce, duration: build.response)
      : .physics(mass: build.mass, stiffness: build.stiffness, damping: build.damping)
    self = .spring(spring, velocity: build.velocity)
  }
}

/// Origami's tension and friction, which React Native has as well.
///
/// Source: React Native, Libraries/Animated/SpringConfig.js. The mass is 1.
package enum Origami {
  /// The tension at which the stiffness is 0.
  package static let leastTension = tension(ofStiffness: 0)
  /// The friction at which the damping is 0.
  package static let leastFriction = friction(ofDamping: 0)

  package static func stiffness(ofTension tension: Double) -> Double { (tension - 30) * 3.62 + 194 }
  package static func damping(ofFriction friction: Double) -> Double {
    max((friction - 8) * 3 + 25, 0)
  }
  package static func tension(ofStiffness stiffness: Double) -> Double {
    (stiffness - 194) / 3.62 + 30
  }
  package static func friction(ofDamping damping: Double) -> Double { (damping - 25) / 3 + 8 }
}
