import FlipbookLanguage
import FlipbookText
import FlipbookValues
import HeadlessUIKit

// Core Animation's animations, and the actions of layers.
extension SwiftWriter {
  func writeLayer(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    switch call.verb {
    case "animation": return try animation(call)
    case "group": return try group(call)
    case "attach", "detach":
      guard let target = call.expression(call.verb == "attach" ? "to" : "layer") else { return nil }
      return try told(call, layer(of: target, call.place))
    case "on", "off": return try action(call)
    default: return nil
    }
  }

  // MARK: Animations

  private func animation(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name(), let keyPath = call.name("keyPath") else { return SwiftLines() }
    // Of what only some layers have, the value says what it is.
    let kind = CALayer.animatableKind(ofKeyPath: keyPath)
    let timing = call.timing()
    let type =
      call.isGiven("values")
      ? "CAKeyframeAnimation"
      : timing?.isSpring == true ? "CASpringAnimation" : "CABasicAnimation"
    let (identifier, start) = try making(name, type)
    var lines = SwiftLines("\(start) = \(type)(keyPath: \(SwiftNames.literal(keyPath)))")
    lines += try set(AnimationProperty.values, of: identifier, kind, call)
    lines += try pace(identifier, timing, call)
    return try lines + set(AnimationProperty.flags, of: identifier, kind, call)
  }

  // What all animations have.
  private func pace(
    _ identifier: String, _ timing: Timing?, _ call: SwiftCall
  ) throws(Untold) -> SwiftLines {
    var lines = SwiftLines()
    if let build = timing?.spring(duration: call.number("duration") ?? 0) {
      let numbers: KeyValuePairs = [
        "mass": build.mass, "stiffness": build.stiffness, "damping": build.damping,
        "initialVelocity": build.velocity,
      ]
      for (name, number) in numbers where name != "initialVelocity" || number != 0 {
        lines += "\(identifier).\(name) = \(Self.text(number))"
      }
      if build.allowsOverdamping { lines += "\(identifier).allowsOverdamping = true" }
    } else if let function = timing.flatMap({ SwiftTiming($0).function }) {
      lines += "\(identifier).timingFunction = \(function)"
    }
    if call.isGiven("duration") {
      lines += "\(identifier).duration = \(try number("duration", of: call))"
    } else if timing?.isSpring == true {
      lines += "\(identifier).duration = \(identifier).settlingDuration"
    }
    return try lines + set(AnimationProperty.times, of: identifier, nil, call)
  }

  private func set(
    _ properties: [AnimationProperty], of identifier: String, _ kind: AnimatableKind?,
    _ call: SwiftCall
  ) throws(Untold) -> SwiftLines {
    var lines = SwiftLines()
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
    func list(_ write: (Expression) throws(Untold) -> String) throws(Untold) -> String {
      "[\(try call.expressions(property.input).map(write).joined(separator: ", "))]"
    }
    switch property.way {
    case .object:
      guard let expression = call.expression(property.input) else { return nil }
      return try object(expression, kind, call.place)
    case .objects: return try list { one throws(Untold) in try object(one, kind, call.place) }
    case .numbers: return try list { one throws(Untold) in try number(one, call.place) }
    case .functions:
      return try list { one throws(Untold) in
        guard case .timing(let timing) = try call.place.value(one),
          let function = SwiftTiming(timing).function
        else { throw Untold("it is no curve") }
        return function
      }
    case .word: return call.name(property.input).map { "." + $0 }
    case .number: return try number(property.input, of: call)
    case .narrow:
      let value = try number(property.input, of: call)
      return call.expression(property.input)?.isLiteral == true ? value : "Float(\(value))"
    case .flag:
      let isUsual = property.name == "isRemovedOnCompletion"
      return call.has(property.input) == isUsual ? nil : "\(!isUsual)"
    case .endless: return call.has(property.input) ? ".greatestFiniteMagnitude" : nil
    }
  }

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
    guard case .number = wanted, !expression.isLiteral else { return text }
    return "\(text) as Double"
  }

  private func group(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return SwiftLines() }
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
    return try SwiftLines([
      "\(start) = CAAnimationGroup()",
      "\(identifier).animations = [\(children.joined(separator: ", "))]",
    ]) + pace(identifier, whole.timing(), whole)
  }

  // MARK: Actions

  private func action(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let target = call.expression("layer"), let key = call.name("key") else {
      return SwiftLines()
    }
    let layer = try layer(of: target, call.place)
    let isLayer =
      if let name = target.word?.text, case .layer? = call.place.scope.named(name) { true } else {
        false
      }
    let owner = isLayer ? layer : "(\(layer) as! ActionLayer)"
    let name = call.name("action").map(SwiftNames.literal)
    let end = "forKey: \(SwiftNames.literal(key)))"
    guard let block = call.block() else {
      return SwiftLines("\(owner).removeTarget(\(root), action: \(name ?? "nil"), \(end)")
    }
    needs.insert(.actionLayer)
    let action = name ?? SwiftNames.literal(names.fresh("action"))
    let body = fired(block, call.place)
    var owners: [String] = []
    if case .path(let path) = target, let root = path.root {
      owners = [names.identifier(of: root.text)].compactMap(\.self)
    }
    let head = "\(root), action: .init(\(action)) { \(captures(owners, in: body))_ in"
    let inner = SwiftLines(head) + body.indented + SwiftLines("}, \(end)")
    return SwiftLines("\(owner).addTarget(") + inner.indented
  }
}
