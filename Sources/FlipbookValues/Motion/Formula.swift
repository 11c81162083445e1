package import FlipbookLanguage

/// A number of an expression as a function of time: names are resolved, and what cannot change
/// before the next thing due is a constant.
package indirect enum Formula {
  case constant(Double)
  /// A number of what is shown, by its place among the sources of the motion.
  case shown(source: Int, number: Int)
  /// The moment, in seconds, as many times.
  case time(scale: Double)
  case negated(Formula)
  case infix(InfixOperator, Formula, Formula)
  case function(NumberFunction, [Formula])
  case choice(FormulaCondition, Formula, Formula)
  /// The change of a number for a second.
  case velocity(Formula)

  /// The number, where it is one at all times.
  var constant: Double? {
    if case .constant(let number) = self { number } else { nil }
  }

  /// Whether a velocity is in it.
  var hasVelocity: Bool {
    switch self {
    case .constant, .shown, .time: false
    case .negated(let operand): operand.hasVelocity
    case .infix(_, let a, let b): a.hasVelocity || b.hasVelocity
    case .function(_, let operands): operands.contains(where: \.hasVelocity)
    // What is chosen by one is no velocity, but a number that jumps.
    case .choice(_, let a, let b): a.hasVelocity || b.hasVelocity
    case .velocity: true
    }
  }

  static func sum(_ a: Formula, _ b: Formula) -> Formula { .infix(.add, a, b) }
  static func difference(_ a: Formula, _ b: Formula) -> Formula { .infix(.subtract, a, b) }
  static func product(_ a: Formula, _ b: Formula) -> Formula { .infix(.multiply, a, b) }
}

/// A condition as a function of time.
package indirect enum FormulaCondition {
  case constant(Bool)
  /// `<`, `<=`, `>` or `>=`.
  case compared(InfixOperator, Formula, Formula)
  /// Pairs of numbers, each no farther apart than a third.
  case near([(Formula, Formula, within: Formula)])
  case not(FormulaCondition)
  case and(FormulaCondition, FormulaCondition)
  case or(FormulaCondition, FormulaCondition)
  case choice(FormulaCondition, FormulaCondition, FormulaCondition)
}

/// A value made of such numbers.
enum FormulaShape {
  case number(Formula, Quantity.Unit)
  case pair(Formula, Formula, PairForm)
  /// The left edge, the upper one, the width and the height, which may be negative.
  case rect([Formula])
  /// Red, green, blue and alpha.
  case color([Formula])
  /// Sixteen numbers, row by row.
  case transform([Formula])
  case condition(FormulaCondition)
  /// What cannot change before the next thing due.
  case constant(Value)
}
