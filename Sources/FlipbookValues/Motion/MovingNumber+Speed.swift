import FlipbookLanguage
import IntervalArithmetic

// How fast a number goes.
extension MovingNumber {
  /// The greatest change of the number for a second over a span, without its sign; `nil` where it is
  /// nowhere known.
  ///
  /// It is looked for, and then proven by halving: nothing is faster by more than a hundred
  /// thousandth. Where that would take too long, or no formula is known, the answer says so.
  package func greatestSpeed(
    in span: ClosedRange<Int64>, check: () throws(Mistake) -> Void
  ) throws(Mistake) -> (speed: Double, isProven: Bool)? {
    guard isProven else { return try lookedSpeed(in: span, check).map { ($0, false) } }
    let cuts = cuts(in: span).filter { $0 > span.lowerBound && $0 <= span.upperBound }
    var spans = zip([span.lowerBound] + cuts, cuts.map { $0 - 1 } + [span.upperBound])
      .map { $0...$1 }
    var fastest = Fastest(of: self)
    for piece in spans {
      try check()
      fastest.look(over: piece)
    }
    var looks = Self.mostSpeedLooks
    while let span = spans.popLast() {
      try check()
      let rate = range(over: span).rate
      let most = max(rate.lower.magnitude, rate.upper.magnitude)
      guard span.count > 2, !(most <= fastest.speed * (1 + Self.speedMargin)) else { continue }
      guard looks > 0 else { return fastest.answer(isProven: false) }
      looks -= 1
      let middle = span.lowerBound + (span.upperBound - span.lowerBound) / 2
      if fastest.look(at: middle) { fastest.climb(in: span) }
      spans += [middle...span.upperBound, span.lowerBound...middle]
    }
    return fastest.answer(isProven: true)
  }

  // Choices: what is slower by less may be taken for the fastest, and so often a stretch is halved.
  private static var speedMargin: Double { 1e-5 }
  private static var mostSpeedLooks: Int { 5_000 }

  // From look to look, as if it went straight.
  private func lookedSpeed(
    in span: ClosedRange<Int64>, _ check: () throws(Mistake) -> Void
  ) throws(Mistake) -> Double? {
    var best: Double?
    var last: (seconds: Double, value: Double)?
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

/// The moment at which a number is fastest, of those that were looked at.
private struct Fastest {
  let moving: MovingNumber
  private(set) var speed = -1.0
  private var ticks: Int64 = 0

  // Choice: a hill in a curve is broader than that.
  private static let parts: Int64 = 32

  init(of moving: MovingNumber) { self.moving = moving }

  func answer(isProven: Bool) -> (speed: Double, isProven: Bool)? {
    speed < 0 ? nil : (speed, isProven)
  }

  /// Looks at a moment; whether it is faster there.
  @discardableResult
  mutating func look(at moment: Int64) -> Bool {
    guard let found = moving.rated(at: moment)?.rate.magnitude, found > speed else { return false }
    (speed, ticks) = (found, moment)
    return true
  }

  /// Looks at moments of a span that are evenly spread, and goes up from the fastest.
  mutating func look(over span: ClosedRange<Int64>) {
    let step = max((span.upperBound - span.lowerBound) / Self.parts, 1)
    var isFaster = look(at: span.upperBound)
    for moment in stride(from: span.lowerBound, through: span.upperBound, by: Int(step)) {
      isFaster = look(at: moment) || isFaster
    }
    guard isFaster else { return }
    climb(in: max(ticks - step, span.lowerBound)...min(ticks + step, span.upperBound))
  }

  /// Goes up to the top of the hill in a span.
  mutating func climb(in span: ClosedRange<Int64>) {
    var (low, high) = (span.lowerBound, span.upperBound)
    while high - low > 2 {
      let third = (high - low) / 3
      let (left, right) = (low + third, high - third)
      let isLeft = speed(at: left) > speed(at: right)
      (low, high) = isLeft ? (low, right) : (left, high)
    }
    for moment in low...high { look(at: moment) }
  }

  private func speed(at moment: Int64) -> Double { moving.rated(at: moment)?.rate.magnitude ?? -1 }
}
