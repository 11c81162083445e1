import FlipbookChecks

/// A block run with one value after the other, each on a stage of its own.
struct Sweep {
  let values: [Quantity]
  private let call: Invocation
  private let named: NamedValue

  // Choice: nobody reads a longer table.
  private static let mostValues = 1_000
  // Smaller differences are rounding.
  private static let nearShare = 1e-9

  init(_ call: Invocation) throws(Mistake) {
    self.call = call
    named = try NamedValue(call, [NamedValue.from, NamedValue.to, SweepCommand.by])
    values = try Self.values(call, named.unit)
  }

  var name: String { named.name.text }
  var start: Int64 { call.world.stage.ticks }

  var idleText: String? {
    [named].idleText(in: call[SweepCommand.block], [call[SweepCommand.measure]], call)
  }

  private static func values(
    _ call: Invocation, _ unit: Quantity.Unit
  ) throws(Mistake) -> [Quantity] {
    let (first, last) = (call[NamedValue.from], call[NamedValue.to])
    let step = call[SweepCommand.by]
    guard step != 0, first == last || (step > 0) == (last > first) else {
      let (from, to) = (call.text(of: NamedValue.from), call.text(of: NamedValue.to))
      throw call.mistake(
        "by:", at: SweepCommand.by,
        allowed: "a number \(last < first ? "below" : "above") 0 leads from \(from) to \(to)")
    }
    let steps = ((last - first) / step + nearShare).rounded(.down)
    guard steps < Double(mostValues) else {
      throw call.tooMany(
        "\(mostValues) values", by: [SweepCommand.by, NamedValue.to, NamedValue.from])
    }
    return (0...Int(steps)).map { place in
      let value = first + Double(place) * step
      let isLast = (last - value).magnitude <= nearShare * step.magnitude
      return Quantity(value: isLast ? last : value, unit: unit)
    }
  }

  // MARK: All values

  /// The proofs of a promise with all values from the first to the last; `nil` if there are none.
  func prover(of promise: Promise) throws(Mistake) -> Prover? {
    let bounds = [values[0].value, values[values.count - 1].value].sorted()
    guard bounds[0] < bounds[1],
      let grid = ValueGrid(bounds[0]...bounds[1], unit: named.unit)
    else { return nil }
    let trial = ProofTrial(call, [named], call[SweepCommand.block], promise)
    return try Prover.proving(trial, [grid], check: call.check)
  }

  // MARK: One value

  /// The motion of the number after the block has run with a value.
  func motion(with value: Quantity) throws(Mistake) -> SweptMotion {
    try going(with: value) { replay throws(Mistake) in
      let stretch = try stretch(of: replay)
      var motion = SweptMotion(
        value: value, stretch: stretch,
        course: NumberCourse(of: call[SweepCommand.measure], source: call.scope.source))
      var last: World?
      try replay.follow(stretch) { world, span throws(Mistake) in
        try motion.look(at: world, span, check: call.check)
        let scope = Scope(world: world, source: call.scope.source)
        motion.isAngle = motion.isAngle || scope.isAngle(call[SweepCommand.measure])
        try motion.promises.look(at: world, span, check: call.check)
        last = world
        return true
      }
      motion.missed = last?.missedTouches(since: call.world) ?? []
      let course = motion.course
      try course.checkSeen(call.span(of: SweepCommand.measure))
      motion.settled = try replay.settled(course)
      return motion
    }
  }

  func curve(of motion: SweptMotion, at moments: [Int64]) throws(Mistake) -> PlotCurve {
    try going(with: motion.value) { replay throws(Mistake) in
      var points: [PlotCurve.Point] = []
      try replay.visit(moments.filter { $0 >= motion.stretch.start }) { world in
        let scope = Scope(world: world, source: call.scope.source, reading: .shown)
        let number = try? scope.number(call[SweepCommand.measure])
        points.append(.init(time: world.stage.now, value: number ?? .nan))
      }
      return PlotCurve(name: named.text(of: motion.value), points: points)
    }
  }

  // Adds the value to a mistake, and ends stages that are no longer needed.
  private func going<Result>(
    with value: Quantity, _ body: (Replay) throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    let replay = [named].replay(call, carryingOut: call[SweepCommand.block], with: [value])
    do throws(Mistake) {
      return try call.session.endingWorlds { () throws(Mistake) in try body(replay) }
    } catch { throw error.within(named.text(of: value)) }
  }

  // From the end of the block until everything has finished, or as far as was given.
  private func stretch(of replay: Replay) throws(Mistake) -> TimeStretch {
    let world = try replay.stage()
    let start = world.stage.ticks
    if let end = try call.moment(TimeStretch.length, on: world.stage) {
      try world.attempt(call.verbSpan) { stage throws(StageError) in
        try stage.tryAdvance(toTicks: end)
      }
    } else {
      if !world.movesEndlessly { _ = try world.rest(call.verbSpan) }
      guard !world.movesEndlessly else {
        throw Mistake(
          .noEnd(isEndless: true, ahead: call.typed(with: "for: 1s"), past: nil), call.verbSpan)
      }
    }
    if let (mistake, source) = world.answer.fault { throw mistake.with(source: source) }
    return TimeStretch(start: start, end: world.stage.ticks)
  }
}

/// The motion of a number with one value of a sweep.
struct SweptMotion {
  let value: Quantity
  let stretch: TimeStretch
  private(set) var course: NumberCourse
  var settled: Int64?
  var promises = PromiseWatch()
  /// The touches that missed, and why.
  var missed: [String] = []
  private var fastest: Double?
  private var isSpeedProven = true
  fileprivate var isAngle = false

  init(value: Quantity, stretch: TimeStretch, course: NumberCourse) {
    (self.value, self.stretch, self.course) = (value, stretch, course)
  }

  var note: String? {
    guard course.isProven else { return MovingNumber.lookedText }
    return isSpeedProven ? nil : "'fastest' is looked for, and not proven: too much moves at once"
  }

  mutating func look(at world: World, _ span: TickSpan, check: @escaping Polling) throws(Mistake) {
    try course.look(at: world, span, check: check)
    guard let moving = try? course.moving(in: world),
      let found = try moving.greatestSpeed(in: span, check: check)
    else { return }
    fastest = max(fastest ?? 0, found.speed)
    isSpeedProven = isSpeedProven && found.isProven
  }

  static let columns = [
    Column(name: "end", alignment: .right, "the number once everything has finished"),
    Column(name: "highest", alignment: .right, "a number's highest value"),
    Column(name: "lowest", alignment: .right, "a number's lowest value"), .overshoot, .settled,
    Column(name: "fastest", alignment: .right, "the greatest velocity, whatever its sign"),
  ]

  /// The cells of a row of a table, the value first.
  var cells: [Cell] {
    func cell(_ number: Double?) -> Cell { number.map { Cell($0, isAngle: isAngle) } ?? .empty }
    return [
      value.cell, cell(course.end), cell(course.highest?.value), cell(course.lowest?.value),
      course.overshoot.map { .number($0.share * 100) } ?? .empty,
      settled.map { .seconds(Stage.seconds(ticks: $0 - stretch.start)) } ?? .empty,
      fastest.map { $0.isFinite ? cell($0) : .text("infinite") } ?? .empty,
    ]
  }
}
