/// A timing in UIKit's words, with its numbers as they are written.
enum SwiftTiming {
  case curve(UIView.AnimationCurve)
  /// Core Animation's default.
  case standard
  case cubic([String])
  /// The numbers of a spring by UIKit's labels.
  case spring(OrderedDictionary<String, String>, velocity: String)

  static let usual = SwiftTiming.curve(.easeInOut)

  /// A timing by its numbers; one that UIKit has no words for, by an equivalent.
  init(_ timing: Timing) {
    func spring(_ spring: Timing.Spring) -> SwiftTiming {
      .spring(
        OrderedDictionary(uniqueKeysWithValues: spring.numbers.map { ($0, $1.literal) }),
        velocity: timing.initialVelocity.literal)
    }
    switch timing.unnamed {
    case .curve(let curve): self = .curve(curve)
    case .standard, .preset: self = .standard
    case .cubic(let x1, let y1, let x2, let y2): self = .cubic([x1, y1, x2, y2].map(\.literal))
    case .spring(.response(let response, let fraction), _):
      // Removes the rounding error.
      let bounce = (Timing.Spring.bounce(ofRatio: fraction) * 1e12).rounded() / 1e12
      self = spring(.bounce(bounce, duration: response))
    case .spring(.tension, _):
      let build = timing.spring(duration: 0) ?? SpringBuild(stiffness: 100, damping: 10)
      self = spring(.physics(mass: build.mass, stiffness: build.stiffness, damping: build.damping))
    case .spring(let own, _): self = spring(own)
    }
  }

  /// The same with other numbers, by their labels.
  func with(_ numbers: [String: String]) -> SwiftTiming {
    guard case .spring(let own, let velocity) = self else { return self }
    return .spring(
      OrderedDictionary(uniqueKeysWithValues: own.map { ($0, numbers[$0] ?? $1) }),
      velocity: numbers["initialVelocity"] ?? velocity)
  }

  private func number(_ label: String) -> String? {
    if case .spring(let numbers, _) = self { numbers[label] } else { nil }
  }

  /// The duration of a spring by duration and bounce; `nil` for any other timing.
  var response: String? { number("duration") }

  /// The default duration: a fully specified spring has its own.
  var usualDuration: String { number("mass") == nil ? "0.25" : "0" }

  /// A spring by its mass as one by duration and bounce, which blocks take.
  var ofBlocks: SwiftTiming {
    guard case .spring(let texts, let velocity) = self else { return self }
    let numbers = ["mass", "stiffness", "damping"].compactMap { texts[$0].flatMap(Double.init) }
    guard numbers.count == 3 else { return self }
    let build = SpringBuild(
      mass: numbers[0], stiffness: numbers[1], damping: numbers[2], allowsOverdamping: false)
    return .spring(
      ["duration": build.response.literal, "bounce": build.bounce.literal], velocity: velocity)
  }

  /// Whether a chain's steps take it.
  var isSteps: Bool { if case .curve = self { true } else { number("dampingRatio") != nil } }

  var parameters: String {
    switch self {
    case .curve(let curve): return "UICubicTimingParameters(animationCurve: .\(curve))"
    case .standard: return "UICubicTimingParameters()"
    case .cubic(let numbers): return "UICubicTimingParameters(\(Self.points(numbers)))"
    case .spring(let numbers, let velocity):
      var parts = numbers.map { "\($0): \($1)" }
      if velocity != "0" {
        parts.append("initialVelocity: " + SwiftForm.call("CGVector", [velocity, velocity]))
      } else if numbers["mass"] != nil {
        parts.append("initialVelocity: .zero")
      }
      return "UISpringTimingParameters(\(parts.joined(separator: ", ")))"
    }
  }

  private static func points(_ p: [String]) -> String {
    "controlPoint1: \(SwiftPlace.point(p[0], p[1])), controlPoint2: \(SwiftPlace.point(p[2], p[3]))"
  }

  /// The argument for a new animator; if it is not whole, just parameters, the call takes no block.
  func argument(hasBlock: Bool = true) -> (text: String, isWhole: Bool) {
    switch self {
    case .curve(let curve): ("curve: .\(curve)", true)
    case .cubic(let numbers) where hasBlock: (Self.points(numbers), true)
    case .spring(let numbers, "0") where numbers["dampingRatio"] != nil:
      ("dampingRatio: \(numbers["dampingRatio"] ?? "")", true)
    default: ("timingParameters: \(parameters)", false)
    }
  }

  /// The option for a curve; none for the default one, and for any other timing.
  var options: [String] {
    guard case .curve(let curve) = self, curve != .easeInOut else { return [] }
    return [".curve\(SwiftNames.capitalized("\(curve)"))"]
  }

  /// Core Animation's timing function; `nil` for a spring.
  var function: String? {
    switch self {
    case .curve(.easeInOut): "CAMediaTimingFunction(name: .easeInEaseOut)"
    case .curve(let curve): "CAMediaTimingFunction(name: .\(curve))"
    case .standard: "CAMediaTimingFunction(name: .default)"
    case .cubic(let numbers):
      "CAMediaTimingFunction(controlPoints: \(numbers.joined(separator: ", ")))"
    case .spring: nil
    }
  }
}

extension Double { var literal: String { NumberText.shortest(self) } }

extension SwiftCall {
  /// The timing that was given; `nil` if none was.
  func timing(_ input: String = "timing") throws(NoSwift) -> SwiftTiming? {
    guard case .timing(let value)? = value(input) else { return nil }
    let timing = SwiftTiming(value)
    if timing.response != nil { writer.needs.insert(.iOS17) }
    guard case .call(let spring)? = expression(input), value.isSpring else { return timing }
    // Numbers that are known when it runs are written as they were typed.
    var numbers: [String: String] = [:]
    for argument in spring.arguments {
      guard let label = argument.label?.text, let expression = argument.value.expression,
        !expression.isLiteral
      else { continue }
      numbers[label] = try place.number(expression)
    }
    return timing.with(numbers)
  }
}
