import IntervalArithmetic

enum Heading {
  case falling
  /// By no more than rounding.
  case still
  case rising

  init(by way: Double, beyond margin: Double) {
    self = way > margin ? .rising : way < -margin ? .falling : .still
  }
}

// The course of a number: where it turns round, jumps, or has a corner.
extension MovingNumber {
  /// The parts of a span in which the number goes one way, by their last moments; the heading is
  /// `nil` where the rate does not show it: in single steps, and without a formula.
  func headings(
    in span: TickSpan, _ looks: KnownRates, check: @escaping Polling
  ) throws(Mistake) -> [(end: Int64, heading: Heading?)] {
    guard isProven else { return self.looks(in: span).dropFirst().map { ($0, nil) } }
    if looks.keepSide { return [(span.upperBound, nil)] }
    let noise = max(noise(at: span.lowerBound), noise(at: span.upperBound))
    return try parts(of: span, check) { heading(over: $0, looks, noise: noise) }
  }

  /// Whether it provably stays above or below 0 over a whole span, by more than rounding.
  func keepsSide(in span: TickSpan, check: @escaping Polling) throws(Mistake) -> Bool {
    let isAbove = try value(at: span.lowerBound) > 0
    let noise = max(noise(at: span.lowerBound), noise(at: span.upperBound))
    func passes(_ span: TickSpan) -> Verdict {
      let range = range(over: span.withNextStep).value
      return (isAbove ? range : -range).lower > noise ? .fails : .unknown
    }
    var search = MotionSearch(check: check)
    return try search.first(
      in: span, cuts: cuts(in: span), verdict: passes, value: { passes($0...$0) }) == .nowhere
  }

  private func parts(
    of span: TickSpan, _ check: @escaping Polling, _ known: (TickSpan) -> Heading?
  ) throws(Mistake) -> [(end: Int64, heading: Heading?)] {
    var search = MotionSearch(check: check)
    let parts = try search.parts(
      of: span, cuts: cuts(in: span), repeating: sources.repetition, joins: { $0 != .still },
      isShort: isShort, known: known)
    guard let parts else { throw notDecided(span) }
    return parts.map { ($0.span.upperBound, $0.known) }
  }

  /// Like ``headings(in:_:check:)``, where only the extremes here and `elsewhere` matter: between the
  /// extremes found so far it counts as still, and the moments beyond them are included.
  func reach(
    in span: TickSpan, _ looks: KnownRates, beyond elsewhere: [Double], check: @escaping Polling
  ) throws(Mistake) -> [(end: Int64, heading: Heading?)] {
    let noise = max(noise(at: span.lowerBound), noise(at: span.upperBound))
    var (low, high) = (elsewhere.min() ?? .infinity, elsewhere.max() ?? -.infinity)
    var headings: [(end: Int64, heading: Heading?)] = []
    func isWithin(_ range: Interval) -> Bool {
      range.isContinuous && range.lower >= low - noise && range.upper <= high + noise
    }
    func note(_ moments: [Int64]) {
      for ticks in moments {
        guard let value = try? value(at: ticks), value < low || value > high else { continue }
        (low, high) = (min(low, value), max(high, value))
        headings.append((ticks, nil))
      }
    }
    note([span.lowerBound, span.upperBound])
    let parts = try parts(of: span, check) { span -> Heading? in
      let look = looks[span]
      let heading = heading(over: span, looks, noise: noise)
      if look.value.upper > high || look.value.lower < low {
        note(heading == nil ? turn(in: span) : [span.lowerBound, span.upperBound])
      }
      return heading ?? (isWithin(look.value) ? .still : nil)
    }
    return (headings + parts).sorted { $0.end < $1.end }
  }

  // The two moments between which its rate changes its sign, by the Illinois method; none where the
  // rates at the ends have the same sign.
  private func turn(in span: TickSpan) -> [Int64] {
    func rate(_ ticks: Int64) -> Double { rated(at: ticks)?.rate ?? .nan }
    var (low, high) = (span.lowerBound, span.upperBound)
    var (first, last) = (rate(low), rate(high))
    guard first > 0 && last < 0 || first < 0 && last > 0 else { return [] }
    while high - low > 1 {
      guard case let share = first / (first - last), share.isFinite else { return [] }
      let next = low + min(max(Int64(Double(high - low) * share), 1), high - low - 1)
      let there = rate(next)
      guard there != 0 else { return [next] }
      let isLate = there * last > 0
      (low, high) = isLate ? (low, next) : (next, high)
      (first, last) = isLate ? (first / 2, there) : (there, last / 2)
    }
    return [low, high]
  }

  /// The steps of a span in which the number, or its rate too, may jump: from a tick to the next,
  /// or farther where rounding hides more.
  package func breaks(
    in span: TickSpan, ofRateToo: Bool, _ looks: KnownRates, check: @escaping Polling
  ) throws(Mistake) -> [TickSpan] {
    guard isProven, !looks.keepSide else { return [] }
    let least: Interval.Decoration = ofRateToo ? .smooth : .continuous
    let cuts = cuts(in: span)
    func parts(most: Int, _ isKnown: (Rated<Interval>) -> Bool) throws(Mistake) -> [TickSpan]? {
      var search = MotionSearch(check: check)
      return try search.parts(
        of: span, cuts: cuts, most: most, repeating: sources.repetition, isShort: isShort,
        known: { isKnown(looks[$0]) ? true : nil }
      )?.filter { $0.known == nil }.map(\.span)
    }
    if let breaks = try parts(most: Self.mostOfCorners, { $0.value.decoration >= least }) {
      return breaks
    }
    // As far as is known, the lesser of two equal numbers may have a corner anywhere; then only
    // corners at which it turns round count.
    let breaks = try parts(most: MotionSearch.most) { look in
      let rate = look.rate
      return look.value.decoration >= least
        || look.value.isContinuous && rate.width.isFinite && (rate.lower >= 0 || rate.upper <= 0)
    }
    guard let breaks else { throw notDecided(span) }
    return breaks
  }

  // Choice: finding one corner takes about a hundred looks.
  private static var mostOfCorners: Int { 2_000 }

  // Whether it, or the number whose velocity it is, goes no farther than rounding.
  func isShort(_ span: TickSpan) -> Bool {
    guard let number = formula?.moved ?? formula else { return false }
    let way = number.value(in: MotionLook<Interval>(sources, span)).width
    return [span.lowerBound, span.upperBound].contains { way <= number.noise(of: sources, at: $0) }
  }

  // Where rounding hides the sign of the rate, a number that moves by rounding only is still.
  private func heading(over span: TickSpan, _ looks: KnownRates, noise: Double) -> Heading? {
    let range = looks[span]
    guard range.value.isContinuous else { return nil }
    var rate = range.rate
    if rate.lower < 0, rate.upper > 0, looks.isHard, let nearer = nearerRate(over: span) {
      rate = nearer
    }
    if rate.isZero { return .still }
    if rate.lower > 0 { return .rising }
    if rate.upper < 0 { return .falling }
    if rate.lower == 0 || rate.upper == 0 {
      // A number that never turns back, and ends where it began, did not move.
      let ends = [span.lowerBound, span.upperBound].map { try? value(at: $0) }
      return ends[0] == ends[1] ? .still : rate.lower == 0 ? .rising : .falling
    }
    let seconds = Stage.seconds(ticks: span.upperBound - span.lowerBound)
    guard max(-rate.lower, rate.upper) * seconds <= noise else { return nil }
    let there = rates(over: span.middle...span.middle).rate
    return there.lower <= 0 && there.upper >= 0 ? .still : nil
  }

  // The rate refined by its own rate: motions that start together may nearly cancel each other.
  private func nearerRate(over span: TickSpan) -> Interval? {
    guard let formula else { return nil }
    let (rate, look) = (Formula.velocity(formula), MotionLook<Rated<Interval>>(sources, span))
    return Interval.refined(rate, rate.value(in: look), in: look)?.value
  }

  /// The known values at which the number turns between a tick and the next.
  func numbers(after ticks: Int64) -> [Double] {
    guard isProven, let formula, formula.bends else { return [] }
    let noise = noise(at: ticks)
    return FormulaStep(sources, after: ticks).numbers(of: formula)
      .filter { $0.isDefined && $0.width <= noise }.map { $0.lower + $0.width / 2 }
  }

  /// The rates before and after a step, so far from it that a jump of the rate moves the number by
  /// more than rounding, and their change from there on; at a span's first moment, only after it.
  func rates(
    beside step: TickSpan, jumpingBy jump: Double, noise: Double, in span: TickSpan
  ) -> (before: Double?, after: Double, change: Double) {
    let far = (noise / (jump * Stage.seconds(ticks: 1))).rounded(.up)
    let reach = Int64(min(far, Double((span.upperBound - span.lowerBound) / 2)))
    func rate(_ ticks: Int64) -> Double { rated(at: ticks)?.rate ?? .nan }
    func rate(after reach: Int64) -> Double {
      rate(min(step.upperBound, span.upperBound - reach) + reach)
    }
    func rate(before reach: Int64) -> Double {
      rate(max(step.lowerBound, span.lowerBound + reach) - reach)
    }
    let after = rate(after: reach)
    let later = abs(rate(after: 2 * reach) - after)
    guard step.upperBound > span.lowerBound else { return (nil, after, later) }
    let before = rate(before: reach)
    return (before, after, max(abs(before - rate(before: 2 * reach)), later))
  }

  /// The step by which springs that end at a moment may move it: 0.1 % of their ways.
  func settlingStep(at ticks: Int64) -> Double {
    formula?.settlingStep(of: sources, at: ticks) ?? 0
  }

  func noise(at ticks: Int64) -> Double {
    formula?.noise(of: sources, at: ticks)
      ?? ((try? value(at: ticks)) ?? 0).magnitude * Formula.rounding
  }
}

/// Remembers the ranges and rates of a number over spans.
package final class KnownRates {
  private let moving: MovingNumber
  private(set) var known: [TickSpan: Rated<Interval>] = [:]
  /// Whether all values stay above or below 0, and nothing else is asked.
  var keepSide = false

  // Choices: a few megabytes of spans, and the spans after which more is computed for each.
  private static let (most, mostOfEasy) = (50_000, 2_000)

  package init(_ moving: MovingNumber) { self.moving = moving }

  /// Whether so many spans were needed that their rates alone do not give the answer.
  var isHard: Bool { known.count > Self.mostOfEasy }

  subscript(span: TickSpan) -> Rated<Interval> {
    if let found = known[span] { return found }
    let found = moving.rates(over: span)
    if known.count < Self.most { known[span] = found }
    return found
  }
}
