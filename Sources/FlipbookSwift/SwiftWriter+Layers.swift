import FlipbookLanguage
import FlipbookText
import FlipbookValues
import HeadlessUIKit

// Core Animation's animations, and the actions of layers.
extension SwiftWriter {
  func animation(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name(), let keyPath = call.name("keyPath") else { return [] }
    // Of what only some layers have, the value says what it is.
    let kind = CALayer.animatableKind(ofKeyPath: keyPath)
    let timing = call.timing()
    let type =
      call.isGiven("values")
      ? "CAKeyframeAnimation"
      : timing?.isSpring == true ? "CASpringAnimation" : "CABasicAnimation"
    let (identifier, start) = try making(name, type)
    return try "\(start) = \(type)(keyPath: \(SwiftNames.literal(keyPath)))"
      + set(AnimationProperty.values, of: identifier, kind, call)
      + pace(identifier, timing, call) + set(AnimationProperty.flags, of: identifier, kind, call)
  }

  // What all animations have.
  private func pace(
    _ identifier: String, _ timing: Timing?, _ call: SwiftCall
  ) throws(Untold) -> SwiftLines {
    var settings: [String] = []
    if let build = timing?.spring(duration: call.number("duration") ?? 0) {
      let numbers: KeyValuePairs = [
        "mass": build.mass, "stiffness": build.stiffness, "damping": build.damping,
        "initialVelocity": build.velocity,
      ]
      settings = numbers.filter { $0.key != "initialVelocity" || $0.value != 0 }
        .map { "\($0.key) = \(Self.text($0.value))" }
      if build.allowsOverdamping { settings.append("allowsOverdamping = true") }
    } else if let function = timing.flatMap({ SwiftTiming($0).function }) {
      settings = ["timingFunction = \(function)"]
    }
    if call.isGiven("duration") {
      settings += try given(["duration": "duration = $"], of: call)
    } else if timing?.isSpring == true {
      settings.append("duration = \(identifier).settlingDuration")
    }
    return SwiftLines(settings.map { "\(identifier).\($0)" })
      + (try set(AnimationProperty.times, of: identifier, nil, call))
  }

  private func set(
    _ properties: [AnimationProperty], of identifier: String, _ kind: AnimatableKind?,
    _ call: SwiftCall
  ) throws(Untold) -> SwiftLines {
    var lines: SwiftLines = []
    for property in properties where call.isGiven(property.input) {
      if let value = try value(of: property, kind, call) {
        lines += "\(identifier).\(property.name) = \(value)"
      }
    }
    return lines
  }

  private func value(
    of property: AnimationProperty, _ kind: AnimatableKind?, _ call: SwiftCall
  ) throws(Untold) -> String? {
    let (input, isSet) = (property.input, call.has(property.input))
    let expressions = call.expressions(input)
    switch property.way {
    case .object:
      return try call.expression(input).map { one throws(Untold) in
        try object(one, kind, call.place)
      }
    case .objects:
      return Self.array(
        try expressions.map { one throws(Untold) in try object(one, kind, call.place) })
    case .numbers: return Self.array(try numbers(expressions, call.place))
    case .functions:
      return Self.array(
        try expressions.map { one throws(Untold) in
          guard case .timing(let timing) = try call.place.value(one),
            let function = SwiftTiming(timing).function
          else { throw Untold("it is no curve") }
          return function
        })
    case .word: return call.name(input).map { "." + $0 }
    case .number: return try number(input, of: call)
    case .narrow:
      let value = try number(input, of: call)
      return call.expression(input)?.isLiteral == true ? value : "Float(\(value))"
    case .flag: return isSet ? "true" : nil
    case .lasting: return isSet ? nil : "false"
    case .endless: return isSet ? ".greatestFiniteMagnitude" : nil
    }
  }

  static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  // A value as an animation takes it.
  private func object(
    _ expression: Expression, _ kind: AnimatableKind?, _ place: SwiftPlace
  ) throws(Untold) -> String {
    let wanted: Value =
      switch kind {
      case nil: try place.value(expression)
      case .number: .plain(0)
      case .flag: .bool(true)
      case .point: .pair(0, 0, .point)
      case .size: .pair(0, 0, .size)
      case .rect: .rect(.zero)
      case .color: .color(nil)
      case .matrix: .transform(CATransform3DIdentity)
      }
    let text = try text(of: expression, as: wanted, place, for: .layer)
    return wanted.kind == .number && !expression.isLiteral ? "\(text) as Double" : text
  }

  func group(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return [] }
    var (invocation, children): (Invocation, [String]) = (call.invocation, [])
    for expression in call.expressions("animations") {
      if let word = expression.word, case .animation? = call.place.scope.named(word.text) {
        children.append(try thing(word.text))
        continue
      }
      // The duration and the timing may stand behind the names as well.
      let value = try call.place.value(expression)
      let name = value.kind == .timing ? "timing" : "duration"
      invocation.bind(.value(value, expression), to: .init(name: name, type: .value))
    }
    let whole = SwiftCall(invocation: invocation, place: call.place)
    let (identifier, start) = try making(name, "CAAnimationGroup")
    return [
      "\(start) = CAAnimationGroup()", "\(identifier).animations = \(Self.array(children))",
    ] + (try pace(identifier, whole.timing(), whole))
  }

  func action(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let target = call.expression("layer"), let key = call.name("key") else { return [] }
    let layer = try self.layer(of: target, call.place)
    let isLayer = target.word.flatMap { call.place.scope.named($0.text) }?.value.kind == .layer
    let owner = isLayer ? layer : "(\(layer) as! ActionLayer)"
    let name = call.name("action").map(SwiftNames.literal)
    let end = "forKey: \(SwiftNames.literal(key)))"
    guard let block = call.block() else {
      return "\(owner).removeTarget(\(root), action: \(name ?? "nil"), \(end)"
    }
    needs.insert(.actionLayer)
    let action = name ?? SwiftNames.literal(names.fresh("action"))
    let body = fired(block, call.place)
    var owners: [String] = []
    if case .path(let path) = target, let own = path.root.flatMap({ names.identifier(of: $0.text) })
    {
      owners = [own]
    }
    let head = "\(root), action: .init(\(action)) { \(captures(owners, in: body))_ in"
    return "\(owner).addTarget(" + (SwiftLines(head) + body.indented + "}, \(end)").indented
  }
}

/// A property of an animation object, and the input that it is typed as.
struct AnimationProperty: Sendable {
  /// How the input is written: the last three are flags that are true, false or endless.
  enum Way {
    case object, objects, numbers, functions, word, number, narrow, flag, lasting, endless
  }

  let name: String
  let input: String
  let way: Way

  private init(_ name: String, _ input: String, _ way: Way) {
    (self.name, self.input, self.way) = (name, input, way)
  }

  private init(_ name: String, _ way: Way) { self.init(name, name, way) }

  /// Of animations of a property; they stand before its timing.
  static let values = [
    AnimationProperty("fromValue", "from", .object), AnimationProperty("toValue", "to", .object),
    AnimationProperty("byValue", "by", .object), AnimationProperty("values", .objects),
    AnimationProperty("keyTimes", .numbers), AnimationProperty("timingFunctions", .functions),
    AnimationProperty("calculationMode", "mode", .word),
  ]

  /// Of all animations; they stand behind its timing.
  static let times = [
    AnimationProperty("beginTime", .number), AnimationProperty("timeOffset", .number),
    AnimationProperty("speed", .narrow), AnimationProperty("repeatCount", .narrow),
    AnimationProperty("repeatDuration", .number),
    AnimationProperty("repeatCount", "repeat", .endless), AnimationProperty("autoreverses", .flag),
    AnimationProperty("fillMode", .word), AnimationProperty("isRemovedOnCompletion", .lasting),
  ]

  /// Of animations of a property; they stand last.
  static let flags = [
    AnimationProperty("isAdditive", .flag), AnimationProperty("isCumulative", .flag),
  ]

  /// The label in the command that makes the animation, for what is no property here; empty for a
  /// timing.
  static func label(of name: String) -> String? {
    if name == "timingFunction" { return "" }
    return (values + times + flags).first { $0.name == name && CAAnimation.properties[name] == nil }
      .map { $0.input + ": " }
  }
}
