// Which mistake it is when the token that is looked at cannot stand where it does.

extension Parser {
  /// A value that is missing after `span`, or at the end of the text the likelier open bracket.
  func missingValue(after text: String, at span: Span) -> SyntaxError {
    switch token.kind {
    case .end: openMistake ?? .found(.missingValue, span, about: text)
    case .leftBrace: .found(.blockAsValue, token.span)
    case .symbol(let symbol) where symbol.assignment == nil: misplaced(symbol)
    default: .found(.missingValue, span, about: text)
    }
  }

  /// What is wrong with the token that is looked at, behind a statement that is complete.
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

  /// What is wrong with the current token behind a component in round brackets; at the start of a
  /// line, the bracket should have been closed before it.
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

  /// The label that is looked at, of which there may be the colon alone.
  var strayLabel: SyntaxError {
    let span = Span(token.span.lower, token.span.upper + (token.kind == .colon ? 0 : 1))
    return .found(.strayLabel, span, about: lexer.text(span))
  }

  private func misplaced(_ symbol: Symbol) -> SyntaxError {
    let kind = symbol.assignment == nil ? SyntaxError.Kind.notAPrefix : .misplacedAssignment
    return .found(kind, token.span, about: symbol.rawValue)
  }
}
