internal import PropertyEngine

/// How a spring is built, and how it moves from then on.
package struct SpringBuild {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// Whether more than critical damping creeps; else it counts as critical.
  package let allowsOverdamping: Bool
  /// The velocity at the start, in ways per second.
  package let velocity: Double
  private let spring: Spring

  /// Makes the spring of these numbers, which are in the range of
  /// ``UISpringTimingParameters/init(mass:stiffness:damping:initialVelocity:)``.
  package init(
    mass: Double = 1, stiffness: Double, damping: Double, allowsOverdamping: Bool = true,
    velocity: Double = 0
  ) {
    self.init(
      Spring(
        SpringParameters(
          mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allowsOverdamping),
        initialVelocity: velocity))
  }

  init(_ spring: Spring) {
    let parameters = spring.parameters
    (mass, stiffness, damping) = (parameters.mass, parameters.stiffness, parameters.damping)
    (allowsOverdamping, velocity) = (parameters.allowsOverdamping, spring.initialVelocity)
    self.spring = spring
  }

  /// The damping as a share of the critical one, as it is built.
  package var dampingRatio: Double { spring.parameters.dampingRatio }

  /// The same as it moves: no more than 1 where that counts as critical, and 1 where it is a
  /// rounding away from that.
  package var movingRatio: Double {
    let ratio = allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
    return abs(ratio - 1) < 1e-12 ? 1 : ratio
  }

  /// The bounce it moves with: 1 without damping, 0 at critical damping, towards -1 with more.
  package var bounce: Double { movingRatio <= 1 ? 1 - movingRatio : 1 / movingRatio - 1 }
  /// The angular frequency without damping, in radians per second.
  package var frequency: Double { spring.parameters.undampedFrequency }
  /// The seconds of one swing without damping, which it seems to take.
  package var response: Double { spring.parameters.response }
  /// Whether nothing damps it, so that it never comes to rest.
  package var isEndless: Bool { damping == 0 }

  /// The seconds until it has settled by Core Animation's rule.
  package var settlingDuration: Double {
    spring.parameters.settlingDuration(initialVelocity: velocity)
  }

  /// The share of the way done after seconds from the start.
  package func progress(at time: Double) -> Double { spring.value(at: time) }
  /// The ways per second there.
  package func velocity(at time: Double) -> Double { spring.velocity(at: time) }
}
