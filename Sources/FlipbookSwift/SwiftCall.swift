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

  /// The name given for a parameter.
  func name(_ parameter: String = "name") -> String? {
    switch invocation.argument(for: parameter) {
    case .name(let name): name.text
    case .value(_, let expression): expression.word?.text
    default: nil
    }
  }

  /// The expression given for a parameter.
  func expression(_ parameter: String) -> Expression? {
    if case .value(_, let expression)? = invocation.argument(for: parameter) {
      expression
    } else {
      expressions(parameter).first
    }
  }

  func expressions(_ parameter: String) -> [Expression] {
    if case .expressions(let list)? = invocation.argument(for: parameter) { list } else { [] }
  }

  /// What was given for a parameter came to.
  func value(_ parameter: String) -> Value? { invocation.argument(for: parameter)?.evaluated }

  func quantity(_ parameter: String) -> Quantity? {
    if case .number(let quantity)? = value(parameter) { quantity } else { nil }
  }

  func number(_ parameter: String) -> Double? { quantity(parameter)?.value }

  func timing(_ parameter: String = "timing") -> Timing? {
    if case .timing(let timing)? = value(parameter) { timing.unnamed } else { nil }
  }

  func block(_ parameter: String = "block") -> Block? {
    if case .block(let block)? = invocation.argument(for: parameter) { block } else { nil }
  }

  /// Whether a flag stands there.
  func has(_ flag: String) -> Bool {
    switch invocation.argument(for: flag) {
    case .flag: true
    case .value(.bool(let bool), _): bool
    default: false
    }
  }

  /// The flags that stand there as UIKit's options.
  func options(_ flags: [String]) -> [String] { flags.filter(has).map { "." + $0 } }

  func isGiven(_ parameter: String) -> Bool { invocation.isGiven(parameter) }
}

extension SwiftWriter {
  /// A command in Swift; what only looks is nothing there.
  func write(_ command: Command, _ place: SwiftPlace) throws(Untold) -> SwiftLines {
    guard
      let (declaration, command) = place.scope.world.commands.resolve(command, in: place.scope)
    else { return SwiftLines() }
    let effect = declaration.standing(of: command, in: place.scope.world).effect
    guard effect.isOnTimeline || declaration.name == "expect" && holdsChecks else {
      return SwiftLines()
    }
    let invocation: Invocation
    // What a block makes may be there when it is written, and not when it runs.
    let (world, names) = (place.scope.world, place.scope.world.names)
    let made = place.scope.place == .fired ? command.made.filter { names[$0] != nil } : []
    for name in made { world.names[name] = nil }
    defer { if !made.isEmpty { world.names = names } }
    do {
      invocation = try ArgumentBinder.bind(command, to: declaration, in: place.scope)
    } catch {
      throw Untold("what it names is known when it runs")
    }
    guard declaration.scheduling(command) == nil else {
      throw Untold("what it names is known when it runs")
    }
    let call = SwiftCall(invocation: invocation, place: place)
    for parameter in declaration.parameters where parameter.isCounting {
      if case .number? = call.value(parameter.name) {
        throw Untold("UIView.modifyAnimations plays it so often")
      }
      if call.verb == "begin", call.has(parameter.name) {
        throw Untold("setAnimationRepeatCount takes a number")
      }
    }
    for write in [
      writeStage, writeAnimator, writeBlock, writeLayer, writeChain, writeTouch,
    ] {
      if let lines = try write(call) { return lines }
    }
    if let lines = try told(call) { return lines }
    switch call.verb {
    case "set" where form != .app && command.arguments.first?.description == "reduceMotion":
      let isOff = ["off", "false"].contains(command.arguments.last?.description)
      return SwiftLines("stage.isReduceMotionEnabled = \(!isOff)")
    // Time is told by what calls it; other settings, marks and promises are the session's.
    case "step", "run", "play", "set", "mark", "watch", "promise": return SwiftLines()
    default: throw Untold("Swift has no words for it yet")
    }
  }

  /// A number that was given, or how it is written otherwise.
  func number(
    _ parameter: String, of call: SwiftCall, or usual: String = "0"
  ) throws(Untold) -> String {
    guard let expression = call.expression(parameter) else { return usual }
    return try number(expression, call.place)
  }

  /// A closure that runs when something happens.
  func fired(_ block: Block, _ place: SwiftPlace) -> SwiftLines {
    let outer = names.mark
    depth += 1
    defer {
      names.leave(for: outer)
      depth -= 1
    }
    return body(block, place.inside(.fired))
  }

  /// A closure whose changes are animated.
  func animated(_ block: Block, _ place: SwiftPlace) -> SwiftLines {
    body(block, place.inside(.animation))
  }

  /// What is done at an end, which tells whether all ran to it, or where that is; `nil` where nothing
  /// is done.
  ///
  /// - Parameter parameter: what it is given: `finished` or `position`; nothing where it is empty.
  func completion(
    _ block: Block, _ place: SwiftPlace, asking parameter: String = "finished"
  ) -> SwiftLines.Closure? {
    var inner = place
    inner.finished = ["": "true", "position": "(position == .end)"][parameter] ?? parameter
    inner.scope.finished = true
    let body = fired(block, inner)
    guard !body.isEmpty else { return nil }
    let isRead = block.words.contains { ["finished", parameter].contains($0) }
    return .init(parameters: isRead || parameter.isEmpty ? parameter : "_", body: body)
  }
}
