/// A spring let go: the share of the way done as a function of time.
///
/// The way leads from 0 to 1; a property moves from + (to − from)·share, and the share passes 1
/// while the spring overshoots.
///
/// ```swift
/// let spring = Spring(SpringParameters(mass: 1, stiffness: 100, damping: 10))
/// spring.value(at: 0.15)   // 0.610493
/// spring.value(at: 0.45)   // 1.118446
/// ```
package struct Spring: Hashable, Sendable {
  /// The build of the spring.
  package let parameters: SpringParameters

  /// The velocity at the start, in whole distances per second; positive toward the target.
  package let initialVelocity: Double

  private let motion: SpringMotion

  /// Makes a spring that is let go at time zero with a finite velocity.
  package init(_ parameters: SpringParameters, initialVelocity: Double = 0) {
    self.parameters = parameters
    self.initialVelocity = initialVelocity
    motion = SpringMotion(parameters)
  }

  /// The share of the way done `t` seconds after the start.
  ///
  /// 0 at and before the start; 1 long after, unless nothing damps the spring. A spring of
  /// infinite damping that may be overdamped stays at 0.
  package func value(at t: Double) -> Double {
    t > 0 ? motion.value(at: t, velocity: initialVelocity) : 0
  }

  /// The velocity `t` seconds after the start, in whole distances per second.
  ///
  /// The initial velocity at 0, and 0 before.
  package func velocity(at t: Double) -> Double {
    if t == 0 { return initialVelocity }
    return t > 0 ? motion.velocity(at: t, velocity: initialVelocity) : 0
  }
}
