package import FlipbookLanguage
import FlipbookValues
import OrderedCollections

// What cannot be told, and what depends on that.
extension SwiftWriter {
  /// What a statement is, or that it cannot be told.
  func line(_ statement: Statement, _ place: SwiftPlace) -> SwiftLines {
    let (mark, outer) = (names.mark, broken)
    do throws(Untold) {
      if place.scope.place == .fired, !statement.isCheck, hasFailed(statement.span, place) {
        throw Untold("it failed in the session")
      }
      return try whole(statement, place)
    } catch {
      // What it would have made is not there.
      names.leave(for: mark)
      guard place.scope.place != .animation else {
        broken = outer ?? error
        return []
      }
      return untold(statement, error.reason, place)
    }
  }

  // A block whose values move together is told whole or not at all.
  private func whole(_ statement: Statement, _ place: SwiftPlace) throws(Untold) -> SwiftLines {
    let outer = broken
    defer { broken = outer }
    broken = nil
    let lines = try write(statement, place.knowing(known, of: statement))
    if let broken { throw broken }
    return lines
  }

  /// Whether something in a span failed when it ran: it was not done, nor what stands behind it.
  func hasFailed(_ span: Span, _ place: SwiftPlace) -> Bool {
    failures[place.scope.source]?.contains { $0.lower >= span.lower && $0.upper <= span.upper }
      ?? false
  }

  /// A comment in place of what sets something that never exists: it fails whenever it runs, and what
  /// stands behind it in the block is not done.
  func absence(in statement: Statement, _ place: SwiftPlace) -> SwiftLines? {
    guard place.scope.place == .fired, !place.isBranch,
      case .assignment(let assignment) = statement, let root = assignment.target.root?.text,
      place.scope.named(root) == nil, known[root] == nil, !survey.makes(root),
      GestureWord(rawValue: root) == nil, ValueWords.value(root) == nil, root != ValueWords.stage
    else { return nil }
    let text = SwiftNames.comment(statement.span.text(in: place.scope.source))
    return "\(text): nothing is called so, and the block ends here"
  }

  /// A comment in place of what cannot be told; but for a check, the code does not compile past it.
  func untold(
    _ statement: Statement, _ reason: String, _ place: SwiftPlace
  ) -> SwiftLines {
    let text = statement.span.text(in: place.scope.source)
    guard !statement.isCheck else { return untold(text, reason) }
    lost.formUnion(statement.affected)
    if case .command(let command) = statement, command.arguments.isEmpty,
      let name = place.scope.world.lastAnimator
    {
      lost.insert(name)
    }
    guard !isForced else { return untold(text, reason) }
    untoldCount += 1
    return [SwiftNames.comment(text), "#error(\(SwiftNames.literal("Not translated: " + reason)))"]
  }

  /// A comment in place of what cannot be told.
  func untold(_ text: String, _ reason: String) -> SwiftLines {
    untoldCount += 1
    return "\(SwiftNames.comment(text)): \(reason)"
  }

  /// What UIKit ends the app for: it cannot move as the session does.
  package func untold(_ entry: Entry, programmerError: String) -> Piece {
    guard !isForced else { return .code(untold(entry.text, programmerError).lines) }
    untoldCount += 1
    return .code([
      SwiftNames.comment(entry.text),
      "#error(\(SwiftNames.literal("UIKit ends the app here: " + programmerError)))",
    ])
  }

  /// Whether what has a name could not be told, or depends on what could not.
  func isLost(_ name: String) -> Bool {
    lost.contains(name) || depth > 0 && lostAtEnd.contains(name)
  }
}

extension Statement {
  /// Whether it only checks something.
  fileprivate var isCheck: Bool {
    if case .command(let command) = self { command.verb.text == "expect" } else { false }
  }
}
