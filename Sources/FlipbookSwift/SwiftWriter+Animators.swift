import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// Property animators, and what is said to them, to dances and to chains.
extension SwiftWriter {
  func animator(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return [] }
    let timing = try timing(of: call) ?? .usual
    let duration = try number("duration", of: call, or: timing.usualDuration)
    let body = animated(call.block(), call.place)
    let (identifier, start) = try making(name, "UIViewPropertyAnimator")
    var lines: SwiftLines = []
    // Where a block was asked for, it is said why there is none.
    if manner == .uiview {
      lines = [
        "// \(identifier) has to be an animator: a block takes four curves and springs by ratio",
        "// or bounce, and is not paused, scrubbed, turned around or stopped.",
      ]
    }
    lines += animator(identifier, start, duration, timing, body)
    if call.has("pausesOnCompletion") { lines += "\(identifier).pausesOnCompletion = true" }
    for flag in ["scrubsLinearly", "isInterruptible"] where call.value(flag) == .bool(false) {
      lines += "\(identifier).\(flag) = false"
    }
    return lines
  }

  func animator(
    _ identifier: String, _ start: String, _ duration: String, _ timing: SwiftTiming,
    _ body: SwiftLines
  ) -> SwiftLines {
    let block = body.isEmpty ? [] : [later(body)]
    let (text, isWhole) = timing.argument(hasBlock: !body.isEmpty)
    let head =
      "\(start) = UIViewPropertyAnimator(duration: \(timing.response ?? duration), \(text))"
    if isWhole || block.isEmpty { return .call(head, block) }
    return SwiftLines(head) + .call("\(identifier).addAnimations", block)
  }

  /// A closure that runs when an animator starts or a chain reaches it, with the values of the time
  /// it was given.
  func later(_ body: SwiftLines) -> SwiftLines.Closure {
    let kept = names.varying(among: body.words).joined(separator: ", ")
    return .init(parameters: kept.isEmpty ? "" : "[\(kept)]", body: body)
  }

  // A completion added by its name to a block that has ended: the block calls what is kept for it.
  private func addCompletion(_ call: SwiftCall) -> SwiftLines? {
    guard call.verb == "completion", let block = call.block(), let name = call.name(),
      let own = names.identifier(of: "completion \(name)")
    else { return nil }
    guard let closure = completion(block, call.place) else { return [] }
    let before = names.fresh("earlier")
    let body = "\(before)(finished)" + closure.body
    return "let \(before) = \(own)"
      + .call("\(own) =", [.init(parameters: "finished", body: body)])
  }

  // MARK: Said to an animator, a dance or a chain

  func tell(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard call.name() != nil || call.place.scope.place != .fired || survey.hasOneReceiver else {
      throw Untold("which animator was named last is known when it runs: name it")
    }
    if ["completion", "start"].contains(call.verb),
      let lines = try tellBlock(call) ?? addCompletion(call)
    {
      return lines
    }
    guard let word = call.name() ?? call.world.lastAnimator,
      let receiver = call.place.scope.named(word)
    else { throw Untold("what it is said to is known when it runs") }
    let name = try thing(word)
    switch (receiver, call.verb) {
    case (.view, _):
      needs.insert(.dance)
      if let lines = try told(call, name, isDance: true) { return lines }
      throw Untold("Dance has no such call")
    case (.animator, _), (_, "completion"): return try tellAnimator(name, call)
    case (_, "stop"): return "\(name).stopAnimation(true)"
    case (_, "finish"):
      needs.insert(.swiftyAnimate)
      if let step = try step(call, "finish", of: name, after: "\(name).") { return step }
      throw Untold("a chain takes a last step")
    case (_, "continue"), (_, "add"): throw Untold("a chain has no such call")
    default:
      // It is moved as an animator is.
      let isFirst = needs.insert(.movedChains).inserted && form == .app
      let note = "// AnimationFacades' own: SwiftyAnimate's chains are not moved."
      return SwiftLines(isFirst ? [note] : []) + (try tellAnimator(name, call))
    }
  }

  private func tellAnimator(_ name: String, _ call: SwiftCall) throws(Untold) -> SwiftLines {
    if let lines = try told(call, name) { return lines }
    switch call.verb {
    case "pause":
      return .call(
        later(by: try number("after", of: call)),
        "if \(name).isRunning { \(name).pauseAnimation() }")
    case "add":
      let closure = later(animated(call.block(), call.place))
      let start = closure.parameters.isEmpty ? "" : " \(closure.parameters) in"
      return "\(name).addAnimations({\(start)" + closure.body.indented
        + "}, delayFactor: \(try number("delayFactor", of: call)))"
    default: throw Untold("an animator has no such call")
    }
  }
}
