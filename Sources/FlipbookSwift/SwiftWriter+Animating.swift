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
    guard let block = call.block() else { return [] }
    let timing = try timing(of: call) ?? .usual
    let duration = try number("duration", of: call, or: timing.usualDuration)
    let delay = try given(["delay": "$"], of: call).first
    let options = call.options(Self.options)
    let body = animated(block, call.place)
    // Outside of another block there is nothing to inherit, and animators let touches through.
    let isPlain =
      call.place.scope.place != .animation
      && Set(options).isDisjoint(with: [".repeat", ".autoreverse", ".beginFromCurrentState"])
    let isEndedEarly =
      call.isGiven("completion") && block.words.contains { survey.has(.detached, $0) }
    if isPlain, !isEndedEarly, (options.isEmpty && manner == .animator) || !timing.isBlocks {
      return try animator(duration, delay, timing, body, call)
    }
    return try self.block(
      duration, delay, timing, options, closures(body, completion(of: call), call.place))
  }

  /// The completion of a block: its own, and those added by its name.
  func completion(of call: SwiftCall) -> SwiftLines.Closure? {
    let own = call.block("completion").flatMap { completion($0, call.place) }
    guard let name = call.name(), survey.has(.completed, name) else { return own }
    let added = names.declare("completion \(name)")
    return .init(parameters: "finished", body: (own?.body ?? []) + "\(added)(finished)")
  }

  private func block(
    _ duration: String, _ delay: String?, _ timing: SwiftTiming, _ options: [String],
    _ closures: [SwiftLines.Closure]
  ) throws(Untold) -> SwiftLines {
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
        needs.insert(.iOS17)
        parts = spring + (velocity == "0" ? [] : [push]) + (isLong ? [pause] : [])
      }
    default: throw Untold("UIKit's blocks take four curves and springs, and no other timing")
    }
    return .call("UIView.animate(\(Self.list(parts, options)))", closures)
  }

  /// Arguments with options behind them.
  static func list(_ parts: [String], _ options: [String]) -> String {
    let options = options.isEmpty ? [] : ["options: [\(options.joined(separator: ", "))]"]
    return (parts + options).joined(separator: ", ")
  }

  /// The closures of a block; an empty completion keeps one that is not to be awaited from that.
  func closures(
    _ body: SwiftLines, _ completion: SwiftLines.Closure?, _ place: SwiftPlace
  ) -> [SwiftLines.Closure] {
    let isAwaited = isAsync && place.scope.place == .entry
    guard completion != nil || isAwaited else { return [.init(body: body)] }
    var completion = completion ?? .init(parameters: "_", body: [])
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
    return lines + "\(identifier).startAnimation(\(delay.map { "afterDelay: \($0)" } ?? ""))"
  }

  // MARK: Animators as blocks

  /// Keeps an animator that is only started for a block, which is written where it is started; `nil`
  /// for one that has to be an animator.
  func asBlock(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    guard manner == .uiview, let name = call.name() else { return nil }
    let flags = ["pausesOnCompletion", "scrubsLinearly", "isInterruptible"]
    // A block would have the values of the time it is started.
    let varies = call.block()?.words.contains { word in
      guard case .value? = call.place.scope.named(word) else { return false }
      return survey.has(.assigned, word) || survey.remade.contains(word)
    }
    guard !flags.contains(where: call.isGiven), varies != true, !survey.isHandled(name),
      !survey.remade.contains(name), try timing(of: call)?.isBlocks ?? true
    else { return nil }
    blocks[name] = (call, [])
    return []
  }

  /// What is said to an animator that becomes a block; `nil` for any other.
  func tellBlock(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    guard let name = call.name() ?? call.world.lastAnimator, let (made, done) = blocks[name] else {
      return nil
    }
    guard call.verb == "start" else {
      guard let block = call.block(), !block.words.contains("position") else {
        throw Untold("a block's completion knows whether it finished, and no position")
      }
      if let closure = completion(block, call.place) { blocks[name]?.completions.append(closure) }
      return []
    }
    blocks[name] = nil
    let isRead = done.contains { $0.parameters == "finished" }
    let completion = SwiftLines.Closure(
      parameters: isRead ? "finished" : "_", body: done.reduce([]) { $0 + $1.body })
    return try block(
      number("duration", of: made, or: "0.25"), given(["after": "$"], of: call).first,
      timing(of: made) ?? .usual, [],
      closures(
        animated(made.block(), made.place), done.isEmpty ? nil : completion, call.place))
  }
}
