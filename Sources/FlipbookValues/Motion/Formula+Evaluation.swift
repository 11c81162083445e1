import IntervalArithmetic
import PropertyEngine

extension Formula {
  /// The number, of any kind; for plain values it uses the operations that evaluate the expression.
  package func value<Number: FormulaNumeral>(in look: MotionLook<Number>) -> Number {
    // A sum changes linearly with the number in which the motions differ, as its parts do.
    if let ends = look.ends, isSum { return .between(value(in: ends.first), value(in: ends.last)) }
    switch self {
    case .constant(let number): return Number(number)
    case .shown(let source, let number): return look[source, number]
    case .sum(let place):
      let (sum, margin) = look.sources.sums[place]
      return sum.value(in: look).widened(by: margin)
    case .time(let scale): return Number.seconds(of: look.span) * Number(scale)
    case .negated(let operand): return -operand.value(in: look)
    case .infix(let op, let a, let b):
      let result = op.value(a.value(in: look), b.value(in: look)).checked
      // Motions between the ends round their sums differently, by no more than this.
      return look.sources.isEnd ? result.widened(by: 0) : result
    case .function(let function, let arguments):
      let numbers = arguments.map { $0.value(in: look) }
      // A function of an undefined number is undefined, even if it could ignore the number.
      return numbers.allSatisfy(\.isDefined) ? function.value(numbers).checked : Number(.nan)
    case .choice(let condition, let first, let second):
      switch condition.verdict(in: look) {
      case .holds: return first.value(in: look)
      case .fails: return second.value(in: look)
      case .unknown: return .either(first.value(in: look), second.value(in: look))
      }
    case .velocity(let operand): return Number.velocity(of: operand, in: look).checked
    case .moment(let operand, let ticks):
      let (low, high) = operand.value(in: look.moved(to: ticks)).bounds
      return Number(from: low, to: high, rate: 0)
    }
  }

  // Whether it consists of shown numbers, sums of them, and constant factors.
  var isSum: Bool {
    switch self {
    case .constant, .shown, .sum: true
    case .negated(let operand), .moment(let operand, _): operand.isSum
    case .infix(.add, let a, let b), .infix(.subtract, let a, let b): a.isSum && b.isSum
    case .infix(.multiply, let a, let b):
      a.isSum && b.isSum && (a.constant != nil || b.constant != nil)
    case .infix(.divide, let a, let b): a.isSum && b.constant != nil
    default: false
    }
  }
}

/// How to compare numbers that may differ only by rounding.
package enum Favour {
  /// Rounding must not spoil this answer: touching a bound is allowed.
  case answer(Bool)
  /// Numbers that differ only by rounding are equal.
  case equality
  /// Numbers that differ by little more than rounding get this answer.
  case leaning(Bool)

  // The favour for the negated condition.
  fileprivate var inverse: Favour {
    switch self {
    case .answer(let answer): .answer(!answer)
    case .leaning(let answer): .leaning(!answer)
    case .equality: .equality
    }
  }
}

extension FormulaCondition {
  /// Whether it holds over the whole span.
  func verdict<Number: FormulaNumeral>(
    in look: MotionLook<Number>, favoured: Favour? = nil
  ) -> Verdict {
    switch self {
    case .constant(let holds): return Verdict(holds)
    case .compared(let op, let a, let b):
      return Self.verdict(op, a, b, in: look, favoured: favoured)
    case .near(let pairs):
      return pairs.reduce(Verdict.holds) { result, pair in
        let difference = Formula.difference(pair.0, pair.1)
        let noise = pair.within.constant == 0 ? Self.noise(pair.0, pair.1, in: look) : 0
        let within = pair.within.value(in: look) + Number(noise)
        return result.and(
          Self.verdict(on: difference, in: look) { Number.isAtMost($0.magnitude, within) })
      }
    case .not(let other): return !other.verdict(in: look, favoured: favoured?.inverse)
    case .and(let a, let b):
      let first = a.verdict(in: look, favoured: favoured)
      return first == .fails ? .fails : first.and(b.verdict(in: look, favoured: favoured))
    case .choice(let condition, let a, let b):
      let known = condition.verdict(in: look)
      let first = (known == .fails ? b : a).verdict(in: look, favoured: favoured)
      return known != .unknown || first == b.verdict(in: look, favoured: favoured)
        ? first : .unknown
    }
  }

  private static func verdict<Number: FormulaNumeral>(
    _ op: InfixOperator, _ a: Formula, _ b: Formula, in look: MotionLook<Number>, favoured: Favour?
  ) -> Verdict {
    // `a > b` is `b < a`.
    guard op == .less || op == .lessOrEqual else {
      return verdict(op == .greater ? .less : .lessOrEqual, b, a, in: look, favoured: favoured)
    }
    // For many motions, sums have tighter ranges than magnitudes.
    if look.ends != nil, case .function(.abs, let parts) = a {
      return verdict(op, parts[0], b, in: look, favoured: favoured)
        .and(verdict(op, .negated(parts[0]), b, in: look, favoured: favoured))
    }
    if look.ends != nil, case .function(.abs, let parts) = b, a.constant.map({ $0 > 0 }) ?? true {
      return verdict(op, a, parts[0], in: look, favoured: favoured)
        .or(verdict(op, a, .negated(parts[0]), in: look, favoured: favoured))
    }
    let isStrict = op == .less
    let difference = Formula.difference(a, b)
    func asked(slack: Double) -> Verdict {
      Self.verdict(on: difference, in: look) {
        isStrict ? Number.isBelow($0, Number(-slack)) : Number.isAtMost($0, Number(slack))
      }
    }
    let plain = asked(slack: 0)
    // Rounding may only turn equal into greater, and greater into equal.
    let leaning: (answer: Bool, times: Double)? =
      switch favoured {
      case nil, .answer(isStrict): nil
      case .answer, .equality: (!isStrict, 1)
      // Choice: a number that was farther away did not come back by rounding.
      case .leaning(let answer): (answer, 4)
      }
    guard let leaning, plain != Verdict(leaning.answer) else { return plain }
    let slack = leaning.times * noise(a, b, in: look)
    return asked(slack: leaning.answer == isStrict ? -slack : slack)
  }

  // The largest difference that rounding may have made, earlier sums included.
  private static func noise<Number: FormulaNumeral>(
    _ a: Formula, _ b: Formula, in look: MotionLook<Number>
  ) -> Double {
    let ticks = look.span.middle
    let middle = MotionLook<Double>(look.sources, ticks...ticks)
    let size = a.value(in: middle).magnitude + b.value(in: middle).magnitude
    return Formula.difference(a, b).noise(of: look.sources, at: ticks)
      + (size.isFinite ? size * Formula.rounding : 0)
  }

  // Asks again with a narrower range where the first answer is unknown.
  private static func verdict<Number: FormulaNumeral>(
    on formula: Formula, in look: MotionLook<Number>, _ ask: (Number) -> Verdict
  ) -> Verdict {
    let known = formula.value(in: look)
    guard known.isDefined else { return .unknown }
    let verdict = ask(known)
    guard verdict == .unknown, let nearer = Number.refined(formula, known, in: look) else {
      return verdict
    }
    return ask(nearer)
  }
}
