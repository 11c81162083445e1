import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// UIView.animate, and the same motion as an animator, or an animator's as a block.
extension SwiftWriter {
  private static let options = [
    "repeat", "autoreverse", "beginFromCurrentState", "allowUserInteraction",
    "overrideInheritedDuration", "overrideInheritedCurve",
  ]

  /// A block in UIKit's words.
  private struct Block {
    var duration: String
    var delay: String?
    var timing: SwiftTiming
    var options: [String] = []
    var closures: [SwiftLines.Closure]
  }

  func animate(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let block = call.block() else { return SwiftLines() }
    let timing = try timing(of: call) ?? .usual
    let duration = try number("duration", of: call, or: timing.usualDuration)
    let delay = call.isGiven("delay") ? try number("delay", of: call) : nil
    let options = Self.options.filter { call.has($0) }.map { "." + $0 }
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
    let completion = completion(of: call)
    return try write(
      Block(
        duration: duration, delay: delay, timing: timing, options: options,
        closures: closures(body, completion, call.place)))
  }

  /// What is done at the end of a block: what it says itself, and what is added by its name.
  func completion(of call: SwiftCall) -> SwiftLines.Closure? {
    let own = call.block("completion").flatMap { completion($0, call.place) }
    guard let name = call.name(), survey.completed.contains(name) else { return own }
    let added = names.declare("completion \(name)")
    var body = own?.body ?? SwiftLines()
    body += "\(added)(finished)"
    return .init(label: "completion", parameters: "finished", body: body)
  }

  private func write(_ block: Block) throws(Untold) -> SwiftLines {
    var options = block.options
    func head(_ start: String, hasDelay: Bool = false) -> String {
      let isLong = block.delay != nil || !options.isEmpty || hasDelay
      return "UIView.animate(" + start + (isLong ? ", delay: \(block.delay ?? "0")" : "")
    }
    var list: String { options.isEmpty ? "" : ", options: [\(options.joined(separator: ", "))]" }
    switch block.timing.ofBlocks {
    case .curve:
      if let option = block.timing.option { options.insert(option, at: 0) }
      return SwiftLines.call(head("withDuration: \(block.duration)") + list + ")", block.closures)
    case .ratio(let ratio, let velocity):
      return SwiftLines.call(
        head("withDuration: \(block.duration)", hasDelay: true)
          + ", usingSpringWithDamping: \(ratio), initialSpringVelocity: \(velocity)\(list))",
        block.closures)
    case .bounce(let length, let bounce, let velocity):
      needs.insert(.iOS17)
      let push = velocity == "0" ? "" : ", initialSpringVelocity: \(velocity)"
      return SwiftLines.call(
        head("springDuration: \(length), bounce: \(bounce)\(push)") + list + ")", block.closures)
    default: throw Untold("UIKit's blocks take four curves and springs, and no other timing")
    }
  }

  /// A block, and what is done at its end; where it would be awaited without that, nothing is done.
  func closures(
    _ body: SwiftLines, _ completion: SwiftLines.Closure?, _ place: SwiftPlace
  ) -> [SwiftLines.Closure] {
    let isAwaited = isAsync && place.scope.place == .entry
    let nothing = SwiftLines.Closure(label: "completion", parameters: "_", body: SwiftLines())
    let completion = completion ?? (isAwaited ? nothing : nil)
    return [.init(body: body)] + (completion.map { [$0] } ?? [])
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
    if let block = call.block("completion") {
      var inner = call.place
      inner.finished = "(position == .end)"
      inner.scope.finished = true
      let done = fired(block, inner)
      if !done.isEmpty {
        let parameter = block.words.contains("finished") ? "position" : "_"
        lines += SwiftLines.call(
          "\(identifier).addCompletion", [.init(parameters: parameter, body: done)])
      }
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
    let takesTiming = try timing(of: call)?.isBlocks ?? true
    // A block would have the values there are when it is started.
    let varies = call.block()?.words.contains { word in
      guard case .value? = call.place.scope.named(word) else { return false }
      return survey.assigned.contains(word) || survey.remade.contains(word)
    }
    guard isPlain, varies != true, !survey.isHandled(name), !survey.remade.contains(name),
      takesTiming
    else {
      return nil
    }
    blocks[name] = (call, [])
    return SwiftLines()
  }

  /// What is said to an animator that becomes a block; `nil` to any other.
  func tellBlock(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    guard let name = call.name() ?? call.world.lastAnimator, let (made, done) = blocks[name] else {
      return nil
    }
    switch call.verb {
    case "completion":
      guard let block = call.block(), !block.words.contains("position") else {
        throw Untold("a block's completion knows whether it finished, and no position")
      }
      if let closure = completion(block, call.place) { blocks[name]?.completions.append(closure) }
      return SwiftLines()
    case "start":
      blocks[name] = nil
      let delay = call.isGiven("after") ? try number("after", of: call) : nil
      let all = done.reduce(SwiftLines()) { $0 + $1.body }
      let isRead = done.contains { $0.parameters == "finished" }
      let completion = SwiftLines.Closure(
        label: "completion", parameters: isRead ? "finished" : "_", body: all)
      let body = made.block().map { animated($0, made.place) } ?? SwiftLines()
      return try write(
        Block(
          duration: number("duration", of: made, or: "0.25"),
          delay: delay,
          timing: timing(of: made) ?? .usual,
          closures: closures(body, done.isEmpty ? nil : completion, call.place)))
    default: return nil
    }
  }
}

extension SwiftTiming {
  /// A spring by its mass as the same by duration and bounce, which blocks take.
  fileprivate var ofBlocks: SwiftTiming {
    guard case .physics(let mass, let stiffness, let damping, let velocity) = self,
      let mass = Double(mass), let stiffness = Double(stiffness), let damping = Double(damping)
    else { return self }
    let build = SpringBuild(
      mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: false)
    return .bounce(
      duration: SwiftWriter.text(build.response), bounce: SwiftWriter.text(build.bounce),
      velocity: velocity)
  }

  /// Whether UIKit's blocks take it.
  fileprivate var isBlocks: Bool {
    switch ofBlocks {
    case .curve, .ratio, .bounce: true
    case .standard, .cubic, .physics: false
    }
  }
}
