import AnimationFacades
import HeadlessUIKit
import TestSupport

/// A chain as an oracle row writes it, such as `Animate(duration .5, delay 2){A}.then{B}`, whose
/// blocks say that they ran.
final class ChainScenario {
  /// One call: its name, its numbers by their words, and the letter of its block.
  private struct Call {
    let name: String
    let numbers: [String: Double]
    let letter: String?
  }

  let room = Room()
  let chain: Animate
  /// The letters of the blocks that ran.
  private(set) var ran: Set<String> = []
  // The duration of calls without one.
  private static let duration = 0.5

  /// Reads a scenario; throws for a call that is not known.
  init(_ text: Substring) throws {
    chain = room.stage.run { Animate() }
    for (index, call) in try Self.calls(in: text).enumerated() {
      try add(call, isFirst: index == 0)
    }
  }

  private static func calls(in text: Substring) throws -> [Call] {
    var (rest, calls) = (text, [Call]())
    while let match = rest.prefixMatch(of: #/\.?(\w+)(?:\(([^)]*)\))?(?:\s*\{\s*(\w*)\s*\})?/#) {
      calls.append(
        Call(
          name: String(match.1), numbers: try numbers(in: match.2 ?? ""),
          letter: match.3.map { String($0) }))
      rest = rest[match.range.upperBound...]
    }
    guard rest.allSatisfy(\.isWhitespace), !calls.isEmpty else {
      throw OracleError.unknownName(String(text))
    }
    return calls
  }

  private static func numbers(in text: Substring) throws -> [String: Double] {
    var numbers: [String: Double] = [:]
    for part in text.split(separator: ",") {
      let words = part.split { " :".contains($0) }.map { String($0) }
      guard words.count == 2, let number = OracleExpression.number(in: words[1]) else {
        throw OracleError.unknownName(String(part))
      }
      numbers[words[0]] = number
    }
    return numbers
  }

  private func add(_ call: Call, isFirst: Bool) throws {
    let numbers = call.numbers
    let block = { [unowned self] in
      call.letter.map { _ = ran.insert($0) }
      room.view.center.x += 1
    }
    let animation: any Animation =
      if let damping = numbers["springDamping"] {
        SpringAnimation(
          duration: numbers["duration"] ?? Self.duration, delay: numbers["delay"] ?? 0,
          springDamping: damping, initialVelocity: numbers["initialVelocity"] ?? 0,
          animationBlock: block)
      } else {
        StandardAnimation(
          duration: numbers["duration"] ?? Self.duration, delay: numbers["delay"] ?? 0,
          animationBlock: block)
      }
    switch call.name {
    case "Animate" where isFirst && call.letter == nil: break
    case "Animate" where isFirst, "then": chain.then(animation: animation)
    case "and": chain.and(animation: animation)
    case "wait": chain.wait(timeout: numbers["timeout"]) { _ in block() }
    case "do": chain.do(block: block)
    case "decay": chain.decay()
    default: throw OracleError.unknownName(call.name)
    }
  }

  /// Performs the chain and moves time on.
  func perform(for seconds: Double = 0) {
    room.stage.run { chain.perform() }
    if seconds > 0 { room.stage.advance(by: seconds) }
  }
}
