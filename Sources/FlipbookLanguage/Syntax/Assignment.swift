/// A path that is set or changed: `box.center.x += 20`.
package struct Assignment: Hashable, Sendable {
  package enum Operator: String, Hashable, Sendable, CaseIterable {
    case set = "="
    case add = "+="
    case subtract = "-="
    case multiply = "*="
    case divide = "/="

    /// The operator before `=`.
    package var infix: InfixOperator? {
      switch self {
      case .set: nil
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      case .divide: .divide
      }
    }
  }

  /// The path that is changed; in `.center = …` it has no root.
  package var target: Path
  package var `operator` = Operator.set
  package var operatorSpan: Span
  package var value: Expression
  /// From the target to the end of the value.
  package var span: Span
}

extension Assignment {
  /// Makes an assignment from parts that were typed elsewhere, such as `alpha: 0` after a command.
  package init(target: Path, setting value: Expression, operatorSpan: Span) {
    self.init(
      target: target, operatorSpan: operatorSpan, value: value,
      span: target.span.joined(with: value.span))
  }
}

/// A name given to a value: `let time = 1s`.
package struct Binding: Hashable, Sendable {
  package var name: Name
  package var value: Expression
  /// From `let` to the end of the value.
  package var span: Span
}
