// The mistakes of a current token that cannot be where it is.

extension Parser {
  /// A missing value after `span`; at the end of the text, an open bracket is the likelier mistake.
  func missingValue(after text: String, at span: Span) -> SyntaxError {
    switch token.kind {
    case .end: openMistake ?? .found(.missingValue, span, about: text)
    case .leftBrace: .found(.blockAsValue, token.span)
    case .symbol(let symbol) where symbol.assignment == nil: misplaced(symbol)
    default: .found(.missingValue, span, about: text)
    }
  }

  /// The mistake of the current token after a complete statement.
  func unexpected() -> SyntaxError {
    switch token.kind {
    case .rightParen: .found(.strayCloser, token.span, about: ")")
    case .rightBrace: .found(.strayCloser, token.span, about: "}")
    case .leftBrace: .found(.blockAsValue, token.span)
    case .comma: .found(.strayComma, token.span)
    case .symbol(let symbol): misplaced(symbol)
    case .end: openMistake ?? .found(.missingValue, token.span)
    case .colon: strayLabel
    default:
      .found(token.followsBlank ? .unexpected : .missingBlank, token.span, about: tokenText)
    }
  }

  /// The mistake of the current token after a component in round brackets; at the start of a line,
  /// the bracket should have been closed before it.
  func unexpectedInList() -> SyntaxError {
    if token.followsBreak, let openMistake { return openMistake }
    return switch token.kind {
    case .end, .rightBrace: openMistake ?? unexpected()
    case .symbol(let symbol): misplaced(symbol)
    case .leftBrace: .found(.blockAsValue, token.span)
    case .colon: strayLabel
    default: .found(.unexpectedInList, token.span, about: tokenText)
    }
  }

  /// The mistake of the current label, which may be only the colon.
  var strayLabel: SyntaxError {
    let span = Span(token.span.lower, token.span.upper + (token.kind == .colon ? 0 : 1))
    return .found(.strayLabel, span, about: lexer.text(span))
  }

  private func misplaced(_ symbol: Symbol) -> SyntaxError {
    let kind = symbol.assignment == nil ? SyntaxError.Kind.notAPrefix : .misplacedAssignment
    return .found(kind, token.span, about: symbol.rawValue)
  }
}
