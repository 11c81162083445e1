import FlipbookCommands
import FlipbookLanguage
package import FlipbookPictures
package import FlipbookSession
import FlipbookText
package import FlipbookValues
import HeadlessUIKit

/// The command that prints the dope sheet.
package enum SheetCommand {
  /// How far it looks ahead.
  package static let length = Input.duration(
    "for", "how far to look; default: until everything has finished"
  ).labelled

  static let declaration = CommandDeclaration(
    name: "sheet", group: .look, effect: .looks, places: .alone, parameters: [length],
    help: "draws a bar over time for all that moves, and where it turns",
    example: "view box frame: (0, 0, 80, 80)\n"
      + "animate 1s delay: 0.5s autoreverse { box.center.x += 100 }\nplot",
    synonyms: ["dopesheet", "timeline", "gantt", "tracks"], written: "plot",
    chosen: CommandForm { command, _ in
      command.arguments.allSatisfy { ["for", "at"].contains($0.label?.text) } ? command : nil
    }, action: sheet)

  @Sendable private static func sheet(_ call: Invocation) throws(Mistake) -> Answer {
    let (session, sheet) = (call.session, try sheetAhead(call))
    guard !sheet.rows.isEmpty else { return Answer("nothing has moved, and nothing will") }
    return Answer(
      try sheet.lines(
        columns: session.settings.columns, digits: session.settings.digits,
        isASCII: session.settings.ascii, asking: call.check))
  }

  /// From the session's beginning to as far ahead as is asked.
  package static func sheetAhead(_ call: Invocation) throws(Mistake) -> DopeSheet {
    let replay = call.replay { world in
      world.keepLives()
      world.keepAccount()
    }
    let world = try replay.stage()
    let now = world.stage.now
    try lookAhead(of: world, call)
    let session = call.session
    return try sheet(of: world, session, at: session.timeline.pointer, now: now, call)
  }

  /// What a stage that keeps lives has come by, up to where it is.
  ///
  /// - Parameters:
  ///   - place: the place of the session's timeline that the stage was made at.
  ///   - now: the moment there.
  package static func sheet(
    of world: World, _ session: Session, at place: Int, now: Double, _ call: Invocation
  ) throws(Mistake) -> DopeSheet {
    DopeSheet(
      rows: try LifeRows(world: world).rows(asking: call.check),
      marks: turns(in: world) + marks(of: session, at: place), now: now, end: world.stage.now)
  }

  /// Moves a stage that keeps lives on: as far as `for:` says, or to the last end of what ends.
  ///
  /// What goes on for ever is then seen for some of its times (choice: four).
  package static func lookAhead(of world: World, _ call: Invocation) throws(Mistake) {
    let stage = world.stage
    if let end = try call.moment(length, on: stage) {
      return try call.replay.advance(world, to: end)
    }
    _ = try world.rest(call.verbSpan)
    guard let ticks = endlessEnd(in: stage, times: 4), ticks > stage.ticks else { return }
    try call.replay.advance(world, to: ticks)
  }

  /// The end of so many times of all that goes on for ever on a stage that keeps lives, in ticks;
  /// `nil` where nothing does.
  static func endlessEnd(in stage: Stage, times: Double, from now: Double = 0) -> Int64? {
    let goingOn = stage.lives.filter { !$0.isOver && $0.kind != .animator && $0.end == nil }
    let last = goingOn.compactMap { life in
      life.way.map { max(life.start, now) + times * $0 * (life.autoreverses ? 2 : 1) }
    }.max()
    return last.flatMap(Stage.ticks)
  }

  // MARK: Moments

  private static func turns(in world: World) -> [DopeSheet.Mark] {
    world.stage.events.compactMap { event in
      switch event.kind {
      case .reversed, .paused, .pausedOnCompletion, .stopped, .scrubbed, .assigned, .jumped:
        let time = NumberText.brief(event.time, digits: world.settings.digits)
        return DopeSheet.Mark(name: "\(name(of: event, world.text)) \(time)s", time: event.time)
      default: return nil
      }
    }
  }

  // From where to where a value jumps is told by `events`: a line of marks has little room.
  private static func name(of event: StageEvent, _ text: ValueText) -> String {
    switch event.kind {
    case .assigned: "\(event.subject) set"
    case .jumped: "\(event.subject) jumped"
    default: text.text(event)
    }
  }

  private static func marks(of session: Session, at place: Int) -> [DopeSheet.Mark] {
    session.marks(onTheWayTo: place).map {
      DopeSheet.Mark(name: "mark \(Name.typed($0.name))", time: $0.time)
    }
  }
}
