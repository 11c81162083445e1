import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// Blocks whose changes move: keyframes, transactions, begin and commit.
extension SwiftWriter {
  // A block that is run again is a function.
  func repeatable(_ call: SwiftCall, _ lines: SwiftLines) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return lines }
    let completion = names.identifier(of: "completion \(name)").map {
      "var \($0): (Bool) -> Void = { _ in }"
    }
    let kept = SwiftLines([completion].compactMap(\.self))
    guard survey.has(.repeated, name) else { return kept + lines }
    guard names.varying(among: lines.words).isEmpty else {
      throw Untold("'again' has the values that were there before")
    }
    let identifier = names.declare(name)
    return kept + .call("func \(identifier)()", lines) + "\(identifier)()"
  }

  // MARK: Keyframes

  func keyframes(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let block = call.block() else { return [] }
    let time = time(of: call, block)
    let duration = try number("duration", of: call, or: Self.text(time.duration))
    let delay =
      time.delay > 0
      ? Self.text(time.delay + (call.number("delay") ?? 0)) : try number("delay", of: call)
    let list = Self.list(
      ["withDuration: \(duration)", "delay: \(delay)"], try keyframeOptions(of: call))
    let body = statements(block.statements, call.place.inside(time))
    return .call(
      "UIView.animateKeyframes(\(list))", closures(body, completion(of: call), call.place))
  }

  func keyframeOptions(of call: SwiftCall) throws(Untold) -> [String] {
    let timing = try timing(of: call) ?? .usual
    guard case .curve = timing else { throw Untold("UIKit's keyframes take its four curves only") }
    let mode = call.name("mode").flatMap { $0 == "linear" ? nil : SwiftNames.capitalized($0) }
    let flags = ["repeat", "autoreverse", "beginFromCurrentState", "overrideInheritedDuration"]
    return [mode].compactMap { $0.map { ".calculationMode\($0)" } } + call.options(flags)
      + timing.options.map {
        "UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions\($0).rawValue)"
      }
  }

  func keyframe(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let block = call.block() else { return [] }
    let start = try share("start", of: call)
    let length =
      call.isGiven("for") ? try share("for", of: call) : start == "0" ? "1" : "1 - \(start)"
    return .call(
      "UIView.addKeyframe(withRelativeStartTime: \(start), relativeDuration: \(length))",
      animated(block, call.place))
  }

  // A share of the whole time, which may be given in seconds.
  private func share(_ input: String, of call: SwiftCall) throws(Untold) -> String {
    guard let quantity = call.quantity(input), quantity.unit == .duration,
      let time = call.place.scope.keyframes
    else { return try number(input, of: call) }
    let share = input == "start" ? time.share(at: quantity) : time.share(of: quantity)
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

  /// The `at` parts of a block of keyframes; `nil` for anything else in it.
  func parts(of block: Block, _ time: KeyframeTime, _ call: SwiftCall) -> [SwiftCall?] {
    let place = call.place.inside(time)
    return block.statements.flatMap(\.commands).map { command in
      guard command.verb.text == "at", let at = call.world.commands.named("at"),
        let part = try? ArgumentBinder.bind(command, to: at, in: place.scope)
      else { return nil }
      return SwiftCall(invocation: part, place: place)
    }
  }

  // MARK: Transactions, begin and commit

  func transaction(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    var setters = try given(["duration": "setAnimationDuration($)"], of: call)
    if let function = try timing(of: call)?.function {
      setters.append("setAnimationTimingFunction(\(function))")
    }
    if call.has("disableActions") { setters.append("setDisableActions(true)") }
    var lines = SwiftLines((["begin()"] + setters).map { "CATransaction.\($0)" })
    if let block = call.block("completion"), let done = completion(block, call.place, asking: "") {
      lines += SwiftLines.call("CATransaction.setCompletionBlock", [done])
    }
    return flush(before: call.block()?.words ?? []) + lines + animated(call.block(), call.place)
      + "CATransaction.commit()"
  }

  func begin(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    let name = call.name().map(SwiftNames.literal) ?? "nil"
    var lines: SwiftLines = ["UIView.beginAnimations(\(name), context: nil)"]
    lines += SwiftLines(try given(["duration": "UIView.setAnimationDuration($)"], of: call))
    var place = call.place
    (place.finished, place.scope.finished) = ("finished", true)
    if let context = call.value("context") {
      (place.values["context"], place.scope.context) = (context, context)
    }
    let calls = [("willStart", "willStart", ""), ("completion", "didStop", "finished")].compactMap {
      input, label, parameter -> SwiftLines? in
      guard let block = call.block(input) else { return nil }
      let isRead = parameter.isEmpty || block.words.contains(parameter)
      let body = fired(block, place)
      return body.isEmpty
        ? nil : .call("\(label):", [.init(parameters: isRead ? parameter : "_", body: body)])
    }
    guard let last = calls.last else { return lines }
    needs.insert(.animationCalls)
    lines += "AnimationCalls("
    for call in calls.dropLast() { lines += call.indented.ending(in: ",") }
    return lines + last.indented + ").listen()"
  }
}

extension SwiftPlace {
  /// The same in a block of keyframes.
  fileprivate func inside(_ time: KeyframeTime) -> SwiftPlace {
    var place = self
    (place.scope.place, place.scope.keyframes) = (.animation, time)
    return place
  }
}
