import FlipbookSession

extension Session {
  // With fewer letters nearly everything fits.
  private static let fewestLetters = 2

  /// How a line can continue: the rest of the only word that fits, and the parameters still to come.
  package func hint(for line: String) -> LineHint {
    let context = TypedContext(line, commands)
    guard !context.isQuoted, !context.isComment else { return LineHint() }
    if context.word.isEmpty { return LineHint(note: usage(behind: context)) }
    let startsStatement = context.pieces.isEmpty
    if startsStatement, let verb = commands.named(context.word) {
      return LineHint(note: verb.parameterUsage)
    }
    guard context.word.count >= Self.fewestLetters else { return LineHint() }
    let fitting = Completer(session: self, word: context.word).candidates(in: context)
      .filter { $0.word.hasPrefix(context.word) }
    guard let first = fitting.first, fitting.allSatisfy({ $0.word == first.word }),
      first.word != context.word
    else { return LineHint() }
    let rest = String(first.word.dropFirst(context.word.count)) + (first.isOpen ? "" : " ")
    let verb = startsStatement ? commands.named(first.word) : nil
    return LineHint(text: rest, note: verb.map { $0.usage(of: $0.parameters) } ?? "")
  }

  /// Whether an earlier entry can be read, with all its verbs.
  package func reads(_ text: String) -> Bool {
    let all = (try? commands.entry(from: Question.entry(for: text) ?? text))?.statements.flatMap(
      \.commands)
    return all?.allSatisfy { commands.named($0.verb.text) != nil } ?? false
  }

  private func usage(behind context: TypedContext) -> String {
    if case .call(let call) = TypedPlace(context) { return call.usage }
    guard let declaration = context.command, context.isBehindBlank else { return "" }
    if let label = context.label { return declaration.usage(ofLabel: label) }
    let open = Completer(session: self).open(declaration, behind: context.statement)
    return open.map(declaration.usage(of:)) ?? ""
  }
}

extension CommandDeclaration {
  // The parameters with the blank that goes before them.
  fileprivate var parameterUsage: String {
    written == nil
      ? String(usage.dropFirst(name.count)) : usageParts.dropFirst().map { " " + $0 }.joined()
  }

  fileprivate func usage(ofLabel label: String) -> String {
    if let parameter = parameters.first(where: { $0.name == label }) {
      if case .block = parameter.type { return "{ … }" }
      return parameter.type.placeholder
    }
    return properties.first { $0.name == label }?.kind.rawValue ?? ""
  }
}
