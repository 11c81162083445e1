import IntervalArithmetic

// The maximum of a number whose rate of change is unknown: searched for, then proven by halving.
extension MovingNumber {
  /// Whether its rate is known over a span; that of a velocity may be unknown.
  func hasRate(in span: TickSpan) -> Bool {
    guard formula?.hasVelocity == true else { return formula != nil }
    return MotionSearch.pieces(of: span, cuts(in: span)).allSatisfy {
      rates(over: $0).rate.width.isFinite
    }
  }

  /// The greatest speed over a span, proven to a hundred-thousandth where that does not take long.
  package func greatestSpeed(
    in span: TickSpan, check: @escaping Polling
  ) throws(Mistake) -> (speed: Double, isProven: Bool)? {
    guard isProven, let formula else { return try lookedSpeed(in: span, check).map { ($0, false) } }
    if try meetsPole(.velocity(formula), in: span, check) { return (.infinity, true) }
    var highest = Highest { [self] in rated(at: $0)?.rate.magnitude }
    let pieces = MotionSearch.pieces(of: span, cuts(in: span))
    let isProven = try highest.search(pieces, check) { [self] in
      let rate = range(over: $0).rate
      return max(rate.lower.magnitude, rate.upper.magnitude)
    }
    return highest.number.map { ($0, isProven) }
  }

  /// The moments at which the number is highest and lowest, to a hundred-thousandth of its size.
  func extremes(
    in span: TickSpan, check: Polling
  ) throws(Mistake) -> (moments: [Int64], isProven: Bool) {
    var highest = Highest { [self] in try? value(at: $0) }
    var lowest = Highest { [self] in (try? value(at: $0)).map { -$0 } }
    let pieces = MotionSearch.pieces(of: span, cuts(in: span))
    // A span hidden by rounding has no extreme.
    func bounds(_ span: TickSpan) -> Interval {
      let range = range(over: span).value
      return !range.isContinuous && isShort(span) ? Interval(.infinity, -.infinity) : range
    }
    let isHighest = try highest.search(pieces, check) { bounds($0).upper }
    let isLowest = try lowest.search(pieces, check) { -bounds($0).lower }
    return ([highest.ticks, lowest.ticks].sorted(), isHighest && isLowest)
  }

  private func meetsPole(
    _ number: Formula, in span: TickSpan, _ check: @escaping Polling
  ) throws(Mistake) -> Bool {
    var search = MotionSearch(check: check)
    let found = try search.first(
      in: span, cuts: cuts(in: span),
      verdict: { rates(over: $0.withNextStep).rate.width.isFinite ? .fails : .unknown },
      value: { ticks throws(Mistake) in
        let step = FormulaStep(sources, after: ticks)
        return Verdict(number.poles.contains(where: step.meets))
      })
    return found.moment != nil
  }

  // The greatest speed from sample to sample.
  private func lookedSpeed(in span: TickSpan, _ check: Polling) throws(Mistake) -> Double? {
    var (best, last) = (nil as Double?, nil as (seconds: Double, value: Double)?)
    for ticks in looks(in: span) {
      try check()
      let point = (seconds: Double.seconds(of: ticks...ticks), value: try value(at: ticks))
      if let last, point.seconds > last.seconds {
        let speed = (point.value - last.value).magnitude / (point.seconds - last.seconds)
        best = max(best ?? 0, speed)
      }
      last = point
    }
    return best
  }
}

/// The highest value found so far.
private struct Highest {
  private let value: (Int64) -> Double?
  private(set) var number: Double?
  private(set) var ticks: Int64 = 0
  private var size = 0.0

  // Choices: hills are broader than one of these parts; a value within the margin passes for the
  // highest; spans are halved at most this often.
  private static let parts: Int64 = 32
  private static let margin = 1e-5
  private static let mostLooks = 5_000

  init(_ value: @escaping (Int64) -> Double?) { self.value = value }

  /// Searches for the highest value by an upper bound over spans; returns whether it is proven.
  mutating func search(
    _ pieces: [TickSpan], _ check: Polling, bound: (TickSpan) -> Double
  ) throws(Mistake) -> Bool {
    for piece in pieces {
      try check()
      look(over: piece)
    }
    var (spans, looks) = (pieces, Self.mostLooks)
    while let span = spans.popLast() {
      try check()
      let most = bound(span)
      guard span.count > 2, !(most <= (number ?? -.infinity) + Self.margin * size) else { continue }
      guard looks > 0 else { return false }
      looks -= 1
      if look(at: span.middle) { climb(in: span) }
      spans += span.joinedHalves
    }
    return true
  }

  @discardableResult
  private mutating func look(at moment: Int64) -> Bool {
    guard let found = value(moment) else { return false }
    size = max(size, found.magnitude)
    guard number.map({ found > $0 }) ?? true else { return false }
    (number, ticks) = (found, moment)
    return true
  }

  // Samples a span evenly and climbs from the highest sample.
  private mutating func look(over span: TickSpan) {
    let step = max((span.upperBound - span.lowerBound) / Self.parts, 1)
    var isHigher = look(at: span.upperBound)
    for moment in stride(from: span.lowerBound, through: span.upperBound, by: Int(step)) {
      isHigher = look(at: moment) || isHigher
    }
    guard isHigher else { return }
    climb(in: max(ticks - step, span.lowerBound)...min(ticks + step, span.upperBound))
  }

  private mutating func climb(in span: TickSpan) {
    var (low, high) = (span.lowerBound, span.upperBound)
    while high - low > 2 {
      let third = (high - low) / 3
      let (left, right) = (low + third, high - third)
      let isLeft = value(left) ?? -.infinity > value(right) ?? -.infinity
      (low, high) = isLeft ? (low, right) : (left, high)
    }
    for moment in low...high { look(at: moment) }
  }
}
