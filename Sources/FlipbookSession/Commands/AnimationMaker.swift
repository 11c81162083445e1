import FlipbookLanguage
import Foundation
import HeadlessUIKit

/// Makes animation objects of what was typed.
struct AnimationMaker {
  let call: Invocation

  /// The parameters that all kinds of animations have.
  static let timingParameters: [Parameter] = [
    property("beginTime", .duration), property("timeOffset", .number),
    property("speed", .number), property("repeatCount", .number),
    property("repeatDuration", .duration),
    Parameter(
      name: "fillMode", type: .choice(fillModes), isPositional: false,
      meaning: "what is seen before it begins and when it is over"),
    property("isRemovedOnCompletion", .boolean), property("autoreverses", .flag),
    Parameter(name: "repeat", type: .flag),
  ]

  // A property of the animation, set as it is made.
  private static func property(_ name: String, _ type: Parameter.Form) -> Parameter {
    var parameter = Parameter(
      name: name, type: type, meaning: CAAnimation.properties[name]?.meaning ?? "")
    parameter.isPositional = parameter.isFlag
    return parameter
  }

  static let modes = [
    Choice("linear", "straight from value to value"),
    Choice("discrete", "each value until the next one, without a way between"),
    Choice("paced", "straight, as fast all the way"),
    Choice("cubic", "on a smooth curve through the values"),
    Choice("cubicPaced", "on a smooth curve, as fast all the way"),
  ]
  private static let fillModes = [
    Choice("removed", "seen while it runs only"),
    Choice("backwards", "its first value is seen before it begins"),
    Choice("forwards", "its last value stays when it is over"),
    Choice("both", "its first value before, its last one after"),
  ]

  /// The animation that was described: with values one of keyframes, with a full spring a spring.
  func make() throws(Mistake) -> CAAnimation {
    guard let keyPath = call.name("keyPath") else { return CAAnimation() }
    guard CALayer.animatableKind(ofKeyPath: keyPath.text) != nil else {
      let near = NearNames.suggestions(for: keyPath.text, among: CALayer.animatableKeyPaths)
      throw Mistake(
        .unknownThing(keyPath.text, what: "animatable key path", near: near), keyPath.span)
    }
    let animation = try made(for: keyPath.text)
    animation.isAdditive = call.bool("isAdditive") ?? false
    animation.isCumulative = call.bool("isCumulative") ?? false
    try setTiming(of: animation)
    return animation
  }

  private func made(for keyPath: String) throws(Mistake) -> CAPropertyAnimation {
    let values = call.expressions("values")
    guard values.isEmpty else {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      var objects: [Any] = []
      for expression in values { objects.append(try object(expression, keyPath)) }
      animation.values = objects
      var times: [NSNumber] = []
      for expression in call.expressions("keyTimes") {
        times.append(NSNumber(value: try call.scope.number(expression)))
      }
      if !times.isEmpty { animation.keyTimes = times }
      if let mode = call.name("mode") {
        animation.calculationMode = CAAnimationCalculationMode(rawValue: mode.text)
      }
      return animation
    }
    let animation =
      call.timing("timing")?.isSpring == true
      ? CASpringAnimation(keyPath: keyPath) : CABasicAnimation(keyPath: keyPath)
    for (label, path) in Self.ends {
      guard let (_, expression) = call.value(label) else { continue }
      animation[keyPath: path] = try object(expression, keyPath)
    }
    return animation
  }

  private static var ends: [(String, ReferenceWritableKeyPath<CABasicAnimation, Any?>)] {
    [("from", \.fromValue), ("to", \.toValue), ("by", \.byValue)]
  }

  // A value as Core Animation takes it; one that does not fit the key path is a mistake.
  private func object(_ expression: Expression, _ keyPath: String) throws(Mistake) -> Any {
    let value = try call.scope.evaluate(expression)
    let kind = CALayer.animatableKind(ofKeyPath: keyPath) ?? .number
    if kind == .matrix, case .transform(let transform) = value { return transform }
    guard let numbers = value.numbers, numbers.count == kind.width else {
      throw Mistake(
        .wrongKind(
          found: value.kind.noun, expected: "\(ValueKind(kind).rawValue): \(keyPath) takes one"),
        expression.span)
    }
    return numbers
  }

  // MARK: Timing

  /// Sets what every kind of animation has.
  func setTiming(of animation: CAAnimation) throws(Mistake) {
    animation.duration = try call.duration("duration") ?? 0
    if let spring = animation as? CASpringAnimation {
      setSpring(of: spring)
    } else {
      animation.timingFunction = try timingFunction(of: "this animation")
    }
    animation.beginTime = try call.duration("beginTime") ?? 0
    animation.repeatDuration = try call.duration("repeatDuration") ?? 0
    animation.timeOffset = call.number("timeOffset") ?? 0
    animation.speed = Float(call.number("speed") ?? 1)
    animation.repeatCount =
      call.bool("repeat") == true
      ? .greatestFiniteMagnitude : Float(call.number("repeatCount") ?? 0)
    animation.autoreverses = call.bool("autoreverses") ?? false
    animation.isRemovedOnCompletion = call.bool("isRemovedOnCompletion") ?? true
    if let mode = call.name("fillMode") {
      animation.fillMode = CAMediaTimingFillMode(rawValue: mode.text)
    }
  }

  // Unless a duration is given, a spring runs until it has settled.
  private func setSpring(of animation: CASpringAnimation) {
    guard let parameters = call.timing("timing")?.spring(duration: animation.duration) else {
      return
    }
    animation.mass = parameters.mass
    animation.stiffness = parameters.stiffness
    animation.damping = parameters.damping
    animation.initialVelocity = parameters.velocity
    if animation.duration == 0 { animation.duration = animation.settlingDuration }
  }

  /// The curve that was given; a spring is a mistake where only curves are taken.
  func timingFunction(of owner: String) throws(Mistake) -> CAMediaTimingFunction? {
    guard let timing = call.timing("timing"), let span = call.value("timing")?.expression.span
    else { return nil }
    switch timing {
    case .standard: return CAMediaTimingFunction(name: .default)
    case .curve(.linear): return CAMediaTimingFunction(name: .linear)
    case .curve(.easeIn): return CAMediaTimingFunction(name: .easeIn)
    case .curve(.easeOut): return CAMediaTimingFunction(name: .easeOut)
    case .curve: return CAMediaTimingFunction(name: .easeInEaseOut)
    case .cubic(let x1, let y1, let x2, let y2):
      return CAMediaTimingFunction(
        controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    default:
      throw Mistake(
        .wrongKind(found: "a spring", expected: "a curve: \(owner) takes no other timing"), span)
    }
  }
}

extension Value {
  /// The value as the numbers Core Animation takes.
  fileprivate var numbers: [Double]? {
    switch self {
    case .bool(let bool): [bool ? 1 : 0]
    case .transform: nil
    default: components
    }
  }
}

extension Timing {
  /// Whether it is a spring of any kind.
  var isSpring: Bool {
    switch self {
    case .springRatio, .springPhysics, .springBounce: true
    default: false
    }
  }

  /// The spring's numbers; one with a damping ratio is made to settle within the duration.
  func spring(
    duration: Double
  ) -> (mass: Double, stiffness: Double, damping: Double, velocity: Double)? {
    guard isSpring, let spring = parameters.springTimingParameters else { return nil }
    return spring.physics(duration: duration > 0 ? duration : 0.5)
  }
}
