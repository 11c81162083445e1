/// Makes animation objects from typed commands.
package struct AnimationMaker {
  package let call: Invocation

  package static let keyPath = Input.word("keyPath", .keyPath).required()
  package static let duration = Input.duration("duration")
  package static let timing = Input.timing("timing")
  private static let ends: [(input: Input<Expression?>, path: any EndPath)] = [
    (Input.expression("from:", .value), \.fromValue),
    (Input.expression("to:", .value), \.toValue),
    (Input.expression("by:", .value), \.byValue),
  ]
  private static let values = Input.list("values:", .values)
  private static let keyTimes = Input.list("keyTimes:", .values)
  private static let timingFunctions = Input.timing(
    "timingFunctions:", "a curve between each value and the next"
  ).orTuple
  private static let mode = Input<CalculationMode?>.choice(
    "mode:", "how it goes from value to value; default: linear")
  private static let isAdditive = Input.flag(
    "isAdditive", "added to what is there, not in its place")
  private static let isCumulative = Input.flag(
    "isCumulative", "each repeat starts where the last one ended")
  private static let beginTime = Input.duration("beginTime:", meaning(of: "beginTime"))
  private static let timeOffset = number("timeOffset").or(0)
  private static let speed = number("speed")
    .within(-Value.farthest...Value.farthest, "a speed lies between -1e38 and 1e38").or(1)
  private static let repeatCount = number("repeatCount").or(0)
  private static let repeatDuration = Input.duration(
    "repeatDuration:", meaning(of: "repeatDuration"))
  private static let fillMode = Input.choice(
    "fillMode:", "what it shows before it begins and when it is over",
    of: [
      "removed": "shown only while it runs", "backwards": "shows its first value before it begins",
      "forwards": "keeps its last value when it is over",
      "both": "its first value before, its last value after",
    ]
  )
  private static let isRemoved = Input.boolean(
    "isRemovedOnCompletion:", meaning(of: "isRemovedOnCompletion")
  ).or(true)
  private static let autoreverses = Input.flag("autoreverses", meaning(of: "autoreverses"))
    .also("autoreverse")
  private static let repeats = Input.flag("repeat").counting

  private typealias EndPath = ReferenceWritableKeyPath<CABasicAnimation, Any?> & Sendable

  /// The inputs of a property's animation that come before its timing.
  package static let parameters: [any Parametric] =
    ends.map(\.input) as [any Parametric] + [values, keyTimes, timingFunctions, mode]
  /// The inputs of all kinds of animations.
  package static let timingParameters: [any Parametric] = [
    beginTime, timeOffset, speed, repeatCount, repeatDuration, fillMode, isRemoved, autoreverses,
    repeats,
  ]
  /// The further inputs of a property's animation.
  package static let flags: [any Parametric] = [isAdditive, isCumulative]

  private static func number(_ name: String) -> Input<Double?> {
    .number(name + ":", meaning(of: name))
  }

  private static func meaning(of property: String) -> String {
    CAAnimation.properties[property]?.meaning ?? ""
  }

  /// The described animation: keyframes with `values:`, a spring with a spring, else a basic one.
  package func make() throws(Mistake) -> CAAnimation {
    let keyPath = call[Self.keyPath]
    guard KeyPaths.kind(of: keyPath.text) != nil else {
      let known = CALayer.animatableKeyPaths + KeyPaths.all.map(\.path).filter { !$0.contains(".") }
      throw Mistake(
        wrongKeyPath(keyPath.text)
          ?? .unknownThing(
            keyPath.text, what: "animatable key path",
            near: NearNames.suggestions(for: keyPath.text, among: known)), keyPath.span)
    }
    let animation = try made(for: keyPath.text)
    animation.isAdditive = call[Self.isAdditive]
    animation.isCumulative = call[Self.isCumulative]
    try setTiming(of: animation)
    return animation
  }

  // The mistake for a view's path in place of a layer's key path; `nil` if the words do not tell.
  private func wrongKeyPath(_ text: String) -> Mistake.Kind? {
    var parts = text.split(separator: ".").map(String.init)
    let owner = parts.count > 1 && call.scope.named(parts[0]) != nil ? parts.removeFirst() : nil
    if owner != nil, parts.first == Part.layer.name { parts.removeFirst() }
    let layers = ["center": "position", "alpha": "opacity"]
    let known = parts.first.flatMap { layers[$0] }
    if let known { parts[0] = known }
    let path = parts.joined(separator: ".")
    guard owner != nil || known != nil, KeyPaths.kind(of: path) != nil else { return nil }
    let reason =
      owner.map { "'add' says that it is for \($0)" }
      ?? "a layer has the \(known ?? path) where a view has the \(text.prefix { $0 != "." })"
    return .wrongArgument(text, expected: "a layer's key path", hint: "write \(path): \(reason)")
  }

  private func made(for keyPath: String) throws(Mistake) -> CAPropertyAnimation {
    let values = call[Self.values]
    guard values.isEmpty else {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = try values.map { value throws(Mistake) in try object(value, keyPath) }
      let times = try call[Self.keyTimes].map { time throws(Mistake) in
        NSNumber(value: try call.scope.number(time))
      }
      if !times.isEmpty { animation.keyTimes = times }
      let functions = try call[Self.timingFunctions].map(curve)
      if !functions.isEmpty { animation.timingFunctions = functions }
      if let mode = call[Self.mode] {
        animation.calculationMode = CAAnimationCalculationMode(rawValue: mode.rawValue)
        if keyPath.hasSuffix("ransform"), !call.scope.isRehearsal { mode.noteTransform(call) }
      }
      call.remarkOnKeyTimes(call[Self.keyTimes], of: animation)
      return animation
    }
    let animation =
      call[Self.timing]?.isSpring == true
      ? CASpringAnimation(keyPath: keyPath) : CABasicAnimation(keyPath: keyPath)
    for (input, path) in Self.ends {
      guard let expression = call[input] else { continue }
      animation[keyPath: path] = try object(expression, keyPath)
    }
    return animation
  }

  private func curve(_ expression: Expression) throws(Mistake) -> CAMediaTimingFunction {
    let value = try call.scope.evaluate(expression)
    if case .timing(let timing) = value, let curve = CAMediaTimingFunction(timing) { return curve }
    throw Mistake(.wrongKind(found: value.noun, expected: "a curve"), expression.span)
  }

  // A value as Core Animation takes it; one that does not fit the key path is a mistake.
  private func object(_ expression: Expression, _ keyPath: String) throws(Mistake) -> Any {
    let kind = KeyPaths.kind(of: keyPath) ?? .number
    let value = try call.scope.operand(expression).taken(as: kind)
    if call.isTyped, keyPath.contains("rotation") { call.scope.remarkOnAngle(expression) }
    if let object = object(value, keyPath, kind) { return object }
    if case .color(nil) = value {
      throw Mistake(
        .wrongArgument("none", expected: "a colour to go through", hint: "write clear"),
        expression.span)
    }
    throw Mistake(value, isNot: "\(kind.rawValue): \(keyPath) takes one", expression.span)
  }

  private func object(_ value: Value, _ keyPath: String, _ kind: ValueKind) -> Any? {
    guard let common = CALayer.animatableKind(ofKeyPath: keyPath) else {
      return value.kind == kind ? value.object : nil
    }
    if common == .matrix, case .transform(let transform) = value { return transform }
    return value.numbers.flatMap { $0.count == common.width ? $0 : nil }
  }

  package func setTiming(of animation: CAAnimation) throws(Mistake) {
    animation.duration = call[Self.duration] ?? 0
    if let spring = animation as? CASpringAnimation {
      setSpring(of: spring)
    } else {
      animation.timingFunction = try call.timingFunction(Self.timing, of: "this animation")
    }
    animation.beginTime = call[Self.beginTime] ?? 0
    animation.repeatDuration = call[Self.repeatDuration] ?? 0
    animation.timeOffset = call[Self.timeOffset]
    animation.speed = Float(call[Self.speed])
    animation.repeatCount =
      call.count(of: Self.repeats).map { Float($0) }
      ?? (call[Self.repeats] ? .greatestFiniteMagnitude : Float(call[Self.repeatCount]))
    animation.autoreverses = call[Self.autoreverses]
    animation.isRemovedOnCompletion = call[Self.isRemoved]
    if let mode = call[Self.fillMode] { animation.fillMode = CAMediaTimingFillMode(rawValue: mode) }
  }

  // Unless a duration is given, a spring runs until it has settled.
  private func setSpring(of animation: CASpringAnimation) {
    guard let parameters = call[Self.timing]?.spring(duration: animation.duration) else { return }
    animation.mass = parameters.mass
    animation.stiffness = parameters.stiffness
    animation.damping = parameters.damping
    animation.allowsOverdamping = parameters.allowsOverdamping
    animation.initialVelocity = parameters.velocity
    if animation.duration == 0 { animation.duration = animation.settlingDuration }
  }
}

extension Invocation {
  /// The curve that was given; a spring is a mistake where only curves are taken.
  package func timingFunction(
    _ input: Input<Timing?>, of owner: String
  ) throws(Mistake) -> CAMediaTimingFunction? {
    guard let timing = self[input] else { return nil }
    if let function = CAMediaTimingFunction(timing) { return function }
    throw Mistake(
      .wrongKind(found: "a spring", expected: "a curve: \(owner) takes no other timing"),
      span(of: input))
  }
}

extension CAMediaTimingFunction {
  fileprivate convenience init?(_ timing: Timing) {
    switch timing.unnamed {
    case .standard: self.init(name: .default)
    case .curve(.linear): self.init(name: .linear)
    case .curve(.easeIn): self.init(name: .easeIn)
    case .curve(.easeOut): self.init(name: .easeOut)
    case .curve: self.init(name: .easeInEaseOut)
    case .cubic(let x1, let y1, let x2, let y2):
      self.init(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    default: return nil
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

  /// The value as it is kept under a key that not every layer has.
  fileprivate var object: Any? {
    switch self {
    case .number(let quantity): NSNumber(value: quantity.value)
    case .pair(let x, let y, _): CGPoint(x: x, y: y)
    case .color(let color): color?.cgColor
    case .path(let path): path
    case .colors(let colors): colors.map(\.cgColor)
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    default: nil
    }
  }
}
