// UIView.animate: blocks as blocks or animators, and animators as blocks.
extension SwiftCall {
  private static let options = [
    "repeat", "autoreverse", "beginFromCurrentState", "allowUserInteraction",
    "overrideInheritedDuration", "overrideInheritedCurve",
  ]

  func animate() throws(NoSwift) -> SwiftLines {
    guard let block = block() else { return [] }
    let timing = try timing() ?? .usual
    let duration = try number("duration", or: timing.usualDuration)
    let delay = try given(["delay": "$"]).first
    var options = options(Self.options)
    var body = place.animated(block)
    if case .number? = value("repeat") {
      options.removeAll { $0 == ".autoreverse" }
      let list = "withRepeatCount: \(try number("repeat")), autoreverses: \(has("autoreverse"))"
      body = .call("UIView.modifyAnimations(\(list))", body)
    }
    let isEndedEarly =
      isGiven("completion") && block.words.contains { writer.survey.has(.detached, $0) }
    // Animators inherit nothing, so only outer blocks become one; without changes it never ends.
    guard writer.manner == .animator, place.scope.place != .animation, options.isEmpty,
      !isGiven("repeat"), !isEndedEarly, !body.isEmpty
    else { return try self.block(duration, delay, timing, options, closures(body, completion())) }
    return meetingNote + (try animator(duration, delay, timing, body))
  }

  // A comment for an animator written as a block, or a block written as an animator.
  private var meetingNote: SwiftLines {
    block().map(writer.survey.sharesMotions) ?? false
      ? "// Where motions of one property meet, a block and an animator move differently." : []
  }

  /// The completion of a block, with those added through its name.
  func completion() -> SwiftLines.Closure? {
    let own = block("completion").flatMap { place.completion($0) }
    guard let name = name(), writer.survey.has(.completed, name) else { return own }
    let added = writer.names.declare("completion \(name)")
    return .init(parameters: "finished", body: (own?.body ?? []) + "\(added)(finished)")
  }

  private func block(
    _ duration: String, _ delay: String?, _ timing: SwiftTiming, _ options: [String],
    _ closures: [SwiftLines.Closure]
  ) throws(NoSwift) -> SwiftLines {
    var (parts, options) = (["withDuration: \(duration)"], options)
    let isLong = delay != nil || !options.isEmpty
    let pause = "delay: \(delay ?? "0")"
    switch timing.ofBlocks {
    case .curve:
      if isLong || !timing.options.isEmpty { parts.append(pause) }
      options = timing.options + options
    case .spring(let numbers, let velocity) where numbers["mass"] == nil:
      let labels = ["dampingRatio": "usingSpringWithDamping", "duration": "springDuration"]
      let spring = numbers.map { "\(labels[$0] ?? $0): \($1)" }
      let push = "initialSpringVelocity: \(velocity)"
      if timing.ofBlocks.response == nil {
        parts += [pause] + spring + [push]
      } else {
        writer.needs.insert(.iOS17)
        parts = spring + (velocity == "0" ? [] : [push]) + (isLong ? [pause] : [])
      }
    default:
      // A transaction's curve overrides that of a block, and of all that begins in it.
      guard place.scope.place != .animation, let function = timing.function,
        self.block()?.statements.flatMap(\.commands).isEmpty ?? true
      else { throw NoSwift("UIKit's blocks take four curves and springs, and no other timing") }
      if isLong { parts.append(pause) }
      return ["CATransaction.begin()", "CATransaction.setAnimationTimingFunction(\(function))"]
        + .call("UIView.animate(\(Self.list(parts, options)))", closures) + "CATransaction.commit()"
    }
    return .call("UIView.animate(\(Self.list(parts, options)))", closures)
  }

  static func list(_ parts: [String], _ options: [String]) -> String {
    let options = options.isEmpty ? [] : ["options: [\(options.joined(separator: ", "))]"]
    return (parts + options).joined(separator: ", ")
  }

  /// The closures of a block; in an async function an empty completion prevents awaiting it.
  func closures(_ body: SwiftLines, _ completion: SwiftLines.Closure?) -> [SwiftLines.Closure] {
    let isAwaited = writer.isAsync && place.scope.place == .entry
    guard completion != nil || isAwaited else { return [.init(body: body)] }
    return [.init(body: body), completion ?? .init(parameters: "_", body: [])]
  }

  private func animator(
    _ duration: String, _ delay: String?, _ timing: SwiftTiming, _ body: SwiftLines
  ) throws(NoSwift) -> SwiftLines {
    let identifier = writer.names.fresh(name().map(SwiftNames.identifier) ?? "animator")
    var lines = writer.animator(identifier, "let \(identifier)", duration, timing, body)
    if writer.survey.hasGestures, !has("allowUserInteraction") {
      lines += "\(identifier).isUserInteractionEnabled = false"
    }
    if let block = block("completion"), let closure = place.completion(block, asking: "position") {
      lines += SwiftLines.call("\(identifier).addCompletion", [closure])
    }
    return lines + "\(identifier).startAnimation(\(delay.map { "afterDelay: \($0)" } ?? ""))"
  }

  /// Remembers an animator that is written as a block where it is started; `nil` for any other.
  func asBlock() throws(NoSwift) -> SwiftLines? {
    guard writer.manner == .uiview, let name = name() else { return nil }
    let flags = ["pausesOnCompletion", "scrubsLinearly", "isInterruptible"]
    // A block would read the values at its start.
    let varies = block()?.words.contains { word in
      guard case .value? = place.scope.named(word) else { return false }
      return writer.survey.has(.assigned, word) || writer.survey.needVariables.contains(word)
    }
    guard !flags.contains(where: isGiven), varies != true, !writer.survey.isHandled(name),
      !writer.survey.needVariables.contains(name),
      try timing().map({ $0.isSteps || $0.ofBlocks.response != nil }) ?? true
    else { return nil }
    writer.blocks[name] = (self, [])
    return []
  }

  /// `start` or `completion` of an animator that is written as a block; `nil` for any other.
  func writeBlockVerb() throws(NoSwift) -> SwiftLines? {
    guard let name = name() ?? world.lastAnimator, let (made, done) = writer.blocks[name] else {
      return nil
    }
    guard verb == "start" else {
      guard let block = block(), !block.words.contains("position") else {
        throw NoSwift("a block's completion knows whether it finished, and no position")
      }
      if let closure = place.completion(block) { writer.blocks[name]?.completions.append(closure) }
      return []
    }
    writer.blocks[name] = nil
    let isRead = done.contains { $0.parameters == "finished" }
    let completion = SwiftLines.Closure(
      parameters: isRead ? "finished" : "_", body: done.reduce([]) { $0 + $1.body })
    return try made.meetingNote
      + self.block(
        made.number("duration", or: "0.25"), given(["after": "$"]).first, made.timing() ?? .usual,
        [], closures(made.place.animated(made.block()), done.isEmpty ? nil : completion))
  }
}
