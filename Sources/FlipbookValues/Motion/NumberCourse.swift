package import FlipbookLanguage
import HeadlessUIKit
import IntervalArithmetic

/// How a number moves over a stretch of time, from event to event.
package struct NumberCourse {
  /// A moment; until the next one the number goes one way or stands still.
  package struct Point {
    package let ticks: Int64
    package let value: Double
    package let model: Double
    /// How far rounding may have led it.
    package let noise: Double
    /// Which way it went from the point before, if its rate tells.
    let heading: Heading?
  }

  /// A point where the number turns round or jumps back.
  package struct Turn {
    package let point: Point
    /// Whether it rose to the point, and falls from there.
    package let isPeak: Bool
    package let next: Point
  }

  package let expression: Expression
  let source: String
  package private(set) var points: [Point] = []
  package private(set) var turns: [Turn] = []
  package private(set) var breaks: [Break] = []
  package private(set) var isProven = true
  private(set) var mistake: Mistake?
  /// Whether its extremes are known to a hundred-thousandth only.
  package private(set) var isNear = false
  private let seesCorners: Bool
  private let isOfExtremes: Bool
  private let isOfReach: Bool
  private var last: Edge?
  // Which way it goes, and how far it has gone that way.
  private var (heading, farthest) = (Heading.still, nil as Point?)
  // The last ticks before the number jumps.
  private var jumps: Set<Int64> = []

  // The end of a stretch.
  private struct Edge {
    let ticks: Int64
    // Whether the tick before is unknown.
    let isFirst: Bool
    let value, rate: Double
    // How far the last tick took it and its velocity.
    let step, rateStep: Double
    // How far rounding, and springs that end with the next tick, may take it.
    let noise, settling: Double
    let fastest: Double
  }

  /// - Parameters: `seesCorners` sees the velocity jump, `isOfExtremes` nothing but extremes;
  ///   `isOfReach` may leave out where it turns within what it reaches elsewhere.
  package init(
    of expression: Expression, source: String, seesCorners: Bool = false,
    isOfExtremes: Bool = false, isOfReach: Bool = false
  ) {
    (self.expression, self.source) = (expression, source)
    (self.seesCorners, self.isOfExtremes, self.isOfReach) = (seesCorners, isOfExtremes, isOfReach)
  }

  package func moving(in world: World) throws(Mistake) -> MovingNumber {
    try MovingNumber(number: expression, in: Scope(world: world, source: source))
  }

  /// Throws where the number was there at no moment.
  package func checkSeen(_ span: Span) throws(Mistake) {
    guard !points.isEmpty else { throw mistake ?? Mistake(.notFinite, span) }
  }

  // MARK: Looking

  package mutating func look(
    at world: World, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) {
    let moving: MovingNumber
    do throws(Mistake) { moving = try self.moving(in: world) } catch {
      (mistake, last) = (try error.ofWhatIsNotThere(in: world), nil)
      return
    }
    try moving.checkDefined(in: span, check: check)
    isProven = isProven && moving.isProven
    let model = (try? moving.scope.reading(.model).number(expression)) ?? .nan
    try noteBreak(at: span.lowerBound, moving, in: span)
    let looks = KnownRates(moving)
    for ticks in try moving.breaks(in: span, ofRateToo: seesCorners, looks, check: check)
    where ticks > span.lowerBound {
      last = try edge(at: ticks - 1, from: span.lowerBound, moving)
      try noteBreak(at: ticks, moving, in: span)
    }
    for (ticks, heading) in try ways(in: span, moving, looks, check) {
      if heading == nil, let last = points.last, last.ticks == ticks - 1 {
        try noteTurn(between: last, ticks, moving)
      }
      note(
        Point(
          ticks: ticks, value: try moving.value(at: ticks), model: model,
          noise: moving.noise(at: ticks), heading: heading))
    }
    last = try edge(at: span.upperBound, from: span.lowerBound, moving)
  }

  // Counts at the tick before.
  private mutating func noteTurn(
    between before: Point, _ ticks: Int64, _ moving: MovingNumber
  ) throws(Mistake) {
    let ends = [before.value, try moving.value(at: ticks)]
    for value in moving.numbers(after: before.ticks) {
      guard value < ends.min() ?? value || value > ends.max() ?? value else { continue }
      note(
        Point(
          ticks: before.ticks, value: value, model: before.model, noise: before.noise, heading: nil)
      )
    }
  }

  // Where a velocity turns round is unknown; its extremes are found all the same.
  private mutating func ways(
    in span: TickSpan, _ moving: MovingNumber, _ looks: KnownRates, _ check: @escaping Polling
  ) throws(Mistake) -> [(end: Int64, heading: Heading?)] {
    let start = (end: span.lowerBound, heading: nil as Heading?)
    guard isOfExtremes, moving.isProven, !moving.hasRate(in: span) else {
      guard isOfReach, moving.isProven else {
        return try [start] + moving.ways(in: span, looks, check: check)
      }
      let elsewhere = [lowest, highest].compactMap(\.?.value)
      return try [start] + moving.reach(in: span, looks, beyond: elsewhere, check: check)
    }
    let (moments, isProven) = try moving.extremes(in: span, check: check)
    (self.isProven, isNear) = (self.isProven && isProven, true)
    return [start] + (moments + [span.upperBound]).map { ($0, nil) }
  }

  private mutating func note(_ point: Point) {
    defer { points.append(point) }
    guard let before = points.last else { return farthest = point }
    let next =
      point.heading ?? Heading(by: point.value - before.value, beyond: point.noise + before.noise)
    guard next != .still else { return }
    if heading != .still, next != heading, let farthest {
      turns.append(Turn(point: farthest, isPeak: heading == .rising, next: point))
    }
    (heading, farthest) = (next, point)
  }

  private func edge(
    at ticks: Int64, from start: Int64, _ moving: MovingNumber
  ) throws(Mistake) -> Edge {
    let value = try moving.value(at: ticks)
    let rate = rate(at: ticks, moving)
    let before = max(ticks - 1, start)
    let rates = seesCorners ? moving.rates(over: start...ticks).rate : Interval(0)
    let fastest = max(-rates.lower, rates.upper)
    return Edge(
      ticks: ticks, isFirst: before == ticks, value: value, rate: rate,
      step: try step(moving, before...ticks),
      rateStep: abs(rate - self.rate(at: before, moving)), noise: moving.noise(at: ticks),
      settling: moving.settlingStep(at: ticks + 1),
      fastest: fastest.isFinite ? fastest : rate.magnitude)
  }

  private func rate(at ticks: Int64, _ moving: MovingNumber) -> Double {
    moving.rated(at: ticks)?.rate ?? .nan
  }

  // How far a tick takes it, jumps left out: no farther than its rate lets it.
  private func step(_ moving: MovingNumber, _ tick: TickSpan) throws(Mistake) -> Double {
    let (start, end) = (tick.lowerBound, tick.upperBound)
    let way = abs(try moving.value(at: end) - moving.value(at: start))
    let fastest = moving.rates(over: tick).rate.magnitude.upper
    return start == end ? 0 : min(way, fastest * Stage.seconds(ticks: end - start))
  }

  // A number jumps where it goes farther in a tick than it can by going on as before, or as after: it
  // may set out between two ticks. So does its velocity; where nothing is known of before, the next
  // tick tells how fast that changes.
  private mutating func noteBreak(
    at ticks: Int64, _ moving: MovingNumber, in span: TickSpan
  ) throws(Mistake) {
    guard let last, last.ticks == ticks - 1 else { return }
    let isFirst = last.isFirst && ticks < span.upperBound
    let rate = rate(at: ticks, moving)
    let rateStep = isFirst ? abs(self.rate(at: ticks + 1, moving) - rate) : last.rateStep
    let (value, noise) = (try moving.value(at: ticks), moving.noise(at: ticks))
    let next = try step(moving, ticks...min(ticks + 1, span.upperBound))
    let found = Break(
      ticks: ticks, before: (last.value, last.rate), after: (value, rate),
      margin: Self.most * max(last.step, next) + last.settling + last.noise + noise,
      rateMargin: Self.most * rateStep + Self.noiseOfRates * last.fastest + (last.noise + noise)
        / max(Stage.seconds(ticks: span.upperBound - span.lowerBound), Self.shortest))
    if found.isJump { jumps.insert(ticks - 1) }
    guard found.isJump || found.isCorner else { return }
    if found.isJump || isCorner(found, noise: last.noise + noise, moving, in: span) {
      breaks.append(found)
    }
  }

  // What rounding makes up in a moment is none: a corner shows from farther off, too.
  private func isCorner(
    _ found: Break, noise: Double, _ moving: MovingNumber, in span: TickSpan
  ) -> Bool {
    let jump = abs(found.after.rate - found.before.rate)
    let (before, after, change) = moving.rates(
      beside: found.ticks, jumpingBy: jump, noise: noise, in: span)
    return Break(
      ticks: found.ticks, before: (found.before.value, before ?? found.before.rate),
      after: (found.after.value, after), margin: .infinity,
      rateMargin: Self.most * change + Self.noiseOfRates * (last?.fastest ?? 0)
    ).isCorner
  }

  // Choices: even where a curve is vertical at its end, its last tick is not so many times as long
  // as the one before it; a velocity is known to a millionth, to a billionth of the greatest, and
  // to what rounding comes to over the stretch, or over a frame of a shorter one.
  private static let most = 4.0
  static let leastCorner = 1e-6
  private static let noiseOfRates = 1e-9
  private static let shortest = 1.0 / 60

  package func jumps(after start: Int64, upTo end: Int64) -> [Break] {
    let first = breaks.count.bisected(from: -1) { $0 == breaks.count || start < breaks[$0].ticks }
    return breaks[first...].prefix { $0.ticks <= end }.filter(\.isJump)
  }

  // MARK: Measures

  package var first: Double { points.first?.value ?? .nan }
  package var end: Double { points.last?.value ?? .nan }
  /// The first of the points that are as high as any.
  package var highest: Point? { points.max { $0.value < $1.value } }
  /// The first of the points that are as low as any.
  package var lowest: Point? { points.min { $0.value < $1.value } }

  /// How far it goes beyond its end, as a share of its way, and when; `nil` if it has no way.
  package var overshoot: (share: Double, ticks: Int64?)? {
    let way = end - first
    guard abs(way) > reach * Self.leastShare, let farthest = way > 0 ? highest : lowest else {
      return nil
    }
    let noise = farthest.noise + (points.last?.noise ?? 0)
    return abs(farthest.value - end) > noise
      ? ((farthest.value - end) / way, farthest.ticks) : (0, nil)
  }

  /// How near to its end counts as settled: 0.1 % of its way, or of its reach if it has no way.
  package var settledDistance: Double {
    let way = abs(end - first)
    return Self.settledShare * (way > reach * Self.leastShare ? way : reach)
  }

  /// The moments between which it settles; equal if it is settled at first, or jumps there.
  package func settling(within distance: Double) -> (from: Int64, to: Int64)? {
    guard let start = points.first else { return nil }
    guard let last = points.lastIndex(where: { abs($0.value - end) > distance }) else {
      return (start.ticks, start.ticks)
    }
    guard last + 1 < points.count else { return nil }
    return (points[last].ticks, points[last + 1].ticks)
  }

  private var reach: Double { points.reduce(0) { max($0, abs($1.value - end)) } }

  // Choices: less is no way; 0.1 % is Core Animation's own rule for a spring at rest.
  static let leastShare = 1e-6
  static let settledShare = 0.001

  /// Where it turns round without a jump.
  package var turningPoints: [Turn] {
    turns.filter { !jumps.contains($0.point.ticks) && !jumps.contains($0.point.ticks - 1) }
  }
}
