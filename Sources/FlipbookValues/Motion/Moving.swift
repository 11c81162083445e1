package import IntervalArithmetic

/// An expression and what is known of it from now until the next event.
///
/// The value at a moment is the engine's; a range over a span holds all these values, so findings
/// are proofs. Where no formula is known, moments are sampled 240 times a second, and ``isProven``
/// is false.
package struct Moving<Compiled> {
  let expression: Expression
  let scope: Scope
  package let sources: MotionSources
  /// `nil` where no formula is known.
  package let formula: Compiled?
  package let isProven: Bool
  /// Whether `==` means exactly equal, not equal to the digits written.
  var isExact = false

  /// Choice: the rate of sampling where no formula is known.
  package static var looksPerSecond: Int64 { 240 }

  package static var lookedText: String {
    "looked at \(looksPerSecond) times a second: no formula is known of all that moves here"
  }

  init(
    _ expression: Expression, in scope: Scope,
    _ compile: (inout MotionCompiler) throws(MotionCompiler.Opaque) -> Compiled
  ) throws(Mistake) {
    let scope = scope.reading(.shown)
    var compiler = MotionCompiler(scope, MotionSources())
    (self.expression, self.scope, sources) = (expression, scope, compiler.sources)
    do throws(MotionCompiler.Opaque) { formula = try compile(&compiler) } catch {
      if case .mistake(let mistake) = error { throw mistake }
      formula = nil
    }
    // Some values are known now but not until the next event.
    let now = scope.world.stage.ticks
    let span = now...max(scope.world.stage.nextDueTicks ?? now, now)
    isProven = formula != nil && compiler.isKnown && compiler.sources.all.areKnown(over: span)
  }

  /// The moments in a span at which something may change.
  ///
  /// Choice: the first thousand of each; halving finds the rest.
  package func cuts(in span: TickSpan) -> [Int64] { sources.all.cuts(in: span, limit: 1_000) }

  /// The moments of a span to sample where no formula is known, including those at which a known
  /// value may change.
  func looks(in span: TickSpan) -> [Int64] {
    let step = longestStep(in: span)
    let even = sequence(first: span.lowerBound) {
      $0 == span.upperBound ? nil : min($0 + step, span.upperBound)
    }
    return Set(even).union(cuts(in: span)).sorted()
  }

  // Choice: long spans have 20,000 samples.
  package func longestStep(in span: TickSpan) -> Int64 {
    let second = Stage.ticks(seconds: 1) ?? 1
    return max(second / Self.looksPerSecond, (span.upperBound - span.lowerBound) / 20_000, 1)
  }

  // Names the moment of a mistake, if it is not the stage's.
  func found(_ mistake: Mistake, at ticks: Int64) -> Mistake {
    ticks == scope.world.stage.ticks
      ? mistake : mistake.found(at: ticks, scope.world.momentText.moment(ticks))
  }

  func notDecided(_ span: TickSpan) -> Mistake {
    Mistake(.notDecided(scope.world.momentText.span(span)), expression.span)
  }

  /// The step after a tick, if there is one.
  ///
  /// - Throws: the mistake of a number that must not be 0 and is 0 in it, or that has no bound.
  func step(after ticks: Int64, without poles: [Formula.Pole]) throws(Mistake) -> FormulaStep? {
    guard ticks < .max else { return nil }
    let step = FormulaStep(sources, after: ticks)
    for pole in poles where step.meets(pole) {
      throw found(Mistake(pole.mistake, expression.span), at: ticks)
    }
    return step
  }

  func peek<Result>(
    _ ticks: Int64, _ body: (Scope) throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    do throws(Mistake) {
      return try scope.world.stage.peek(atTicks: ticks) { () throws(Mistake) in try body(scope) }
    } catch { throw found(error, at: ticks) }
  }
}

extension Mistake {
  /// Whether everything that is named exists, but has no value.
  var isOfValue: Bool {
    switch kind {
    case .divisionByZero, .notFinite, .noRate, .noBound: true
    default: false
    }
  }

  /// The mistake, if something that is named does not exist, for example not yet; throws it if
  /// everything exists but has no value.
  package func ofWhatIsNotThere(in world: World) throws(Mistake) -> Mistake {
    guard isOfValue else { return self }
    throw found(at: world.stage.ticks, world.momentText.moment(world.stage.ticks))
  }
}

extension [ShownValue] {
  /// The moments in a span at which something may change, at most `limit` of each value.
  package func cuts(in span: TickSpan, limit: Int) -> [Int64] {
    Set(flatMap { $0.cuts(inTicks: span, limit: limit) }).sorted()
  }

  /// Whether their numbers are known over a whole span, if need be part by part: for a rotation,
  /// nothing is known over much of a turn.
  func areKnown(over span: TickSpan) -> Bool {
    allSatisfy { value in
      func isKnown(_ span: TickSpan) -> Bool {
        value.ranges(overTicks: span).allSatisfy(\.isDefined)
      }
      return isKnown(span) || value.isKnown && span.parts(Self.mostParts).allSatisfy(isKnown)
    }
  }

  // Choice: a spring's turn is known over each of this many parts.
  private static var mostParts: Int64 { 64 }
}

package typealias MovingCondition = Moving<FormulaCondition>

package typealias MovingNumber = Moving<Formula>

extension Moving<[Formula]> {
  init(numbersOf value: Expression, in scope: Scope) throws(Mistake) {
    try self.init(value, in: scope) { compiler throws(MotionCompiler.Opaque) in
      try compiler.shape(of: value).numbers ?? []
    }
  }

  /// The change of each per second from a moment on; `nil` where it is not known.
  func rates(at ticks: Int64) -> [Double]? {
    let look = MotionLook<Rated<Double>>(sources, ticks...ticks)
    let rates = formula?.map { $0.value(in: look).rate } ?? []
    return rates.isEmpty || rates.contains(where: \.isNaN) ? nil : rates
  }
}

extension Moving<Formula> {
  package static var summedText: String { "summed in steps as short as its bends make them" }

  /// - Throws: the mistake that evaluating it now leads to.
  package init(number: Expression, in scope: Scope) throws(Mistake) {
    _ = try scope.reading(.shown).number(number)
    try self.init(number, in: scope) { compiler throws(MotionCompiler.Opaque) in
      try compiler.number(number)
    }
  }

  package func value(at ticks: Int64) throws(Mistake) -> Double {
    let value = formula?.value(in: MotionLook<Double>(sources, ticks...ticks)) ?? .nan
    if value.isFinite { return value }
    return try peek(ticks) { scope throws(Mistake) in try scope.number(expression) }
  }

  /// Throws where it has no value at a moment of a span, or goes through a pole between two ticks.
  package func checkDefined(in span: TickSpan, check: @escaping Polling) throws(Mistake) {
    guard isProven, let formula, formula.isPartial else { return }
    let poles = formula.poles
    var search = MotionSearch(check: check)
    let found = try search.first(
      in: span, cuts: cuts(in: span),
      verdict: {
        let known = rates(over: $0.withNextStep)
        return known.isDefined && known.value.width.isFinite ? .fails : .unknown
      },
      value: { ticks throws(Mistake) in
        _ = try value(at: ticks)
        _ = try step(after: ticks, without: poles)
        return .fails
      })
    if case .undecided(let span) = found { throw notDecided(span) }
  }

  /// The number and its change per second from a moment on; `nil` where that is not known.
  package func rated(at ticks: Int64) -> (value: Double, rate: Double)? {
    let rated = formula?.value(in: MotionLook<Rated<Double>>(sources, ticks...ticks))
    return rated.flatMap { $0.value.isFinite && !$0.rate.isNaN ? ($0.value, $0.rate) : nil }
  }

  package func range(over span: TickSpan) -> Rated<Interval> {
    guard isProven, let formula else { return Rated(.undefined, rate: .entire) }
    let look = MotionLook<Rated<Interval>>(sources, span)
    let known = formula.value(in: look)
    return Interval.refined(formula, known, in: look) ?? known
  }

  /// The range of its rate over a span; faster and wider than ``range(over:)``.
  func rates(over span: TickSpan) -> Rated<Interval> {
    guard isProven, let formula else { return Rated(.undefined, rate: .entire) }
    return formula.value(in: MotionLook<Rated<Interval>>(sources, span))
  }

  /// Whether one range proves that it stays between two values over a span, or so close beyond them
  /// that rounding hides it.
  ///
  /// Choices: the inverse of a curve is known to a ten-millionth or so.
  package func stays(in values: ClosedRange<Double>, over span: TickSpan) -> Bool {
    let range = range(over: span).value
    let size = max(values.lowerBound.magnitude, values.upperBound.magnitude)
    let margin = 1e-6 * (values.upperBound - values.lowerBound) + 1e-13 * size
    return range.lower >= values.lowerBound - margin && range.upper <= values.upperBound + margin
  }
}
