import IntervalArithmetic

extension Expression {
  /// Whether it asks whether two values are equal.
  package var isEquality: Bool { if case .infix(.equal, _, _, _, _) = self { true } else { false } }
}

extension MotionCompiler {
  /// The mistake of looking over time for a gesture's state that may last for no time.
  mutating func unseen(_ side: Expression, _ other: FormulaShape) -> Mistake? {
    var side = side
    while let (_, inner) = side.reading { side = inner }
    guard case .path(let path) = side, path.members.last?.text == "state",
      case .constant(let value) = other
    else { return nil }
    // An animator may be stopped, and a gesture failed, for no time or for long; and comparing with
    // two states shows whether one lasts for no time between them. Neither is proven.
    let told =
      switch value {
      case .state(let state): "\(state)"
      case .word(let state): state
      default: ""
      }
    let known = states.updateValue(told, forKey: scope.text(of: side)) ?? told
    if ["stopped", "failed"].contains(told) || known != told { isKnown = false }
    let owner = Path(root: path.root, members: path.members.dropLast(), span: path.span)
    guard case .word(let state) = value, case .gesture(let gesture)? = try? scope.find(owner).value,
      let view = (gesture.view?.layer).flatMap(scope.world.name(of:)).map(Name.typed)
    else { return nil }
    // A tap is possible until it ends, and again at once.
    let isTap = state == "possible" && gesture is UITapGestureRecognizer
    let brief = isTap ? "ended" : state
    guard ["ended", "cancelled"].contains(brief) else { return nil }
    return Mistake(
      "'\(scope.text(of: side))' is \(brief) while its block runs, which a check over time can miss",
      hint: "a block can tell: gesture \(gesture.word) \(view) simultaneously "
        + "\(brief): { \(view).tag = 1 }, then check \(view).tag", path.span)
  }
}

extension Moving<FormulaCondition> {
  /// - Parameter isExact: whether `==` means exactly equal, not equal to the digits written.
  package init(condition: Expression, in scope: Scope, isExact: Bool = false) throws(Mistake) {
    _ = try scope.reading(.shown).condition(condition)
    try self.init(condition, in: scope) { compiler throws(MotionCompiler.Opaque) in
      compiler.isExact = isExact
      return try compiler.condition(condition)
    }
    self.isExact = isExact
  }

  package func holds(at ticks: Int64, favoured: Favour? = nil) throws(Mistake) -> Bool {
    let look = MotionLook<Double>(sources, ticks...ticks)
    switch formula?.verdict(in: look, favoured: favoured) {
    case .holds?: return true
    case .fails?: return false
    // Evaluation finds the message for a missing value.
    case .unknown?, nil:
      if isExact, let difference = try difference(at: ticks) { return difference == 0 }
      return try peek(ticks) { scope throws(Mistake) in try scope.condition(expression) }
    }
  }

  // The difference of the two numbers compared by `==`; `nil` where other things are compared.
  private func difference(at ticks: Int64) throws(Mistake) -> Double? {
    guard case .infix(.equal, let a, let b, let span, _) = expression else { return nil }
    return try peek(ticks) { scope throws(Mistake) in
      let sides = try Comparison(.equal, a, b, span, in: scope)
      return sides.left.quantity.flatMap { a in sides.right.quantity.map { a.value - $0.value } }
    }
  }

  /// The first or last moment of a span at which it has an answer.
  package func first(
    _ answer: Bool, in span: TickSpan, favoured: Favour? = nil, isLast: Bool = false,
    check: @escaping Polling
  ) throws(Mistake) -> Found {
    func isIt(_ ticks: Int64) throws(Mistake) -> Bool {
      try holds(at: ticks, favoured: favoured) == answer
    }
    guard isProven, let formula else {
      if isExact, answer, let met = try met(in: span, isLast, check) { return met }
      return try looked(in: span, isLast: isLast, check, isIt)
    }
    // A condition that becomes true between two ticks counts at the first.
    let poles = formula.poles
    let seesSteps = formula.seesSteps || !poles.isEmpty
    func searched(guesses: Bool) throws(Mistake) -> Found {
      var search = MotionSearch(check: check)
      return try search.first(
        in: span, cuts: cuts(in: span), isLast: isLast,
        verdict: { span in
          let look = MotionLook<Rated<Interval>>(sources, seesSteps ? span.withNextStep : span)
          var verdict = formula.verdict(in: look, favoured: favoured)
          if guesses, verdict == .unknown { verdict = hidden(in: span, look) }
          return answer ? verdict : !verdict
        },
        value: { ticks throws(Mistake) in
          if try isIt(ticks) { return .holds }
          guard seesSteps, let step = try step(after: ticks, without: poles) else { return .fails }
          return step.meets(formula, answer, favoured: favoured)
        })
    }
    let found = try searched(guesses: false)
    if case .undecided = found { return try searched(guesses: true) }
    return found
  }

  /// The verdict over a span in which only rounding decides, if both ends agree.
  func hidden(in span: TickSpan, _ look: MotionLook<Rated<Interval>>) -> Verdict {
    let known = [true, false].map { formula?.verdict(in: look, favoured: .leaning($0)) }
    guard !known.contains(.unknown), let holds = try? holds(at: span.lowerBound),
      holds == (try? self.holds(at: span.upperBound))
    else { return .unknown }
    return Verdict(holds)
  }

  /// The beginning of an answer that it has by more than rounding at `ticks`.
  package func beginning(
    of answer: Bool, at ticks: Int64, from start: Int64, check: @escaping Polling
  ) throws(Mistake) -> Int64 {
    let last = try first(!answer, in: start...ticks, isLast: true, check: check)
    return last.moment.map { min($0 + 1, ticks) } ?? start
  }

  // Finds where two numbers are equal, or pass each other between two samples without a jump; `nil`
  // where other things are compared.
  private func met(
    in span: TickSpan, _ isLast: Bool, _ check: Polling
  ) throws(Mistake) -> Found? {
    var before: (ticks: Int64, difference: Double)?
    let looks = looks(in: span)
    for look in isLast ? looks.reversed() : looks {
      try check()
      guard let now = try difference(at: look) else { return nil }
      if now == 0 { return .at(look) }
      if let before, (before.difference < 0) != (now < 0) {
        let found = try look.bisected(from: before.ticks) { ticks throws(Mistake) in
          guard let value = try difference(at: ticks) else { return true }
          return value == 0 || (value < 0) == (now < 0)
        }
        let step = try (difference(at: found + (isLast ? 1 : -1)) ?? 0, difference(at: found) ?? 0)
        // Choice: a larger change within one tick, a billionth of a second, is a jump.
        if abs(step.1 - step.0) <= 1e-3 * max(abs(before.difference), abs(now)) {
          return .at(found)
        }
      }
      before = (look, now)
    }
    return .nowhere
  }

  // Takes samples, and bisects between two that differ.
  private func looked(
    in span: TickSpan, isLast: Bool, _ check: Polling, _ isIt: (Int64) throws(Mistake) -> Bool
  ) throws(Mistake) -> Found {
    let looks = looks(in: span)
    var before: Int64?
    for look in isLast ? looks.reversed() : looks {
      try check()
      guard try isIt(look) else {
        before = look
        continue
      }
      guard let before else { return .at(look) }
      return .at(try look.bisected(from: before, where: isIt))
    }
    return .nowhere
  }
}
