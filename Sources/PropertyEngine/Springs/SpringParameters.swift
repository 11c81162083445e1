/// The build of a spring: its mass, its stiffness and its damping.
///
/// With ω0 = √(stiffness/mass) and ζ = damping / (2√(stiffness·mass)) the spring swings while ζ <
/// 1, reaches the target fastest without passing it at ζ = 1, and creeps while ζ > 1. Core
/// Animation does not let a spring creep unless told to: ``allowsOverdamping``.
package struct SpringParameters: Hashable, Sendable {
  /// The mass that moves; greater than zero.
  package let mass: Double
  /// The pull per unit of distance; greater than zero.
  package let stiffness: Double
  /// The drag per unit of speed; zero or more, and infinite for a spring that cannot move.
  package let damping: Double
  /// Whether a damping ratio above 1 is taken as it is; otherwise it is taken as 1.
  package let allowsOverdamping: Bool

  /// Makes a spring from its physical parameters, which must be in range.
  package init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool = false) {
    precondition(
      Self.isValid(mass: mass, stiffness: stiffness, damping: damping),
      "mass and stiffness are greater than zero, and damping is not negative")
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    self.allowsOverdamping = allowsOverdamping
  }

  package static func isValid(mass: Double, stiffness: Double, damping: Double) -> Bool {
    mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && damping >= 0
  }

  // MARK: - Perceptual parameters

  /// The shortest duration that a spring is made for, in seconds: any shorter one is taken as this.
  package static let shortestDuration = 1e-6

  /// Makes a spring of mass 1 from the duration it seems to take and its bounce.
  ///
  /// Bounce 0 is critical damping, 1 swings forever, and −1 cannot move; values outside are
  /// clamped. A negative bounce creeps, so the spring allows overdamping.
  package init(perceptualDuration duration: Double, bounce: Double) {
    let period = max(duration, Self.shortestDuration)
    let bounce = min(max(bounce, -1), 1)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    let frequency = 2 * Double.pi / period
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 4 * .pi * ratio / period,
      allowsOverdamping: true)
  }

  /// The damping as a share of the critical one; as built, even if it moves as if it were 1.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The angular frequency ω0 the spring would have without damping, in radians per second.
  package var undampedFrequency: Double { (stiffness / mass).squareRoot() }
  /// The time of one swing without damping, in seconds.
  package var response: Double { 2 * .pi / undampedFrequency }
  /// The duration the spring seems to take, in seconds; the same number as the response.
  package var perceptualDuration: Double { response }

  /// The bounce: 1 without damping, 0 at critical damping, toward −1 as damping grows.
  package var bounce: Double { Self.bounce(ofRatio: dampingRatio) }

  /// The bounce of a damping ratio; one above 1 is a bounce below 0.
  package static func bounce(ofRatio ratio: Double) -> Double {
    ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }
}
