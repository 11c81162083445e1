extension Parser {
  /// Reads a verb whose arguments are plain words: `save "a b.md"`, `export svg size: 40`.
  mutating func wordCommand() throws(SyntaxError) -> Statement {
    let verb = lexer.name(token.span)
    let inBlock = !openers.isEmpty
    var arguments: [Argument] = []
    lexer.position = verb.span.upper
    while let next = try lexer.nextWord(inBlock: inBlock) {
      try grow(at: token.span)
      switch next {
      case .word(var word):
        // A form and a file come first, and `-` is a file.
        if arguments.count > 1 { word = try continued(word, inBlock: inBlock) }
        arguments.append(Argument(label: nil, value: .word(word), span: word.span))
      case .label(let label): arguments.append(try labelledWord(label, inBlock: inBlock))
      }
    }
    try advance()
    let span = arguments.last.map { verb.span.joined(with: $0.span) } ?? verb.span
    return .command(Command(verb: verb, arguments: arguments, span: span))
  }

  private mutating func labelledWord(_ label: Name, inBlock: Bool) throws(SyntaxError) -> Argument {
    let colon = Span(label.span.lower, label.span.upper + 1)
    let before = lexer
    guard case .word(var word)? = try lexer.nextWord(inBlock: inBlock) else {
      lexer = before
      throw .found(.missingValue, colon, about: label.text + ":")
    }
    word = try continued(word, inBlock: inBlock)
    return Argument(label: label, value: .word(word), span: label.span.joined(with: word.span))
  }

  // A word with those that belong to its expression, as in `here - 0.2s` and `(here - 0.2s)`.
  private mutating func continued(_ word: Name, inBlock: Bool) throws(SyntaxError) -> Name {
    var (span, last, depth, behind) = (word.span, "", depth(of: word), lexer)
    while case .word(let next)? = try lexer.nextWord(inBlock: inBlock),
      depth > 0 || [last, next.text].contains(where: Self.signs.contains)
    {
      (span, last, behind) = (span.joined(with: next.span), next.text, lexer)
      depth += self.depth(of: next)
    }
    lexer = behind
    return span == word.span ? word : Name(lexer.text(span), span)
  }

  // How many brackets a word leaves open; a quoted one leaves none.
  private func depth(of word: Name) -> Int {
    let typed = lexer.text(word.span)
    return typed.contains("\"") ? 0 : typed.count { $0 == "(" } - typed.count { $0 == ")" }
  }

  private static let signs: Set = ["+", "-", "*", "/"]
}
