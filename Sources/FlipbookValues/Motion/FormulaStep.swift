import IntervalArithmetic

/// The time between two ticks, in which a continuous number passes all values between its ends.
///
/// So a part of a formula that is below 0 at one tick and above it at the other is 0 at a moment
/// between them. For everything else, only its range over the step is known.
struct FormulaStep {
  private let before: MotionLook<Double>
  private let after: MotionLook<Double>
  private let over: MotionLook<Interval>

  init(_ sources: MotionSources, after tick: Int64) {
    before = MotionLook(sources, tick...tick)
    after = MotionLook(sources, tick + 1...tick + 1)
    over = MotionLook(sources, tick...tick + 1)
  }

  // Whether a number passes 0 between the ticks without being 0 at either.
  private func passesZero(_ formula: Formula) -> Bool {
    let (a, b) = (formula.value(in: before), formula.value(in: after))
    return (a < 0 && b > 0 || a > 0 && b < 0) && formula.value(in: over).isContinuous
  }

  /// Whether a condition has an answer only between the ticks, at a moment at which one of its
  /// parts is 0; unknown where other parts matter too.
  func meets(_ condition: FormulaCondition, _ answer: Bool, favoured: Favour? = nil) -> Verdict {
    guard condition.verdict(in: after, favoured: favoured) != Verdict(answer) else { return .fails }
    var result = Verdict.fails
    for part in condition.parts where passesZero(part) {
      let verdict = condition.assumingZero(part).verdict(in: over, favoured: favoured)
      result = result.or(answer ? verdict : !verdict)
      if result == .holds { break }
    }
    return result
  }

  /// Whether, between the ticks, a number that must not be 0 is 0, or one that must have a bound
  /// has none; the rate of a spring that comes to rest does not count.
  func meets(_ pole: Formula.Pole) -> Bool {
    guard pole.mistake == .noBound else {
      return numbers(of: pole.number).contains(where: \.isZero)
    }
    return !over.sources.mayRest(in: over.span) && !pole.number.value(in: over).width.isFinite
  }

  /// The values of a number at those moments between the ticks at which one of its parts is 0.
  func numbers(of formula: Formula) -> [Interval] {
    formula.parts.filter(passesZero).map { formula.assumingZero($0).value(in: over) }
  }
}

extension FormulaCondition {
  /// Whether it may become true only between ticks: where numbers meet, or where one is divided by
  /// 0.
  var seesSteps: Bool {
    switch self {
    case .constant: false
    case .near, .and: true
    case .compared(_, let a, let b): a.bends || b.bends
    case .not(let other): other.seesSteps
    case .choice(let condition, let a, let b): !condition.isFixed || a.seesSteps || b.seesSteps
    }
  }

  /// The numbers that must not be 0.
  var poles: [Formula.Pole] {
    switch self {
    // The pole may be in the branch that is not chosen.
    case .constant, .choice: []
    case .compared(_, let a, let b): a.poles + b.poles
    case .near(let pairs): pairs.flatMap { $0.0.poles + $0.1.poles }
    case .not(let other): other.poles
    case .and(let a, let b): a.poles + b.poles
    }
  }
}

extension Formula {
  /// A number that must not be 0, or must have a bound, and the mistake otherwise.
  typealias Pole = (number: Formula, mistake: Mistake.Kind)

  var poles: [Pole] {
    switch self {
    case .constant, .shown, .sum, .time, .choice: []
    case .negated(let operand), .moment(let operand, _): operand.poles
    case .velocity(let operand): operand.poles + (isFixed ? [] : [(self, .noBound)])
    case .infix(let op, let a, let b):
      a.poles + b.poles + (op.divides && !b.isFixed ? [(b, .divisionByZero)] : [])
    case .function(let function, let operands):
      operands.flatMap(\.poles) + poles(of: function, operands)
    }
  }

  private func poles(of function: NumberFunction, _ operands: [Formula]) -> [Pole] {
    guard !isFixed else { return [] }
    return switch function {
    case .tan: [(.function(.cos, operands), .notFinite)]
    case .log: [(operands[0], .notFinite)]
    case .pow where (operands[1].constant ?? 0) < 0: [(operands[0], .notFinite)]
    default: []
    }
  }

  /// Whether it has no value where a part of it is 0, negative or infinitely fast.
  var isPartial: Bool {
    switch self {
    case .constant, .shown, .sum, .time: false
    case .negated(let operand), .moment(let operand, _): operand.isPartial
    case .velocity: !isFixed
    case .infix(let op, let a, let b): a.isPartial || b.isPartial || op.divides && !b.isFixed
    case .function(let function, let operands):
      operands.contains(where: \.isPartial)
        || [.log, .pow, .sqrt, .tan].contains(function) && !isFixed
    case .choice(_, let a, let b): a.isPartial || b.isPartial
    }
  }
}
