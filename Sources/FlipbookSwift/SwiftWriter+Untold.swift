package import FlipbookLanguage
import FlipbookValues
import OrderedCollections

// What cannot be told, and what depends on that.
extension SwiftWriter {
  /// What a statement is, or that it cannot be told.
  func line(_ statement: Statement, _ place: SwiftPlace) -> SwiftLines {
    let (mark, outer) = (names.mark, broken)
    do throws(Untold) {
      if place.scope.place == .fired, !statement.isCheck, hasFailed(statement, place) {
        throw Untold("it failed in the session")
      }
      if statement.all(in: place.scope) != nil {
        throw Untold("what 'all' means is known only when it runs")
      }
      return try whole(statement, place)
    } catch {
      // What it would have made is not there.
      names.leave(for: mark)
      guard place.scope.place != .animation else {
        broken = outer ?? error
        return SwiftLines()
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

  /// Whether it failed in a block that ran: it was not done, nor what stands behind it there.
  func hasFailed(_ statement: Statement, _ place: SwiftPlace) -> Bool {
    let failed = failures[place.scope.source] ?? []
    return failed.contains { $0.isWithin(statement.span) }
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
    return SwiftLines("\(text): nothing is called so, and the block ends here")
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
    return SwiftLines([
      SwiftNames.comment(text), "#error(\(SwiftNames.literal("Not translated: " + reason)))",
    ])
  }

  /// A comment in place of what cannot be told.
  func untold(_ text: String, _ reason: String) -> SwiftLines {
    untoldCount += 1
    return SwiftLines("\(SwiftNames.comment(text)): \(reason)")
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

extension SwiftWriter {
  /// A statement that is said to all things as one for each that it acts on now.
  func spelledOut(_ statement: Statement, _ place: SwiftPlace) -> [Statement] {
    guard case .command(let command) = statement, let names = statement.all(in: place.scope) else {
      return [statement]
    }
    return names.map { name in
      var (one, span) = (command, command.arguments[0].span)
      let path = Path(root: Name(name, span), members: [], span: span)
      one.arguments[0].value = .expression(.path(path))
      return .command(one)
    }
  }
}

extension Statement {
  // The things that `all` means as its first input; `nil` where it has none such.
  fileprivate func all(in scope: Scope) -> [String]? {
    guard case .command(let command) = self,
      let first = command.arguments.first?.value.word?.text, first == ValueWords.all,
      scope.named(first) == nil
    else { return nil }
    let parameters = scope.world.commands.named(command.verb.text)?.parameters ?? []
    return parameters.lazy.compactMap(\.all).first?(scope, command.verb.text)
  }

  /// Whether it only checks something.
  fileprivate var isCheck: Bool {
    if case .command(let command) = self { command.verb.text == "expect" } else { false }
  }
}
