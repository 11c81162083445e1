/// An expression while it is being read.
struct Operand {
  var expression: Expression
  /// The typed text with the plain brackets around it, which leave no node.
  var span: Span
  /// The levels of nodes in the expression; 1 for a word or a number.
  var height: Int
}

extension Parser {
  /// Reads a value without operators, and the members after it.
  mutating func suffixed(splits: Bool) throws(SyntaxError) -> Operand {
    var operand = try simple(splits: splits)
    while token.kind == .dot, !token.followsBlank { try addMember(to: &operand) }
    if token.kind == .leftParen, !token.followsBlank { throw .found(.notCallable, token.span) }
    return operand
  }

  private mutating func simple(splits: Bool) throws(SyntaxError) -> Operand {
    switch token.kind {
    case .leftParen: try brackets()
    case .identifier, .dot: try pathOrCall(splits: splits)
    default: try literal()
    }
  }

  private mutating func addMember(to operand: inout Operand) throws(SyntaxError) {
    let name = try member()
    operand.height += 1
    try check(height: operand.height, at: name.span)
    operand.span = operand.span.joined(with: name.span)
    operand.expression = .member(operand.expression, name, span: operand.span)
  }

  private mutating func literal() throws(SyntaxError) -> Operand {
    let span = token.span
    let expression: Expression
    switch token.kind {
    case .string: return try string()
    case .number: expression = try number(span)
    case .color: expression = .color(try ColorLiteral(lexer.text(span), span))
    default: throw openers.isEmpty ? unexpected() : unexpectedInList()
    }
    try advance()
    return Operand(expression: expression, span: span, height: expression.isTuple ? 2 : 1)
  }

  // A number, or a size in characters: `60x20` is the pair `(60, 20)`.
  private func number(_ span: Span) throws(SyntaxError) -> Expression {
    let text = lexer.text(span)
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "x")), text.first != "0",
      case let sides = [text.utf8[..<end], text.utf8[end...].dropFirst()],
      sides.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) })
    else { return .number(try NumberLiteral(text, span)) }
    let cross = span.lower + sides[0].count
    let numbers = try [Span(span.lower, cross), Span(cross + 1, span.upper)].map {
      side throws(SyntaxError) in Expression.number(try NumberLiteral(lexer.text(side), side))
    }
    return .tuple(numbers, span: span)
  }

  /// Reads a name in quotes; with members after it, it is the root of a path.
  private mutating func string() throws(SyntaxError) -> Operand {
    let name = try quotedName()
    try advance()
    guard token.kind == .dot, !token.followsBlank else {
      return Operand(expression: .string(name), span: name.span, height: 1)
    }
    let path = try path(root: name, from: name.span)
    return Operand(expression: .path(path), span: path.span, height: 1)
  }

  private mutating func pathOrCall(splits: Bool) throws(SyntaxError) -> Operand {
    let path = try path()
    if token.kind == .leftParen {
      if !token.followsBlank { return try call(path) }
      if !splits { throw .found(.detachedCall, token.span, about: lexer.text(path.span) + "(") }
    }
    return Operand(expression: .path(path), span: path.span, height: 1)
  }

  private mutating func path() throws(SyntaxError) -> Path {
    let start = token.span
    guard token.kind == .identifier else { return try path(root: nil, from: start) }
    let root = lexer.name(start)
    try advance()
    return try path(root: root, from: start)
  }

  private mutating func path(root: Name?, from start: Span) throws(SyntaxError) -> Path {
    var path = Path(root: root, members: [], span: start)
    while token.kind == .dot, !token.followsBlank || (root == nil && path.members.isEmpty) {
      path.members.append(try member())
    }
    if let last = path.members.last { path.span = start.joined(with: last.span) }
    return path
  }

  private mutating func member() throws(SyntaxError) -> Name {
    let dot = token.span
    try advance()
    guard token.kind == .identifier, !token.followsBlank else {
      // As in 0..2.
      let isRange = token.kind == .number && lexer.bytes[dot.upper] == .dot
      throw .found(.missingName, dot, about: isRange ? ".." : ".")
    }
    let name = lexer.name(token.span)
    try advance()
    return name
  }
}

extension Expression {
  package var isTuple: Bool { if case .tuple = self { true } else { false } }
}
