// Core Animation's animations, and the actions of layers.
extension SwiftCall {
  func animation() throws(NoSwift) -> SwiftLines {
    guard let name = name(), let keyPath = self.name("keyPath") else { return [] }
    // For a property of some layers only, the value gives the kind.
    let kind = CALayer.animatableKind(ofKeyPath: keyPath)
    let type =
      isGiven("values")
      ? "CAKeyframeAnimation"
      : unnamedTiming?.isSpring == true ? "CASpringAnimation" : "CABasicAnimation"
    let (identifier, start) = try writer.making(name, type)
    return try "\(start) = \(type)(keyPath: \(SwiftNames.literal(keyPath)))"
      + set(AnimationProperty.values, of: identifier, kind)
      + pace(identifier) + set(AnimationProperty.flags, of: identifier, kind)
  }

  private var unnamedTiming: Timing? {
    if case .timing(let timing)? = value("timing") { timing.unnamed } else { nil }
  }

  private func pace(_ identifier: String) throws(NoSwift) -> SwiftLines {
    var (timing, settings): (_, [String]) = (unnamedTiming, [])
    if let build = timing?.spring(duration: amount("duration") ?? 0) {
      settings = [
        "mass = \(build.mass.literal)", "stiffness = \(build.stiffness.literal)",
        "damping = \(build.damping.literal)",
      ]
      if build.velocity != 0 { settings.append("initialVelocity = \(build.velocity.literal)") }
      if build.allowsOverdamping { settings.append("allowsOverdamping = true") }
    } else if let function = timing.flatMap({ SwiftTiming($0).function }) {
      settings = ["timingFunction = \(function)"]
    }
    if isGiven("duration") {
      settings += try given(["duration": "duration = $"])
    } else if timing?.isSpring == true {
      settings.append("duration = \(identifier).settlingDuration")
    }
    return SwiftLines(settings.map { "\(identifier).\($0)" })
      + (try set(AnimationProperty.times, of: identifier, nil))
  }

  private func set(
    _ properties: [AnimationProperty.Row], of identifier: String, _ kind: AnimatableKind?
  ) throws(NoSwift) -> SwiftLines {
    var lines: SwiftLines = []
    for property in properties where isGiven(property.input) && !isSetLater(property) {
      if let value = try value(of: property, kind) {
        lines += "\(identifier).\(property.name) = \(value)"
      }
    }
    return lines
  }

  // Whether the property is set when the animation is added, because an app's layer has a time of
  // its own. An animation in a group keeps the time of the group.
  private func isSetLater(_ property: AnimationProperty.Row) -> Bool {
    property.name == "beginTime" && writer.form == .app
      && !(name().map { writer.survey.has(.grouped, $0) } ?? false)
  }

  /// Sets the begin time of an animation that is added now, in the time of an app's layer.
  func begin(on layer: String) throws(NoSwift) -> SwiftLines {
    guard writer.form == .app, let name = name("animation"), let target = expression("to"),
      case .animation(let animation)? = place.scope.named(name), animation.beginTime != 0
    else { return [] }
    guard place.scope.place != .fired, let target = try? place.value(target).layer else {
      throw NoSwift("it begins at a moment of the session, and is added when this runs")
    }
    let left = animation.beginTime - target.convertTime(world.stage.now, from: nil)
    let rounded = (left * 1e12).rounded() / 1e12
    let now = "\(layer).convertTime(CACurrentMediaTime(), from: nil)"
    let end = rounded == 0 ? "" : rounded < 0 ? " - \((-rounded).literal)" : " + \(rounded.literal)"
    return ["\(try writer.thing(name)).beginTime = \(now)\(end)"]
  }

  private func value(
    of property: AnimationProperty.Row, _ kind: AnimatableKind?
  ) throws(NoSwift) -> String? {
    let (input, isSet) = (property.input, has(property.input))
    let expressions = expressions(input)
    switch property.way {
    case .object:
      return try expression(input).map { one throws(NoSwift) in try place.object(one, kind) }
    case .objects:
      return try expressions.map { one throws(NoSwift) in try place.object(one, kind) }.arrayLiteral
    case .numbers: return try place.numbers(expressions).arrayLiteral
    case .functions:
      return try expressions.map { one throws(NoSwift) in
        guard case .timing(let timing) = try place.value(one),
          let function = SwiftTiming(timing).function
        else { throw NoSwift("it is no curve") }
        return function
      }.arrayLiteral
    case .word: return name(input).map { "." + $0 }
    case .number: return try number(input)
    case .narrow:
      let value = try number(input)
      return expression(input)?.isLiteral == true ? value : "Float(\(value))"
    case .flag: return isSet ? "true" : nil
    case .lasting: return isSet ? nil : "false"
    case .endless: return isSet ? ".greatestFiniteMagnitude" : nil
    }
  }

  func group() throws(NoSwift) -> SwiftLines {
    guard let name = name() else { return [] }
    var (invocation, children): (Invocation, [String]) = (self.invocation, [])
    for expression in expressions("animations") {
      if let word = expression.word, case .animation? = place.scope.named(word.text) {
        children.append(try writer.thing(word.text))
        continue
      }
      // The duration and the timing may be among the names.
      let value = try place.value(expression)
      let name = value.kind == .timing ? "timing" : "duration"
      invocation.bind(.value(value, expression), to: .init(name: name, type: .value))
    }
    let whole = SwiftCall(invocation: invocation, place: place)
    let (identifier, start) = try writer.making(name, "CAAnimationGroup")
    return ["\(start) = CAAnimationGroup()", "\(identifier).animations = \(children.arrayLiteral)"]
      + (try whole.pace(identifier))
  }

  func action() throws(NoSwift) -> SwiftLines {
    guard let target = expression("layer"), let key = name("key") else { return [] }
    let layer = try place.layer(of: target)
    let isLayer = target.word.flatMap { place.scope.named($0.text) }?.value.kind == .layer
    let owner = isLayer ? layer : "(\(layer) as! ActionLayer)"
    let name = name("action").map(SwiftNames.literal)
    let end = "forKey: \(SwiftNames.literal(key)))"
    guard let block = block() else {
      return "\(owner).removeTarget(\(writer.root), action: \(name ?? "nil"), \(end)"
    }
    writer.needs.insert(.actionLayer)
    let action = name ?? SwiftNames.literal(writer.names.fresh("action"))
    let body = place.fired(block)
    let own = target.path?.root.flatMap { writer.names.identifier(of: $0.text) }
    let captures = writer.captures(own.map { [$0] } ?? [], in: body)
    let head = "\(writer.root), action: .init(\(action)) { \(captures)_ in"
    return "\(owner).addTarget(" + (SwiftLines(head) + body.indented + "}, \(end)").indented
  }
}

extension SwiftPlace {
  fileprivate func object(
    _ expression: Expression, _ kind: AnimatableKind?
  ) throws(NoSwift) -> String {
    let wanted: Value =
      switch kind {
      case nil: try value(expression)
      case .number: .plain(0)
      case .flag: .bool(true)
      case .point: .pair(0, 0, .point)
      case .size: .pair(0, 0, .size)
      case .rect: .rect(.zero)
      case .color: .color(nil)
      case .matrix: .transform(CATransform3DIdentity)
      }
    let text = try self.text(of: expression, as: wanted, for: .layer)
    return wanted.kind == .number && !expression.isLiteral ? "\(text) as Double" : text
  }
}

/// The properties of animation objects, and the inputs that they are typed as.
enum AnimationProperty {
  /// How an input is written; the last three are flags that are true, false or endless.
  enum Way {
    case object, objects, numbers, functions, word, number, narrow, flag, lasting, endless
  }

  typealias Row = (name: String, input: String, way: Way)

  /// The properties of property animations that are written before their timing.
  static let values: [Row] = [
    ("fromValue", "from", .object), ("toValue", "to", .object), ("byValue", "by", .object),
    ("values", "values", .objects), ("keyTimes", "keyTimes", .numbers),
    ("timingFunctions", "timingFunctions", .functions), ("calculationMode", "mode", .word),
  ]

  /// The properties of all animations, written after their timing.
  static let times: [Row] = [
    ("beginTime", "beginTime", .number), ("timeOffset", "timeOffset", .number),
    ("speed", "speed", .narrow), ("repeatCount", "repeatCount", .narrow),
    ("repeatDuration", "repeatDuration", .number), ("repeatCount", "repeat", .endless),
    ("autoreverses", "autoreverses", .flag), ("fillMode", "fillMode", .word),
    ("isRemovedOnCompletion", "isRemovedOnCompletion", .lasting),
  ]

  /// The properties of property animations that are written last.
  static let flags: [Row] = [
    ("isAdditive", "isAdditive", .flag), ("isCumulative", "isCumulative", .flag),
  ]

  /// The label of the input for a property that Flipbook does not have; empty for a timing.
  static func label(of name: String) -> String? {
    if name == "timingFunction" { return "" }
    guard CAAnimation.properties[name] == nil else { return nil }
    return (values + times + flags).first { $0.name == name }.map { $0.input + ": " }
  }
}
