import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// An animator's way from its start: as it ran last, or as it would run if it were started now.
struct AnimatorRide {
  let name: String
  /// From its start to its end; while it is paused, to now.
  let stretch: TimeStretch
  // Whether it has not run yet and is started for the ride.
  private let isStarted: Bool

  /// Finds out when an animator runs.
  init(of name: String, _ session: Session, _ call: Invocation) throws(Mistake) {
    self.name = name
    let world = try session.makeWorldFromRoot(keepsLives: true)
    let now = world.stage.ticks
    isStarted = world.lastLife(of: name) == nil
    if isStarted { world.start(name) }
    let life = world.lastLife(of: name)
    let begin = life.flatMap { Stage.ticks(seconds: $0.begin) } ?? now
    // One that swings for ever has said all after a while.
    let isEndless = world.animator(named: name)?.isEndless ?? false
    let swing = isEndless ? now.later(by: Stage.ticks(seconds: DrawnTiming.longest) ?? 0) : begin
    _ = try world.rest(call.verbSpan)
    let end = life.flatMap { world.end(of: $0) } ?? now
    stretch = TimeStretch(start: begin, end: max(begin, end, swing))
  }

  /// What a path shows from the start on, for a length in ticks; without a path the progress.
  ///
  /// The times count from the start.
  func curve(
    of path: Expression?, length: Int64, parts: Int, _ session: Session, _ call: Invocation
  ) throws(Mistake) -> PlotCurve {
    let moments = TimeStretch(start: stretch.start, end: stretch.start.later(by: length))
      .moments(parts)
    let place = session.timeline.pointer
    func prepare(_ world: World) {
      if isStarted { world.start(name) }
    }
    var points: [PlotCurve.Point] = []
    if let path {
      points = try session.curves(of: [path], at: moments, on: place, call, prepare: prepare)[0]
        .points
    } else {
      var progress = 0.0
      var goal: Double?
      try session.visit(moments, on: place, call, prepare: prepare) { world throws(Mistake) in
        if let animator = world.animator(named: name), let share = animator.progress {
          (progress, goal) = (share, animator.goal)
        } else {
          progress = goal ?? progress
        }
        points.append(.init(time: world.stage.now, value: progress))
      }
    }
    let start = Stage.seconds(ticks: stretch.start)
    let title = path.map { call.text(of: $0.span) + ", " } ?? ""
    return PlotCurve(
      name: title + name, points: points.map { .init(time: $0.time - start, value: $0.value) })
  }
}

extension UIViewPropertyAnimator {
  // The progress it has when it arrives; `nil` for one that was stopped and goes nowhere.
  fileprivate var goal: Double? { state == .stopped ? nil : isReversed ? 0 : 1 }
}

extension World {
  // Starts an animator, as the command does.
  fileprivate func start(_ name: String) {
    let text = "start \(Name.typed(name))"
    guard let entry = try? Parser.entry(from: text) else { return }
    for statement in entry.statements {
      try? Scope(world: self, source: text).execute(statement)
    }
    try? stage.tryEndTurn()
  }

  // The life an animator leads, or led last, on a stage that keeps lives.
  fileprivate func lastLife(of name: String) -> Life? {
    stage.lives.last { $0.kind == .animator && $0.name == Name.typed(name) }
  }

  // When an animator's life ended, in ticks: where it arrived or was stopped.
  fileprivate func end(of life: Life) -> Int64? {
    let ends = stage.events.filter { event in
      guard event.subject == life.name, event.time >= life.begin else { return false }
      switch event.kind {
      case .completed, .stopped, .pausedOnCompletion: return true
      default: return false
      }
    }
    return ends.last.flatMap { Stage.ticks(seconds: $0.time) }
  }

  /// The animator with a name.
  func animator(named name: String) -> UIViewPropertyAnimator? {
    if case .animator(let animator)? = names[name] { animator } else { nil }
  }
}
