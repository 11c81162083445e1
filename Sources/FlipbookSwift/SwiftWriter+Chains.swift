import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

// Dances and chains: what others have built on UIKit's animation.
extension SwiftWriter {
  func writeChain(_ call: SwiftCall) throws(Untold) -> SwiftLines? {
    switch call.verb {
    case "dance": return try dance(call)
    case "chain": return try chain(call)
    case "perform", "decay": return try told(call, thing(call.name() ?? ""))
    case "resume": return SwiftLines("\(try resume(of: call.name() ?? ""))()")
    default: return nil
    }
  }

  private func dance(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name("view"), let block = call.block() else { return SwiftLines() }
    needs.insert(.dance)
    let view = try thing(name)
    var inner = call.place.inside(.animation)
    inner.own = .init(
      identifier: "make", view: call.place.scope.named(name)?.value ?? .bool(true))
    if case .view(let own)? = call.place.scope.named(name) { inner.scope.view = own }
    let body = body(block, inner)
    let duration = try number("duration", of: call, or: "0.25")
    let how = (try timing(of: call) ?? .usual).argument().text
    let captures = later(body).parameters
    return SwiftLines.call(
      "\(view).dance.animate(duration: \(duration), \(how))",
      [.init(parameters: captures.isEmpty ? "make" : "\(captures) make", body: body)])
  }

  // MARK: Chains

  // What ends a wait is kept where it is named.
  private func resume(of name: String) throws(Untold) -> String {
    guard let identifier = names.identifier(of: "resume \(name)") else {
      throw Untold("the chain waits for nothing")
    }
    return identifier
  }

  private func chain(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return SwiftLines() }
    needs.insert(.swiftyAnimate)
    var lines = SwiftLines()
    let copied = call.name("copy")
    if let copied, let resume = names.identifier(of: "resume \(copied)") {
      // In the waits of a copy the other one's name means the copy.
      names.set("resume \(name)", to: resume)
    } else if survey.resumed.contains(name) {
      lines += "var \(names.declare("resume \(name)")): () -> Void = {}"
    }
    let (_, start) = try making(name, "Animate")
    let source = try copied.map { other throws(Untold) in "\(try thing(other)).copy" }
    lines += "\(start) = \(source ?? "Animate()")"
    var steps = SwiftLines()
    var inner = call.place.inside(.chain)
    inner.scope.chain = Chain(label: name)
    for statement in call.block()?.statements ?? [] {
      do throws(Untold) {
        steps += try step(statement, of: name, inner)
      } catch {
        throw Untold("a step of it cannot be told: \(error.reason)")
      }
    }
    lines += steps.indented
    return lines
  }

  private func step(
    _ statement: Statement, of name: String, _ place: SwiftPlace
  ) throws(Untold) -> SwiftLines {
    guard case .command(let command) = statement,
      let declaration = place.scope.world.commands.declaration(of: command, in: place.scope),
      let invocation = try? ArgumentBinder.bind(command, to: declaration, in: place.scope)
    else { throw Untold("its steps are known when it runs") }
    let call = SwiftCall(invocation: invocation, place: place)
    switch call.verb {
    case "then", "and":
      if let other = call.name("chain") {
        return SwiftLines(".\(call.verb)(animation: \(try thing(other)))")
      }
      if call.has("keyframes") { return try keyframes(call) }
      guard let step = try step(call, call.verb, of: name) else { throw Untold("it has no block") }
      return SwiftLines.call(".\(step.head)", [step.closure], tail: step.tail)
    case "do":
      let body = call.block().map { fired($0, place) } ?? SwiftLines()
      return SwiftLines.call(".do", [.init(body: body)])
    case "wait":
      let timeout = call.isGiven("timeout") ? "(timeout: \(try number("timeout", of: call)))" : ""
      var body = SwiftLines()
      let isResumed = survey.resumed.contains(name)
      if isResumed { body += "\(try resume(of: name)) = resume" }
      if let block = call.block() { body += fired(block, place) }
      return SwiftLines.call(
        ".wait\(timeout)", [.init(parameters: isResumed ? "resume" : "_", body: body)])
    default: throw Untold("it is no step")
    }
  }

  // SwiftyAnimate's keyframes are given in seconds, and take as long as they do.
  private func keyframes(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    let options = ["delay", "autoreverse", "repeat", "beginFromCurrentState"]
    guard let block = call.block(), !options.contains(where: call.isGiven) else {
      throw Untold("SwiftyAnimate's keyframes take modes only")
    }
    let time = time(of: call, block)
    var parts = SwiftLines()
    var (first, last) = (1.0, 0.0)
    for part in self.parts(of: block, time, call) {
      guard let start = part?.quantity("start").flatMap(time.share(at:)), let body = part?.block()
      else { throw Untold("SwiftyAnimate's keyframes are known beforehand") }
      let length = part?.quantity("for").flatMap(time.share(of:)).map { min($0, 1 - start) }
      (first, last) = (min(first, start), max(last, start + (length ?? 1 - start)))
      let duration = Self.text((length ?? 1 - start) * time.duration)
      let delay = Self.text(start * time.duration + time.delay)
      parts += SwiftLines.call(
        "Keyframe(duration: \(duration), delay: \(delay))",
        [later(animated(body, call.place))], tail: ",")
    }
    guard first == 0, abs(last - 1) < 1e-9 else {
      throw Untold("SwiftyAnimate's keyframes take as long as they do")
    }
    let list = Self.list(try keyframeOptions(of: call))
    return SwiftLines(".\(call.verb)(keyframes: [") + parts.indented + SwiftLines("]\(list))")
  }

  /// A step of a chain that is animated: the call without its closure, the closure, and what comes
  /// behind that.
  func step(
    _ call: SwiftCall, _ verb: String, of name: String
  ) throws(Untold) -> (head: String, closure: SwiftLines.Closure, tail: String)? {
    guard let block = call.block() else { return nil }
    guard !call.has("keyframes") else { throw Untold("SwiftyAnimate's keyframes take seconds") }
    let timing = try timing(of: call) ?? .usual
    var parts = ["duration: \(try number("duration", of: call, or: "0.25"))"]
    if call.isGiven("delay") { parts.append("delay: \(try number("delay", of: call))") }
    var options = call.options(["autoreverse", "repeat", "beginFromCurrentState"])
    switch timing {
    case .curve: options = [timing.option].compactMap(\.self) + options
    case .spring(let numbers, let velocity) where timing.isSteps:
      parts.append("springDamping: \(numbers["dampingRatio"] ?? "")")
      parts.append("initialVelocity: \(velocity)")
    default:
      guard options.isEmpty, !survey.isHandled(name) else {
        throw Untold("SwiftyAnimate takes UIKit's four curves and springs by their ratio")
      }
      needs.insert(.animatorStep)
      parts.append("timing: \(timing.parameters)")
    }
    let list = parts.joined(separator: ", ") + Self.list(options)
    let closure = later(animated(block, call.place))
    return timing.isSteps
      ? ("\(verb)(\(list))", closure, "")
      : ("\(verb)(animation: AnimatorStep(\(list))", closure, ")")
  }
}
