import FlipbookLanguage
import HeadlessUIKit

/// How a number goes over a stretch of time, put together from one thing that happens to the next.
package struct NumberCourse {
  /// A moment between which and the next the number goes one way, or stands still.
  package struct Point {
    package let ticks: Int64
    package let value: Double
    /// What the model says then.
    package let model: Double
    /// Whether something happened between the point before it and this one.
    package let isAfterEvent: Bool
  }

  /// A moment at which the number jumps, or its velocity does.
  package struct Break {
    package let ticks: Int64
    /// The numbers on both sides, and the velocities; these are not numbers where nobody knows.
    package let before: (value: Double, rate: Double)
    package let after: (value: Double, rate: Double)
    /// Whether the number itself jumps.
    package let isJump: Bool
    /// Whether the velocity does.
    package let isCorner: Bool

    /// - Parameters:
    ///   - margin: how far the number may go between the two without a jump.
    ///   - rateMargin: the same for the velocity.
    init(
      ticks: Int64, before: (value: Double, rate: Double), after: (value: Double, rate: Double),
      margin: Double = 0, rateMargin: Double
    ) {
      (self.ticks, self.before, self.after) = (ticks, before, after)
      isJump =
        abs(after.value - before.value) > margin + NumberCourse.rounding(before.value, after.value)
      let size = max(1, before.rate.magnitude, after.rate.magnitude)
      isCorner = abs(after.rate - before.rate) > rateMargin + NumberCourse.leastCorner * size
    }

    /// Whether it moves on both sides.
    private var isMoving: Bool {
      let least = NumberCourse.leastCorner * max(1, before.rate.magnitude, after.rate.magnitude)
      return min(before.rate.magnitude, after.rate.magnitude) > least
    }

    /// Whether a promise of a number is broken by it.
    func breaks(_ promise: Promise) -> Bool {
      switch promise.kind {
      case .continuous: isJump
      case .smooth: isJump || isCorner && (promise.isStrict || isMoving)
      default: false
      }
    }
  }

  package let expression: Expression
  let source: String
  package private(set) var points: [Point] = []
  package private(set) var breaks: [Break] = []
  /// Whether all of it is proven, and not only looked at.
  package private(set) var isProven = true
  /// Why there was nothing to see, where it was not there.
  package private(set) var mistake: Mistake?
  /// Whether its highest and its lowest are known to a hundred-thousandth only.
  package private(set) var isNear = false
  private let seesCorners: Bool
  private let isOfExtremes: Bool
  private var last: Edge?

  // What was there at the end of a stretch.
  private struct Edge {
    let ticks: Int64
    let value: Double
    let rate: Double
    // How much it had moved with the last tick, and its velocity.
    let step: Double
    let rateStep: Double
    // How far springs that end with the next tick may take it.
    let settling: Double
  }

  /// - Parameters:
  ///   - source: the text the expression stands in.
  ///   - seesCorners: whether jumps of the velocity are looked for as well.
  ///   - isOfExtremes: whether nothing but its highest and its lowest is asked for.
  package init(
    of expression: Expression, source: String, seesCorners: Bool = false,
    isOfExtremes: Bool = false
  ) {
    (self.expression, self.source) = (expression, source)
    (self.seesCorners, self.isOfExtremes) = (seesCorners, isOfExtremes)
  }

  /// The number on a stage, from its moment until the next thing due.
  package func moving(in world: World) throws(Mistake) -> MovingNumber {
    try MovingNumber(number: expression, in: Scope(world: world, source: source))
  }

  // MARK: Looking

  /// Looks at a stage, over moments until which nothing happens on it.
  package mutating func look(
    at world: World, _ span: ClosedRange<Int64>, check: @escaping () throws(Mistake) -> Void
  ) throws(Mistake) {
    let scope = Scope(world: world, source: source)
    let moving: MovingNumber
    do throws(Mistake) {
      moving = try MovingNumber(number: expression, in: scope)
    } catch {
      (mistake, last) = (error, nil)
      return
    }
    isProven = isProven && moving.isProven
    let model = (try? scope.reading(.model).number(expression)) ?? .nan
    try noteBreak(at: span.lowerBound, moving)
    for ticks in try moving.breaks(in: span, ofRateToo: seesCorners, check: check)
    where ticks > span.lowerBound {
      last = try edge(at: ticks - 1, from: span.lowerBound, moving)
      try noteBreak(at: ticks, moving)
    }
    for ticks in try moments(in: span, moving, check) {
      points.append(
        Point(
          ticks: ticks, value: try moving.value(at: ticks), model: model,
          isAfterEvent: ticks == span.lowerBound))
    }
    last = try edge(at: span.upperBound, from: span.lowerBound, moving)
  }

  // Of a velocity nobody knows where it turns round; how far it goes is found all the same.
  private mutating func moments(
    in span: ClosedRange<Int64>, _ moving: MovingNumber,
    _ check: @escaping () throws(Mistake) -> Void
  ) throws(Mistake) -> [Int64] {
    guard isOfExtremes, moving.isProven, !moving.hasRate else {
      return try moving.turns(in: span, check: check)
    }
    let (moments, isProven) = try moving.extremes(in: span, check: check)
    (self.isProven, isNear) = (self.isProven && isProven, true)
    return [span.lowerBound] + moments + [span.upperBound]
  }

  private func edge(
    at ticks: Int64, from start: Int64, _ moving: MovingNumber
  ) throws(Mistake) -> Edge {
    let value = try moving.value(at: ticks)
    let rate = moving.rated(at: ticks)?.rate ?? .nan
    let before = max(ticks - 1, start)
    return Edge(
      ticks: ticks, value: value, rate: rate,
      step: abs(value - (try moving.value(at: before))),
      rateStep: abs(rate - (moving.rated(at: before)?.rate ?? .nan)),
      settling: moving.settlingStep(at: ticks + 1))
  }

  // A number jumps where it goes farther in a tick than it can by going on as before.
  private mutating func noteBreak(at ticks: Int64, _ moving: MovingNumber) throws(Mistake) {
    guard let last, last.ticks == ticks - 1 else { return }
    let found = Break(
      ticks: ticks, before: (last.value, last.rate),
      after: (try moving.value(at: ticks), moving.rated(at: ticks)?.rate ?? .nan),
      margin: Self.most * last.step + last.settling, rateMargin: Self.most * last.rateStep)
    if found.isJump || found.isCorner { breaks.append(found) }
  }

  // Choices: even where a curve is vertical at its end, its last tick is not so many times as long
  // as the one before it; and a velocity is known to a millionth.
  private static let most = 4.0
  fileprivate static let leastCorner = 1e-6

  /// What two numbers may differ by and count as one.
  static func rounding(_ a: Double, _ b: Double) -> Double {
    Comparison.nearShare * max(1, abs(a), abs(b))
  }

  // MARK: Measures

  package var first: Double { points.first?.value ?? .nan }
  package var end: Double { points.last?.value ?? .nan }
  package var highest: Point? { extreme(by: >) }
  package var lowest: Point? { extreme(by: <) }

  /// The first of the points that are as far as any.
  private func extreme(by isFarther: (Double, Double) -> Bool) -> Point? {
    points.reduce(nil as Point?) { best, point in
      guard let best else { return point }
      return isFarther(point.value, best.value) ? point : best
    }
  }

  /// How far it goes beyond its end, as a share of its way, and when; `nil` where it ends where it
  /// begins, and has no way.
  package var overshoot: (share: Double, ticks: Int64?)? {
    let way = end - first
    guard abs(way) > reach * Self.leastShare else { return nil }
    guard let farthest = way > 0 ? highest : lowest else { return nil }
    let share = (farthest.value - end) / way
    return share > Self.leastShare ? (share, farthest.ticks) : (0, nil)
  }

  /// How near to its end it counts as settled: 0.1 % of its way, or of all that it covers where it
  /// ends where it begins.
  package var settledDistance: Double {
    let way = abs(end - first)
    return Self.settledShare * (way > reach * Self.leastShare ? way : reach)
  }

  /// The two moments between which it comes near to its end for good; the same one twice where it
  /// is there from the beginning or arrives with a jump.
  package var settling: (from: Int64, to: Int64)? {
    guard let start = points.first, !points.isEmpty else { return nil }
    guard let last = points.lastIndex(where: { abs($0.value - end) > settledDistance }) else {
      return (start.ticks, start.ticks)
    }
    guard last + 1 < points.count else { return nil }
    return (points[last].ticks, points[last + 1].ticks)
  }

  private var reach: Double { points.reduce(0) { max($0, abs($1.value - end)) } }

  // Choices: less is rounding; 0.1 % is Core Animation's own rule for a spring at rest.
  private static let leastShare = 1e-6
  private static let settledShare = 0.001

  /// The points at which it turns round, and whether each is a peak.
  package var turningPoints: [(point: Point, isPeak: Bool)] {
    var found: [(point: Point, isPeak: Bool)] = []
    var direction = 0.0
    var extreme = points.first
    for point in points.dropFirst() {
      guard let best = extreme else { break }
      let way = point.value - best.value
      guard abs(way) > Self.rounding(point.value, best.value) * 1e-3 else { continue }
      if direction != 0, way * direction < 0, !isBreak(best) { found.append((best, way < 0)) }
      direction = way > 0 ? 1 : -1
      extreme = point
    }
    return found
  }

  private func isBreak(_ point: Point) -> Bool {
    breaks.contains { $0.isJump && ($0.ticks == point.ticks || $0.ticks == point.ticks + 1) }
  }
}
