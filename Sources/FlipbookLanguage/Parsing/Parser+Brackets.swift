extension Parser {
  /// Reads `(…)` after a name.
  mutating func call(_ name: Path) throws(SyntaxError) -> Operand {
    let list = try list(labels: true)
    let span = name.span.joined(with: list.span)
    let call = Call(name: name, arguments: list.arguments, span: span)
    return Operand(expression: .call(call), span: span, height: list.height + 1)
  }

  /// Reads `(…)` on its own: one value in plain brackets, or a tuple.
  mutating func brackets() throws(SyntaxError) -> Operand { try value(of: try list(labels: false)) }

  private func value(of list: List) throws(SyntaxError) -> Operand {
    let components = list.arguments.compactMap(\.value.expression)
    guard let first = components.first else {
      throw .found(
        .emptyBrackets, list.span,
        about: lexer.bytes[list.span.lower] == .leftBracket ? "[]" : "()")
    }
    if components.count == 1 {
      return Operand(expression: first, span: list.span, height: list.height)
    }
    return Operand(
      expression: .tuple(components, span: list.span), span: list.span, height: list.height + 1)
  }

  private typealias List = (arguments: [Argument], height: Int, span: Span)

  private mutating func list(labels: Bool) throws(SyntaxError) -> List {
    var (arguments, height) = ([Argument](), 0)
    try open("(")
    while token.kind != .rightParen {
      let label = try label(allowed: labels)
      let operand = try expression(splits: false)
      arguments.append(Argument(operand, label: label))
      height = max(height, operand.height)
      try endComponent()
    }
    return (arguments, height, try close())
  }

  /// Skips the comma after a component; leaves the bracket after the last one.
  private mutating func endComponent() throws(SyntaxError) {
    if token.kind == .rightParen { return }
    guard token.kind == .comma else { throw unexpectedInList() }
    try skip(",", at: token.span)
  }

  /// Reads a component's label, if it has one, up to the value that has to follow.
  private mutating func label(allowed: Bool) throws(SyntaxError) -> Name? {
    guard startsLabel else {
      if startsValue { return nil }
      throw unexpectedInList()
    }
    guard allowed else { throw strayLabel }
    return try label()
  }
}
