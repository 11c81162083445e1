/// The timing of an animation as typed.
package enum Timing: Equatable, Sendable {
  case curve(UIView.AnimationCurve)
  /// Core Animation's default curve.
  case standard
  /// A curve by its control points: x1, y1, x2 and y2.
  case cubic(Double, Double, Double, Double)
  /// A spring and its initial velocity, in ways per second.
  case spring(Spring, velocity: Double = 0)
  /// A published timing, by its name in ``presets``, under which it is also shown.
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

  /// A word for a timing, with the source of its numbers.
  package typealias Named = (name: String, timing: Timing, meaning: String, source: String)

  package static let named: [Named] =
    basic
    + (unreserved + presets).map { ($0.name, .preset($0.name, $0.timing), $0.meaning, $0.source) }

  package static func named(_ name: String) -> Timing? { named.first { $0.name == name }?.timing }

  /// UIKit's timing parameters, from which the typed timing can be read again.
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
