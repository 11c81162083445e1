extension Parser {
  /// Reads statements up to the end of the text or the brace that closes the open block.
  mutating func statements() throws(SyntaxError) -> [Statement] {
    var result: [Statement] = []
    while try startsStatement() {
      result.append(try statement())
      if !endsStatement { throw unexpected() }
    }
    return result
  }

  private mutating func startsStatement() throws(SyntaxError) -> Bool {
    while token.kind == .separator { try advance() }
    if token.kind == .end, let mistake = openMistake { throw mistake }
    return !endsStatement
  }

  var endsStatement: Bool {
    switch token.kind {
    case .end, .separator: true
    case .rightBrace: !openers.isEmpty
    default: false
    }
  }

  private mutating func statement() throws(SyntaxError) -> Statement {
    let outer = madeNames
    madeNames = []
    defer { madeNames = outer }
    let statement = try plainStatement()
    return madeNames.isEmpty
      ? statement : .template(Template(statement: statement, names: madeNames))
  }

  private mutating func plainStatement() throws(SyntaxError) -> Statement {
    switch token.kind {
    case .identifier: break
    case .leftBrace: throw .found(.strayBlock, token.span)
    case .colon: throw strayLabel
    case _ where startsValue: return try assignmentOrQuery()
    default: throw unexpected()
    }
    let word = token.span
    guard !startsLabel else { throw strayLabel }
    if lexer.wordVerb(at: word.lower, among: wordVerbs) != nil { return try wordCommand() }
    if lexer.startsExpression(wordEndingAt: word.upper) { return try assignmentOrQuery() }
    switch tokenText {
    case "let": return try binding()
    case Loop.word where lexer.startsLoop(wordEndingAt: word.upper): return try loop()
    case Conditional.word where lexer.startsConditional(wordEndingAt: word.upper):
      return try conditional()
    case Conditional.alternative where lexer.startsConditional(wordEndingAt: word.upper):
      throw .found(.strayAlternative, word)
    default: return try command()
    }
  }

  private mutating func assignmentOrQuery() throws(SyntaxError) -> Statement {
    let left = try expression(splits: false)
    guard case .symbol(let symbol) = token.kind, let op = symbol.assignment else {
      return .query(left.expression)
    }
    let operatorSpan = token.span
    let target = try target(left)
    let value = try value(after: symbol.rawValue)
    return .assignment(
      Assignment(
        target: target, operator: op, operatorSpan: operatorSpan, value: value.expression,
        span: left.span.joined(with: value.span)))
  }

  private func target(_ operand: Operand) throws(SyntaxError) -> Path {
    switch operand.expression {
    case .path(let path) where path.span == operand.span: return path
    case .string(let name) where name.span == operand.span:
      return Path(root: name, members: [], span: name.span)
    case .path, .string, .number, .color, .tuple, .call, .prefix, .member, .choice:
      throw .found(.notAssignable, operand.span, about: lexer.text(operand.span))
    case .infix:  // `a + b = c`: the comparison is likelier
      throw .found(.misplacedAssignment, token.span, about: tokenText)
    }
  }

  private mutating func binding() throws(SyntaxError) -> Statement {
    let start = token.span
    try advance()
    let name: Name
    switch token.kind {
    case .identifier: name = lexer.name(token.span)
    case .string: name = try quotedName()
    default: throw .found(.malformedBinding, start)
    }
    try advance()
    guard token.kind == .symbol(.assign) else {
      throw .found(.malformedBinding, start.joined(with: name.span))
    }
    let value = try value(after: "=")
    return .binding(
      Binding(name: name, value: value.expression, span: start.joined(with: value.span)))
  }
}
