import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// Blocks whose changes move, and what there was before there were blocks.
extension SwiftWriter {
  func writeBlock(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    switch call.verb {
    case "animate": try repeatable(call, animate(call))
    case "keyframes": try repeatable(call, keyframes(call))
    case "at": try keyframe(call)
    case "again": SwiftLines("\(try thing(call.name() ?? ""))()")
    case "transaction": try transaction(call)
    case "begin": try begin(call)
    // A timing that is no curve sets nothing.
    case "curve": if let lines = try told(call) { lines } else { SwiftLines() }
    default: nil
    }
  }

  // A block that is run again is a function.
  private func repeatable(_ call: SwiftCall, _ lines: SwiftLines) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return lines }
    var kept = SwiftLines()
    if let completion = names.identifier(of: "completion \(name)") {
      kept += "var \(completion): (Bool) -> Void = { _ in }"
    }
    guard survey.repeated.contains(name) else { return kept + lines }
    guard names.varying(among: lines.words).isEmpty else {
      throw Untold("'again' has the values that were there before")
    }
    let identifier = names.declare(name)
    return kept + SwiftLines.call("func \(identifier)()", [.init(body: lines)])
      + SwiftLines("\(identifier)()")
  }

  // MARK: Keyframes

  private func keyframes(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let block = call.block() else { return SwiftLines() }
    let time = time(of: call, block)
    let duration =
      call.isGiven("duration") ? try number("duration", of: call) : Self.text(time.duration)
    let delay =
      time.delay > 0
      ? Self.text(time.delay + (call.number("delay") ?? 0)) : try number("delay", of: call)
    let list = Self.list(try keyframeOptions(of: call))
    let body = body(block, call.place.inside(time))
    return SwiftLines.call(
      "UIView.animateKeyframes(withDuration: \(duration), delay: \(delay)\(list))",
      closures(body, completion(of: call), call.place))
  }

  /// The options of keyframes.
  func keyframeOptions(of call: SwiftCall) throws(Untold) -> [String] {
    let timing = try timing(of: call) ?? .usual
    guard case .curve = timing else { throw Untold("UIKit's keyframes take its four curves only") }
    var options: [String] = []
    if let mode = call.name("mode"), mode != "linear" {
      options.append(".calculationMode\(SwiftNames.capitalized(mode))")
    }
    options += call.options([
      "repeat", "autoreverse", "beginFromCurrentState", "overrideInheritedDuration",
    ])
    if let option = timing.option {
      options.append(
        "UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions\(option).rawValue)")
    }
    return options
  }

  private func keyframe(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let block = call.block() else { return SwiftLines() }
    let start = try share("start", of: call)
    let length =
      call.isGiven("for") ? try share("for", of: call) : start == "0" ? "1" : "1 - \(start)"
    return SwiftLines.call(
      "UIView.addKeyframe(withRelativeStartTime: \(start), relativeDuration: \(length))",
      [.init(body: animated(block, call.place))])
  }

  // A share of the whole time, which may be given in seconds.
  private func share(_ parameter: String, of call: SwiftCall) throws(Untold) -> String {
    guard let quantity = call.quantity(parameter), quantity.unit == .duration,
      let time = call.place.scope.keyframes
    else { return try number(parameter, of: call) }
    let share = parameter == "start" ? time.share(at: quantity) : time.share(of: quantity)
    guard let share else { throw Untold("it is no part of the whole") }
    return Self.text(share)
  }

  /// The time of a block of keyframes, which its parts may say.
  func time(of call: SwiftCall, _ block: Block) -> KeyframeTime {
    let time = KeyframeTime(call.number("duration"), usual: 0.25)
    for case let part? in parts(of: block, time, call) {
      guard let start = part.quantity("start") else { continue }
      time.note(start: start, length: part.quantity("for"))
    }
    return time
  }

  /// The `at` parts of a block of keyframes; `nil` for what is none.
  func parts(of block: Block, _ time: KeyframeTime, _ call: SwiftCall) -> [SwiftCall?] {
    let place = call.place.inside(time)
    return block.statements.flatMap(\.commands).map { command in
      guard command.verb.text == "at", let at = call.world.commands.named("at"),
        let part = try? ArgumentBinder.bind(command, to: at, in: place.scope)
      else { return nil }
      return SwiftCall(invocation: part, place: place)
    }
  }

  // MARK: Transactions

  private func transaction(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    var lines = SwiftLines("CATransaction.begin()")
    if call.isGiven("duration") {
      lines += "CATransaction.setAnimationDuration(\(try number("duration", of: call)))"
    }
    if let function = try timing(of: call)?.function {
      lines += "CATransaction.setAnimationTimingFunction(\(function))"
    }
    if call.has("disableActions") { lines += "CATransaction.setDisableActions(true)" }
    if let block = call.block("completion"), let done = completion(block, call.place, asking: "") {
      lines += SwiftLines.call("CATransaction.setCompletionBlock", [done])
    }
    let flush = flush(before: call.block()?.words ?? [])
    lines += call.block().map { animated($0, call.place) } ?? SwiftLines()
    return flush + lines + SwiftLines("CATransaction.commit()")
  }

  // MARK: Begin and commit

  private func begin(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    var lines = SwiftLines(
      "UIView.beginAnimations(\(call.name().map(SwiftNames.literal) ?? "nil"), context: nil)")
    if call.isGiven("duration") {
      lines += "UIView.setAnimationDuration(\(try number("duration", of: call)))"
    }
    var place = call.place
    place.finished = "finished"
    place.scope.finished = true
    if let context = call.value("context") {
      place.values["context"] = context
      place.scope.context = context
    }
    let closures = [("willStart", ""), ("completion", "finished")].compactMap {
      label, parameter -> SwiftLines? in
      guard let block = call.block(label) else { return nil }
      let body = fired(block, place)
      let isRead = block.words.contains(parameter)
      let closure = SwiftLines.Closure(
        parameters: parameter.isEmpty ? "" : isRead ? parameter : "_", body: body)
      let name = label == "completion" ? "didStop" : label
      return body.isEmpty ? nil : SwiftLines.call("\(name):", [closure])
    }
    guard !closures.isEmpty else { return lines }
    needs.insert(.animationCalls)
    lines += "AnimationCalls("
    for (place, closure) in closures.enumerated() {
      let comma = place < closures.count - 1 ? "," : ""
      lines += closure.indented.ending(in: comma)
    }
    lines += ").listen()"
    return lines
  }
}

extension SwiftPlace {
  /// The same in a block whose `at` parts are run.
  fileprivate func inside(_ time: KeyframeTime) -> SwiftPlace {
    var place = self
    place.scope.place = .animation
    place.scope.keyframes = time
    return place
  }
}
