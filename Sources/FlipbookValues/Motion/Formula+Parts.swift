// The parts of formulas, and what remains of a formula where one of its parts is 0.

extension FormulaCondition {
  /// The parts whose sign may decide it.
  var parts: [Formula] {
    switch self {
    case .constant: []
    case .compared(_, let a, let b): Formula.difference(a, b).parts
    case .near(let pairs): pairs.flatMap { Formula.difference($0.0, $0.1).parts }
    case .not(let other): other.parts
    case .and(let a, let b): a.parts + b.parts
    case .choice(let condition, let a, let b): condition.parts + a.parts + b.parts
    }
  }

  /// The condition at a moment at which `part` is 0.
  func assumingZero(_ part: Formula) -> FormulaCondition {
    switch self {
    case .constant: self
    case .compared(let op, let a, let b):
      .compared(op, Formula.difference(a, b).assumingZero(part), .constant(0))
    case .near(let pairs):
      .near(
        pairs.map {
          let difference = Formula.difference($0.0, $0.1).assumingZero(part)
          return (difference, .constant(0), within: $0.within.assumingZero(part))
        })
    case .not(let other): .not(other.assumingZero(part))
    case .and(let a, let b): .and(a.assumingZero(part), b.assumingZero(part))
    case .choice(let condition, let a, let b):
      .choice(condition.assumingZero(part), a.assumingZero(part), b.assumingZero(part))
    }
  }

  var isFixed: Bool { parts.isEmpty }
}

extension FormulaCondition: Equatable {
  /// Whether it is known to have the same form as another one.
  package static func == (one: FormulaCondition, other: FormulaCondition) -> Bool {
    switch (one, other) {
    case (.compared(let op, let a, let b), .compared(let otherOp, let c, let d)):
      op == otherOp && a == c && b == d
    case (.not(let a), .not(let b)): a == b
    case (.and(let a, let b), .and(let c, let d)): a == c && b == d
    default: false
    }
  }
}

extension Formula {
  /// Whether it may turn round between two ticks, or have no value there.
  var bends: Bool {
    switch self {
    case .constant, .shown, .sum, .time, .moment: false
    case .negated(let operand), .velocity(let operand): operand.bends
    case .infix(let op, let a, let b):
      a.bends || b.bends || op.divides && !b.isFixed
        || op == .multiply && !a.isFixed && !b.isFixed
    case .function: !isFixed
    case .choice(let condition, let a, let b): !condition.isFixed || a.bends || b.bends
    }
  }

  /// Whether it never changes.
  var isFixed: Bool {
    switch self {
    case .constant, .moment: true
    case .shown, .sum, .time: false
    case .negated(let operand), .velocity(let operand): operand.isFixed
    case .infix(_, let a, let b): a.isFixed && b.isFixed
    case .function(_, let operands): operands.allSatisfy(\.isFixed)
    case .choice(let condition, let a, let b): condition.isFixed && a.isFixed && b.isFixed
    }
  }

  /// The formula and its parts, as far as they change; where it chooses between numbers, also their
  /// differences.
  var parts: [Formula] {
    if isFixed { return [] }
    return switch self {
    case .constant, .shown, .sum, .time, .moment: [self]
    case .negated(let operand): operand.parts
    // Where a number is 0, its rate need not be.
    case .velocity: [self]
    case .infix(_, let a, let b): [self] + a.parts + b.parts
    case .function(let function, let operands):
      [self] + operands.flatMap(\.parts)
        + ([.clamp, .max, .min].contains(function)
          ? operands.dropFirst().map { .difference(operands[0], $0) } : [])
    case .choice(let condition, let a, let b): [self] + condition.parts + a.parts + b.parts
    }
  }

  /// The formula at a moment at which `part` is 0.
  func assumingZero(_ part: Formula) -> Formula {
    if self == part { return .constant(0) }
    if case .infix(.subtract, let a, let b) = part {
      if b.constant != nil, self == a { return b }
      if a.constant != nil, self == b { return a }
    }
    return switch self {
    case .constant, .shown, .sum, .time, .velocity, .moment: self
    case .negated(let operand): .negated(operand.assumingZero(part))
    case .infix(let op, let a, let b):
      .infix(op, a.assumingZero(part), b.assumingZero(part))
    case .function(let function, let operands):
      .function(function, operands.map { $0.assumingZero(part) })
    case .choice(let condition, let a, let b):
      .choice(condition.assumingZero(part), a.assumingZero(part), b.assumingZero(part))
    }
  }
}
