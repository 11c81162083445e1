import FlipbookLanguage
import FlipbookText
import FlipbookValues
import HeadlessUIKit

/// A timing in UIKit's words, with its numbers as they are written.
enum SwiftTiming {
  case curve(UIView.AnimationCurve)
  /// Core Animation's default.
  case standard
  case cubic([String])
  case ratio(String, velocity: String)
  case physics(mass: String, stiffness: String, damping: String, velocity: String)
  case bounce(duration: String, bounce: String, velocity: String)

  static let usual = SwiftTiming.curve(.easeInOut)

  /// A timing by its numbers; in other words than UIKit's, what it is there.
  init(_ timing: Timing) {
    let text = NumberText.shortest
    let velocity = text(timing.initialVelocity)
    switch timing.unnamed {
    case .curve(let curve): self = .curve(curve)
    case .standard, .preset: self = .standard
    case .cubic(let x1, let y1, let x2, let y2): self = .cubic([x1, y1, x2, y2].map(text))
    case .springRatio(let ratio, _): self = .ratio(text(ratio), velocity: velocity)
    case .springPhysics(let mass, let stiffness, let damping, _):
      self = .physics(
        mass: text(mass), stiffness: text(stiffness), damping: text(damping), velocity: velocity)
    case .springBounce(let duration, let bounce, _):
      self = .bounce(duration: text(duration), bounce: text(bounce), velocity: velocity)
    case .springResponse(let response, let fraction, _):
      self = .bounce(
        duration: text(response), bounce: text(Self.bounce(ofFraction: fraction)),
        velocity: velocity)
    case .springTension:
      let build = timing.spring(duration: 0)
      self = .physics(
        mass: text(build?.mass ?? 1), stiffness: text(build?.stiffness ?? 100),
        damping: text(build?.damping ?? 10), velocity: velocity)
    }
  }

  // The bounce of a spring that is given by its share of the critical damping, without what is left
  // of rounding.
  private static func bounce(ofFraction fraction: Double) -> Double {
    let bounce = fraction > 1 ? 1 / fraction - 1 : 1 - fraction
    return (bounce * 1e12).rounded() / 1e12
  }

  /// The same with numbers that are known when it runs, by their labels.
  func with(_ numbers: [String: String]) -> SwiftTiming {
    let push = numbers["initialVelocity"]
    switch self {
    case .curve, .standard, .cubic: return self
    case .ratio(let ratio, let velocity):
      return .ratio(numbers["dampingRatio"] ?? ratio, velocity: push ?? velocity)
    case .physics(let mass, let stiffness, let damping, let velocity):
      return .physics(
        mass: numbers["mass"] ?? mass, stiffness: numbers["stiffness"] ?? stiffness,
        damping: numbers["damping"] ?? damping, velocity: push ?? velocity)
    case .bounce(let duration, let bounce, let velocity):
      return .bounce(
        duration: numbers["duration"] ?? duration, bounce: numbers["bounce"] ?? bounce,
        velocity: push ?? velocity)
    }
  }

  /// What a spring by duration and bounce has in place of a duration; `nil` for any other timing.
  var response: String? {
    if case .bounce(let duration, _, _) = self { duration } else { nil }
  }

  /// The duration where none was given: a spring that is given in full has its own.
  var usualDuration: String { if case .physics = self { "0" } else { "0.25" } }

  // MARK: Texts

  private static func vector(_ velocity: String) -> String {
    velocity == "0" ? ".zero" : "CGVector(dx: \(velocity), dy: \(velocity))"
  }

  /// Timing parameters as an expression.
  var parameters: String {
    switch self {
    case .curve(let curve): return "UICubicTimingParameters(animationCurve: .\(curve))"
    case .standard: return "UICubicTimingParameters()"
    case .cubic: return "UICubicTimingParameters(\(points))"
    case .ratio(let ratio, let velocity):
      let push = velocity == "0" ? "" : ", initialVelocity: \(Self.vector(velocity))"
      return "UISpringTimingParameters(dampingRatio: \(ratio)\(push))"
    case .physics(let mass, let stiffness, let damping, let velocity):
      return "UISpringTimingParameters(mass: \(mass), stiffness: \(stiffness), "
        + "damping: \(damping), initialVelocity: \(Self.vector(velocity)))"
    case .bounce(let duration, let bounce, let velocity):
      let push = velocity == "0" ? "" : ", initialVelocity: \(Self.vector(velocity))"
      return "UISpringTimingParameters(duration: \(duration), bounce: \(bounce)\(push))"
    }
  }

  /// The control points of a curve as arguments; empty for any other timing.
  var points: String {
    guard case .cubic(let p) = self else { return "" }
    return "controlPoint1: CGPoint(x: \(p[0]), y: \(p[1])), "
      + "controlPoint2: CGPoint(x: \(p[2]), y: \(p[3]))"
  }

  /// The option for a curve; `nil` for the usual one, and for any other timing.
  var option: String? {
    switch self {
    case .curve(.easeIn): ".curveEaseIn"
    case .curve(.easeOut): ".curveEaseOut"
    case .curve(.linear): ".curveLinear"
    default: nil
    }
  }

  /// Core Animation's timing function; `nil` for a spring.
  var function: String? {
    switch self {
    case .curve(.linear): "CAMediaTimingFunction(name: .linear)"
    case .curve(.easeIn): "CAMediaTimingFunction(name: .easeIn)"
    case .curve(.easeOut): "CAMediaTimingFunction(name: .easeOut)"
    case .curve: "CAMediaTimingFunction(name: .easeInEaseOut)"
    case .standard: "CAMediaTimingFunction(name: .default)"
    case .cubic(let numbers):
      "CAMediaTimingFunction(controlPoints: \(numbers.joined(separator: ", ")))"
    default: nil
    }
  }
}

extension SwiftWriter {
  static func text(_ number: Double) -> String { NumberText.shortest(number) }

  /// The timing that was given; `nil` where none was.
  func timing(of call: SwiftCall, _ parameter: String = "timing") throws(Untold) -> SwiftTiming? {
    guard let value = call.timing(parameter) else { return nil }
    let timing = SwiftTiming(value)
    if timing.response != nil { needs.insert(.iOS17) }
    guard case .call(let spring)? = call.expression(parameter), value.isSpring else {
      return timing
    }
    var numbers: [String: String] = [:]
    for argument in spring.arguments {
      guard let label = argument.label?.text, case .expression(let expression) = argument.value,
        !expression.isLiteral
      else { continue }
      numbers[label] = try number(expression, call.place)
    }
    return timing.with(numbers)
  }
}
