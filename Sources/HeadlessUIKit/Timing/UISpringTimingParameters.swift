internal import PropertyEngine

/// Timing by a spring.
///
/// The initial velocity counts distances per second: 200 points away at 100 points per second is
/// 0.5. A view's centre uses both components, moving on two springs; everything else uses `dx`. A
/// spring whose end is its start does not move. Apple: uikit/uispringtimingparameters.
public final class UISpringTimingParameters: UITimingCurveProvider {
  private enum Given {
    case ratio(Double)
    case full(Leg, seconds: Double)
  }

  private let given: Given
  /// The initial velocity, in distances per second, for each axis of a point.
  public let initialVelocity: CGVector

  /// Makes the system's spring: mass 3, stiffness 1000, damping 500, played as critically damped
  /// (source: WWDC 2016 session 216).
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that has nearly settled after the animator's duration.
  ///
  /// A damping ratio of 1 does not swing, less does; values outside 0…1 are clamped.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector) {
    given = .ratio(Double(dampingRatio))
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring that has nearly settled after the animator's duration and starts at rest.
  public convenience init(dampingRatio: CGFloat) {
    self.init(dampingRatio: dampingRatio, initialVelocity: .zero)
  }

  /// Makes a spring from its physics; an animator's duration is then computed, not kept.
  ///
  /// Mass and stiffness are more than 0, the damping is 0 or more: at 0 it swings forever, and more
  /// than critical counts as critical.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    precondition(mass > 0 && stiffness > 0, "mass and stiffness must be greater than 0")
    precondition(damping >= 0, "damping must be greater than or equal to 0")
    let parameters = SpringParameters(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    given = Self.full(parameters, initialVelocity)
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring from a perceptual duration and a bounce; an animator's duration is computed.
  ///
  /// The duration is how long it seems to take, in seconds, more than 0. A bounce of 0 does not
  /// swing, towards 1 it swings more, below 0 it is flatter; it is more than -1.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero)
  {
    precondition(duration > 0, "a spring's duration must be greater than 0")
    given = Self.full(
      SpringParameters(perceptualDuration: duration, bounce: Double(bounce)), initialVelocity)
    self.initialVelocity = initialVelocity
  }

  /// The kind of timing.
  public var timingCurveType: UITimingCurveType { .spring }
  /// No curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  public var springTimingParameters: UISpringTimingParameters? { self }
  /// Returns itself, which does not change.
  public func copy(with zone: NSZone?) -> Any { self }

  convenience init(_ spring: Spring) {
    let (build, velocity) = (spring.parameters, CGFloat(spring.initialVelocity))
    self.init(
      mass: CGFloat(build.mass), stiffness: CGFloat(build.stiffness),
      damping: CGFloat(build.damping), initialVelocity: CGVector(dx: velocity, dy: velocity))
  }

  /// The damping ratio it was made with; `nil` for a spring given in full.
  package var givenRatio: Double? { if case .ratio(let ratio) = given { ratio } else { nil } }

  /// The leg and duration of an animator; a ratio takes the given duration, a full spring its own.
  func leg(duration: Double) -> (leg: Leg, duration: Double) {
    switch given {
    case .full(let leg, let seconds): return (leg, seconds)
    case .ratio(let ratio):
      let leg = Self.leg(initialVelocity, seconds: duration) {
        SpringParameters(settlingIn: max(duration, 1e-9), dampingRatio: ratio, initialVelocity: $0)
      }
      return (leg, duration)
    }
  }

  private static func full(_ parameters: SpringParameters, _ velocity: CGVector) -> Given {
    let seconds = max(
      parameters.settlingDuration(initialVelocity: Double(velocity.dx)),
      parameters.settlingDuration(initialVelocity: Double(velocity.dy)))
    return .full(leg(velocity, seconds: seconds) { _ in parameters }, seconds: seconds)
  }

  private static func leg(
    _ velocity: CGVector, seconds: Double, _ parameters: (Double) -> SpringParameters
  ) -> Leg {
    func pacing(_ velocity: Double) -> Pacing {
      .spring(Spring(parameters(velocity), initialVelocity: velocity), stretch: 1)
    }
    return Leg(
      pacing: pacing(Double(velocity.dx)),
      verticalPacing: velocity.dy == velocity.dx ? nil : pacing(Double(velocity.dy)),
      span: .clamped(seconds: seconds))
  }
}
