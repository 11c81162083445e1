package import HeadlessUIKit

// What a timing is made of.
extension Timing {
  /// The same without the name it has as a preset.
  package var unnamed: Timing {
    if case .preset(_, let timing) = self { timing.unnamed } else { self }
  }

  package var isSpring: Bool {
    switch unnamed {
    case .curve, .standard, .cubic, .preset: false
    case .springRatio, .springPhysics, .springBounce, .springResponse, .springTension: true
    }
  }

  /// The damping ratio of a spring that is given by that alone; `nil` for all others.
  ///
  /// UIKit makes such a spring settle within the duration of the animation, so that its other
  /// numbers depend on that.
  package var ratioAlone: Double? {
    if case .springRatio(let ratio, _) = unnamed { ratio } else { nil }
  }

  /// Whether it is a spring that is given by a duration.
  package var saysDuration: Bool { if case .springBounce = unnamed { true } else { false } }

  /// The ways per second a spring begins with; 0 for a curve.
  package var initialVelocity: Double {
    switch unnamed {
    case .curve, .standard, .cubic, .preset: 0
    case .springRatio(_, let velocity), .springPhysics(_, _, _, let velocity),
      .springBounce(_, _, let velocity), .springResponse(_, _, let velocity),
      .springTension(_, _, let velocity):
      velocity
    }
  }

  /// The spring with another velocity at its start; a curve as it is.
  package func pushed(_ velocity: Double) -> Timing {
    switch self {
    case .curve, .standard, .cubic: self
    case .preset(let name, let timing): .preset(name, timing.pushed(velocity))
    case .springRatio(let ratio, _): .springRatio(dampingRatio: ratio, velocity: velocity)
    case .springPhysics(let mass, let stiffness, let damping, _):
      .springPhysics(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    case .springBounce(let duration, let bounce, _):
      .springBounce(duration: duration, bounce: bounce, velocity: velocity)
    case .springResponse(let response, let fraction, _):
      .springResponse(response: response, dampingFraction: fraction, velocity: velocity)
    case .springTension(let tension, let friction, _):
      .springTension(tension: tension, friction: friction, velocity: velocity)
    }
  }

  /// The spring's numbers; one with a damping ratio is made to settle within the duration.
  package func spring(duration: Double) -> SpringBuild? {
    TimingShape(parameters, duration: duration > 0 ? duration : 0.5).springBuild
  }

  /// A spring in words that give its motion.
  package init(_ build: SpringBuild) {
    self =
      build.movingRatio > 1
      ? .springBounce(duration: build.response, bounce: build.bounce, velocity: build.velocity)
      : .springPhysics(
        mass: build.mass, stiffness: build.stiffness, damping: build.damping,
        velocity: build.velocity)
  }
}

/// Origami's tension and friction, which React Native has as well.
///
/// Source: React Native, Libraries/Animated/SpringConfig.js. The mass is 1.
package enum Origami {
  /// The tension below which there is no stiffness left.
  package static let leastTension = tension(ofStiffness: 0)
  /// The friction of no damping.
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
