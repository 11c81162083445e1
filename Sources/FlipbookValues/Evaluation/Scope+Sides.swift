// The sides of a condition, which show why it holds or fails.
extension Scope {
  /// The sides of a comparison, except literals.
  package func sides(_ comparison: Comparison, _ lhs: Expression, _ rhs: Expression) -> String {
    let left = side(lhs, comparison.left, against: comparison.right)
    guard !isLiteral(rhs) else { return left }
    return left + " and " + side(rhs, comparison.right, against: comparison.left)
  }

  private func side(_ expression: Expression, _ value: Value, against other: Value) -> String {
    let model = try? reading(.model).operand(expression)
    let rest = model.flatMap { $0 == value ? nil : " (model \(world.text.text($0)))" } ?? ""
    return "\(text(of: expression)) is \(text(value, apartFrom: other))\(rest)"
  }

  /// The text of a value, with more digits if it would look like the other.
  func text(_ value: Value, apartFrom other: Value) -> String {
    let result = world.text.text(value)
    let isAlike = value != other && result == world.text.text(other)
    return isAlike ? ValueText(digits: 9).text(value) : result
  }

  package func sides(of condition: Expression, deciding holds: Bool) throws(Mistake) -> String {
    let parts = comparisons(deciding: try decider(of: condition, deciding: holds))
    let texts = try parts.map { part throws(Mistake) in
      if case .infix(let op, let a, let b, let span, _) = part.expression, op.isComparison {
        return sides(try Comparison(op, a, b, span, in: self), a, b)
      }
      return part.expression == condition
        ? "it \(holds ? "holds" : "does not hold")"
        : "\(text(of: part.expression)) is \(part.holds)"
    }
    return texts.joined(separator: " and ")
  }

  /// A condition or a part of one, and whether it holds.
  typealias Decided = (expression: Expression, holds: Bool)

  /// The parts of a condition that decide it together.
  func comparisons(deciding condition: Decided) -> [Decided] {
    switch condition.expression {
    case .infix(.and, let a, let b, _, _), .infix(.or, let a, let b, _, _):
      [a, b].flatMap { part in
        (try? decider(of: part, deciding: condition.holds)).map(comparisons) ?? []
      }
    default: [condition]
    }
  }

  /// The smallest part of a condition that decides it alone.
  func decider(of condition: Expression, deciding holds: Bool) throws(Mistake) -> Decided {
    switch condition {
    case .infix(.and, let a, let b, _, _) where !holds, .infix(.or, let a, let b, _, _) where holds:
      return try decider(of: self.condition(a) == holds ? a : b, deciding: holds)
    case .prefix(.not, let operand, _): return try decider(of: operand, deciding: !holds)
    default: return (condition, holds)
    }
  }

  /// The numbers that a condition compares, except constants.
  package func numbers(in condition: Expression) -> [Expression] {
    switch condition {
    case .infix(let op, let a, let b, _, _) where op.isComparison:
      return [a, b].filter { !isConstant($0) && (try? reading(.shown).number($0)) != nil }
    case .infix(.and, let a, let b, _, _), .infix(.or, let a, let b, _, _):
      return numbers(in: a) + numbers(in: b)
    case .prefix(.not, let operand, _): return numbers(in: operand)
    default: return []
    }
  }

  /// Whether the text itself shows the value; a name given by `let` does not.
  func isLiteral(_ expression: Expression) -> Bool {
    switch expression {
    case .tuple(let parts, _): parts.allSatisfy(isLiteral)
    case .prefix(_, let operand, _): isLiteral(operand)
    case .path(let path):
      isConstant(expression)
        && path.word.flatMap { named($0.text) }.map { $0.value.thing != nil } != false
    default: isConstant(expression)
    }
  }

  /// Whether it has the same value at all times: a literal or a name, but not one for its progress.
  func isConstant(_ expression: Expression) -> Bool {
    switch expression {
    case .number, .color: true
    case .path(let path):
      path.word != nil && (try? evaluate(expression))?.kind.isProgress != true
    case .prefix(_, let operand, _): isConstant(operand)
    default: false
    }
  }
}
