/// A second run of the path to a place of a session's timeline, and of time after it, to look at.
///
/// It runs on its own stage, so the session does not move. Blocks that fail on the path were
/// reported when they were entered, so only a look can fail there.
package struct Replay {
  package let session: Session
  /// The place on the timeline it goes to; time passes from there on.
  let place: Int
  // The command that asks for it; a block that fails ahead of the place is its mistake.
  private let call: Invocation?
  private let prepare: ((World) -> Void)?
  private let arrive: (World) throws(Mistake) -> Void

  /// - Parameters:
  ///   - place: the present one by default.
  ///   - call: reports a block that fails ahead of the place; without a call, time goes on.
  ///   - prepare: receives the empty stage. Without it, a replay may begin at a checkpoint.
  ///   - arrive: receives the stage at the place, before time goes on.
  package init(
    of session: Session, to place: Int? = nil, for call: Invocation? = nil,
    preparing prepare: ((World) -> Void)? = nil,
    arriving arrive: @escaping (World) throws(Mistake) -> Void = { _ in }
  ) {
    (self.session, self.place, self.call) = (session, place ?? session.timeline.pointer, call)
    (self.prepare, self.arrive) = (prepare, arrive)
  }

  var span: Span { call?.verbSpan ?? Span(0, 0) }

  /// Throws if the person has interrupted it.
  package func check() throws(Mistake) {
    if session.isInterrupted() { throw Mistake(.interrupted, span) }
  }

  package func stage() throws(Mistake) -> World {
    let world = try stage(at: place)
    try arrive(world)
    return world
  }

  private func stage(at place: Int) throws(Mistake) -> World {
    let known = prepare == nil ? session.checkpoints.nearest(to: place, in: session.timeline) : nil
    let begun = known.flatMap { known in known.copy().map { (known.place, $0) } }
    let world = session.newWorld(begun?.1)
    prepare?(world)
    try session.carry(world, from: begun?.0 ?? 0, to: place)
    return world
  }

  /// The tick at which everything finite has ended; `nil` if nothing is under way at the place.
  package func rest(_ span: Span? = nil) throws(Mistake) -> Int64? {
    // If no code will be called, the present stage knows its last end, and no new one is needed.
    let isHere = place == session.timeline.pointer
    if isHere, let last = session.world.stage.lastDueTicks { return last }
    return try stage().rest(span ?? self.span)
  }

  /// Moves a stage ahead of the place to a moment.
  package func advance(_ world: World, to ticks: Int64) throws(Mistake) {
    guard let call else {
      while (try? world.stage.tryAdvance(toTicks: ticks)) != nil, world.answer.fault != nil {
        world.forgetFault()
      }
      return
    }
    try world.attempt(span) { stage throws(StageError) in try stage.tryAdvance(toTicks: ticks) }
    try check()
    guard let fired = world.answer.fault else { return }
    throw Mistake(.firedAhead(fired.mistake.diagnostic(call.world.commands).message), span)
  }

  /// Follows a stretch of time from event to event; between two, all shown is a function of time.
  ///
  /// - Parameter look: receives the stage, and the first and last moment of a stretch in which
  ///   nothing happens. The stretches have no gaps; false ends the replay.
  package func follow(
    _ stretch: TimeStretch, _ look: (World, ClosedRange<Int64>) throws(Mistake) -> Bool
  ) throws(Mistake) {
    try withoutActuallyEscaping(look) { look throws(Mistake) in try run(stretch, look) }
  }

  private func run(
    _ stretch: TimeStretch, _ look: @escaping (World, ClosedRange<Int64>) throws(Mistake) -> Bool
  ) throws(Mistake) {
    let (timeline, end) = (session.timeline, stretch.end)
    let begin = prepare == nil ? timeline.place(at: stretch.start, before: place) : 0
    let world = try begin == place ? stage() : stage(at: begin)
    var (next, goesOn, mistake) = (stretch.start, true, Mistake?.none)
    func see(to last: Int64) {
      let first = max(next, world.stage.ticks)
      guard goesOn, first <= last else { return }
      let span = first...last
      next = last + 1
      do throws(Mistake) {
        try check()
        goesOn = try look(world, span)
      } catch { (goesOn, mistake) = (false, error) }
      if !goesOn { world.stage.isHalted = true }
    }
    world.stage.setObserver {
      see(to: min($0 - 1, end))
      return nil
    }
    defer { world.stage.setObserver { _ in nil } }
    for node in timeline.path(to: place, from: begin) where goesOn && next <= end {
      try check()
      session.perform(silently: node, on: world)
      if goesOn { world.forgetFault() }
      if goesOn, node.place == place { try arrive(world) }
    }
    if goesOn, world.stage.ticks < end { try advance(world, to: end) }
    see(to: end)
    if let mistake { throw mistake }
  }

  /// Looks at moments in ticks, in their order, each after all that was entered or fired then.
  ///
  /// `seeStretch` receives each stretch as ``follow(_:_:)`` gives it, after its moments.
  package func visit(
    _ moments: [Int64],
    following seeStretch: (World, ClosedRange<Int64>) throws(Mistake) -> Void = { _, _ in },
    _ look: (World) throws(Mistake) -> Void
  ) throws(Mistake) {
    guard let first = moments.first, let last = moments.last else { return }
    var left = moments[...]
    try follow(TimeStretch(start: first, end: last)) { world, span throws(Mistake) in
      while let moment = left.first, moment <= span.upperBound {
        left.removeFirst()
        try check()
        try world.stage.peek(atTicks: moment) { () throws(Mistake) in try look(world) }
      }
      try seeStretch(world, span)
      return true
    }
  }
}

extension Invocation {
  /// The replay to the present place and beyond, for a command that is an entry of its own.
  package var replay: Replay { Replay(of: session, for: self) }

  /// The same, to another place or on a stage that is prepared.
  package func replay(to place: Int? = nil, preparing prepare: ((World) -> Void)? = nil) -> Replay {
    Replay(of: session, to: place, for: self, preparing: prepare)
  }
}

extension World {
  /// Runs a scratch stage until everything finite has ended and no longer shows; returns that tick,
  /// or `nil` if nothing is under way.
  package func rest(_ span: Span) throws(Mistake) -> Int64? {
    guard stage.nextDueTicks != nil else { return nil }
    try attempt(span) { stage throws(StageError) in try stage.tryAdvance(toTicks: nil) }
    guard !isInterrupted() else { throw Mistake(.interrupted, span) }
    if stage.hasStaying, stage.ticks < .max {
      try attempt(span) { stage throws(StageError) in
        try stage.tryAdvance(toTicks: stage.ticks + 1)
      }
    }
    return stage.ticks
  }
}
