/// A spring let go: the share of the way done as a function of time.
///
/// The way leads from 0 to 1; a property moves from + (to − from)·share, and the share passes 1
/// while the spring overshoots.
package struct Spring: Sendable {
  let shape: SpringShape

  package var parameters: SpringParameters { shape.parameters }
  /// The velocity at the start, in whole distances per second; positive toward the target.
  package var initialVelocity: Double { shape.initialVelocity }

  /// Makes a spring that is let go at time zero with a finite velocity.
  package init(_ parameters: SpringParameters, initialVelocity: Double = 0) {
    shape = SpringShape(parameters, initialVelocity: initialVelocity)
  }

  /// The share of the way done after seconds: 0 up to the start; 1 long after, unless nothing damps
  /// the spring, or infinite damping that may overdamp it keeps it at 0.
  package func value(at t: Double) -> Double { shape.value(at: t) }

  /// The velocity after seconds, in whole distances per second; 0 before the start.
  package func velocity(at t: Double) -> Double {
    if t == 0 { return initialVelocity }
    return t > 0 ? shape.motion.velocity(at: t, velocity: initialVelocity) : 0
  }
}

extension Spring: Hashable {
  package static func == (a: Spring, b: Spring) -> Bool {
    a.shape === b.shape || (a.parameters == b.parameters && a.initialVelocity == b.initialVelocity)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(parameters)
    hasher.combine(initialVelocity)
  }
}

/// A spring's parameters and the numbers that follow from them; its copies share it.
final class SpringShape: Sendable {
  let parameters: SpringParameters
  let initialVelocity: Double
  let motion: SpringMotion
  /// The numbers of a spring that swings; `nil` for others.
  let swing: (decay: Double, frequency: Double, lag: Double)?

  init(_ parameters: SpringParameters, initialVelocity: Double) {
    (self.parameters, self.initialVelocity) = (parameters, initialVelocity)
    motion = SpringMotion(parameters)
    swing =
      if case .swinging(let frequency) = motion.damping {
        (motion.decay, frequency, motion.decay - initialVelocity)
      } else {
        nil
      }
  }

  /// The share of the way done `t` seconds after the start, as ``Spring/value(at:)`` has it.
  func value(at t: Double) -> Double { t > 0 ? motion.value(at: t, velocity: initialVelocity) : 0 }
}
