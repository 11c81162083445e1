import HeadlessUIKit

/// The timing of a change, which means the same in every front end that can write it.
enum Tempo: CaseIterable, Sendable {
  case linear, easeIn, easeOut, easeInOut
  /// Core Animation's default curve.
  case standard
  /// Custom control points, beyond 1; exact as `Float`.
  case custom
  /// A spring by its perceived duration and its bounce.
  case bouncing
  /// A spring by its damping ratio, which settles in the duration.
  case ratio

  /// The duration in seconds, if the timing has none of its own.
  static let duration = 1.5

  private static let (c1, c2) = (CGPoint(x: 0.25, y: 0.75), CGPoint(x: 0.5, y: 1.25))

  /// The timing as animators take it.
  var parameters: any UITimingCurveProvider {
    switch self {
    case .linear: UICubicTimingParameters(animationCurve: .linear)
    case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
    case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
    case .easeInOut: UICubicTimingParameters(animationCurve: .easeInOut)
    case .standard: UICubicTimingParameters()
    case .custom: UICubicTimingParameters(controlPoint1: Self.c1, controlPoint2: Self.c2)
    case .bouncing: UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    case .ratio: UISpringTimingParameters(dampingRatio: 0.4)
    }
  }

  /// The curve as a block or begin and commit take it.
  var curve: UIView.AnimationCurve? {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    default: nil
    }
  }

  /// The curve as a layer's animation takes it.
  var function: CAMediaTimingFunction? {
    switch self {
    case .linear: CAMediaTimingFunction(name: .linear)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .standard: CAMediaTimingFunction(name: .default)
    case .custom: CAMediaTimingFunction(controlPoints: 0.25, 0.75, 0.5, 1.25)
    case .bouncing, .ratio: nil
    }
  }

  /// A layer's animation with this timing; `nil` if layers cannot express it.
  func animation(of keyPath: String) -> CABasicAnimation? {
    if self == .bouncing {
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
      spring.keyPath = keyPath
      return spring
    }
    guard let function else { return nil }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = Self.duration
    animation.timingFunction = function
    return animation
  }
}
