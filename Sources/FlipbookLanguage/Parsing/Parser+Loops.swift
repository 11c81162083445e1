// Loops, conditionals and made names. None of their words is reserved: names from before there were
// loops still work.

extension Parser {
  /// Reads `for i in 0..<12 { … }` or `for v in [box, card] { … }`.
  mutating func loop() throws(SyntaxError) -> Statement {
    let start = token.span
    try advance()
    let name = lexer.name(token.span)
    try advance()
    lexer.readsRanges = true
    defer { lexer.readsRanges = false }
    let isList = lexer.startsList(at: token.span.upper)
    let lower = try value(after: Loop.separator)
    let values: Loop.Values
    if case .range(let range) = token.kind {
      let upper = try value(after: range.rawValue)
      values = .range(lower.expression, upper.expression, isClosed: range == .through)
    } else if isList, case .tuple(let parts, _) = lower.expression {
      values = .list(parts)
    } else if isList {
      values = .list([lower.expression])
    } else if case .path(let path) = lower.expression, path.members.isEmpty,
      Loop.everything.contains(path.root?.text ?? "")
    {
      // It is not a list yet; evaluation, which knows the things, finds those it means.
      values = .list([lower.expression])
    } else {
      throw .found(.malformedLoop, start)
    }
    lexer.readsRanges = false
    let body = try body(of: Loop.word, at: start)
    return .loop(Loop(name: name, values: values, body: body, span: start.joined(with: body.span)))
  }

  /// Reads `if C { … }` and its `else`.
  mutating func conditional() throws(SyntaxError) -> Statement {
    let start = token.span
    try enter(at: start)
    let condition = try value(after: Conditional.word)
    let body = try body(of: Conditional.word, at: start)
    let isChoice = token.kind == .identifier && tokenText == Conditional.alternative
    let otherwise = try isChoice ? otherwise() : nil
    leave()
    return .conditional(
      Conditional(
        condition: condition.expression, body: body, otherwise: otherwise,
        span: start.joined(with: (otherwise ?? body).span)))
  }

  private mutating func otherwise() throws(SyntaxError) -> Block {
    let start = token.span
    try advance()
    guard token.kind == .identifier, tokenText == Conditional.word else {
      return try body(of: Conditional.alternative, at: start)
    }
    let next = try conditional()
    return Block(statements: [next], span: next.span)
  }

  private mutating func body(of word: String, at span: Span) throws(SyntaxError) -> Block {
    if token.kind == .leftBrace { return try block() }
    // The words before a block are wrong, not the block.
    let rest = endsStatement ? "" : lexer.text(Span(token.span.lower, lexer.end))
    throw rest.contains("{")
      ? .found(.unexpected, token.span, about: tokenText) : .found(.missingBody, span, about: word)
  }

  /// The current name in quotes; values in it are parsed.
  mutating func quotedName() throws(SyntaxError) -> Name {
    let span = token.span
    guard let parts = try madeParts(of: span) else {
      return Name(try lexer.decodedString(span), span)
    }
    madeNames.append(MadeName(parts: parts, span: span))
    return Name(lexer.text(Span(span.lower + 1, span.upper - 1)), span, isMade: true)
  }

  // The parts of a name in quotes; `nil` if it has no values.
  private mutating func madeParts(of span: Span) throws(SyntaxError) -> [MadeName.Part]? {
    let (string, behind) = (token, lexer.position)
    var parts: [MadeName.Part] = []
    var (start, place) = (span.lower + 1, span.lower + 1)
    while place < span.upper - 1 {
      let isEscape = lexer.bytes[place] == .backslash
      guard isEscape, lexer.bytes[place + 1] == .leftParen else {
        place += isEscape ? 2 : 1
        continue
      }
      parts.append(.text(try lexer.decodedText(Span(start, place))))
      parts.append(.value(try value(inHole: place + 1)))
      start = try lexer.holeEnd(from: place + 1) + 1
      place = start
    }
    guard !parts.isEmpty else { return nil }
    parts.append(.text(try lexer.decodedText(Span(start, span.upper - 1))))
    (token, lexer.position) = (string, behind)
    return parts
  }

  private mutating func value(inHole start: Int) throws(SyntaxError) -> Expression {
    let end = try lexer.holeEnd(from: start)
    let sign = Span(start - 1, start + 1)
    lexer.position = start + 1
    try skip("\\(", at: sign)
    let operand = try expression(splits: false)
    guard token.kind == .rightParen, token.span.lower == end else { throw unexpectedInList() }
    return operand.expression
  }
}
