/// A value as it was typed, not yet looked up or computed.
///
/// No expression is deeper than `Parser.depthLimit` levels, so walking one by recursion is safe.
/// Plain brackets leave no node: `(a)` is `a`. The spans of enclosing expressions include them.
package indirect enum Expression: Hashable, Sendable {
  /// `2s`, `50%`, `0.25`
  case number(NumberLiteral)
  /// `#ff8800`
  case color(ColorLiteral)
  /// `"Fade In"`: a name in quotes on its own.
  case string(Name)
  /// `box.center.x`, `linear`, `.easeInOut`
  case path(Path)
  /// `spring(dampingRatio: 0.5)`
  case call(Call)
  /// `(10, 20)`: two components or more.
  case tuple([Expression], span: Span)
  /// A member of something other than a path: `shown(box.frame).maxX`, `(a + b).x`.
  case member(Expression, Name, span: Span)
  /// `-a`, `!a`
  case prefix(PrefixOperator, Expression, span: Span)
  /// `a + b`; `opSpan` is the operator's place.
  case infix(InfixOperator, Expression, Expression, opSpan: Span, span: Span)
  /// `C ? a : b`
  case choice(Expression, Expression, Expression, span: Span)

  /// The typed text of the expression; plain brackets around the whole of it are left out.
  package var span: Span {
    switch self {
    case .number(let literal): literal.span
    case .color(let literal): literal.span
    case .string(let name): name.span
    case .path(let path): path.span
    case .call(let call): call.span
    case .tuple(_, let span), .member(_, _, let span): span
    case .prefix(_, _, let span), .infix(_, _, _, _, let span), .choice(_, _, _, let span): span
    }
  }

  /// The expressions directly in it, in order.
  package var parts: [Expression] {
    switch self {
    case .number, .color, .string, .path: []
    case .call(let call): call.values
    case .tuple(let components, _): components
    case .member(let operand, _, _), .prefix(_, let operand, _): [operand]
    case .infix(_, let left, let right, _, _): [left, right]
    case .choice(let condition, let first, let second, _): [condition, first, second]
    }
  }

  /// The things whose values it uses; `nil` if it also uses calls or something else.
  package var names: [String]? {
    switch self {
    case .call, .string: return nil
    case .path(let path):
      guard let name = path.root ?? path.members.first else { return nil }
      return [name.text]
    default:
      let names = parts.map(\.names)
      return names.contains(nil) ? nil : names.flatMap { $0 ?? [] }
    }
  }

  /// The expression with each word replaced by its literal, if that is known.
  package func replacing(_ literal: (Name) -> Expression?) -> Expression {
    func new(_ part: Expression) -> Expression { part.replacing(literal) }
    return switch self {
    case .number, .color: self
    case .string(let name): literal(name) ?? self
    case .path(let path): path.members.isEmpty ? path.root.flatMap(literal) ?? self : self
    case .call(let call): .call(call.replacing(literal))
    case .tuple(let parts, let span): .tuple(parts.map(new), span: span)
    case .member(let owner, let name, let span): .member(new(owner), name, span: span)
    case .prefix(let op, let operand, let span): .prefix(op, new(operand), span: span)
    case .infix(let op, let lhs, let rhs, let opSpan, let span):
      .infix(op, new(lhs), new(rhs), opSpan: opSpan, span: span)
    case .choice(let condition, let first, let second, let span):
      .choice(new(condition), new(first), new(second), span: span)
    }
  }
}

/// A name directly followed by values in brackets: `rgb(1, 0.5, 0)`, `.scale(2)`.
package struct Call: Hashable, Sendable {
  package var name: Path
  /// The values, labelled or not, each an expression; may be empty.
  package var arguments: [Argument]
  /// From the name to the closing bracket.
  package var span: Span

  package var values: [Expression] { arguments.compactMap(\.value.expression) }

  fileprivate func replacing(_ literal: (Name) -> Expression?) -> Call {
    var call = self
    for (place, value) in values.enumerated() {
      call.arguments[place].value = .expression(value.replacing(literal))
    }
    return call
  }
}
