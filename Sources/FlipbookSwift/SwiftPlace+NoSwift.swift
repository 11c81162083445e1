// Statements without Swift, and those that depend on them.
extension SwiftPlace {
  /// A statement in Swift, or the reason why it has none.
  func line(_ statement: Statement) -> SwiftLines {
    let (mark, outer) = (writer.names.mark, writer.broken)
    do throws(NoSwift) {
      if scope.place == .fired, !statement.isCheck, hasFailed(statement.span) {
        throw NoSwift("it failed in the session")
      }
      if statement.all(in: scope) != nil {
        throw NoSwift("what 'all' means is known only when it runs")
      }
      return try whole(statement)
    } catch {
      // Forget what it would have made.
      writer.names.leave(for: mark)
      guard scope.place != .animation else {
        writer.broken = outer ?? error
        return []
      }
      return untold(statement, error.reason)
    }
  }

  // An animation block is written whole or not at all.
  private func whole(_ statement: Statement) throws(NoSwift) -> SwiftLines {
    let outer = writer.broken
    defer { writer.broken = outer }
    writer.broken = nil
    let lines = try knowing(writer.known, of: statement).write(statement)
    if let broken = writer.broken { throw broken }
    return lines
  }

  /// Whether something in a span failed when it ran, so that the rest of its block was dropped.
  func hasFailed(_ span: Span) -> Bool {
    writer.failures[scope.source]?.contains { $0.lower >= span.lower && $0.upper <= span.upper }
      ?? false
  }

  /// A comment in place of an assignment to a thing that never exists, which ends its block.
  func absence(in statement: Statement) -> SwiftLines? {
    guard scope.place == .fired, !isBranch,
      case .assignment(let assignment) = statement, let root = assignment.target.root?.text,
      scope.named(root) == nil, writer.known[root] == nil, !writer.survey.makes(root),
      GestureWord(rawValue: root) == nil, ValueWords.value(root) == nil, root != ValueWords.stage
    else { return nil }
    let text = SwiftNames.comment(statement.span.text(in: scope.source))
    return "\(text): nothing is called so, and the block ends here"
  }

  /// A comment and an error in place of a statement without Swift; only a comment for a check.
  func untold(_ statement: Statement, _ reason: String) -> SwiftLines {
    let text = statement.span.text(in: scope.source)
    guard !statement.isCheck else { return writer.untold(text, reason) }
    writer.untranslated.formUnion(scope.world.commands.affected(by: statement))
    if case .command(let command) = statement, command.arguments.isEmpty,
      let name = scope.world.lastAnimator
    {
      writer.untranslated.insert(name)
    }
    return writer.error(in: text, "Not translated: ", reason)
  }

  /// Replaces a statement on `all` by one for each thing that it acts on now.
  func spelledOut(_ statement: Statement) -> [Statement] {
    guard case .command(let command) = statement, let names = statement.all(in: scope) else {
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

extension SwiftWriter {
  func thing(_ name: String) throws(NoSwift) -> String {
    guard !isLost(name) else {
      throw NoSwift("it depends on '\(PrintableText.line(name))', which is not translated")
    }
    guard let identifier = names.identifier(of: name) else {
      throw NoSwift("'\(PrintableText.line(name))' is not made here")
    }
    return identifier
  }

  /// Whether a thing has no Swift, or depends on one that has none.
  func isLost(_ name: String) -> Bool {
    untranslated.contains(name) || depth > 0 && untranslatedAtEnd.contains(name)
  }

  /// A comment in place of code that has no Swift.
  func untold(_ text: String, _ reason: String) -> SwiftLines {
    untoldCount += 1
    return "\(SwiftNames.comment(text)): \(reason)"
  }

  /// An error in place of an entry for which UIKit ends the app.
  package func untold(_ entry: Entry, programmerError: String) -> Piece {
    .code(error(in: entry.text, "UIKit ends the app here: ", programmerError).lines)
  }

  // An error, or only a comment if the code has to compile.
  fileprivate func error(in text: String, _ title: String, _ reason: String) -> SwiftLines {
    guard !isForced else { return untold(text, reason) }
    untoldCount += 1
    return [SwiftNames.comment(text), "#error(\(SwiftNames.literal(title + reason)))"]
  }
}

extension Statement {
  // The things that `all` means as its first input; `nil` if its first input is not `all`.
  fileprivate func all(in scope: Scope) -> [String]? {
    guard case .command(let command) = self,
      scope.isAll(command.arguments.first?.value.word?.text)
    else { return nil }
    let parameters = scope.world.commands.named(command.verb.text)?.parameters ?? []
    return parameters.lazy.compactMap(\.all).first?(scope, command.verb.text)
  }

  fileprivate var isCheck: Bool {
    if case .command(let command) = self { command.verb.text == "expect" } else { false }
  }
}
