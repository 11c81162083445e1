// Which mistake it is when the token that is looked at cannot stand where it does.

extension Parser {
  /// A value that is missing after `span`, or at the end of the text the likelier open bracket.
  func missingValue(after text: String, at span: Span) -> SyntaxError {
    switch token.kind {
    case .end: openMistake ?? .missingValue(after: text, span)
    case .leftBrace: .blockAsValue(token.span)
    case .symbol(let symbol) where symbol.assignment == nil:
      .notAPrefix(symbol.rawValue, token.span)
    default: .missingValue(after: text, span)
    }
  }

  /// What is wrong with the token that is looked at, behind a statement that is complete.
  func unexpected() -> SyntaxError {
    switch token.kind {
    case .rightParen: .strayCloser(")", token.span)
    case .rightBrace: .strayCloser("}", token.span)
    case .leftBrace: .blockAsValue(token.span)
    case .comma: .strayComma(token.span)
    case .symbol(let symbol): misplaced(symbol)
    case .end: openMistake ?? .missingValue(after: "", token.span)
    case .colon: .strayLabel("", token.span)
    default:
      token.followsBlank ? .unexpected(tokenText, token.span) : .missingBlank(tokenText, token.span)
    }
  }

  /// What is wrong with the current token behind a component in round brackets; at the start of a
  /// line, the bracket should have been closed before it.
  func unexpectedInList() -> SyntaxError {
    if token.followsBreak, let openMistake { return openMistake }
    return switch token.kind {
    case .end, .rightBrace: openMistake ?? unexpected()
    case .symbol(let symbol): misplaced(symbol)
    case .leftBrace: .blockAsValue(token.span)
    case .colon: .strayLabel("", token.span)
    default: .unexpectedInList(tokenText, token.span)
    }
  }

  private func misplaced(_ symbol: Symbol) -> SyntaxError {
    symbol.assignment == nil
      ? .notAPrefix(symbol.rawValue, token.span) : .misplacedAssignment(symbol.rawValue, token.span)
  }
}
