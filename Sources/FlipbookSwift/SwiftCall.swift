import FlipbookLanguage
import FlipbookText
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// A command with its arguments, and the place where it is written in Swift.
struct SwiftCall {
  let invocation: Invocation
  let place: SwiftPlace

  var verb: String { invocation.declaration.name }
  var world: World { place.scope.world }
  /// The arguments as they were typed.
  var words: [String] { invocation.command.arguments.map(\.description) }

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

  func number(_ input: String) -> Double? { quantity(input)?.value }

  func timing(_ input: String = "timing") -> Timing? {
    if case .timing(let timing)? = value(input) { timing.unnamed } else { nil }
  }

  func block(_ input: String = "block") -> Block? {
    if case .block(let block)? = invocation.argument(for: input) { block } else { nil }
  }

  /// Whether a flag is set.
  func has(_ flag: String) -> Bool {
    switch invocation.argument(for: flag) {
    case .flag: true
    case .value(.bool(let bool), _): bool
    default: false
    }
  }

  /// The flags that are set as UIKit's options.
  func options(_ flags: [String]) -> [String] { flags.filter(has).map { "." + $0 } }
}

extension SwiftWriter {
  /// A command in Swift; nothing for one that only looks.
  func write(_ command: Command, _ place: SwiftPlace) throws(Untold) -> SwiftLines {
    let world = place.scope.world
    guard let (declaration, command) = world.commands.resolve(command, in: place.scope) else {
      return []
    }
    let effect = declaration.standing(of: command, in: world).effect
    guard effect.isOnTimeline || declaration.name == "expect" && holdsChecks else { return [] }
    // What a block makes may be there when it is written, and not when it runs.
    let names = world.names
    let made = place.scope.place == .fired ? command.made.filter { names[$0] != nil } : []
    for name in made { world.names[name] = nil }
    defer { if !made.isEmpty { world.names = names } }
    guard let invocation = try? ArgumentBinder.bind(command, to: declaration, in: place.scope),
      declaration.scheduling(command) == nil
    else { throw Untold("what it names is known when it runs") }
    let call = SwiftCall(invocation: invocation, place: place)
    for parameter in declaration.parameters where parameter.isCounting {
      if case .number? = call.value(parameter.name) {
        throw Untold("UIView.modifyAnimations plays it so often")
      }
      if call.verb == "begin", call.has(parameter.name) {
        throw Untold("setAnimationRepeatCount takes a number")
      }
    }
    return try write(call)
  }

  // What one row of the forms says is told as that; the others take more than a call.
  private func write(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    switch call.verb {
    case "view": return try view(call)
    case "layer", "shape", "gradient": return try layer(call)
    case "remove": return try remove(call)
    case "after":
      let body = call.block().map { fired($0, call.place) }
      return .call(later(by: try number("delay", of: call)), body ?? [])
    case "expect": return try expectation(call)
    case "animator":
      if let lines = try asBlock(call) { return lines }
      return try animator(call)
    case _ where SwiftSurvey.telling.contains(call.verb): return try tell(call)
    case "animate": return try repeatable(call, animate(call))
    case "keyframes": return try repeatable(call, keyframes(call))
    case "at": return try keyframe(call)
    case "again": return "\(try thing(call.name() ?? ""))()"
    case "transaction": return try transaction(call)
    case "begin": return try begin(call)
    // A timing that is no curve sets nothing.
    case "curve": return try told(call) ?? []
    case "animation": return try animation(call)
    case "group": return try group(call)
    case "attach", "detach":
      guard let target = call.expression(call.verb == "attach" ? "to" : "layer") else { break }
      if let lines = try told(call, layer(of: target, call.place)) { return lines }
    case "on", "off": return try action(call)
    case "dance": return try dance(call)
    case "chain": return try chain(call)
    case "perform", "decay":
      if let lines = try told(call, thing(call.name() ?? "")) { return lines }
    case "resume": return "\(try resume(of: call.name() ?? ""))()"
    case "gesture": return try gesture(call)
    case "touch": return try touch(call)
    case "set" where form == .test && call.words.first == "reduceMotion":
      return "stage.isReduceMotionEnabled = \(!["off", "false"].contains(call.words.last))"
    // Time is told by the file; other settings, marks and promises are the session's.
    case "step", "run", "play", "set", "mark", "watch", "promise": return []
    default: if let lines = try told(call) { return lines }
    }
    throw Untold("Swift has no words for it yet")
  }

  /// A number that was given, or its default.
  func number(
    _ input: String, of call: SwiftCall, or usual: String = "0"
  ) throws(Untold) -> String {
    guard let expression = call.expression(input) else { return usual }
    return try number(expression, call.place)
  }

  /// The numbers that were given, each with its input in place of a `$`.
  func given(_ forms: KeyValuePairs<String, String>, of call: SwiftCall) throws(Untold) -> [String]
  {
    try forms.filter { call.isGiven($0.key) }.map { input, form throws(Untold) in
      form.replacing("$", with: try number(input, of: call))
    }
  }

  /// The body of a closure that runs when something happens.
  func fired(_ block: Block, _ place: SwiftPlace) -> SwiftLines {
    let outer = names.mark
    depth += 1
    defer {
      names.leave(for: outer)
      depth -= 1
    }
    return statements(block.statements, place.inside(.fired))
  }

  /// The body of a closure whose changes are animated.
  func animated(_ block: Block?, _ place: SwiftPlace) -> SwiftLines {
    statements(block?.statements ?? [], place.inside(.animation))
  }

  /// A completion; `nil` where nothing is done.
  ///
  /// - Parameter parameter: `finished` or `position`; empty for a closure that takes nothing.
  func completion(
    _ block: Block, _ place: SwiftPlace, asking parameter: String = "finished"
  ) -> SwiftLines.Closure? {
    var inner = place
    inner.finished = ["": "true", "position": "(position == .end)"][parameter] ?? parameter
    inner.scope.finished = true
    let body = fired(block, inner)
    guard !body.isEmpty else { return nil }
    let isRead = parameter.isEmpty || block.words.contains { ["finished", parameter].contains($0) }
    return .init(parameters: isRead ? parameter : "_", body: body)
  }
}
