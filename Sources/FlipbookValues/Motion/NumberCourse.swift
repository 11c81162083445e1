import IntervalArithmetic

/// The course of a number over a stretch of time, from event to event.
package struct NumberCourse {
  /// A moment; until the next point the number goes one way or does not move.
  package struct Point {
    package let ticks: Int64
    package let value: Double
    package let model: Double
    /// The rounding error it may have.
    package let noise: Double
    /// The direction from the point before, if the rate shows it.
    let heading: Heading?

    fileprivate func heading(to next: Point) -> Heading {
      next.heading ?? Heading(by: next.value - value, beyond: next.noise + noise)
    }
  }

  /// The course until just before a moment: its heading, its farthest point, and how fast it went.
  package struct Past {
    let heading: Heading
    fileprivate let farthest: Point?
    fileprivate let edge: Edge

    /// Whether it is known up to a moment, or up to the tick before.
    func isRecent(at ticks: Int64) -> Bool { (ticks - 1...ticks).contains(edge.ticks) }
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
  package static let nearText = "found to a hundred-thousandth"
  /// The notes that answers give for numbers that are not found exactly.
  package static let waysOfFinding = [MovingNumber.lookedText, MovingNumber.summedText, nearText]
  private let seesCorners, isOfExtremes, isOfReach, isOfZeros, isOfBreaks: Bool
  // The ends of the stretch that was looked at last, and of the one before it.
  private var (last, earlier) = (nil as Edge?, nil as Edge?)
  // The present heading, and the farthest point in that direction.
  private var (heading, farthest) = (Heading.still, nil as Point?)
  private let before: Past?
  // The last ticks before the number jumps.
  private(set) var jumps: Set<Int64> = []

  // The end of a stretch; it is the first where the tick before is unknown.
  fileprivate struct Edge {
    let ticks: Int64
    let isFirst: Bool
    let value, rate: Double
    // The change of the number and of its velocity in the last tick.
    let step, rateStep: Double
    // The change that rounding, and springs that end with the next tick, may cause, and their aim.
    let noise, settling: Double, aim: (value: Double, reach: Double)?
    let fastest: Double

    var point: Point { Point(ticks: ticks, value: value, model: .nan, noise: noise, heading: nil) }
  }

  /// - Parameters: `seesCorners` finds jumps of the velocity too, `isOfExtremes` only extremes;
  ///   `isOfReach` may leave out turns within the values reached elsewhere, `isOfBreaks` all turns,
  ///   `isOfZeros` the course between events where it is not 0; it continues the one `before`.
  package init(
    of expression: Expression, source: String, seesCorners: Bool = false,
    isOfExtremes: Bool = false, isOfReach: Bool = false, isOfZeros: Bool = false,
    isOfBreaks: Bool = false, after before: Past? = nil
  ) {
    (self.expression, self.source, self.before) = (expression, source, before)
    (self.seesCorners, self.isOfZeros, self.isOfBreaks) = (seesCorners, isOfZeros, isOfBreaks)
    (self.isOfExtremes, self.isOfReach) = (isOfExtremes, isOfReach)
    guard let before else { return }
    (points, heading, farthest) = ([before.edge.point], before.heading, before.farthest)
    last = before.edge
  }

  /// The course until just before the world's moment, if it was followed that far.
  ///
  /// - Parameter turn: a turn that was reported; from there on the number goes the other way.
  func past(in world: World, after turn: Turn?) -> Past? {
    let moment = turn == nil ? world.stage.ticks - 1 : world.stage.ticks
    let known = [last, earlier].compactMap(\.self).first { $0.ticks == moment }
    guard let edge = known ?? edge(in: world, moment...moment) else { return before }
    var past = NumberCourse(of: expression, source: source, after: before)
    for point in points.dropFirst(before == nil ? 0 : 1) where point.ticks <= edge.ticks {
      past.note(point)
    }
    past.note(edge.point)
    return turn.map {
      Past(heading: $0.isPeak ? .falling : .rising, farthest: edge.point, edge: edge)
    } ?? Past(heading: past.heading, farthest: past.farthest, edge: edge)
  }

  /// The number as it is now, with nothing known of its past.
  func past(in world: World) -> Past? {
    let now = world.stage.ticks
    return edge(in: world, now...now).map { Past(heading: .still, farthest: nil, edge: $0) }
  }

  /// The jump or corner at the world's moment, from the state just before; `nil` if there is none.
  func jump(from past: Past, in world: World) -> Break? {
    let now = world.stage.ticks
    guard past.isRecent(at: now), let moving = try? moving(in: world) else { return nil }
    var course = self
    (course.last, course.breaks) = (past.edge, [])
    let due = world.stage.nextDueTicks ?? now
    _ = try? course.noteBreak(at: now, moving, in: now...max(due - 1, now))
    return course.breaks.first
  }

  /// Passes over a stretch without looking at it.
  mutating func pass(at world: World, _ span: TickSpan) {
    (earlier, last) = (last, edge(in: world, span))
  }

  private func edge(in world: World, _ span: TickSpan) -> Edge? {
    (try? moving(in: world)).flatMap { try? edge(at: span.upperBound, from: span.lowerBound, $0) }
  }

  package func moving(in world: World) throws(Mistake) -> MovingNumber {
    try MovingNumber(number: expression, in: Scope(world: world, source: source))
  }

  /// Throws if the number existed at no moment.
  package func checkSeen(_ span: Span) throws(Mistake) {
    guard !points.isEmpty else { throw mistake ?? Mistake(.notFinite, span) }
  }

  // MARK: Looking

  package mutating func look(
    at world: World, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) {
    let moving: MovingNumber
    do throws(Mistake) { moving = try self.moving(in: world) } catch {
      (mistake, last, earlier) = (try error.ofWhatIsNotThere(in: world), nil, nil)
      return
    }
    try moving.checkDefined(in: span, check: check)
    isProven = isProven && moving.isProven
    let model = (try? moving.scope.reading(.model).number(expression)) ?? .nan
    earlier = last
    if last?.ticks != span.lowerBound - 1 { last = nil }
    let joint = try noteBreak(at: span.lowerBound, moving, in: span)
    let looks = KnownRates(moving)
    looks.keepSide = isOfZeros ? try moving.keepsSide(in: span, check: check) : false
    for step in try moving.breaks(in: span, ofRateToo: seesCorners, looks, check: check) {
      last = try edge(at: step.lowerBound, from: span.lowerBound, moving)
      try noteBreak(at: step.upperBound, moving, in: span)
    }
    for (ticks, heading) in try headings(in: span, moving, looks, check) {
      if heading == nil, let last = points.last, last.ticks == ticks - 1 {
        try noteTurn(between: last, ticks, moving)
      }
      note(
        Point(
          ticks: ticks, value: try moving.value(at: ticks), model: model,
          noise: moving.noise(at: ticks), heading: heading),
        within: ticks == span.lowerBound ? joint : 0)
    }
    last = try edge(at: span.upperBound, from: span.lowerBound, moving)
  }

  // A turn between two ticks counts at the first.
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

  // It is unknown where a velocity turns round, but its extremes can be found.
  private mutating func headings(
    in span: TickSpan, _ moving: MovingNumber, _ looks: KnownRates, _ check: @escaping Polling
  ) throws(Mistake) -> [(end: Int64, heading: Heading?)] {
    let start = (end: span.lowerBound, heading: nil as Heading?)
    if isOfBreaks, moving.isProven { return [start, (span.upperBound, nil)] }
    guard isOfExtremes, moving.isProven, !moving.hasRate(in: span) else {
      guard isOfReach, moving.isProven else {
        return try [start] + moving.headings(in: span, looks, check: check)
      }
      let elsewhere = [lowest, highest].compactMap(\.?.value)
      return try [start] + moving.reach(in: span, looks, beyond: elsewhere, check: check)
    }
    let (moments, isProven) = try moving.extremes(in: span, check: check)
    (self.isProven, isNear) = (self.isProven && isProven, true)
    return [start] + (moments + [span.upperBound]).map { ($0, nil) }
  }

  // Where another motion takes over, it may move the number back by this much without a turn.
  private mutating func note(_ point: Point, within joint: Double = 0) {
    defer { points.append(point) }
    guard let before = points.last else { return farthest = point }
    let next = before.heading(to: point)
    guard next != .still, next == heading || abs(point.value - before.value) > joint else { return }
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
    let settling = moving.settlingStep(at: ticks + 1)
    let rates = seesCorners ? moving.rates(over: start...ticks).rate : Interval(0)
    let fastest = max(-rates.lower, rates.upper)
    return Edge(
      ticks: ticks, isFirst: before == ticks, value: value, rate: rate,
      step: try step(moving, before...ticks),
      rateStep: abs(rate - self.rate(at: before, moving)), noise: moving.noise(at: ticks),
      settling: settling, aim: settling > 0 ? try moving.aim(after: ticks) : nil,
      fastest: fastest.isFinite ? fastest : rate.magnitude)
  }

  private func rate(at ticks: Int64, _ moving: MovingNumber) -> Double {
    moving.rated(at: ticks)?.rate ?? .nan
  }

  // The change within a tick without jumps: no more than the rate allows.
  private func step(_ moving: MovingNumber, _ tick: TickSpan) throws(Mistake) -> Double {
    let (start, end) = (tick.lowerBound, tick.upperBound)
    let way = abs(try moving.value(at: end) - moving.value(at: start))
    let fastest = moving.rates(over: tick).rate.magnitude.upper
    return start == end ? 0 : min(way, fastest * Stage.seconds(ticks: end - start))
  }

  // A number jumps where it changes more in a tick than by going on as before, or as after: it may
  // start between two ticks. So does its velocity; where the past is unknown, the next tick shows
  // how fast that changes. Returns the change that this step may have without a jump, 0 for a jump.
  @discardableResult
  private mutating func noteBreak(
    at ticks: Int64, _ moving: MovingNumber, in span: TickSpan
  ) throws(Mistake) -> Double {
    guard let last else { return 0 }
    let isFirst = last.isFirst && ticks < span.upperBound
    let rate = rate(at: ticks, moving)
    let rateStep = isFirst ? abs(self.rate(at: ticks + 1, moving) - rate) : last.rateStep
    let (value, noise) = (try moving.value(at: ticks), last.noise + moving.noise(at: ticks))
    let next = try step(moving, ticks...min(ticks + 1, span.upperBound))
    let most = Self.most * Double(max(ticks - last.ticks, 1))
    let moved = most * max(last.step, next) + noise
    let near = Double(ShownValue.restTicks) * moved + Self.most * (last.aim?.reach ?? 0)
    // An animation that fills forwards would stay where it ended until it is removed.
    let apart = last.aim.map { min(abs(value - $0.value), abs(last.value - $0.value)) }
    let found = Break(
      ticks: ticks, before: (last.value, last.rate), after: (value, rate),
      margin: apart.map { $0 <= near } == true ? near + last.settling : moved,
      rateMargin: most * rateStep + Self.noiseOfRates * last.fastest + noise
        / max(Stage.seconds(ticks: span.upperBound - span.lowerBound), Self.shortest))
    if found.isJump { jumps.insert(last.ticks) }
    if found.isJump || found.isCorner && isCorner(found, after: last, noise, moving, in: span) {
      breaks.append(found)
    }
    return found.isJump ? 0 : moved
  }

  // Rounding may make a corner at one moment; a real one also shows from farther off.
  private func isCorner(
    _ found: Break, after last: Edge, _ noise: Double, _ moving: MovingNumber, in span: TickSpan
  ) -> Bool {
    let jump = abs(found.after.rate - found.before.rate)
    let (before, after, change) = moving.rates(
      beside: last.ticks...found.ticks, jumpingBy: jump, noise: noise, in: span)
    return Break(
      ticks: found.ticks, before: (found.before.value, before ?? found.before.rate),
      after: (found.after.value, after), margin: .infinity,
      rateMargin: Self.most * change + Self.noiseOfRates * last.fastest
    ).isCorner
  }

  // Choices: even where a curve is vertical at its end, its last tick is less than four times as
  // long as the one before; a velocity is known to a millionth, to a billionth of the greatest, and
  // to the rounding over the stretch, or over a frame if the stretch is shorter.
  static let most = 4.0
  static let leastCorner = 1e-6
  private static let noiseOfRates = 1e-9
  private static let shortest = 1.0 / 60
}
