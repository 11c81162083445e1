import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// Property animators, and what is said to them, to dances and to chains.
extension SwiftWriter {
  func writeAnimator(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    guard
      call.name() != nil || call.place.scope.place != .fired
        || !SwiftSurvey.handling.union(["completion", "start"]).contains(call.verb)
    else { throw Untold("which animator was named last is known when it runs: name it") }
    switch call.verb {
    case "animator":
      if let lines = try asBlock(call) { return lines }
      return try animator(call)
    case "completion", "start":
      if let lines = try tellBlock(call) { return lines }
    default: break
    }
    switch call.verb {
    case "add": return try add(call)
    case "completion": return try addCompletion(call)
    case "start", "pause", "continue", "reverse", "scrub", "stop", "finish":
      let (name, receiver) = try receiver(of: call)
      switch receiver {
      case .animator: return try tellAnimator(name, call)
      case .view: return try tellDance(name, call)
      default: return try tellChain(name, call)
      }
    default: return nil
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
    // Where a block was asked for, it is said why there is none.
    var lines = SwiftLines()
    if manner == .uiview {
      lines += "// \(identifier) has to be an animator: a block takes four curves and springs by ratio"
      lines += "// or bounce, and is not paused, scrubbed, turned around or stopped."
    }
    lines += animator(identifier, start, duration, timing, body)
    for flag in ["pausesOnCompletion"] where call.has(flag) {
      lines += "\(identifier).\(flag) = true"
    }
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
    let head = "\(start) = UIViewPropertyAnimator(duration: \(timing.response ?? duration), "
    let block = body.isEmpty ? [] : [later(body)]
    switch timing {
    case .curve(let curve):
      return SwiftLines.call(head + "curve: .\(curve))", block)
    case .ratio(let ratio, "0"):
      return SwiftLines.call(head + "dampingRatio: \(ratio))", block)
    case .cubic where !body.isEmpty:
      return SwiftLines.call(head + timing.points + ")", block)
    default:
      var lines = SwiftLines(head + "timingParameters: \(timing.parameters))")
      if !body.isEmpty { lines += SwiftLines.call("\(identifier).addAnimations", block) }
      return lines
    }
  }

  private func add(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    let (name, receiver) = try receiver(of: call)
    guard case .animator = receiver, let block = call.block() else {
      throw Untold("Dance has no such call")
    }
    let body = animated(block, call.place)
    guard call.isGiven("delayFactor") else {
      return SwiftLines.call("\(name).addAnimations", [later(body)])
    }
    let factor = try number("delayFactor", of: call)
    let closure = later(body)
    var lines = SwiftLines(
      "\(name).addAnimations({" + (closure.parameters.isEmpty ? "" : " \(closure.parameters) in"))
    lines += body.indented
    lines += "}, delayFactor: \(factor))"
    return lines
  }

  /// A block that runs when an animator is started or a chain comes to it, with the values there were
  /// when it was given.
  func later(_ body: SwiftLines) -> SwiftLines.Closure {
    let kept = names.varying(among: body.words)
    return .init(
      parameters: kept.isEmpty ? "" : "[\(kept.joined(separator: ", "))]", body: body)
  }

  private func addCompletion(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    if let name = call.name(), let own = names.identifier(of: "completion \(name)") {
      return addCompletion(to: own, call)
    }
    let (name, receiver) = try receiver(of: call)
    guard let block = call.block() else { return SwiftLines() }
    var inner = call.place
    inner.position = "position"
    inner.finished = "(position == .end)"
    (inner.scope.position, inner.scope.finished) = (.end, true)
    let body = fired(block, inner)
    let usesPosition = !Set(block.words).isDisjoint(with: ["position", "finished"])
    guard !body.isEmpty else { return SwiftLines() }
    let closure = SwiftLines.Closure(parameters: usesPosition ? "position" : "_", body: body)
    if case .view = receiver { needs.insert(.dance) }
    let owner = if case .view = receiver { "\(name).dance" } else { name }
    return SwiftLines.call("\(owner).addCompletion", [closure])
  }

  // A block that has ended calls what is kept for it.
  private func addCompletion(to own: String, _ call: SwiftCall) -> SwiftLines {
    guard let block = call.block(), let closure = completion(block, call.place) else {
      return SwiftLines()
    }
    let before = names.fresh("earlier")
    var body = SwiftLines("\(before)(finished)")
    body += closure.body
    return SwiftLines("let \(before) = \(own)")
      + SwiftLines.call("\(own) =", [.init(parameters: "finished", body: body)])
  }

  // MARK: Said to an animator

  private func tellAnimator(_ name: String, _ call: SwiftCall) throws(Untold) -> SwiftLines {
    switch call.verb {
    case "start":
      guard call.isGiven("after") else { return SwiftLines("\(name).startAnimation()") }
      return SwiftLines("\(name).startAnimation(afterDelay: \(try number("after", of: call)))")
    case "pause":
      guard call.isGiven("after") else { return SwiftLines("\(name).pauseAnimation()") }
      return SwiftLines.call(
        later(by: try number("after", of: call)),
        [.init(body: SwiftLines("if \(name).isRunning { \(name).pauseAnimation() }"))])
    case "continue":
      let timing = try timing(of: call)?.parameters ?? "nil"
      let factor = try number("durationFactor", of: call)
      return SwiftLines(
        "\(name).continueAnimation(withTimingParameters: \(timing), durationFactor: \(factor))")
    case "reverse": return SwiftLines("\(name).isReversed.toggle()")
    case "scrub":
      return SwiftLines("\(name).fractionComplete = \(try number("fraction", of: call))")
    case "stop": return SwiftLines("\(name).stopAnimation(\(call.has("withoutFinishing")))")
    default: return SwiftLines("\(name).finishAnimation(at: .\(call.name("at") ?? "end"))")
    }
  }

  // MARK: Said to a dance

  private func tellDance(_ name: String, _ call: SwiftCall) throws(Untold) -> SwiftLines {
    needs.insert(.dance)
    let after = call.isGiven("after") ? "after: \(try number("after", of: call))" : ""
    switch call.verb {
    case "start", "pause": return SwiftLines("\(name).dance.\(call.verb)(\(after))")
    case "reverse": return SwiftLines("\(name).dance.reverse()")
    case "scrub":
      return SwiftLines("\(name).dance.progress = \(try number("fraction", of: call))")
    case "finish": return SwiftLines("\(name).dance.finish(at: .\(call.name("at") ?? "end"))")
    default: throw Untold("Dance has no such call")
    }
  }

  // MARK: Said to a chain

  private func tellChain(_ name: String, _ call: SwiftCall) throws(Untold) -> SwiftLines {
    switch call.verb {
    case "stop": return SwiftLines("\(name).stopAnimation(true)")
    case "finish":
      needs.insert(.swiftyAnimate)
      guard let step = try step(call, "finish", of: name) else {
        throw Untold("a chain takes a last step")
      }
      return SwiftLines.call("\(name).\(step.head)", [step.closure], tail: step.tail)
    case "continue": throw Untold("a chain has no such call")
    default:
      // It is moved as an animator is.
      let isFirst = needs.insert(.movedChains).inserted && form == .app
      let note = isFirst ? ["// AnimationFacades' own: SwiftyAnimate's chains are not moved."] : []
      return SwiftLines(note) + (try tellAnimator(name, call))
    }
  }
}
