internal import AnimationEngine

// What tools need to know of key paths and springs.
extension CALayer {
  /// The key paths that can be animated, without their members, in the order they are listed.
  package static var animatableKeyPaths: [String] {
    LayerKey.allCases.map(\.keyPath) + ["bounds"]
  }

  /// What kind of value a key path moves; `nil` where it moves none.
  package static func animatableKind(ofKeyPath keyPath: String) -> AnimatableKind? {
    LayerKeyPath(keyPath)?.kind
  }
}

extension UISpringTimingParameters {
  /// The spring as mass, stiffness, damping and velocity; one that was given as a damping ratio is
  /// made to settle within a duration in seconds.
  package func physics(
    duration: Double
  ) -> (mass: Double, stiffness: Double, damping: Double, velocity: Double)? {
    guard case .spring(let spring, _) = leg(duration: duration).leg.pacing else { return nil }
    let parameters = spring.parameters
    return (
      parameters.mass, parameters.stiffness, parameters.damping, spring.initialVelocity
    )
  }
}

extension UIView {
  /// The seconds that changes with a timing take; a spring given in full has its own.
  package static func duration(
    of timing: any UITimingCurveProvider, requested duration: Double
  ) -> Double {
    timing.leg(duration: duration).duration
  }
}
