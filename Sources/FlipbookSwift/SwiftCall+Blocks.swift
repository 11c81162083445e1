// Blocks whose changes move: keyframes, transactions, begin and commit.
extension SwiftCall {
  // A function for a block that runs again.
  func repeatable(_ lines: SwiftLines) throws(NoSwift) -> SwiftLines {
    guard let name = name() else { return lines }
    let completion = writer.names.identifier(of: "completion \(name)")
    let kept = SwiftLines(completion.map { ["var \($0): (Bool) -> Void = { _ in }"] } ?? [])
    guard writer.survey.has(.repeated, name) else { return kept + lines }
    guard writer.names.varying(among: lines.words).isEmpty else {
      throw NoSwift("'again' has the values that were there before")
    }
    let identifier = writer.names.declare(name)
    return kept + .call("func \(identifier)()", lines) + "\(identifier)()"
  }

  func keyframes() throws(NoSwift) -> SwiftLines {
    guard let block = block() else { return [] }
    let time = time(of: block)
    let duration = try number("duration", or: time.duration.literal)
    let delay = time.delay > 0 ? (time.delay + (amount("delay") ?? 0)).literal : try number("delay")
    let list = Self.list(["withDuration: \(duration)", "delay: \(delay)"], try keyframeOptions())
    let body = place.inside(time).statements(block.statements)
    return .call("UIView.animateKeyframes(\(list))", closures(body, completion()))
  }

  func keyframeOptions() throws(NoSwift) -> [String] {
    let timing = try timing() ?? .usual
    guard case .curve = timing else { throw NoSwift("UIKit's keyframes take its four curves only") }
    let mode = name("mode").flatMap { $0 == "linear" ? nil : SwiftNames.capitalized($0) }
    let flags = ["repeat", "autoreverse", "beginFromCurrentState", "overrideInheritedDuration"]
    return [mode].compactMap { $0.map { ".calculationMode\($0)" } } + options(flags)
      + timing.options.map {
        "UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions\($0).rawValue)"
      }
  }

  func keyframe() throws(NoSwift) -> SwiftLines {
    guard let block = block() else { return [] }
    let start = try share("start")
    let length = isGiven("for") ? try share("for") : start == "0" ? "1" : "1 - \(start)"
    return .call(
      "UIView.addKeyframe(withRelativeStartTime: \(start), relativeDuration: \(length))",
      place.animated(block))
  }

  // A share of the duration, which may be typed in seconds.
  private func share(_ input: String) throws(NoSwift) -> String {
    guard let quantity = quantity(input), quantity.unit == .duration,
      let time = place.scope.keyframes
    else { return try number(input) }
    let share = input == "start" ? time.share(at: quantity) : time.share(of: quantity)
    guard let share else { throw NoSwift("it is no part of the whole") }
    return share.literal
  }

  /// The times of a block of keyframes, which its parts may set.
  func time(of block: Block) -> KeyframeTime {
    let time = KeyframeTime(amount("duration"), usual: 0.25)
    for case let part? in parts(of: block, time) {
      guard let start = part.quantity("start") else { continue }
      time.note(start: start, length: part.quantity("for"))
    }
    return time
  }

  /// The `at` parts of a block of keyframes; `nil` for anything else in it.
  func parts(of block: Block, _ time: KeyframeTime) -> [SwiftCall?] {
    let place = place.inside(time)
    return block.statements.flatMap(\.commands).map { command in
      guard command.verb.text == "at", let at = world.commands.named("at"),
        let part = try? ArgumentBinder.bind(command, to: at, in: place.scope)
      else { return nil }
      return SwiftCall(invocation: part, place: place)
    }
  }

  func transaction() throws(NoSwift) -> SwiftLines {
    var setters = try given(["duration": "setAnimationDuration($)"])
    if let function = try timing()?.function {
      setters.append("setAnimationTimingFunction(\(function))")
    }
    if has("disableActions") { setters.append("setDisableActions(true)") }
    var lines = SwiftLines((["begin()"] + setters).map { "CATransaction.\($0)" })
    if let block = block("completion"), let done = place.completion(block, asking: "") {
      lines += SwiftLines.call("CATransaction.setCompletionBlock", [done])
    }
    return place.flush(before: block()?.words ?? []) + lines + place.animated(block())
      + "CATransaction.commit()"
  }

  func begin() throws(NoSwift) -> SwiftLines {
    let name = name().map(SwiftNames.literal) ?? "nil"
    var lines: SwiftLines = ["UIView.beginAnimations(\(name), context: nil)"]
    lines += SwiftLines(try given(["duration": "UIView.setAnimationDuration($)"]))
    var place = place
    (place.finished, place.scope.finished) = ("finished", true)
    if let context = value("context") {
      (place.values["context"], place.scope.context) = (context, context)
    }
    let calls = [("willStart", "willStart", ""), ("completion", "didStop", "finished")].compactMap {
      input, label, parameter -> SwiftLines? in
      guard let block = block(input) else { return nil }
      let isRead = parameter.isEmpty || block.words.contains(parameter)
      let body = place.fired(block)
      return body.isEmpty
        ? nil : .call("\(label):", [.init(parameters: isRead ? parameter : "_", body: body)])
    }
    guard let last = calls.last else { return lines }
    writer.needs.insert(.animationCalls)
    lines += "AnimationCalls("
    for call in calls.dropLast() { lines += call.indented.ending(in: ",") }
    return lines + last.indented + ").listen()"
  }
}

extension SwiftPlace {
  fileprivate func inside(_ time: KeyframeTime) -> SwiftPlace {
    with { ($0.scope.place, $0.scope.keyframes) = (.animation, time) }
  }
}
