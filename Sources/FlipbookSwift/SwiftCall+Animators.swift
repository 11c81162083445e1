// Property animators, and the verbs for them, dances and chains.
extension SwiftCall {
  func animator() throws(NoSwift) -> SwiftLines {
    guard let name = name() else { return [] }
    let timing = try timing() ?? .usual
    let duration = try number("duration", or: timing.usualDuration)
    let body = place.animated(block())
    let (identifier, start) = try writer.making(name, "UIViewPropertyAnimator")
    var lines: SwiftLines = []
    if writer.manner == .uiview {
      lines = [
        "// \(identifier) has to be an animator: a block takes four curves and springs by ratio",
        "// or bounce, and is not paused, scrubbed, turned around or stopped.",
      ]
    }
    lines += writer.animator(identifier, start, duration, timing, body)
    if has("pausesOnCompletion") { lines += "\(identifier).pausesOnCompletion = true" }
    for flag in ["scrubsLinearly", "isInterruptible"] where value(flag) == .bool(false) {
      lines += "\(identifier).\(flag) = false"
    }
    return lines
  }

  // A completion added to a named block, which calls the variable that holds it.
  private func addCompletion() -> SwiftLines? {
    guard verb == "completion", let block = block(), let name = name(),
      let own = writer.names.identifier(of: "completion \(name)")
    else { return nil }
    guard let closure = place.completion(block) else { return [] }
    let before = writer.names.fresh("earlier")
    let body = "\(before)(finished)" + closure.body
    return "let \(before) = \(own)" + .call("\(own) =", [.init(parameters: "finished", body: body)])
  }

  func writeAnimatorVerb() throws(NoSwift) -> SwiftLines {
    guard name() != nil || place.scope.place != .fired || writer.survey.hasOneReceiver else {
      throw NoSwift("which animator was named last is known when it runs: name it")
    }
    let isStart = ["completion", "start"].contains(verb)
    if isStart, let lines = try writeBlockVerb() ?? addCompletion() { return lines }
    guard let word = name() ?? world.lastAnimator, let receiver = place.scope.named(word)
    else { throw NoSwift("what it is said to is known when it runs") }
    let name = try writer.thing(word)
    switch (receiver, verb) {
    case (.view, _):
      writer.needs.insert(.dance)
      if let lines = try writtenByForm(name, isDance: true) { return lines }
      // A verb for a dance that does not exist does nothing.
      guard receiver.animator == nil, place.scope.place != .fired else {
        throw NoSwift("Dance has no such call")
      }
      return "// \(verb) \(name): no dance was made for it, so nothing happens."
    case (.animator, _), (_, "completion"): return try tellAnimator(name)
    case (_, "stop"): return "\(name).stopAnimation(true)"
    case (_, "finish"):
      writer.needs.insert(.swiftyAnimate)
      if let step = try step("finish", of: name, after: "\(name).") { return step }
      throw NoSwift("a chain takes a last step")
    case (_, "continue"), (_, "add"): throw NoSwift("a chain has no such call")
    default:
      let isFirst = writer.needs.insert(.movedChains).inserted && writer.form == .app
      let note = "// AnimationFacades' own: SwiftyAnimate's chains are not moved."
      return SwiftLines(isFirst ? [note] : []) + (try tellAnimator(name))
    }
  }

  private func tellAnimator(_ name: String) throws(NoSwift) -> SwiftLines {
    if let lines = try writtenByForm(name) { return lines }
    switch verb {
    case "pause":
      return .call(
        writer.later(by: try number("after")), "if \(name).isRunning { \(name).pauseAnimation() }")
    case "add":
      let closure = writer.later(place.animated(block()))
      let start = closure.parameters.isEmpty ? "" : " \(closure.parameters) in"
      return "\(name).addAnimations({\(start)" + closure.body.indented
        + "}, delayFactor: \(try number("delayFactor")))"
    default: throw NoSwift("an animator has no such call")
    }
  }
}

extension SwiftWriter {
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

  /// A closure that runs later with the present values.
  func later(_ body: SwiftLines) -> SwiftLines.Closure {
    let kept = names.varying(among: body.words).joined(separator: ", ")
    return .init(parameters: kept.isEmpty ? "" : "[\(kept)]", body: body)
  }

  /// The head of a call that runs a closure after a delay.
  func later(by delay: String) -> String {
    form == .app
      ? "DispatchQueue.main.asyncAfter(deadline: .now() + \(delay))" : "stage.after(\(delay))"
  }
}
