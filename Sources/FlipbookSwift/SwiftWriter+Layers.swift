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
    case "attach":
      guard let name = call.name("animation"), let target = call.expression("to") else {
        return nil
      }
      let key = SwiftNames.literal(call.name("key") ?? name)
      return SwiftLines(
        "\(try layer(of: target, call.place)).add(\(try thing(name)), forKey: \(key))")
    case "detach":
      guard let target = call.expression("layer") else { return nil }
      let layer = try layer(of: target, call.place)
      guard let key = call.name("key") else { return SwiftLines("\(layer).removeAllAnimations()") }
      return SwiftLines("\(layer).removeAnimation(forKey: \(SwiftNames.literal(key)))")
    case "on": return try on(call)
    case "off": return try off(call)
    default: return nil
    }
  }

  // MARK: Animations

  private func animation(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name(), let keyPath = call.name("keyPath") else { return SwiftLines() }
    // Of what only some layers have, the value says what it is.
    let kind = CALayer.animatableKind(ofKeyPath: keyPath)
    let timing = call.timing()
    let isKeyframes = call.isGiven("values")
    let type =
      isKeyframes
      ? "CAKeyframeAnimation"
      : timing?.isSpring == true ? "CASpringAnimation" : "CABasicAnimation"
    let (identifier, start) = try making(name, type)
    var lines = SwiftLines(
      "\(start) = \(type)(keyPath: \(SwiftNames.literal(keyPath)))")
    for end in ["from", "to", "by"] {
      guard let expression = call.expression(end) else { continue }
      lines += "\(identifier).\(end)Value = \(try object(expression, kind, call.place))"
    }
    if isKeyframes { lines += try keyframes(identifier, kind, call) }
    lines += try pace(identifier, timing, call)
    for flag in ["isAdditive", "isCumulative"] where call.has(flag) {
      lines += "\(identifier).\(flag) = true"
    }
    return lines
  }

  private func keyframes(
    _ identifier: String, _ kind: AnimatableKind?, _ call: SwiftCall
  ) throws(Untold) -> SwiftLines {
    func list(
      _ label: String, _ write: (Expression) throws(Untold) -> String
    ) throws(Untold) -> String? {
      let expressions = call.expressions(label)
      guard !expressions.isEmpty else { return nil }
      var texts: [String] = []
      for expression in expressions { texts.append(try write(expression)) }
      return "[" + texts.joined(separator: ", ") + "]"
    }
    var lines = SwiftLines()
    if let values = try list("values", { e throws(Untold) in try object(e, kind, call.place) }) {
      lines += "\(identifier).values = \(values)"
    }
    if let times = try list("keyTimes", { e throws(Untold) in try number(e, call.place) }) {
      lines += "\(identifier).keyTimes = \(times)"
    }
    let functions = try list("timingFunctions") { expression throws(Untold) in
      guard case .timing(let timing) = try call.place.value(expression),
        let function = SwiftTiming(timing).function
      else { throw Untold("it is no curve") }
      return function
    }
    if let functions { lines += "\(identifier).timingFunctions = \(functions)" }
    if let mode = call.name("mode") { lines += "\(identifier).calculationMode = .\(mode)" }
    return lines
  }

  // What all animations have.
  private func pace(
    _ identifier: String, _ timing: Timing?, _ call: SwiftCall
  ) throws(Untold) -> SwiftLines {
    var lines = SwiftLines()
    for line in timing.map({ rhythm($0, duration: call.number("duration") ?? 0) }) ?? [] {
      lines += "\(identifier).\(line)"
    }
    if call.isGiven("duration") {
      lines += "\(identifier).duration = \(try number("duration", of: call))"
    } else if timing?.isSpring == true {
      lines += "\(identifier).duration = \(identifier).settlingDuration"
    }
    for name in ["beginTime", "timeOffset", "speed", "repeatCount", "repeatDuration"]
    where call.isGiven(name) {
      let isFloat = ["speed", "repeatCount"].contains(name)
      let value = try number(name, of: call)
      let isPlain = !isFloat || call.expression(name)?.isLiteral == true
      lines += "\(identifier).\(name) = \(isPlain ? value : "Float(\(value))")"
    }
    if call.has("repeat") { lines += "\(identifier).repeatCount = .greatestFiniteMagnitude" }
    if call.has("autoreverses") { lines += "\(identifier).autoreverses = true" }
    if let mode = call.name("fillMode") { lines += "\(identifier).fillMode = .\(mode)" }
    if call.value("isRemovedOnCompletion") == .bool(false) {
      lines += "\(identifier).isRemovedOnCompletion = false"
    }
    return lines
  }

  /// What is set of an animation for its timing.
  func rhythm(_ timing: Timing, duration: Double) -> [String] {
    guard timing.isSpring, let build = timing.spring(duration: duration) else {
      return SwiftTiming(timing).function.map { ["timingFunction = \($0)"] } ?? []
    }
    let numbers = [
      ("mass", build.mass), ("stiffness", build.stiffness), ("damping", build.damping),
      ("initialVelocity", build.velocity),
    ]
    return numbers.filter { $0.0 != "initialVelocity" || $0.1 != 0 }
      .map { "\($0.0) = \(Self.text($0.1))" }
      + (build.allowsOverdamping ? ["allowsOverdamping = true"] : [])
  }

  // A value as an animation takes it.
  private func object(
    _ expression: Expression, _ kind: AnimatableKind?, _ place: SwiftPlace
  ) throws(Untold) -> String {
    switch kind {
    case nil:
      let value = try place.value(expression)
      let text = try text(of: expression, as: value, place, for: .layer)
      guard case .number = value, !expression.isLiteral else { return text }
      return "\(text) as Double"
    case .number:
      let text = try number(expression, place)
      return expression.isLiteral ? text : "\(text) as Double"
    case .flag: return try condition(expression, place)
    case .point: return try text(of: expression, as: .pair(0, 0, .point), place)
    case .size: return try text(of: expression, as: .pair(0, 0, .size), place)
    case .rect: return try text(of: expression, as: .rect(.zero), place)
    case .color: return try text(of: expression, as: .color(nil), place, for: .layer)
    case .matrix: return try transform(expression, place, isPlane: false)
    }
  }

  private func group(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return SwiftLines() }
    var (call, children): (Invocation, [String]) = (call.invocation, [])
    var curve: Timing?
    let place = SwiftCall(invocation: call, place: SwiftPlace(scope: call.scope)).place
    guard case .expressions(let list)? = call.argument(for: "animations") else {
      return SwiftLines()
    }
    for expression in list {
      if let word = expression.word, case .animation? = place.scope.named(word.text) {
        children.append(try thing(word.text))
        continue
      }
      // The duration and the timing may stand behind the names as well.
      switch try place.value(expression) {
      case .timing(let timing):
        curve = timing
        call.bind(.value(.timing(timing), expression), to: .init(name: "timing", type: .timing))
      case let value:
        call.bind(.value(value, expression), to: .init(name: "duration", type: .duration))
      }
    }
    let whole = SwiftCall(invocation: call, place: place)
    let (identifier, start) = try making(name, "CAAnimationGroup")
    var lines = SwiftLines("\(start) = CAAnimationGroup()")
    lines += "\(identifier).animations = [\(children.joined(separator: ", "))]"
    lines += try pace(identifier, curve ?? whole.timing(), whole)
    return lines
  }

  // MARK: Actions

  private func on(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let target = call.expression("layer"), let key = call.name("key"),
      let block = call.block()
    else { return SwiftLines() }
    needs.insert(.actionLayer)
    let layer = try layer(of: target, call.place)
    let owner = call.isLayer ? layer : "(\(layer) as! ActionLayer)"
    let action = call.name("action") ?? names.fresh("action")
    let body = fired(block, call.place)
    var lines = SwiftLines("\(owner).addTarget(")
    var owners: [String] = []
    if case .path(let path) = target, let root = path.root {
      owners = [names.identifier(of: root.text)].compactMap(\.self)
    }
    let head = "\(root), action: .init(\(SwiftNames.literal(action)))"
    var inner = SwiftLines("\(head) { \(captures(owners, in: body))_ in")
    inner += body.indented
    inner += "}, forKey: \(SwiftNames.literal(key)))"
    lines += inner.indented
    return lines
  }

  private func off(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let target = call.expression("layer"), let key = call.name("key") else {
      return SwiftLines()
    }
    let layer = try layer(of: target, call.place)
    let owner = call.isLayer ? layer : "(\(layer) as! ActionLayer)"
    let action = call.name("action").map(SwiftNames.literal) ?? "nil"
    return SwiftLines(
      "\(owner).removeTarget(\(root), action: \(action), forKey: \(SwiftNames.literal(key)))")
  }
}

extension SwiftCall {
  // Whether a layer of its own is meant, and no view's.
  fileprivate var isLayer: Bool {
    guard let name = expression("layer")?.word?.text, case .layer? = place.scope.named(name) else {
      return false
    }
    return true
  }
}
