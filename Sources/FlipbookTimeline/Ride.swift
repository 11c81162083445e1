import FlipbookCommands
import FlipbookCurves

/// A run of an animator, a dance or a chain: the last one or, if it has not run, one that starts now.
struct Ride {
  let name: String
  /// From its start to its end or, while it is paused, to now.
  let stretch: TimeStretch
  private let isStarted: Bool

  init(of name: String, _ call: Invocation) throws(Mistake) {
    self.name = name
    let world = try call.replay(preparing: { $0.keepLives() }).stage()
    let now = world.stage.ticks
    isStarted = world.lastStart(of: name) == nil
    if isStarted { world.start(name) }
    let start = world.lastStart(of: name)
    let begin = start.flatMap(Stage.ticks) ?? now
    // For an endless run, a while is enough.
    let isEndless = world.names[name]?.animator?.isEndless ?? false
    let swing = isEndless ? now.later(by: Stage.ticks(seconds: DrawnTiming.longest) ?? 0) : begin
    _ = try world.rest(call.verbSpan)
    // A waiting chain ends where it waits.
    let isChain = world.names[name]?.animator == nil
    let end = start.flatMap { world.end(of: name, from: $0) } ?? (isChain ? world.stage.ticks : now)
    stretch = TimeStretch(start: begin, end: max(begin, end, swing))
  }

  /// The values of a path, or else the progress, over a length in ticks; times count from the start.
  func curve(
    of path: Expression?, length: Int64, parts: Int, _ call: Invocation
  ) throws(Mistake) -> PlotCurve {
    let moments = TimeStretch(start: stretch.start, end: stretch.start.later(by: length))
      .moments(parts)
    let replay = Replay(of: call.session, for: call, arriving: { if isStarted { $0.start(name) } })
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
  // Starts it as `start` does.
  fileprivate func start(_ name: String) {
    if case .chain(let chain)? = names[name] {
      guard chain.animate.state == .active || chain.animate.stepsLeft > 0 else { return }
      stage.perform(chain.animate.startAnimation)
    } else if let animator = names[name]?.animator {
      forgetContinuation(of: animator)
      try? stage.perform { () throws(AnimatorError) in try animator.tryStart() }
    }
    _ = try? stage.tryEndTurn()
  }

  /// Whether something with a name was ever started; for a view, whether it has danced.
  func hasStarted(_ name: String) -> Bool {
    let typed = Name.typed(name)
    return stage.events.contains { event in
      if case .started = event.kind { event.subject == typed } else { false }
    }
  }

  // When its last run started, in seconds, on a stage that keeps lives.
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

  // When it arrived or was stopped after a moment, in ticks.
  fileprivate func end(of name: String, from start: Double) -> Int64? {
    let typed = Name.typed(name)
    let end = stage.events.last { event in
      guard event.subject == typed, event.time >= start else { return false }
      switch event.kind {
      case .completed, .stopped, .pausedOnCompletion: return true
      default: return false
      }
    }
    return end.flatMap { Stage.ticks(seconds: $0.time) }
  }
}
