/// A command with its arguments, and the place where it is written in Swift.
struct SwiftCall {
  let invocation: Invocation
  let place: SwiftPlace

  var writer: SwiftWriter { place.writer }
  var verb: String { invocation.declaration.name }
  var world: World { place.scope.world }
  var words: [String] { invocation.command.arguments.compactMap { $0.value.word?.text } }

  func isGiven(_ input: String) -> Bool { invocation.isGiven(input) }

  func name(_ input: String = "name") -> String? {
    switch invocation.argument(for: input) {
    case .name(let name): name.text
    case .value(_, let expression): expression.word?.text
    default: nil
    }
  }

  func expression(_ input: String) -> Expression? {
    if case .value(_, let expression)? = invocation.argument(for: input) { return expression }
    return expressions(input).first
  }

  func expressions(_ input: String) -> [Expression] {
    if case .expressions(let list)? = invocation.argument(for: input) { list } else { [] }
  }

  func value(_ input: String) -> Value? { invocation.argument(for: input)?.evaluated }

  func quantity(_ input: String) -> Quantity? {
    if case .number(let quantity)? = value(input) { quantity } else { nil }
  }

  func amount(_ input: String) -> Double? { quantity(input)?.value }

  func block(_ input: String = "block") -> Block? {
    if case .block(let block)? = invocation.argument(for: input) { block } else { nil }
  }

  func has(_ flag: String) -> Bool {
    switch invocation.argument(for: flag) {
    case .flag: true
    case .value(.bool(let bool), _): bool
    default: false
    }
  }

  func options(_ flags: [String]) -> [String] { flags.filter(has).map { "." + $0 } }

  func number(_ input: String, or usual: String = "0") throws(NoSwift) -> String {
    guard let expression = expression(input) else { return usual }
    return try place.number(expression)
  }

  /// The numbers that were given, each with its input in place of a `$`.
  func given(_ forms: KeyValuePairs<String, String>) throws(NoSwift) -> [String] {
    try forms.filter { isGiven($0.key) }.map { input, form throws(NoSwift) in
      form.replacing("$", with: try number(input))
    }
  }

  // These need more than the one call that a row of their declaration writes.
  fileprivate func written() throws(NoSwift) -> SwiftLines {
    switch verb {
    case "view": return try view()
    case "layer", "shape", "gradient": return try layer()
    case "remove": return try remove()
    case "after": return .call(writer.later(by: try number("delay")), place.fired(block()))
    case "expect": return try expectation()
    case "animator":
      if let lines = try asBlock() { return lines }
      return try animator()
    case _ where invocation.declaration.group == .animator: return try writeAnimatorVerb()
    case "animate": return try repeatable(animate())
    case "keyframes": return try repeatable(keyframes())
    case "at": return try keyframe()
    case "again": return "\(try writer.thing(name() ?? ""))()"
    case "transaction": return try transaction()
    case "begin": return try begin()
    // A timing that is no curve sets nothing.
    case "curve": return try writtenByForm() ?? []
    case "animation": return try animation()
    case "group": return try group()
    case "attach":
      guard let layer = try expression("to").map(place.layer) else { break }
      let beginning = try begin(on: layer)
      if let lines = try writtenByForm(layer) { return beginning + lines }
      throw NoSwift("a CAAnimation has no completion, only a delegate")
    case "on", "off": return try action()
    case "dance": return try dance()
    case "chain": return try chain()
    case "resume": return "\(try writer.resume(of: name() ?? ""))()"
    case "gesture": return try gesture()
    case "touch": return try touch()
    case "set" where writer.form == .test && words.first == "reduceMotion":
      return "stage.isReduceMotionEnabled = \(!["off", "false"].contains(words.last))"
    // `SwiftFile` writes the time; other settings and promises belong to the session.
    case _ where [.time, .check, .session].contains(invocation.declaration.group): return []
    default: if let lines = try writtenByForm() { return lines }
    }
    throw NoSwift("Swift has no words for it yet")
  }

  /// A command in Swift, by the first form that takes all its inputs; `nil` if none does.
  func writtenByForm(_ owner: String? = nil, isDance: Bool = false) throws(NoSwift) -> SwiftLines? {
    for form in SwiftForm.Table(invocation.declaration.swift ?? "").written[verb] ?? []
    where form.call.hasPrefix("dance.") == isDance {
      guard let (arguments, closures) = try arguments(of: form) else { continue }
      // A call whose block does nothing is left out.
      let blocks = form.slots.count { $0.isBlock && !$0.isOptional }
      guard closures.count >= blocks else { return [] }
      let head = form.hasOwner ? "\(try receiver(owner)).\(form.call)" : form.call
      let list = arguments.joined(separator: ", ")
      if head.last == "=" { return "\(head.dropLast()) = \(list)" }
      let isBare = arguments.isEmpty && !closures.isEmpty
      return .call(isBare ? head : "\(head)(\(list))", closures)
    }
    return nil
  }

  // The receiver of a call: the known one, or else the layer or the thing that is named first.
  private func receiver(_ known: String?) throws(NoSwift) -> String {
    if let known { return known }
    let first = invocation.declaration.parameters[0]
    if first.type == .layer, let layer = expression(first.name) {
      return try place.layer(of: layer)
    }
    return try writer.thing(name(first.name) ?? "")
  }

  private func arguments(of form: SwiftForm) throws(NoSwift) -> ([String], [SwiftLines.Closure])? {
    let all = invocation.declaration.parameters
    var (places, used) = (all.filter(\.isPositional)[...], Set<String>())
    var (texts, closures): ([String], [SwiftLines.Closure]) = ([], [])
    for slot in form.slots {
      let input = slot.input.isEmpty ? places.popFirst() : all.first { $0.name == slot.input }
      guard let input else { return nil }
      used.insert(input.name)
      if slot.isFixed { continue }
      if slot.isBlock, let block = block(input.name) {
        closures += closure(block, input, slot)
      } else if let text = try argument(input, slot) {
        texts.append(slot.labelled(text))
      } else if !slot.isOptional {
        return nil
      }
    }
    return all.contains { isGiven($0.name) && !used.contains($0.name) } ? nil : (texts, closures)
  }

  // A block as a closure; none for a completion that does nothing.
  private func closure(
    _ block: Block, _ input: Parameter, _ slot: SwiftForm.Slot
  ) -> [SwiftLines.Closure] {
    if case .block(.animation) = input.type { return [writer.later(place.animated(block))] }
    var place = place
    if slot.word == "position" { (place.position, place.scope.position) = ("position", .end) }
    return [place.completion(block, asking: slot.word ?? "")].compactMap(\.self)
  }

  private func argument(_ input: Parameter, _ slot: SwiftForm.Slot) throws(NoSwift) -> String? {
    switch invocation.argument(for: input.name) {
    case nil where slot.usual == "name": return name("animation").map(SwiftNames.literal)
    case nil: return slot.usual
    case .flag: return "true"
    case .value(.bool(let bool), _): return "\(bool)"
    case .value(.timing, _): return try timing(input.name)?.parameters
    case .value(_, let expression): return try place.number(expression)
    case .expressions(let list):
      guard case .timing(.curve(let curve))? = try list.first.map(place.value) else { return nil }
      return ".\(curve)"
    case .name(let name):
      switch input.type {
      case .choice: return ".\(name.text)"
      case .animation: return try writer.thing(name.text)
      default: return SwiftNames.literal(name.text)
      }
    case .names: throw NoSwift("it is said to several")
    case .block: return nil
    }
  }
}

extension SwiftPlace {
  /// A command in Swift; nothing for one that only looks.
  func write(_ command: Command) throws(NoSwift) -> SwiftLines {
    let world = scope.world
    guard let (declaration, command) = world.commands.resolve(command, in: scope) else { return [] }
    let waits = declaration.scheduling(command) != nil
    let effect = waits ? declaration.effect : declaration.traits(of: command, in: world).effect
    guard effect.isOnTimeline || declaration.name == "expect" && writer.holdsChecks else {
      return []
    }
    // A thing that a block makes may exist when the block is written, but not yet when it runs.
    let names = world.names
    let made = scope.place == .fired ? world.commands.names(madeBy: command) : []
    for name in made { world.names[name] = nil }
    defer { if !made.isEmpty { world.names = names } }
    guard !waits, let invocation = try? ArgumentBinder.bind(command, to: declaration, in: scope)
    else { throw NoSwift("what it names is known when it runs") }
    let call = SwiftCall(invocation: invocation, place: self)
    for parameter in declaration.parameters where parameter.isCounting {
      if case .number? = call.value(parameter.name), call.verb != "animate" {
        throw NoSwift("UIView.modifyAnimations plays it so often")
      }
      if call.verb == "begin", call.has(parameter.name) {
        throw NoSwift("setAnimationRepeatCount takes a number")
      }
    }
    return try call.written()
  }

  /// The body of a closure that runs when something happens.
  func fired(_ block: Block?) -> SwiftLines {
    let outer = writer.names.mark
    writer.depth += 1
    defer {
      writer.names.leave(for: outer)
      writer.depth -= 1
    }
    return inside(.fired).statements(block?.statements ?? [])
  }

  /// The body of a closure whose changes are animated.
  func animated(_ block: Block?) -> SwiftLines {
    inside(.animation).statements(block?.statements ?? [])
  }

  /// A completion that takes `finished`, `position` or (empty) nothing; `nil` if it does nothing.
  func completion(_ block: Block, asking parameter: String = "finished") -> SwiftLines.Closure? {
    var inner = self
    inner.finished = ["": "true", "position": "(position == .end)"][parameter] ?? parameter
    inner.scope.finished = true
    let body = inner.fired(block)
    guard !body.isEmpty else { return nil }
    let isRead = parameter.isEmpty || block.words.contains { ["finished", parameter].contains($0) }
    return .init(parameters: isRead ? parameter : "_", body: body)
  }
}
