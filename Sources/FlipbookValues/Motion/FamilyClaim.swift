import IntervalArithmetic

/// A promise about many motions, as formulas.
enum FamilyClaim {
  /// A condition has an answer from a moment on, or from the first; for a number that settles,
  /// `way` is its way and its distance from its end.
  case holds(FormulaCondition, Bool, from: Int64?, way: (Formula, beside: Formula)?)
  /// A number never falls, or never rises; `nil` where it may be either.
  case monotonic(Formula, rises: Bool?)
  case continuous(Formula)

  /// - Returns: `nil` where no formula is known.
  init?(_ promise: Promise, over span: TickSpan, _ compiler: inout MotionCompiler) {
    if promise.kind.isOfCondition {
      guard promise.kind != .eventually,
        let condition = try? compiler.condition(promise.expression)
      else { return nil }
      self = .holds(condition, promise.wanted, from: nil, way: nil)
      return
    }
    // If the number already went one way, the future alone does not decide the promise.
    guard promise.kind != .monotonic || promise.past?.heading ?? .still == .still,
      let number = try? compiler.number(promise.expression)
    else { return nil }
    switch promise.kind {
    case .monotonic: self = .monotonic(number, rises: nil)
    case .continuous: self = .continuous(number)
    case .settled:
      guard let ticks = Stage.ticks(seconds: promise.limit ?? 0) else { return nil }
      let end = Formula.moment(number, span.upperBound)
      let way = Formula.difference(end, .moment(number, span.lowerBound))
      let beside = Formula.difference(number, end)
      let near = Formula.product(.constant(NumberCourse.settledShare), way)
      self = .holds(
        .compared(.lessOrEqual, .magnitude(beside), .magnitude(near)), true,
        from: span.lowerBound + min(max(ticks, 0), span.upperBound - span.lowerBound),
        way: (way, beside))
    default: return nil
    }
  }

  var start: Int64? { if case .holds(_, _, let start, _) = self { start } else { nil } }

  /// Whether the steps before cuts must be looked at separately, as jumps matter.
  var seesJumps: Bool { if case .holds = self { false } else { true } }

  /// The claim with the direction the number has for all values; `nil` where it may be either.
  func directed(in sources: MotionSources, over span: TickSpan) -> FamilyClaim? {
    guard case .monotonic(let number, _) = self else { return self }
    let way = number.step(over: span, in: sources)
    guard way.lower >= 0 || way.upper <= 0 else { return nil }
    return .monotonic(number, rises: way.lower >= 0)
  }

  /// Whether, with some value, one of its numbers has no bound in the step before a tick.
  func meetsPole(before ticks: Int64, in sources: MotionSources) -> Bool {
    let poles =
      switch self {
      case .holds(let condition, _, _, _): condition.poles
      case .monotonic(let number, _), .continuous(let number): number.poles
      }
    let step = FormulaStep(sources, after: ticks - 1)
    return poles.contains { $0.mistake == .noBound && step.meets($0) }
  }

  /// Whether its velocities have bounds at a moment; those of some numbers are unknown.
  func isBounded(at ticks: Int64, in sources: MotionSources) -> Bool {
    guard case .holds(let condition, _, _, _) = self else { return true }
    let look = MotionLook<Interval>(sources, ticks...ticks)
    return condition.parts.allSatisfy { part in
      if case .velocity = part { part.value(in: look).width.isFinite } else { true }
    }
  }

  // MARK: Kept

  /// Whether the claim is proven over a span for every value; false means unknown.
  func isKept(over span: TickSpan, in sources: MotionSources) -> Bool {
    switch self {
    case .holds(let condition, let wanted, _, _):
      let look = MotionLook<Rated<Interval>>(
        sources, condition.seesSteps ? span.withNextStep : span)
      return condition.verdict(in: look, favoured: .answer(wanted)) == Verdict(wanted)
    case .monotonic(let number, let rises):
      let known = number.value(in: MotionLook<Rated<Interval>>(sources, span))
      let seconds = max(Stage.seconds(ticks: span.upperBound - span.lowerBound), Self.shortest)
      func isNoneBack(_ range: Interval, _ factor: Double = 1) -> Bool {
        let back = rises == true ? -range.lower : range.upper
        return back <= 0 || back * factor <= number.noise(of: sources, over: span)
      }
      if known.value.decoration >= .resting, isNoneBack(known.rate, seconds) { return true }
      return span.count == 2 && isNoneBack(number.step(over: span, in: sources))
    case .continuous(let number):
      let range = number.value(in: MotionLook<Rated<Interval>>(sources, span)).value
      if range.isContinuous { return true }
      if range.decoration == .resting,
        number.changesEvenly(with: sources) || number.isAtRest(in: range, over: span, of: sources)
      {
        return true
      }
      guard span.count == 2 else { return false }
      if range.decoration == .resting {
        let step = number.step(over: span, in: sources).magnitude.upper
        return number.isAtRest(by: step, of: sources, at: span.upperBound)
      }
      // The step of a sum lies between those of the end motions, so no motion jumps if they do not.
      guard number.isSum, sources.ends != nil else { return false }
      return sources.leaves.allSatisfy { end in
        number.step(over: span, in: end).magnitude.upper
          <= number.settlingSteps(of: end, over: span) + number.noise(of: sources, over: span)
      }
    }
  }

  // Choice: in seconds; shorter spans show no more about the direction of a number.
  private static let shortest = 1e-3

  // MARK: Broken

  /// Whether moments prove that it is broken with every value; false means unknown.
  func isBroken(at moments: [Int64], over span: TickSpan, in sources: MotionSources) -> Bool {
    switch self {
    case .holds(let condition, let wanted, let start, let way):
      if start == nil, let difference = condition.difference(met: !wanted),
        moments.contains(where: { passes(difference, near: $0, in: span, sources) })
      {
        return true
      }
      return moments.contains { ticks in
        let look = MotionLook<Interval>(sources, ticks...ticks)
        return ticks >= start ?? ticks
          && condition.verdict(in: look, favoured: .equality) == !Verdict(wanted)
      }
        && way.map { way, beside in
          // A number that ends where it began settles by another rule.
          let look = MotionLook<Interval>(sources, span)
          let reach = beside.value(in: look).magnitude.upper
          return way.value(in: look).magnitude.lower > NumberCourse.leastShare * reach
        } ?? true
    case .monotonic(let number, _):
      guard let turn = moments.min(), let later = moments.max() else { return false }
      let noise = number.noise(of: sources, over: turn...later)
      let there = number.step(over: span.lowerBound...turn, in: sources)
      let back = number.step(over: turn...later, in: sources)
      return there.lower > noise && back.upper < -noise
        || there.upper < -noise && back.lower > noise
    case .continuous(let number):
      return moments.contains { jumps(number, near: $0, in: span, sources) }
    }
  }

  // Whether it is on opposite sides of 0 before and after a moment, with no jump between.
  private func passes(
    _ difference: Formula, near ticks: Int64, in span: TickSpan, _ sources: MotionSources
  ) -> Bool {
    Self.spans(around: ticks, in: span, most: 58).contains { around in
      let ends = [around.lowerBound, around.upperBound].map {
        difference.value(in: MotionLook<Interval>(sources, $0...$0))
      }
      return (ends[0].upper < 0 && ends[1].lower > 0 || ends[0].lower > 0 && ends[1].upper < 0)
        && difference.value(in: MotionLook<Interval>(sources, around)).isContinuous
    }
  }

  private static func spans(
    around ticks: Int64, in span: TickSpan, most: Int
  ) -> some Sequence<TickSpan> {
    sequence(first: Int64(1)) { $0 << 1 }.prefix(most).lazy.map { reach in
      max(ticks - reach, span.lowerBound)...min(ticks + reach - 1, span.upperBound)
    }
  }

  // Whether it changes more around a moment than its rate and the allowed steps permit.
  private func jumps(
    _ number: Formula, near ticks: Int64, in span: TickSpan, _ sources: MotionSources
  ) -> Bool {
    // Choice: spans of up to a second, within which all motions jump.
    Self.spans(around: ticks, in: span, most: 31).contains { around in
      guard sources.all.cuts(in: around, limit: Formula.mostCuts).count < Formula.mostCuts else {
        return false
      }
      let step = number.step(over: around, in: sources)
      let rate = number.value(in: MotionLook<Rated<Interval>>(sources, around)).rate.magnitude.upper
      let steps = NumberCourse.most * Double(Formula.mostCuts)
      let way = rate * Stage.seconds(ticks: around.upperBound - around.lowerBound + Int64(steps))
      return step.magnitude.lower
        > way + number.settlingSteps(of: sources, over: around)
        + steps * number.noise(of: sources, over: around)
    }
  }
}

extension FormulaCondition {
  // The difference that is 0 where the condition is `met`, if it compares two numbers by `==`.
  fileprivate func difference(met: Bool) -> Formula? {
    switch self {
    case .near(let pairs) where met && pairs.count == 1: .difference(pairs[0].0, pairs[0].1)
    case .not(let other): other.difference(met: !met)
    default: nil
    }
  }

  /// The distance from failing, below 0 where it fails; `nil` where that is not a number.
  func margin<Number: FormulaNumeral>(in look: MotionLook<Number>) -> Number? {
    switch self {
    case .compared(let op, let a, let b):
      return (op == .less || op == .lessOrEqual ? Formula.difference(b, a) : .difference(a, b))
        .value(in: look)
    case .not(let other): return other.margin(in: look).map { -$0 }
    case .and(let a, let b):
      guard let a = a.margin(in: look), let b = b.margin(in: look) else { return nil }
      return .least(a, b)
    case .near, .choice, .constant: return nil
    }
  }
}

extension Formula {
  fileprivate func noise(of sources: MotionSources, over span: TickSpan) -> Double {
    [span.lowerBound, span.upperBound].reduce(0) { max($0, noise(of: sources, at: $1)) }
  }

  // Choice: the most cuts to look at.
  fileprivate static let mostCuts = 100

  // The distance by which springs that come to rest in a span may move it, each in one step.
  fileprivate func settlingSteps(of sources: MotionSources, over span: TickSpan) -> Double {
    sources.leaves.map { leaf in
      leaf.all.cuts(in: span, limit: Self.mostCuts)
        .reduce(0) { $0 + settlingStep(of: leaf, at: $1) }
    }.max() ?? 0
  }
}
