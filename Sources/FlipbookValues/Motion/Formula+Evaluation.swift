import FlipbookLanguage
import IntervalArithmetic

extension Formula {
  /// The number in any kind; for values these are the operations that evaluate the expression.
  func value<Number: FormulaNumeral>(in look: MotionLook<Number>) -> Number {
    switch self {
    case .constant(let number): return Number(number)
    case .shown(let source, let number): return look[source, number]
    case .time(let scale): return Number.seconds(of: look.span) * Number(scale)
    case .negated(let operand): return -operand.value(in: look)
    case .infix(let op, let a, let b): return op.value(a.value(in: look), b.value(in: look)).checked
    case .function(let function, let arguments):
      let numbers = arguments.map { $0.value(in: look) }
      // What has no value gives none, whatever is made of it.
      return numbers.allSatisfy(\.isDefined) ? function.value(numbers).checked : Number(.nan)
    case .choice(let condition, let first, let second):
      switch condition.verdict(in: look) {
      case .holds: return first.value(in: look)
      case .fails: return second.value(in: look)
      case .unknown: return .either(first.value(in: look), second.value(in: look))
      }
    case .velocity(let operand): return Number.velocity(of: operand, in: look).checked
    }
  }

  /// How far rounding may have led it off at a moment, in proportion to the numbers that go into
  /// it.
  func noise(of sources: MotionSources, at ticks: Int64) -> Double {
    let width = value(in: MotionLook<Interval>(sources, ticks...ticks, hasMargin: true)).width
    return width.isFinite ? width : 0
  }
}

extension FormulaCondition {
  /// Whether it holds over the whole span.
  ///
  /// - Parameter favoured: the answer that rounding must not spoil: touching a bound is then
  /// allowed.
  func verdict<Number: FormulaNumeral>(
    in look: MotionLook<Number>, favoured: Bool? = nil
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
    case .not(let other): return !other.verdict(in: look, favoured: favoured.map { !$0 })
    case .and(let a, let b):
      let first = a.verdict(in: look, favoured: favoured)
      return first == .fails ? .fails : first.and(b.verdict(in: look, favoured: favoured))
    case .or(let a, let b):
      let first = a.verdict(in: look, favoured: favoured)
      return first == .holds ? .holds : first.or(b.verdict(in: look, favoured: favoured))
    case .choice(let condition, let a, let b):
      switch condition.verdict(in: look) {
      case .holds: return a.verdict(in: look, favoured: favoured)
      case .fails: return b.verdict(in: look, favoured: favoured)
      case .unknown:
        let both = (
          a.verdict(in: look, favoured: favoured), b.verdict(in: look, favoured: favoured)
        )
        return both.0 == both.1 ? both.0 : .unknown
      }
    }
  }

  private static func verdict<Number: FormulaNumeral>(
    _ op: InfixOperator, _ a: Formula, _ b: Formula, in look: MotionLook<Number>, favoured: Bool?
  ) -> Verdict {
    // `a > b` is `b < a`.
    guard op == .less || op == .lessOrEqual else {
      return verdict(op == .greater ? .less : .lessOrEqual, b, a, in: look, favoured: favoured)
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
    guard let favoured, favoured != isStrict, plain != Verdict(favoured) else { return plain }
    return asked(slack: noise(a, b, in: look))
  }

  // How far rounding may have led two numbers apart, earlier sums included.
  private static func noise<Number: FormulaNumeral>(
    _ a: Formula, _ b: Formula, in look: MotionLook<Number>
  ) -> Double {
    let middle = MotionLook<Double>(look.sources, look.middle...look.middle)
    let size = a.value(in: middle).magnitude + b.value(in: middle).magnitude
    return Formula.difference(a, b).noise(of: look.sources, at: look.middle)
      + (size.isFinite ? size * 0x1p-46 : 0)
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
