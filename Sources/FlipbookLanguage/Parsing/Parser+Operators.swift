// Operators follow Swift's rule for blanks: one with blanks on both sides or on none stands
// between two values, one with a blank only before it belongs to what follows. That matters only
// where arguments are split at blanks (`splits`): `sample a -b` has two, `sample a - b` has one.

extension Parser {
  /// Reads a value with all the operators in it.
  mutating func expression(splits: Bool) throws(SyntaxError) -> Operand {
    var operand = try infix(above: 0, splits: splits)
    if token.kind == .question { try choose(by: &operand, splits: splits) }
    return operand
  }

  /// Reads `? a : b` after a condition.
  private mutating func choose(by condition: inout Operand, splits: Bool) throws(SyntaxError) {
    let start = token.span
    try enter(at: start)
    let first = try value(after: "?")
    guard token.kind == .colon, lexer.hasBlanksAround(at: token.span.lower, length: 1) else {
      throw .found(.halfChoice, start)
    }
    let second = try value(after: ":", splits: splits)
    leave()
    condition.height = max(condition.height, first.height, second.height) + 1
    try check(height: condition.height, at: start)
    condition.span = condition.span.joined(with: second.span)
    condition.expression = .choice(
      condition.expression, first.expression, second.expression, span: condition.span)
  }

  /// Skips the current sign and reads the value that has to follow.
  mutating func value(after sign: String, splits: Bool = false) throws(SyntaxError) -> Operand {
    try skip(sign, at: token.span)
    return try expression(splits: splits)
  }

  /// Skips a sign, which a value has to follow.
  mutating func skip(_ sign: String, at span: Span) throws(SyntaxError) {
    try advance()
    if !startsValue { throw missingValue(after: sign, at: span) }
  }

  // The functions that recurse through brackets are kept small, to keep their stack frames small.
  private mutating func infix(above floor: Int, splits: Bool) throws(SyntaxError) -> Operand {
    var left = try prefixed(splits: splits)
    while let op = infixOperator(splits: splits), op.precedence > floor {
      try extend(&left, with: op, splits: splits)
    }
    return left
  }

  private mutating func extend(
    _ left: inout Operand, with op: InfixOperator, splits: Bool
  ) throws(SyntaxError) {
    let opSpan = token.span
    try enter(at: opSpan)
    try skip(op.rawValue, at: opSpan)
    let right = try infix(above: op.precedence, splits: splits)
    leave()
    try join(&left, op, opSpan, right)
    if op.isComparison { try rejectComparison(splits: splits) }
  }

  private func infixOperator(splits: Bool) -> InfixOperator? {
    guard case .symbol(let symbol) = token.kind, let op = symbol.infix else { return nil }
    if splits, symbol.canLead, token.followsBlank, !lexer.endsPiece(at: token.span.upper) {
      return nil
    }
    return op
  }

  private func join(
    _ left: inout Operand, _ op: InfixOperator, _ opSpan: Span, _ right: Operand
  ) throws(SyntaxError) {
    left.height = max(left.height, right.height) + 1
    try check(height: left.height, at: opSpan)
    left.span = left.span.joined(with: right.span)
    left.expression = .infix(op, left.expression, right.expression, opSpan: opSpan, span: left.span)
  }

  private func rejectComparison(splits: Bool) throws(SyntaxError) {
    if let next = infixOperator(splits: splits), next.isComparison {
      throw .found(.chainedComparison, token.span, about: next.rawValue)
    }
  }

  private mutating func prefixed(splits: Bool) throws(SyntaxError) -> Operand {
    guard case .symbol = token.kind else { return try suffixed(splits: splits) }
    let start = token.span
    try enter(at: start)
    let op = try prefixOperator()
    var operand = try prefixed(splits: splits)
    leave()
    operand.height += 1
    try check(height: operand.height, at: start)
    operand.span = start.joined(with: operand.span)
    operand.expression = .prefix(op, operand.expression, span: operand.span)
    return operand
  }

  private mutating func prefixOperator() throws(SyntaxError) -> PrefixOperator {
    let start = token.span
    guard let op = PrefixOperator(rawValue: tokenText) else {
      throw .found(.notAPrefix, start, about: tokenText)
    }
    try skip(op.rawValue, at: start)
    return op
  }

  var startsValue: Bool {
    switch token.kind {
    case .identifier, .number, .color, .string, .leftParen, .dot: true
    case .symbol(let symbol): symbol == .minus || symbol == .bang
    default: false
    }
  }
}
