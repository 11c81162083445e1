import FlipbookLanguage
import FlipbookValues

/// Commands that check what is shown.
package enum CheckCommands {
  private static let condition = Input.expression("condition", .condition).required()
  private static let tolerance = Input.number(
    "within", .number, "how far apart == takes for equal"
  ).labelled.within(0...(.infinity), "a tolerance is 0 or more")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "expect", group: .check, effect: .looks, parameters: [condition, tolerance],
      help: "fails unless a condition holds; == looks at the digits written",
      example: "view box frame: (0, 0, 100, 100)\nexpect box.center.x == 50"
    ) { call throws(Mistake) -> Void in
      try check(call[condition], within: call[tolerance], in: call.scope.reading(.shown))
    }
  ]

  // Looks for the first part of a condition that does not hold, so that the message can name it.
  private static func check(
    _ condition: Expression, within: Double?, in scope: Scope
  ) throws(Mistake) {
    switch condition {
    case .infix(.and, let lhs, let rhs, _, _):
      try check(lhs, within: within, in: scope)
      try check(rhs, within: within, in: scope)
    case .infix(let op, let lhs, let rhs, let opSpan, _) where op.isComparison:
      let comparison = try Comparison(op, lhs, rhs, opSpan, within: within, in: scope)
      guard try !comparison.holds else { return }
      throw Mistake(
        .notExpected(
          condition: scope.text(of: condition),
          actual: actual(comparison, lhs, rhs, in: scope),
          otherwise: otherwise(op, lhs, rhs, opSpan, within, in: scope)),
        condition.span)
    default:
      guard try !scope.condition(condition) else { return }
      throw Mistake(
        .notExpected(
          condition: scope.text(of: condition), actual: "it does not hold", otherwise: nil),
        condition.span)
    }
  }

  // What the sides really are.
  private static func actual(
    _ comparison: Comparison, _ lhs: Expression, _ rhs: Expression, in scope: Scope
  ) -> String {
    let left = side(lhs, comparison.left, against: comparison.right, in: scope)
    guard !rhs.isLiteral else { return left }
    return left + " and " + side(rhs, comparison.right, against: comparison.left, in: scope)
  }

  private static func side(
    _ expression: Expression, _ value: Value, against other: Value, in scope: Scope
  ) -> String {
    let text = scope.world.text
    var result = text.text(value)
    if value != other, result == text.text(other) {
      result = ValueText(digits: 9).text(value)
    }
    let model = try? scope.reading(.model).evaluate(expression)
    let rest = model.flatMap { $0 == value ? nil : " (model \(text.text($0)))" } ?? ""
    return "\(scope.text(of: expression)) is \(result)\(rest)"
  }

  // Whether the model would meet the condition where what is shown does not, or the other way.
  private static func otherwise(
    _ op: InfixOperator, _ lhs: Expression, _ rhs: Expression, _ opSpan: Span, _ within: Double?,
    in scope: Scope
  ) -> String? {
    if case .call(let call) = lhs, call.name.description == "model",
      case .expression(let inner)? = call.arguments.first?.value
    {
      return holds(op, inner, rhs, opSpan, within, in: scope)
        ? "what is shown would hold: \(scope.text(of: inner)) \(op.rawValue) \(scope.text(of: rhs))"
        : nil
    }
    return holds(op, lhs, rhs, opSpan, within, in: scope.reading(.model))
      ? "the model would hold: model(\(scope.text(of: lhs))) \(op.rawValue) \(scope.text(of: rhs))"
      : nil
  }

  private static func holds(
    _ op: InfixOperator, _ lhs: Expression, _ rhs: Expression, _ opSpan: Span, _ within: Double?,
    in scope: Scope
  ) -> Bool {
    (try? Comparison(op, lhs, rhs, opSpan, within: within, in: scope).holds) ?? false
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
