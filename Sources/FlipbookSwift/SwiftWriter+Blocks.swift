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
    case "again": try again(call)
    case "transaction": try transaction(call)
    case "begin": try begin(call)
    case "commit": SwiftLines("UIView.commitAnimations()")
    case "duration": SwiftLines("UIView.setAnimationDuration(\(try number("duration", of: call)))")
    case "delay": SwiftLines("UIView.setAnimationDelay(\(try number("delay", of: call)))")
    case "repeat":
      SwiftLines("UIView.setAnimationRepeatCount(\(try number("repeat", of: call)))")
    case "autoreverse":
      SwiftLines(
        "UIView.setAnimationRepeatAutoreverses(\(call.value("autoreverse") != .bool(false)))")
    case "curve": try setCurve(call)
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

  private func again(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return SwiftLines() }
    return SwiftLines("\(try thing(name))()")
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
    let timing = try timing(of: call) ?? .usual
    let options = try keyframeOptions(of: call, timing)
    let list = options.isEmpty ? "" : ", options: [\(options.joined(separator: ", "))]"
    let body = body(block, call.place.inside(time))
    let completion = completion(of: call)
    return SwiftLines.call(
      "UIView.animateKeyframes(withDuration: \(duration), delay: \(delay)\(list))",
      closures(body, completion, call.place))
  }

  /// The options of keyframes.
  func keyframeOptions(of call: SwiftCall, _ timing: SwiftTiming) throws(Untold) -> [String] {
    guard case .curve = timing else { throw Untold("UIKit's keyframes take its four curves only") }
    var options = try Self.mode(call.name("mode")).map { [$0] } ?? []
    options += ["repeat", "autoreverse", "beginFromCurrentState", "overrideInheritedDuration"]
      .filter { call.has($0) }.map { "." + $0 }
    if let option = timing.option {
      options.append(
        "UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions\(option).rawValue)")
    }
    return options
  }

  /// The option for a calculation mode; `nil` for the usual one.
  static func mode(_ name: String?) throws(Untold) -> String? {
    switch name {
    case "discrete": ".calculationModeDiscrete"
    case "paced": ".calculationModePaced"
    case "cubic": ".calculationModeCubic"
    case "cubicPaced": ".calculationModeCubicPaced"
    default: nil
    }
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
    guard case .number(let quantity)? = call.value(parameter), quantity.unit == .duration,
      let time = call.place.scope.keyframes
    else { return try number(parameter, of: call) }
    let share = parameter == "start" ? time.share(at: quantity) : time.share(of: quantity)
    guard let share else { throw Untold("it is no part of the whole") }
    return Self.text(share)
  }

  // The time of a block of keyframes, which its parts may say.
  func time(of call: SwiftCall, _ block: Block) -> KeyframeTime {
    let time = KeyframeTime(call.number("duration"), usual: 0.25)
    for command in block.statements.flatMap(\.commands) where command.verb.text == "at" {
      guard let at = call.world.commands.named("at"),
        let part = try? ArgumentBinder.bind(command, to: at, in: call.place.inside(time).scope),
        case .number(let start)? = part.argument(for: "start")?.evaluated
      else { continue }
      let length = part.argument(for: "for")?.evaluated.flatMap { value -> Quantity? in
        if case .number(let given) = value { given } else { nil }
      }
      time.note(start: start, length: length)
    }
    return time
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
    if let block = call.block("completion") {
      var inner = call.place
      inner.finished = "true"
      inner.scope.finished = true
      let body = fired(block, inner)
      if !body.isEmpty {
        lines += SwiftLines.call("CATransaction.setCompletionBlock", [.init(body: body)])
      }
    }
    let flush = flush(before: call.block()?.words ?? [])
    if let block = call.block() { lines += animated(block, call.place) }
    lines += "CATransaction.commit()"
    return flush + lines
  }

  // MARK: Begin and commit

  private func begin(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    var lines = SwiftLines(
      "UIView.beginAnimations(\(call.name().map(SwiftNames.literal) ?? "nil"), context: nil)")
    if call.isGiven("duration") {
      lines += "UIView.setAnimationDuration(\(try number("duration", of: call)))"
    }
    var place = call.place.finishing
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

  // Between begin and commit the verb that draws a curve sets it.
  private func setCurve(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let expression = call.expressions("timing").first,
      case .timing(.curve(let curve)) = try call.place.value(expression)
    else { return SwiftLines() }
    return SwiftLines("UIView.setAnimationCurve(.\(curve))")
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

  /// The same where something has ended.
  fileprivate var finishing: SwiftPlace {
    var place = self
    place.finished = "finished"
    place.scope.finished = true
    return place
  }
}
