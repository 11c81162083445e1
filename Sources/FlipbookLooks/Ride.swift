import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// The way of an animator, a dance or a chain from its start: as it ran last, or as it would run if
/// it were started now.
struct Ride {
  let name: String
  /// From its start to its end; while it is paused, to now.
  let stretch: TimeStretch
  // Whether it has not run yet and is started for the ride.
  private let isStarted: Bool

  /// Finds out when it runs.
  init(of name: String, _ call: Invocation) throws(Mistake) {
    self.name = name
    let world = try call.replay(preparing: { $0.keepLives() }).stage()
    let now = world.stage.ticks
    isStarted = world.lastStart(of: name) == nil
    if isStarted { world.start(name) }
    let start = world.lastStart(of: name)
    let begin = start.flatMap(Stage.ticks) ?? now
    // One that swings for ever has said all after a while.
    let isEndless = world.names[name]?.animator?.isEndless ?? false
    let swing = isEndless ? now.later(by: Stage.ticks(seconds: DrawnTiming.longest) ?? 0) : begin
    _ = try world.rest(call.verbSpan)
    // A chain that waits has come as far as it goes by itself.
    let isChain = world.names[name]?.animator == nil
    let end = start.flatMap { world.end(of: name, from: $0) } ?? (isChain ? world.stage.ticks : now)
    stretch = TimeStretch(start: begin, end: max(begin, end, swing))
  }

  /// What a path shows from the start on, for a length in ticks; without a path the progress.
  ///
  /// The times count from the start.
  func curve(
    of path: Expression?, length: Int64, parts: Int, _ call: Invocation
  ) throws(Mistake) -> PlotCurve {
    let moments = TimeStretch(start: stretch.start, end: stretch.start.later(by: length))
      .moments(parts)
    func start(on world: World) {
      if isStarted { world.start(name) }
    }
    let replay = Replay(of: call.session, for: call, arriving: start)
    var points: [PlotCurve.Point] = []
    if let path {
      points = try replay.curves(of: [path], at: moments, call)[0].points
    } else {
      var progress = ProgressCourse()
      try replay.visit(moments) { [name] world in
        points.append(.init(time: world.stage.now, value: progress.next(of: name, in: world)))
      }
    }
    let start = Stage.seconds(ticks: stretch.start)
    let title = path.map { call.text(of: $0.span) + ", " } ?? ""
    return PlotCurve(
      name: title + name, points: points.map { .init(time: $0.time - start, value: $0.value) })
  }
}

extension World {
  // Starts it, as the command does.
  fileprivate func start(_ name: String) {
    let text = "start \(Name.typed(name))"
    guard let entry = try? Parser.entry(from: text) else { return }
    for statement in entry.statements { try? Scope(world: self, source: text).execute(statement) }
    _ = try? stage.tryEndTurn()
  }

  /// Whether something with a name was ever started; of views those that have danced.
  func hasStarted(_ name: String) -> Bool {
    let typed = Name.typed(name)
    return stage.events.contains { event in
      if case .started = event.kind { event.subject == typed } else { false }
    }
  }

  // When it was started last, in seconds, on a stage that keeps lives; it may have gone on since.
  fileprivate func lastStart(of name: String) -> Double? {
    let typed = Name.typed(name)
    guard names[name]?.animator == nil else {
      return stage.lives.last { $0.kind == .animator && $0.name == typed }?.begin
    }
    var (start, isUnderWay): (Double?, Bool) = (nil, false)
    for event in stage.events where event.subject == typed {
      switch event.kind {
      case .started:
        if !isUnderWay { start = event.time }
        isUnderWay = true
      case .completed, .stopped: isUnderWay = false
      default: continue
      }
    }
    return start
  }

  // When it ended after a moment, in ticks: where it arrived or was stopped.
  fileprivate func end(of name: String, from start: Double) -> Int64? {
    let typed = Name.typed(name)
    let ends = stage.events.filter { event in
      guard event.subject == typed, event.time >= start else { return false }
      switch event.kind {
      case .completed, .stopped, .pausedOnCompletion: return true
      default: return false
      }
    }
    return ends.last.flatMap { Stage.ticks(seconds: $0.time) }
  }
}
