import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

// Dances and chains: what others have built on UIKit's animation.
extension SwiftWriter {
  func dance(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name("view"), let block = call.block() else { return [] }
    needs.insert(.dance)
    let view = try thing(name)
    var inner = call.place.inside(.animation)
    inner.own = .init(identifier: "make", view: call.place.scope.named(name)?.value ?? .bool(true))
    if case .view(let own)? = call.place.scope.named(name) { inner.scope.view = own }
    var closure = later(statements(block.statements, inner))
    closure.parameters += closure.parameters.isEmpty ? "make" : " make"
    let duration = try number("duration", of: call, or: "0.25")
    let how = (try timing(of: call) ?? .usual).argument().text
    return .call("\(view).dance.animate(duration: \(duration), \(how))", [closure])
  }

  // What ends the wait of a chain: it is kept in a variable.
  func resume(of name: String) throws(Untold) -> String {
    if let identifier = names.identifier(of: "resume \(name)") { return identifier }
    throw Untold("the chain waits for nothing")
  }

  func chain(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    guard let name = call.name() else { return [] }
    needs.insert(.swiftyAnimate)
    var lines: SwiftLines = []
    let copied = call.name("copy")
    if let copied, let resume = names.identifier(of: "resume \(copied)") {
      // In the waits of a copy the other one's name means the copy.
      names.set("resume \(name)", to: resume)
    } else if survey.has(.resumed, name) {
      lines += "var \(names.declare("resume \(name)")): () -> Void = {}"
    }
    let (_, start) = try making(name, "Animate")
    let source = try copied.map { other throws(Untold) in "\(try thing(other)).copy" }
    lines += "\(start) = \(source ?? "Animate()")"
    var inner = call.place.inside(.chain)
    inner.scope.chain = Chain(label: name)
    for statement in call.block()?.statements ?? [] {
      do throws(Untold) {
        lines += try step(statement, of: name, inner).indented
      } catch {
        throw Untold("a step of it cannot be told: \(error.reason)")
      }
    }
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
      if let other = call.name("chain") { return ".\(call.verb)(animation: \(try thing(other)))" }
      if call.has("keyframes") { return try keyframeStep(call) }
      if let step = try step(call, call.verb, of: name, after: ".") { return step }
      throw Untold("it has no block")
    case "do": return .call(".do", call.block().map { fired($0, place) } ?? [])
    case "wait":
      let timeout = try given(["timeout": "(timeout: $)"], of: call).joined()
      let isResumed = survey.has(.resumed, name)
      let body = SwiftLines(isResumed ? ["\(try resume(of: name)) = resume"] : [])
      let rest = call.block().map { fired($0, place) } ?? []
      return .call(
        ".wait\(timeout)", [.init(parameters: isResumed ? "resume" : "_", body: body + rest)])
    default: throw Untold("it is no step")
    }
  }

  // SwiftyAnimate's keyframes are given in seconds, and take as long as they do.
  private func keyframeStep(_ call: SwiftCall) throws(Untold) -> SwiftLines {
    let options = ["delay", "autoreverse", "repeat", "beginFromCurrentState"]
    guard let block = call.block(), !options.contains(where: call.isGiven) else {
      throw Untold("SwiftyAnimate's keyframes take modes only")
    }
    let time = time(of: call, block)
    var parts: SwiftLines = []
    var (first, last) = (1.0, 0.0)
    for part in self.parts(of: block, time, call) {
      guard let start = part?.quantity("start").flatMap(time.share(at:)), let body = part?.block()
      else { throw Untold("SwiftyAnimate's keyframes are known beforehand") }
      let length =
        part?.quantity("for").flatMap(time.share(of:)).map { min($0, 1 - start) } ?? 1 - start
      (first, last) = (min(first, start), max(last, start + length))
      let duration = Self.text(length * time.duration)
      let delay = Self.text(start * time.duration + time.delay)
      parts += SwiftLines.call(
        "Keyframe(duration: \(duration), delay: \(delay))",
        [later(animated(body, call.place))], tail: ",")
    }
    guard first == 0, abs(last - 1) < 1e-9 else {
      throw Untold("SwiftyAnimate's keyframes take as long as they do")
    }
    let list = Self.list(["]"], try keyframeOptions(of: call))
    return ".\(call.verb)(keyframes: [" + parts.indented + "\(list))"
  }

  /// An animated step of a chain; `nil` where it has no block.
  func step(
    _ call: SwiftCall, _ verb: String, of name: String, after dot: String
  ) throws(Untold) -> SwiftLines? {
    guard let block = call.block() else { return nil }
    guard !call.has("keyframes") else { throw Untold("SwiftyAnimate's keyframes take seconds") }
    let timing = try timing(of: call) ?? .usual
    var parts = ["duration: \(try number("duration", of: call, or: "0.25"))"]
    parts += try given(["delay": "delay: $"], of: call)
    let flags = call.options(["autoreverse", "repeat", "beginFromCurrentState"])
    var (start, end) = ("\(dot)\(verb)(", "")
    switch timing {
    case .curve: break
    case .spring(let numbers, let velocity) where timing.isSteps:
      let damping = numbers["dampingRatio"] ?? ""
      parts += ["springDamping: \(damping)", "initialVelocity: \(velocity)"]
    default:
      guard flags.isEmpty, !survey.isHandled(name) else {
        throw Untold("SwiftyAnimate takes UIKit's four curves and springs by their ratio")
      }
      needs.insert(.animatorStep)
      parts.append("timing: \(timing.parameters)")
      (start, end) = (start + "animation: AnimatorStep(", ")")
    }
    let head = start + Self.list(parts, timing.options + flags) + ")"
    return .call(head, [later(animated(block, call.place))], tail: end)
  }
}
