// Putting values in the place of words.

extension Expression {
  /// The same with each word of which a literal is known replaced by that.
  package func replacing(_ literal: (Name) -> Expression?) -> Expression {
    switch self {
    case .number, .color, .string: self
    case .path(let path) where path.members.isEmpty: path.root.flatMap(literal) ?? self
    case .path: self
    case .call(let call): .call(call.replacing(literal))
    case .tuple(let parts, let span): .tuple(parts.map { $0.replacing(literal) }, span: span)
    case .member(let owner, let name, let span):
      .member(owner.replacing(literal), name, span: span)
    case .prefix(let op, let operand, let span):
      .prefix(op, operand.replacing(literal), span: span)
    case .infix(let op, let lhs, let rhs, let opSpan, let span):
      .infix(op, lhs.replacing(literal), rhs.replacing(literal), opSpan: opSpan, span: span)
    case .choice(let condition, let first, let second, let span):
      .choice(
        condition.replacing(literal), first.replacing(literal), second.replacing(literal),
        span: span)
    }
  }
}

extension Call {
  fileprivate func replacing(_ literal: (Name) -> Expression?) -> Call {
    var call = self
    for (place, argument) in arguments.enumerated() {
      guard case .expression(let expression) = argument.value else { continue }
      call.arguments[place].value = .expression(expression.replacing(literal))
    }
    return call
  }
}
