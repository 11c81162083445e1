internal import PropertyEngine

package struct SpringBuild {
  private let spring: Spring
  package var mass: Double { spring.parameters.mass }
  package var stiffness: Double { spring.parameters.stiffness }
  package var damping: Double { spring.parameters.damping }
  /// Whether more than critical damping is slower; else it counts as critical.
  package var allowsOverdamping: Bool { spring.parameters.allowsOverdamping }
  package var velocity: Double { spring.initialVelocity }

  /// Makes a spring of these numbers, in the ranges of
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

  init(_ spring: Spring) { self.spring = spring }

  package var dampingRatio: Double { spring.parameters.dampingRatio }

  /// The damping ratio it moves with: at most 1 if more counts as critical, and 1 up to rounding.
  package var movingRatio: Double {
    let ratio = allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
    return abs(ratio - 1) < 1e-12 ? 1 : ratio
  }

  /// The bounce it moves with: 1 without damping, 0 at critical damping, toward -1 with more.
  package var bounce: Double { SpringParameters.bounce(ofRatio: movingRatio) }
  /// The undamped angular frequency, in radians per second.
  package var frequency: Double { spring.parameters.undampedFrequency }
  /// The seconds of one undamped swing, its perceived duration.
  package var response: Double { spring.parameters.response }
  package var isEndless: Bool { damping == 0 }

  package var settlingDuration: Double {
    spring.parameters.settlingDuration(initialVelocity: velocity)
  }

  package func progress(at time: Double) -> Double { spring.value(at: time) }
  package func velocity(at time: Double) -> Double { spring.velocity(at: time) }
}
