import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

// UIView.animate, and the same motion as an animator, or an animator's as a block.
extension SwiftWriter {
  private static let options = [
    "repeat", "autoreverse", "beginFromCurrentState", "allowUserInteraction",
    "overrideInheritedDuration", "overrideInheritedCurve",
  ]

  func animate(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let block = call.block() else { return SwiftLines() }
    let timing = try timing(of: call) ?? .usual
    let duration = try number("duration", of: call, or: timing.usualDuration)
    let delay = call.isGiven("delay") ? try number("delay", of: call) : nil
    let options = call.options(Self.options)
    let body = animated(block, call.place)
    // Outside of another block there is nothing to inherit, and an animator lets fingers through.
    let isPlain =
      call.place.scope.place != .animation
      && Set(options).isDisjoint(with: [".repeat", ".autoreverse", ".beginFromCurrentState"])
    let isEndedEarly =
      call.isGiven("completion") && block.words.contains(where: survey.detached.contains)
    if isPlain, !isEndedEarly,
      (options.isEmpty && manner == .animator) || !timing.isBlocks
    {
      return try animator(duration, delay, timing, body, call)
    }
    return try self.block(
      duration, delay, timing, options, closures(body, completion(of: call), call.place))
  }

  /// What is done at the end of a block: what it says itself, and what is added by its name.
  func completion(of call: SwiftCall) -> SwiftLines.Closure? {
    let own = call.block("completion").flatMap { completion($0, call.place) }
    guard let name = call.name(), survey.completed.contains(name) else { return own }
    let added = names.declare("completion \(name)")
    let body = (own?.body ?? SwiftLines()) + SwiftLines("\(added)(finished)")
    return .init(parameters: "finished", body: body)
  }

  // A block in UIKit's words.
  private func block(
    _ duration: String, _ delay: String?, _ timing: SwiftTiming, _ options: [String],
    _ closures: [SwiftLines.Closure]
  ) throws(Untold) -> SwiftLines {
    var (parts, options) = (["withDuration: \(duration)"], options)
    let isLong = delay != nil || !options.isEmpty
    let pause = "delay: \(delay ?? "0")"
    switch timing.ofBlocks {
    case .curve:
      if isLong || timing.option != nil { parts.append(pause) }
      options = [timing.option].compactMap(\.self) + options
    case .spring(let numbers, let velocity) where numbers["mass"] == nil:
      let labels = ["dampingRatio": "usingSpringWithDamping", "duration": "springDuration"]
      let spring = numbers.map { "\(labels[$0] ?? $0): \($1)" }
      guard timing.ofBlocks.response != nil else {
        parts += [pause] + spring + ["initialSpringVelocity: \(velocity)"]
        break
      }
      needs.insert(.iOS17)
      parts = spring
      if velocity != "0" { parts.append("initialSpringVelocity: \(velocity)") }
      if isLong { parts.append(pause) }
    default: throw Untold("UIKit's blocks take four curves and springs, and no other timing")
    }
    let head = "UIView.animate(\(parts.joined(separator: ", "))\(Self.list(options)))"
    return SwiftLines.call(head, closures)
  }

  /// Options as an argument behind others.
  static func list(_ options: [String]) -> String {
    options.isEmpty ? "" : ", options: [\(options.joined(separator: ", "))]"
  }

  /// A block, and what is done at its end; where it would be awaited without that, nothing is done.
  func closures(
    _ body: SwiftLines, _ completion: SwiftLines.Closure?, _ place: SwiftPlace
  ) -> [SwiftLines.Closure] {
    let isAwaited = isAsync && place.scope.place == .entry
    let nothing = SwiftLines.Closure(parameters: "_", body: SwiftLines())
    guard var completion = completion ?? (isAwaited ? nothing : nil) else {
      return [.init(body: body)]
    }
    completion.label = "completion"
    return [.init(body: body), completion]
  }

  // A block as an animator, which takes every timing.
  private func animator(
    _ duration: String, _ delay: String?, _ timing: SwiftTiming, _ body: SwiftLines,
    _ call: SwiftCall
  ) throws(Untold) -> SwiftLines {
    let identifier = names.fresh(call.name().map(SwiftNames.identifier) ?? "animator")
    var lines = animator(identifier, "let \(identifier)", duration, timing, body)
    if survey.hasGestures, !call.has("allowUserInteraction") {
      lines += "\(identifier).isUserInteractionEnabled = false"
    }
    if let block = call.block("completion"),
      let closure = completion(block, call.place, asking: "position")
    {
      lines += SwiftLines.call("\(identifier).addCompletion", [closure])
    }
    lines += "\(identifier).startAnimation(\(delay.map { "afterDelay: \($0)" } ?? ""))"
    return lines
  }

  // MARK: Animators as blocks

  /// Keeps an animator for a block, where it is made to be started only; else says why not.
  ///
  /// - Returns: nothing where it becomes a block, which stands where it is started.
  func asBlock(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    guard manner == .uiview, let name = call.name() else { return nil }
    let isPlain = ["pausesOnCompletion", "scrubsLinearly", "isInterruptible"]
      .allSatisfy { !call.isGiven($0) }
    // A block would have the values there are when it is started.
    let varies = call.block()?.words.contains { word in
      guard case .value? = call.place.scope.named(word) else { return false }
      return survey.assigned.contains(word) || survey.remade.contains(word)
    }
    guard isPlain, varies != true, !survey.isHandled(name), !survey.remade.contains(name),
      try timing(of: call)?.isBlocks ?? true
    else { return nil }
    blocks[name] = (call, [])
    return SwiftLines()
  }

  /// What is said to an animator that becomes a block; `nil` to any other.
  func tellBlock(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    guard let name = call.name() ?? call.world.lastAnimator, let (made, done) = blocks[name] else {
      return nil
    }
    guard call.verb == "start" else {
      guard let block = call.block(), !block.words.contains("position") else {
        throw Untold("a block's completion knows whether it finished, and no position")
      }
      if let closure = completion(block, call.place) { blocks[name]?.completions.append(closure) }
      return SwiftLines()
    }
    blocks[name] = nil
    let isRead = done.contains { $0.parameters == "finished" }
    let completion = SwiftLines.Closure(
      parameters: isRead ? "finished" : "_", body: done.reduce(SwiftLines()) { $0 + $1.body })
    return try block(
      number("duration", of: made, or: "0.25"),
      call.isGiven("after") ? number("after", of: call) : nil, timing(of: made) ?? .usual, [],
      closures(
        made.block().map { animated($0, made.place) } ?? SwiftLines(),
        done.isEmpty ? nil : completion, call.place))
  }
}
