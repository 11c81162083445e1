package import HeadlessUIKit

/// The timing of an animation as typed.
package enum Timing: Equatable, Sendable {
  case curve(UIView.AnimationCurve)
  /// Core Animation's default curve.
  case standard
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case springRatio(dampingRatio: Double, velocity: Double)
  case springPhysics(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  case springBounce(duration: Double, bounce: Double, velocity: Double)
  /// SwiftUI's older words for the same.
  case springResponse(response: Double, dampingFraction: Double, velocity: Double)
  /// Origami's and React Native's words.
  case springTension(tension: Double, friction: Double, velocity: Double)

  /// One that others have published, by its name in ``presets``; shown by it as well.
  indirect case preset(String, Timing)

  /// A word that stands for a timing, with where its numbers are published.
  package typealias Named = (name: String, timing: Timing, meaning: String, source: String)

  /// The words that name a timing, with what they mean.
  package static let named: [Named] =
    basic
    + (unreserved + presets).map { ($0.name, .preset($0.name, $0.timing), $0.meaning, $0.source) }

  /// The timing of a word.
  package static func named(_ name: String) -> Timing? { named.first { $0.name == name }?.timing }

  /// Words that came when people had given their names already: a thing that has one is meant.
  package static let unreserved: [Named] = [
    (
      "ease", .cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), "CSS's usual curve",
      "w3.org/TR/css-easing-1"
    ),
    (
      "easyEase", .cubic(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: 1),
      "After Effects' Easy Ease: slow, fast, slow", afterEffects
    ),
    (
      "easyEaseIn", .cubic(x1: 1.0 / 6, y1: 1.0 / 6, x2: 2.0 / 3, y2: 1),
      "After Effects' Easy Ease In, into a keyframe: slow at the end", afterEffects
    ),
    (
      "easyEaseOut", .cubic(x1: 1.0 / 3, y1: 0, x2: 5.0 / 6, y2: 5.0 / 6),
      "After Effects' Easy Ease Out, out of a keyframe: slow at the start", afterEffects
    ),
  ]

  private static let afterEffects =
    "helpx.adobe.com, After Effects, Control speed between keyframes"

  /// The words that UIKit, Core Animation and SwiftUI have themselves.
  package static let basic: [Named] = [
    ("linear", .curve(.linear), "even", uiKit),
    ("easeIn", .curve(.easeIn), "slow at the start", uiKit),
    ("easeOut", .curve(.easeOut), "slow at the end", uiKit),
    ("easeInOut", .curve(.easeInOut), "slow, fast, slow; what you get without a timing", uiKit),
    ("default", .standard, "Core Animation's default curve", uiKit),
    (
      "smooth", .springBounce(duration: 0.5, bounce: 0, velocity: 0),
      "SwiftUI's spring without bounce", swiftUI
    ),
    (
      "snappy", .springBounce(duration: 0.5, bounce: 0.15, velocity: 0),
      "SwiftUI's spring with a small bounce", swiftUI
    ),
    (
      "bouncy", .springBounce(duration: 0.5, bounce: 0.3, velocity: 0),
      "SwiftUI's spring with more bounce", swiftUI
    ),
  ]

  private static let uiKit = "developer.apple.com, CAMediaTimingFunction"
  static let swiftUI = "developer.apple.com, SwiftUI's Spring"

  /// The timing parameters UIKit has for it, from which it can be told again.
  package var parameters: any UITimingCurveProvider { TypedTiming(self, ownParameters) }

  private var ownParameters: any UITimingCurveProvider {
    func vector(_ velocity: Double) -> CGVector { CGVector(dx: velocity, dy: velocity) }
    switch self {
    case .curve(let curve): return UICubicTimingParameters(animationCurve: curve)
    case .standard: return UICubicTimingParameters()
    case .cubic(let x1, let y1, let x2, let y2):
      return UICubicTimingParameters(
        controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
    case .springRatio(let ratio, let velocity):
      return UISpringTimingParameters(dampingRatio: ratio, initialVelocity: vector(velocity))
    case .springPhysics(let mass, let stiffness, let damping, let velocity):
      return UISpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: vector(velocity))
    case .springBounce(let duration, let bounce, let velocity):
      return UISpringTimingParameters(
        duration: duration, bounce: bounce, initialVelocity: vector(velocity))
    case .springResponse(let response, let fraction, let velocity):
      return UISpringTimingParameters(
        duration: response, bounce: fraction > 1 ? 1 / fraction - 1 : 1 - fraction,
        initialVelocity: vector(velocity))
    case .springTension(let tension, let friction, let velocity):
      return UISpringTimingParameters(
        mass: 1, stiffness: Origami.stiffness(ofTension: tension),
        damping: Origami.damping(ofFriction: friction), initialVelocity: vector(velocity))
    case .preset(_, let timing): return timing.ownParameters
    }
  }
}
