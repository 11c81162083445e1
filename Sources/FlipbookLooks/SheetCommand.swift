package enum SheetCommand {
  static let declaration = CommandDeclaration(
    name: "sheet", group: .look, effect: .looks, places: .alone, parameters: [TimeStretch.length],
    help: "draws a bar over time for all that moves, and where it turns",
    example: "view box frame: (0, 0, 80, 80)\n"
      + "animate 1s delay: 0.5s autoreverse { box.center.x += 100 }\nplot",
    synonyms: ["dopesheet", "timeline", "gantt", "tracks"], written: "plot",
    chosen: CommandForm { command, _ in
      command.arguments.allSatisfy { ["for", "at", "size"].contains($0.label?.text) }
        ? command : nil
    }, refusals: ["size": "all its rows are drawn, and 'set columns' sets its width"],
    action: sheet)

  @Sendable private static func sheet(_ call: Invocation) throws(Mistake) -> Answer {
    let (session, sheet) = (call.session, try sheetAhead(call))
    guard !sheet.rows.isEmpty else { return Answer("nothing has moved, and nothing will") }
    return Answer(
      try sheet.lines(
        columns: session.settings.columns, digits: session.settings.digits,
        isASCII: session.settings.ascii, asking: call.check))
  }

  /// The sheet from the session's start to as far ahead as the call says.
  package static func sheetAhead(_ call: Invocation) throws(Mistake) -> DopeSheet {
    let world = try call.replay { world in
      world.keepLives()
      world.keepAccount()
    }.stage()
    let now = world.stage.now
    try lookAhead(of: world, call)
    if call.isGiven(TimeStretch.length) { try call.checkAxis(of: 0...world.stage.now) }
    let session = call.session
    return try sheet(of: world, session, at: session.timeline.pointer, now: now, call)
  }

  /// The sheet of a stage that keeps lives, made at a place of the timeline at `now` and moved on.
  package static func sheet(
    of world: World, _ session: Session, at place: Int, now: Double, _ call: Invocation
  ) throws(Mistake) -> DopeSheet {
    let marks = session.marksOnTheWay(to: place).map {
      DopeSheet.Mark(name: "mark \(Name.typed($0.name))", time: $0.time)
    }
    return DopeSheet(
      rows: try LifeRows(world: world).rows(asking: call.check), marks: turns(in: world) + marks,
      now: now, end: world.stage.now)
  }

  /// Advances a stage that keeps lives as far as `for:` says, or until everything has finished and
  /// endless motions have run four times (choice).
  package static func lookAhead(of world: World, _ call: Invocation) throws(Mistake) {
    let stage = world.stage
    if let end = try call.moment(TimeStretch.length, on: stage) {
      return try call.replay.advance(world, to: end)
    }
    _ = try world.rest(call.verbSpan)
    guard let ticks = endlessEnd(in: stage, times: 4), ticks > stage.ticks else { return }
    try call.replay.advance(world, to: ticks)
  }

  /// The tick at which all endless motions on a stage that keeps lives have run so often, if any.
  static func endlessEnd(in stage: Stage, times: Double, from now: Double = 0) -> Int64? {
    let goingOn = stage.lives.filter { !$0.isOver && $0.kind != .animator && $0.end == nil }
    let last = goingOn.compactMap { life in
      life.way.map { max(life.start, now) + times * $0 * (life.autoreverses ? 2 : 1) }
    }.max()
    return last.flatMap(Stage.ticks)
  }

  private static func turns(in world: World) -> [DopeSheet.Mark] {
    world.stage.events.compactMap { event in
      let name: String
      switch event.kind {
      // A line of marks has no room for the values of a jump, which `events` lists.
      case .assigned: name = "\(event.subject) set"
      case .jumped: name = "\(event.subject) jumped"
      case .reversed, .paused, .pausedOnCompletion, .stopped, .scrubbed:
        name = world.text.text(event)
      default: return nil
      }
      let time = NumberText.brief(event.time, digits: world.settings.digits)
      return DopeSheet.Mark(name: "\(name) \(time)s", time: event.time)
    }
  }
}
