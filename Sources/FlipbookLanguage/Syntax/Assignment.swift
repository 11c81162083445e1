/// A path that is set or changed: `box.center.x += 20`.
package struct Assignment: Hashable, Sendable {
  /// What an assignment does to the value that is there.
  package enum Operator: String, Hashable, Sendable, CaseIterable {
    case set = "="
    case add = "+="
    case subtract = "-="
    case multiply = "*="
    case divide = "/="
  }

  /// What is changed; without a root in `.center = …`.
  package var target: Path
  /// What is done to it.
  package var `operator`: Operator
  /// The typed text of the operator.
  package var operatorSpan: Span
  /// The right-hand side.
  package var value: Expression
  /// From the target to the end of the value.
  package var span: Span

  /// Makes an assignment of parts that were typed elsewhere, as `alpha: 0` behind a command.
  package init(target: Path, setting value: Expression, operatorSpan: Span) {
    self.target = target
    self.operator = .set
    self.operatorSpan = operatorSpan
    self.value = value
    span = target.span.joined(with: value.span)
  }

  init(target: Path, operator: Operator, operatorSpan: Span, value: Expression, span: Span) {
    self.target = target
    self.operator = `operator`
    self.operatorSpan = operatorSpan
    self.value = value
    self.span = span
  }
}

/// A name given to a value: `let time = 1s`.
package struct Binding: Hashable, Sendable {
  /// The new name.
  package var name: Name
  /// The right-hand side.
  package var value: Expression
  /// From `let` to the end of the value.
  package var span: Span
}
