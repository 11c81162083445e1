/// A claim about a motion over time.
package struct Promise {
  package enum Kind: String, Choosable, Sendable {
    case always, never, eventually, monotonic, continuous, smooth, settled

    package var meaning: String {
      switch self {
      case .always: "a condition holds all the time"
      case .never: "a condition does not hold at any time"
      case .eventually: "a condition holds at some time"
      case .monotonic: "a number rises or falls, and never turns back"
      case .continuous: "a number never jumps, but for 0.1 % of its way as a spring rests"
      case .smooth: "neither a number nor its velocity jumps, except where it starts or stops"
      case .settled: "from some time on, a number stays within 0.1 % of its way of its end"
      }
    }

    package var isOfCondition: Bool { [.always, .never, .eventually].contains(self) }
  }

  package let kind: Kind
  package let expression: Expression
  package let source: String
  /// Whether a smooth number must not even start or stop with a jump of velocity.
  package let isStrict: Bool
  /// The time by which it must be settled, in seconds.
  package let limit: Double?
  /// The course of the number since the promise was made.
  package internal(set) var past: NumberCourse.Past?

  package init(
    _ kind: Kind, _ expression: Expression, source: String, isStrict: Bool = false,
    limit: Double? = nil
  ) {
    (self.kind, self.expression, self.source) = (kind, expression, source)
    (self.isStrict, self.limit) = (isStrict, limit)
  }

  /// The promise that is kept exactly where this one is broken, if this one is an `eventually`.
  package var contrary: Promise? {
    kind == .eventually ? Promise(.never, expression, source: source) : nil
  }

  package var text: String {
    "\(kind.rawValue) \(expression.span.text(in: source))" + (isStrict ? " strict" : "")
      + (limit.map { " by: \(NumberText.shortest($0))s" } ?? "")
  }

  func text(of found: NumberCourse.Break, in world: World) -> String {
    let name = expression.span.text(in: source)
    let (from, to) = world.text.apart(
      found.jump.from, found.jump.to, areAngles: isOfAngle(in: world))
    return (found.isJump ? name : "the velocity of \(name)") + " jumps from \(from) to \(to)"
  }

  func isOfAngle(in world: World) -> Bool {
    Scope(world: world, source: source).isAngle(expression)
  }

  /// The answer that its condition must always have.
  package var wanted: Bool { kind == .always }
}

/// A broken promise: since when, and how.
package struct Breach {
  package let ticks: Int64
  /// The moment at which it is first broken by more than rounding.
  package let reached: Int64
  package let actual: String
  /// The excursion of the number from there on.
  package private(set) var excursion: Excursion?
  private let jump: Double?

  package init(
    ticks: Int64, reached: Int64? = nil, actual: String, excursion: Excursion? = nil,
    jump: Double? = nil
  ) {
    (self.ticks, self.reached, self.actual) = (ticks, reached ?? ticks, actual)
    (self.excursion, self.jump) = (excursion, jump)
  }

  /// The size of the excursion, of a jump, or of the distance from the end; `nil` if not followed.
  package var amount: Double? {
    jump ?? excursion?.numbers.first.flatMap { $0.amount.isFinite ? $0.amount : nil }
  }

  /// Follows how far it goes until the next event; returns whether there is more to see.
  package mutating func follow(
    at world: World, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) -> Bool {
    let start = max(span.lowerBound, reached)
    guard start <= span.upperBound else { return excursion != nil }
    return try excursion?.follow(at: world, start...span.upperBound, check: check) ?? false
  }

  package func text(in world: World) -> String { actual + (excursion?.text(in: world) ?? "") }
}

/// Follows a promise from event to event.
package final class PromiseKeeper {
  package let promise: Promise
  package private(set) var isProven = true
  package private(set) var hasHeld = false
  package private(set) var course: NumberCourse
  /// Whether it could be read at all, and the mistake if not.
  package private(set) var wasSeen = false
  package private(set) var mistake: Mistake?
  package private(set) var breach: Breach?
  // Broken now: it must be kept before it can break again.
  private var isBroken: Bool
  let isRead: Bool
  private var (seenBreaks, seenTurns) = (0, 0)
  // The moment of a turn that was reported before.
  private let told: Int64?

  /// - Parameter isKept: whether it is kept now; `nil` where it cannot be read.
  package init(_ promise: Promise, isKept: Bool? = true, told: Int64? = nil) {
    (self.promise, isBroken, isRead, self.told) = (promise, isKept == false, isKept != nil, told)
    course = NumberCourse(
      of: promise.expression, source: promise.source, seesCorners: promise.kind == .smooth,
      isOfBreaks: promise.kind.seesBreaks,
      after: promise.kind == .monotonic ? promise.past : nil)
  }

  /// Follows the promise to its first breach, then that; returns whether there is more to see.
  package func follow(
    at world: World, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) -> Bool {
    if breach == nil { breach = try look(at: world, span, check: check) }
    return try breach?.follow(at: world, span, check: check) ?? !hasHeld
  }

  /// Finds the first breach until the next event.
  package func look(
    at world: World, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) -> Breach? {
    guard promise.kind.isOfCondition else {
      try course.look(at: world, span, check: check)
      (isProven, wasSeen) = (course.isProven, !course.points.isEmpty)
      mistake = course.mistake
      return promise.kind == .monotonic
        ? turn(in: world, from: span.lowerBound) : newBreak(in: world)
    }
    let moving: MovingCondition
    do throws(Mistake) {
      let scope = Scope(world: world, source: promise.source)
      moving = try MovingCondition(condition: promise.expression, in: scope)
    } catch {
      mistake = try error.ofWhatIsNotThere(in: world)
      return nil
    }
    wasSeen = true
    isProven = isProven && moving.isProven
    if promise.kind == .eventually {
      guard !hasHeld else { return nil }
      hasHeld = try holds(moving, span, check)
      return nil
    }
    let wanted = promise.wanted
    var start = span.lowerBound
    if isBroken {
      guard let kept = try first(wanted, moving, span, favoured: wanted, check) else { return nil }
      (start, isBroken) = (kept, false)
    }
    guard let reached = try first(!wanted, moving, start...span.upperBound, favoured: wanted, check)
    else { return nil }
    isBroken = true
    let ticks = try moving.beginning(of: !wanted, at: reached, from: start, check: check)
    return try moving.peek(ticks) { scope throws(Mistake) in
      let decider = try scope.decider(of: promise.expression, deciding: !wanted)
      let excursion = Excursion(decider, in: scope)
      var actual = try scope.sides(of: promise.expression, deciding: !wanted)
      if ticks > start, let leaving = excursion.leaving(in: scope) { actual = leaving }
      return Breach(ticks: ticks, reached: reached, actual: actual, excursion: excursion)
    }
  }

  // Where a number rests at its bound, only rounding decides; it fails if 'never' would pass.
  private func holds(
    _ moving: MovingCondition, _ span: TickSpan, _ check: @escaping Polling
  ) throws(Mistake) -> Bool {
    do throws(Mistake) {
      return try first(true, moving, span, favoured: true, check) != nil
    } catch {
      guard case .notDecided = error.kind,
        try first(true, moving, span, favoured: false, check) == nil
      else { throw error }
      return false
    }
  }

  private func first(
    _ answer: Bool, _ moving: MovingCondition, _ span: TickSpan, favoured: Bool,
    _ check: @escaping Polling
  ) throws(Mistake) -> Int64? {
    switch try moving.first(answer, in: span, favoured: .answer(favoured), check: check) {
    case .at(let ticks): return ticks
    case .nowhere: return nil
    case .undecided(let span): throw moving.notDecided(span)
    }
  }

  // MARK: Numbers

  /// Goes on to the next event without looking for breaches; a monotonic number is followed.
  func pass(at world: World, _ span: TickSpan) {
    guard promise.kind == .monotonic else { return course.pass(at: world, span) }
    try? course.look(at: world, span) { [promise] () throws(Mistake) in
      if world.isInterrupted() { throw Mistake(.interrupted, promise.expression.span) }
    }
  }

  private func newBreak(in world: World) -> Breach? {
    defer { seenBreaks = course.breaks.count }
    return course.breaks[seenBreaks...].first { $0.breaks(promise) }.map { found in
      Breach(
        ticks: found.ticks, actual: promise.text(of: found, in: world),
        jump: abs(found.jump.to - found.jump.from))
    }
  }

  // The turn may be where an earlier look ended.
  private func turn(in world: World, from start: Int64) -> Breach? {
    defer { seenTurns = course.turns.count }
    return course.turns[seenTurns...].first { turn in
      told.map { abs($0 - turn.point.ticks) > 1 } ?? true
    }.map { turn in
      let name = promise.expression.span.text(in: promise.source)
      let (was, comes) = turn.isPeak ? ("rose", "falls") : ("fell", "rises")
      let farthest = world.text.apart(
        turn.point.value, turn.next.value, areAngles: promise.isOfAngle(in: world)
      ).0
      return Breach(
        ticks: turn.point.ticks, reached: max(turn.point.ticks, start),
        actual: "\(name) \(was) to \(farthest) and \(comes) from there",
        excursion: Excursion(
          of: promise.expression, source: promise.source, turningFrom: turn.point.value,
          falls: turn.isPeak))
    }
  }
}
