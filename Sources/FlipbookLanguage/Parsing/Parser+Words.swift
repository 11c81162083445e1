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
      case .word(let word):
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
    guard case .word(let word)? = try lexer.nextWord(inBlock: inBlock) else {
      lexer = before
      throw .found(.missingValue, colon, about: label.text + ":")
    }
    return Argument(label: label, value: .word(word), span: label.span.joined(with: word.span))
  }
}
