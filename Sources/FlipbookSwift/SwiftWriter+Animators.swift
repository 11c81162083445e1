import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// Property animators, and what is said to them, to dances and to chains.
extension SwiftWriter {
  func writeAnimator(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    guard
      call.name() != nil || call.place.scope.place != .fired || survey.hasOneReceiver
        || !SwiftSurvey.handling.union(["completion", "start"]).contains(call.verb)
    else { throw Untold("which animator was named last is known when it runs: name it") }
    switch call.verb {
    case "animator": if let lines = try asBlock(call) { return lines }
    case "completion", "start": if let lines = try tellBlock(call) { return lines }
    default: break
    }
    switch call.verb {
    case "animator": return try animator(call)
    case "completion": return try addCompletion(call)
    case "start": return try tell(call)
    default: return SwiftSurvey.handling.contains(call.verb) ? try tell(call) : nil
    }
  }

  // The thing that was named, or the one named last.
  private func receiver(of call: SwiftCall) throws(Untold) -> (String, Named) {
    guard let name = call.name() ?? call.world.lastAnimator,
      let named = call.place.scope.named(name)
    else { throw Untold("what it is said to is known when it runs") }
    return (try thing(name), named)
  }

  private func animator(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return SwiftLines() }
    let timing = try timing(of: call) ?? .usual
    let duration = try number("duration", of: call, or: timing.usualDuration)
    let body = call.block().map { animated($0, call.place) } ?? SwiftLines()
    let (identifier, start) = try making(name, "UIViewPropertyAnimator")
    var lines = SwiftLines()
    // Where a block was asked for, it is said why there is none.
    if manner == .uiview {
      lines +=
        "// \(identifier) has to be an animator: a block takes four curves and springs by ratio"
      lines += "// or bounce, and is not paused, scrubbed, turned around or stopped."
    }
    lines += animator(identifier, start, duration, timing, body)
    if call.has("pausesOnCompletion") { lines += "\(identifier).pausesOnCompletion = true" }
    for flag in ["scrubsLinearly", "isInterruptible"] where call.value(flag) == .bool(false) {
      lines += "\(identifier).\(flag) = false"
    }
    return lines
  }

  /// An animator with a name.
  func animator(
    _ identifier: String, _ start: String, _ duration: String, _ timing: SwiftTiming,
    _ body: SwiftLines
  ) -> SwiftLines {
    let block = body.isEmpty ? [] : [later(body)]
    let (text, isWhole) = timing.argument(hasBlock: !body.isEmpty)
    let head =
      "\(start) = UIViewPropertyAnimator(duration: \(timing.response ?? duration), \(text))"
    if isWhole || block.isEmpty { return SwiftLines.call(head, block) }
    return SwiftLines(head) + SwiftLines.call("\(identifier).addAnimations", block)
  }

  /// A block that runs when an animator is started or a chain comes to it, with the values there were
  /// when it was given.
  func later(_ body: SwiftLines) -> SwiftLines.Closure {
    let kept = names.varying(among: body.words)
    return .init(
      parameters: kept.isEmpty ? "" : "[\(kept.joined(separator: ", "))]", body: body)
  }

  // A block that has ended calls what is kept for it.
  private func addCompletion(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let block = call.block(), let name = call.name(),
      let own = names.identifier(of: "completion \(name)")
    else { return try tell(call) }
    guard let closure = completion(block, call.place) else { return SwiftLines() }
    let before = names.fresh("earlier")
    let body = SwiftLines("\(before)(finished)") + closure.body
    return SwiftLines("let \(before) = \(own)")
      + SwiftLines.call("\(own) =", [.init(parameters: "finished", body: body)])
  }

  // MARK: Said to an animator, a dance or a chain

  private func tell(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    let (name, receiver) = try receiver(of: call)
    switch receiver {
    case .view:
      needs.insert(.dance)
      guard let lines = try told(call, name, isDance: true) else {
        throw Untold("Dance has no such call")
      }
      return lines
    case .animator: return try tellAnimator(name, call)
    default: break
    }
    switch call.verb {
    case "stop": return SwiftLines("\(name).stopAnimation(true)")
    case "finish":
      needs.insert(.swiftyAnimate)
      guard let step = try step(call, "finish", of: name) else {
        throw Untold("a chain takes a last step")
      }
      return SwiftLines.call("\(name).\(step.head)", [step.closure], tail: step.tail)
    case "continue", "add": throw Untold("a chain has no such call")
    case "completion": return try tellAnimator(name, call)
    default:
      // It is moved as an animator is.
      let isFirst = needs.insert(.movedChains).inserted && form == .app
      let note = isFirst ? ["// AnimationFacades' own: SwiftyAnimate's chains are not moved."] : []
      return SwiftLines(note) + (try tellAnimator(name, call))
    }
  }

  private func tellAnimator(_ name: String, _ call: SwiftCall) throws(Untold) -> SwiftLines {
    if let lines = try told(call, name) { return lines }
    switch call.verb {
    case "pause":
      return SwiftLines.call(
        later(by: try number("after", of: call)),
        [.init(body: SwiftLines("if \(name).isRunning { \(name).pauseAnimation() }"))])
    case "add":
      let closure = later(call.block().map { animated($0, call.place) } ?? SwiftLines())
      let start = closure.parameters.isEmpty ? "" : " \(closure.parameters) in"
      return SwiftLines("\(name).addAnimations({\(start)") + closure.body.indented
        + SwiftLines("}, delayFactor: \(try number("delayFactor", of: call)))")
    default: throw Untold("an animator has no such call")
    }
  }
}
