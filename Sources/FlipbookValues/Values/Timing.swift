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

  /// One that others have published, by its name in ``presets``; shown by it as well.
  indirect case preset(String, Timing)

  /// A word that stands for a timing.
  package typealias Named = (name: String, timing: Timing, meaning: String)

  /// The words that name a timing, with what they mean.
  package static let named: [Named] =
    basic + presets.map { ($0.name, .preset($0.name, $0.timing), $0.meaning) }

  /// The words that UIKit, Core Animation and SwiftUI have themselves.
  package static let basic: [Named] = [
    ("linear", .curve(.linear), "even"),
    ("easeIn", .curve(.easeIn), "slow at the start"),
    ("easeOut", .curve(.easeOut), "slow at the end"),
    ("easeInOut", .curve(.easeInOut), "slow, fast, slow; what you get without a timing"),
    ("default", .standard, "Core Animation's default curve"),
    (
      "smooth", .springBounce(duration: 0.5, bounce: 0, velocity: 0),
      "SwiftUI's spring without bounce"
    ),
    (
      "snappy", .springBounce(duration: 0.5, bounce: 0.15, velocity: 0),
      "SwiftUI's spring with a small bounce"
    ),
    (
      "bouncy", .springBounce(duration: 0.5, bounce: 0.3, velocity: 0),
      "SwiftUI's spring with more bounce"
    ),
  ]

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
    case .preset(_, let timing): return timing.ownParameters
    }
  }
}
