import FlipbookLanguage
import IntervalArithmetic

/// The time between two ticks: something continuous passes everything between its numbers at both.
struct FormulaStep {
  private let before: MotionLook<Double>
  private let after: MotionLook<Double>
  private let over: MotionLook<Interval>

  init(_ sources: MotionSources, after tick: Int64) {
    before = MotionLook(sources, tick...tick)
    after = MotionLook(sources, tick + 1...tick + 1)
    over = MotionLook(sources, tick...tick + 1)
  }

  /// Whether a number passes 0 between the ticks without being 0 at either.
  func passesZero(_ formula: Formula) -> Bool {
    let (a, b) = (formula.value(in: before), formula.value(in: after))
    return (a < 0 && b > 0 || a > 0 && b < 0) && formula.value(in: over).isContinuous
  }

  /// Whether a condition has an answer at both ends.
  private func isThroughout(_ condition: FormulaCondition, _ answer: Bool) -> Bool {
    let verdict = Verdict(answer)
    return condition.verdict(in: before) == verdict && condition.verdict(in: after) == verdict
  }

  /// Whether a condition has an answer between the ticks because numbers are equal there.
  func meets(_ condition: FormulaCondition, _ answer: Bool) -> Bool {
    switch condition {
    case .constant, .compared, .choice: false
    case .near(let pairs):
      answer && pairs.count == 1 && passesZero(.difference(pairs[0].0, pairs[0].1))
    case .not(let other): meets(other, !answer)
    case .and(let a, let b) where answer:
      meets(a, answer) && (meets(b, answer) || isThroughout(b, answer))
        || meets(b, answer) && isThroughout(a, answer)
    case .and(let a, let b): meets(a, answer) || meets(b, answer)
    }
  }
}

extension FormulaCondition {
  /// Whether it may come true between ticks: numbers meet, or one is divided by 0.
  var seesSteps: Bool {
    switch self {
    case .constant: false
    case .near: true
    case .compared: !divisors.isEmpty
    case .not(let other): other.seesSteps
    case .and(let a, let b): a.seesSteps || b.seesSteps
    case .choice(let condition, let a, let b): condition.seesSteps || a.seesSteps || b.seesSteps
    }
  }

  var divisors: [Formula] {
    switch self {
    // A divisor may stand in the branch that is not chosen.
    case .constant, .choice: []
    case .compared(_, let a, let b): a.divisors + b.divisors
    case .near(let pairs): pairs.flatMap { $0.0.divisors + $0.1.divisors }
    case .not(let other): other.divisors
    case .and(let a, let b): a.divisors + b.divisors
    }
  }
}

extension Formula {
  fileprivate var divisors: [Formula] {
    switch self {
    case .constant, .shown, .time, .choice: []
    case .negated(let operand), .velocity(let operand), .moment(let operand, _): operand.divisors
    case .infix(let op, let a, let b):
      a.divisors + b.divisors + (op == .divide && b.constant == nil ? [b] : [])
    case .function(_, let operands): operands.flatMap(\.divisors)
    }
  }
}
