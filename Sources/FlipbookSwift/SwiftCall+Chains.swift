// Dances and chains, as other libraries have them.
extension SwiftCall {
  func dance() throws(NoSwift) -> SwiftLines {
    guard let name = name("view"), let block = block() else { return [] }
    writer.needs.insert(.dance)
    let view = try writer.thing(name)
    var inner = place.inside(.animation)
    inner.own = .init(identifier: "make", view: place.scope.named(name)?.value ?? .bool(true))
    if case .view(let own)? = place.scope.named(name) { inner.scope.view = own }
    var closure = writer.later(inner.statements(block.statements))
    closure.parameters += closure.parameters.isEmpty ? "make" : " make"
    let duration = try number("duration", or: "0.25")
    let how = (try timing() ?? .usual).argument().text
    return .call("\(view).dance.animate(duration: \(duration), \(how))", [closure])
  }

  func chain() throws(NoSwift) -> SwiftLines {
    guard let name = name() else { return [] }
    writer.needs.insert(.swiftyAnimate)
    var lines: SwiftLines = []
    let copied = self.name("copy")
    if let copied, let resume = writer.names.identifier(of: "resume \(copied)") {
      // In the waits of a copy, the original's name means the copy.
      writer.names.set("resume \(name)", to: resume)
    } else if writer.survey.has(.resumed, name) {
      lines += "var \(writer.names.declare("resume \(name)")): () -> Void = {}"
    }
    let (_, start) = try writer.making(name, "Animate")
    let source = try copied.map { other throws(NoSwift) in "\(try writer.thing(other)).copy" }
    lines += "\(start) = \(source ?? "Animate()")"
    var inner = place.inside(.chain)
    inner.scope.chain = Chain(label: name)
    for statement in block()?.statements ?? [] {
      do throws(NoSwift) {
        lines += try inner.step(statement, of: name).indented
      } catch {
        throw NoSwift("a step of it cannot be told: \(error.reason)")
      }
    }
    return lines
  }

  fileprivate func step(of chain: String) throws(NoSwift) -> SwiftLines {
    switch verb {
    case "then", "and":
      if let other = name("chain") { return ".\(verb)(animation: \(try writer.thing(other)))" }
      if has("keyframes") { return try keyframeStep() }
      if let step = try step(verb, of: chain, after: ".") { return step }
      throw NoSwift("it has no block")
    case "do": return .call(".do", place.fired(block()))
    case "wait":
      let timeout = try given(["timeout": "(timeout: $)"]).joined()
      let isResumed = writer.survey.has(.resumed, chain)
      let kept = SwiftLines(isResumed ? ["\(try writer.resume(of: chain)) = resume"] : [])
      let body = kept + place.fired(block())
      return .call(".wait\(timeout)", [.init(parameters: isResumed ? "resume" : "_", body: body)])
    default: throw NoSwift("it is no step")
    }
  }

  // SwiftyAnimate's keyframes are in seconds, and so is their whole duration.
  private func keyframeStep() throws(NoSwift) -> SwiftLines {
    let options = ["delay", "autoreverse", "repeat", "beginFromCurrentState"]
    guard let block = block(), !options.contains(where: isGiven) else {
      throw NoSwift("SwiftyAnimate's keyframes take modes only")
    }
    let time = time(of: block)
    var parts: SwiftLines = []
    var (first, last) = (1.0, 0.0)
    for part in self.parts(of: block, time) {
      guard let start = part?.quantity("start").flatMap(time.share(at:)), let body = part?.block()
      else { throw NoSwift("SwiftyAnimate's keyframes are known beforehand") }
      let length =
        part?.quantity("for").flatMap(time.share(of:)).map { min($0, 1 - start) } ?? 1 - start
      (first, last) = (min(first, start), max(last, start + length))
      let duration = (length * time.duration).literal
      let delay = (start * time.duration + time.delay).literal
      parts += SwiftLines.call(
        "Keyframe(duration: \(duration), delay: \(delay))",
        [writer.later(place.animated(body))], tail: ",")
    }
    guard first == 0, abs(last - 1) < 1e-9 else {
      throw NoSwift("SwiftyAnimate's keyframes take as long as they do")
    }
    let list = Self.list(["]"], try keyframeOptions())
    return ".\(verb)(keyframes: [" + parts.indented + "\(list))"
  }

  /// An animated step of a chain; `nil` if it has no block.
  func step(_ verb: String, of name: String, after dot: String) throws(NoSwift) -> SwiftLines? {
    guard let block = block() else { return nil }
    guard !has("keyframes") else { throw NoSwift("SwiftyAnimate's keyframes take seconds") }
    let timing = try timing() ?? .usual
    var parts = ["duration: \(try number("duration", or: "0.25"))"]
    parts += try given(["delay": "delay: $"])
    let flags = options(["autoreverse", "repeat", "beginFromCurrentState"])
    var (start, end) = ("\(dot)\(verb)(", "")
    switch timing {
    case .curve: break
    case .spring(let numbers, let velocity) where timing.isSteps:
      let damping = numbers["dampingRatio"] ?? ""
      parts += ["springDamping: \(damping)", "initialVelocity: \(velocity)"]
    default:
      guard flags.isEmpty, !writer.survey.isHandled(name) else {
        throw NoSwift("SwiftyAnimate takes UIKit's four curves and springs by their ratio")
      }
      writer.needs.insert(.timedStep)
      if let function = timing.function {
        parts.append("curve: \(function)")
      } else if case .spring(let n, let velocity) = timing.ofBlocks, let response = n["duration"] {
        writer.needs.insert(.iOS17)
        parts[0] = "duration: \(response)"
        parts += ["bounce: \(n["bounce"] ?? "0")", "velocity: \(velocity)"]
      } else {
        throw NoSwift("the numbers of its spring are known when it runs")
      }
      (start, end) = (start + "animation: TimedStep(", ")")
    }
    let head = start + Self.list(parts, timing.options + flags) + ")"
    return .call(head, [writer.later(place.animated(block))], tail: end)
  }
}

extension SwiftPlace {
  fileprivate func step(_ statement: Statement, of chain: String) throws(NoSwift) -> SwiftLines {
    guard case .command(let command) = statement,
      let declaration = scope.world.commands.resolve(command, in: scope)?.declaration,
      let invocation = try? ArgumentBinder.bind(command, to: declaration, in: scope)
    else { throw NoSwift("its steps are known when it runs") }
    return try SwiftCall(invocation: invocation, place: self).step(of: chain)
  }
}

extension SwiftWriter {
  // The variable with the closure that ends a chain's wait.
  func resume(of name: String) throws(NoSwift) -> String {
    if let identifier = names.identifier(of: "resume \(name)") { return identifier }
    throw NoSwift("the chain waits for nothing")
  }
}
