/// The timing of an animation as typed.
package enum Timing: Equatable, Sendable {
  case curve(UIView.AnimationCurve)
  /// Core Animation's default curve.
  case standard
  /// A curve by its control points: x1, y1, x2 and y2.
  case cubic(Double, Double, Double, Double)
  /// A spring, and the ways per second it begins with.
  case spring(Spring, velocity: Double = 0)
  /// One that others have published, by its name in ``presets``; shown by it as well.
  indirect case preset(String, Timing)

  package enum Spring: Equatable, Sendable {
    case ratio(Double)
    case physics(mass: Double, stiffness: Double, damping: Double)
    case bounce(Double, duration: Double)
    /// SwiftUI's older words for the same.
    case response(Double, dampingFraction: Double)
    /// Origami's and React Native's words.
    case tension(Double, friction: Double)
  }

  /// A word that stands for a timing, with where its numbers are published.
  package typealias Named = (name: String, timing: Timing, meaning: String, source: String)

  package static let named: [Named] =
    basic
    + (unreserved + presets).map { ($0.name, .preset($0.name, $0.timing), $0.meaning, $0.source) }

  package static func named(_ name: String) -> Timing? { named.first { $0.name == name }?.timing }

  /// Words that came when people had given their names already: a thing that has one is meant.
  package static let unreserved =
    published(
      "w3.org/TR/css-easing-1", [("ease", .cubic(0.25, 0.1, 0.25, 1), "CSS's usual curve")])
    + published(
      "helpx.adobe.com, After Effects, Control speed between keyframes",
      [
        ("", .cubic(1.0 / 3, 0, 2.0 / 3, 1), ": slow, fast, slow"),
        ("In", .cubic(1.0 / 6, 1.0 / 6, 2.0 / 3, 1), " In, into a keyframe: slow at the end"),
        ("Out", .cubic(1.0 / 3, 0, 5.0 / 6, 5.0 / 6), " Out, out of a keyframe: slow at the start"),
      ].map { ("easyEase" + $0, $1, "After Effects' Easy Ease" + $2) })

  /// The words that UIKit, Core Animation and SwiftUI have themselves.
  package static let basic =
    published(
      "developer.apple.com, CAMediaTimingFunction",
      [
        ("linear", .curve(.linear), "even"), ("easeIn", .curve(.easeIn), "slow at the start"),
        ("easeOut", .curve(.easeOut), "slow at the end"),
        ("easeInOut", .curve(.easeInOut), "slow, fast, slow; what you get without a timing"),
        ("default", .standard, "Core Animation's default curve"),
      ])
    + published(
      "developer.apple.com, SwiftUI's Spring",
      [
        ("smooth", .spring(.bounce(0, duration: 0.5)), "SwiftUI's spring without bounce"),
        ("snappy", .spring(.bounce(0.15, duration: 0.5)), "SwiftUI's spring with a small bounce"),
        ("bouncy", .spring(.bounce(0.3, duration: 0.5)), "SwiftUI's spring with more bounce"),
      ])

  private static func published(_ source: String, _ timings: [(String, Timing, String)]) -> [Named]
  {
    timings.map { ($0, $1, $2, source) }
  }

  /// The timing parameters UIKit has for it, from which it can be told again.
  package var parameters: any UITimingCurveProvider { TypedTiming(self, ownParameters) }

  private var ownParameters: any UITimingCurveProvider {
    switch self {
    case .curve(let curve): UICubicTimingParameters(animationCurve: curve)
    case .standard: UICubicTimingParameters()
    case .cubic(let x1, let y1, let x2, let y2):
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
    case .spring(let spring, let velocity): spring.parameters(CGVector(dx: velocity, dy: velocity))
    case .preset(_, let timing): timing.ownParameters
    }
  }
}

extension Timing.Spring {
  fileprivate func parameters(_ velocity: CGVector) -> UISpringTimingParameters {
    switch self {
    case .ratio(let ratio): UISpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity)
    case .physics(let mass, let stiffness, let damping):
      UISpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .bounce(let bounce, let duration):
      UISpringTimingParameters(duration: duration, bounce: bounce, initialVelocity: velocity)
    case .response(let response, let fraction):
      UISpringTimingParameters(
        duration: response, bounce: Self.bounce(ofRatio: fraction), initialVelocity: velocity)
    case .tension(let tension, let friction):
      UISpringTimingParameters(
        mass: 1, stiffness: Origami.stiffness(ofTension: tension),
        damping: Origami.damping(ofFriction: friction), initialVelocity: velocity)
    }
  }

  /// The bounce of a damping ratio; one above 1 is a bounce below 0.
  package static func bounce(ofRatio ratio: Double) -> Double {
    ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }
}
