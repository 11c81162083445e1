import FlipbookLanguage

// What the sides of a condition are, for whoever wants to know why it holds or does not.
extension Scope {
  /// What the sides of a comparison are, but for those that can be read off the text.
  package func sides(
    _ comparison: Comparison, _ lhs: Expression, _ rhs: Expression
  ) -> String {
    let left = side(lhs, comparison.left, against: comparison.right)
    guard !rhs.isLiteral else { return left }
    return left + " and " + side(rhs, comparison.right, against: comparison.left)
  }

  private func side(_ expression: Expression, _ value: Value, against other: Value) -> String {
    var result = world.text.text(value)
    if value != other, result == world.text.text(other) {
      result = ValueText(digits: 9).text(value)
    }
    let model = try? reading(.model).evaluate(expression)
    let rest = model.flatMap { $0 == value ? nil : " (model \(world.text.text($0)))" } ?? ""
    return "\(text(of: expression)) is \(result)\(rest)"
  }

  /// What the sides are of the comparisons that decide what a condition comes to.
  func sides(of condition: Expression, deciding holds: Bool) throws(Mistake) -> String {
    switch condition {
    case .infix(.and, let a, let b, _, _) where !holds, .infix(.or, let a, let b, _, _) where holds:
      return try sides(of: self.condition(a) == holds ? a : b, deciding: holds)
    case .infix(let op, let a, let b, let span, _) where op.isComparison:
      return sides(try Comparison(op, a, b, span, in: self), a, b)
    case .prefix(.not, let operand, _): return try sides(of: operand, deciding: !holds)
    default: return "it \(holds ? "holds" : "does not hold")"
    }
  }

  /// The numbers that a condition compares, but for those that can be read off the text.
  package static func numbers(in condition: Expression) -> [Expression] {
    switch condition {
    case .infix(let op, let a, let b, _, _) where op.isComparison:
      return [a, b].filter { !$0.isLiteral }
    case .infix(.and, let a, let b, _, _), .infix(.or, let a, let b, _, _):
      return numbers(in: a) + numbers(in: b)
    case .prefix(.not, let operand, _): return numbers(in: operand)
    default: return []
    }
  }
}

extension Expression {
  // Whether the value can be read off the text.
  fileprivate var isLiteral: Bool {
    switch self {
    case .number, .color, .tuple: true
    case .path(let path): path.word != nil
    case .prefix(_, let operand, _): operand.isLiteral
    default: false
    }
  }
}
