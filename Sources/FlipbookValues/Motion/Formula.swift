/// A number over time: names are resolved, and what stays until the next event is a constant.
///
/// Formulas are equal if they are known to have the same form.
package indirect enum Formula: Equatable {
  case constant(Double)
  /// A number of a shown value, by its index among the motion's sources.
  case shown(source: Int, number: Int)
  /// A sum of shown numbers, by its index; which terms cancel out depends on the motion.
  case sum(Int)
  /// The moment in seconds, times a scale.
  case time(scale: Double)
  case negated(Formula)
  case infix(InfixOperator, Formula, Formula)
  case function(NumberFunction, [Formula])
  case choice(FormulaCondition, Formula, Formula)
  case velocity(Formula)
  /// A number as it is at one moment, in ticks.
  case moment(Formula, Int64)

  var constant: Double? { if case .constant(let number) = self { number } else { nil } }

  var hasVelocity: Bool {
    switch self {
    case .constant, .shown, .sum, .time, .moment: false
    case .negated(let operand): operand.hasVelocity
    // A condition on a velocity makes a number that jumps, not a velocity.
    case .infix(_, let a, let b), .choice(_, let a, let b): a.hasVelocity || b.hasVelocity
    case .function(_, let operands): operands.contains(where: \.hasVelocity)
    case .velocity: true
    }
  }

  /// The number whose velocity or speed it is.
  var moved: Formula? {
    if case .function(.abs, let operands) = self { return operands[0].moved }
    return if case .velocity(let operand) = self { operand } else { nil }
  }

  package static func difference(_ a: Formula, _ b: Formula) -> Formula { .infix(.subtract, a, b) }
  package static func magnitude(_ a: Formula) -> Formula { .function(.abs, [a]) }
  static func product(_ a: Formula, _ b: Formula) -> Formula { .infix(.multiply, a, b) }
}

/// A condition as a function of time.
package indirect enum FormulaCondition {
  case constant(Bool)
  /// `<`, `<=`, `>` or `>=`.
  case compared(InfixOperator, Formula, Formula)
  /// Pairs of numbers, each at most `within` apart.
  case near([(Formula, Formula, within: Formula)])
  case not(FormulaCondition)
  case and(FormulaCondition, FormulaCondition)
  case choice(FormulaCondition, FormulaCondition, FormulaCondition)

  static func or(_ a: FormulaCondition, _ b: FormulaCondition) -> FormulaCondition {
    .not(.and(.not(a), .not(b)))
  }
}

/// A value made of formulas.
enum FormulaShape {
  case number(Formula)
  case pair(Formula, Formula, PairForm)
  /// x, y, width and height, which may be negative.
  case rect([Formula])
  /// Red, green, blue and alpha.
  case color([Formula])
  /// Sixteen numbers, row by row.
  case transform([Formula])
  case condition(FormulaCondition)
  /// A value that cannot change before the next event.
  case constant(Value)

  var layer: CALayer? { if case .constant(let value) = self { value.layer } else { nil } }
}
