import FlipbookLanguage
import FlipbookPictures
import FlipbookText
import HeadlessUIKit

/// Commands that look along time.
enum SampleCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "sample", group: .look, kind: .looks,
      parameters: [
        Parameter(name: "path", type: .expressions, isRequired: true),
        Parameter(
          name: "every", type: .duration, isRequired: true, isPositional: false,
          meaning: "the time between two rows"),
      ] + TimeStretch.parameters,
      help: "lists what is shown over time, from now unless said; time stands",
      example: "view box\nanimate 1s { box.alpha = 0 }\nsample box.alpha every: 0.25s\n"
        + "run\nsample box.alpha from: 0s every: 0.5s",
      action: .session(sample)),
    CommandDeclaration(
      name: "events", group: .look, kind: .looks,
      help: "lists what has happened, when, and which entry made it happen",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\nstart slide\nrun\nevents",
      action: .world(events)),
    CommandDeclaration(
      name: "states", group: .look, kind: .looks,
      parameters: [Parameter(name: "name", type: .animator)],
      help: "shows an animator's states, where it is, and what leads on",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\nstates slide",
      action: .world(states)),
  ]

  private static let rowLimit = 10_000

  // MARK: Sampling

  @Sendable private static func sample(_ session: Session, _ call: Invocation) throws(Mistake) {
    let paths = call.expressions("path")
    guard let every = try call.duration("every"), let step = Stage.ticks(seconds: every), step > 0
    else {
      throw Mistake(
        .outOfRange("every:", allowed: "write a duration above 0"),
        call.value("every")?.expression.span ?? call.verbSpan)
    }
    if call.value("from") == nil {
      for path in paths { _ = try call.scope.reading(.shown).evaluate(path) }
    }
    let stretch = try TimeStretch(of: call, on: session)
    guard (stretch.end - stretch.start) / step < rowLimit else {
      throw call.tooMany("\(rowLimit) rows", labels: ["every", "for", "to", "from"])
    }
    let moments = stride(from: stretch.start, through: stretch.end, by: Int64.Stride(step))
    var table = Table(
      columns: [Column(name: "time", alignment: .right)]
        + paths.map { Column(name: call.text(of: $0.span), alignment: .right) })
    table.rows = try rows(of: paths, at: Array(moments), session, call)
    try call.print(TableDocument(tables: [table]))
  }

  // What does not exist at a moment is left blank; what is there at no moment is a mistake.
  private static func rows(
    of paths: [Expression], at moments: [Int64], _ session: Session, _ call: Invocation
  ) throws(Mistake) -> [[Cell]] {
    var rows: [[Cell]] = []
    var mistakes = paths.map { _ in Mistake?.none }
    var known: Set<Int> = []
    try session.visit(moments, on: session.timeline.pointer, call) { world throws(Mistake) in
      let scope = Scope(world: world, source: call.scope.source, reading: .shown)
      var row: [Cell] = [.seconds(world.stage.now)]
      for (index, path) in paths.enumerated() {
        if let mistake = mistakes[index], scope.stillLacks(path, after: mistake) {
          row.append(.empty)
          continue
        }
        do throws(Mistake) {
          row.append(cell(try scope.evaluate(path), world.text))
          known.insert(index)
        } catch {
          row.append(.empty)
          mistakes[index] = error
        }
      }
      rows.append(row)
    }
    for (index, mistake) in mistakes.enumerated() where !known.contains(index) {
      if let mistake { throw mistake }
    }
    return rows
  }

  /// Where a look along time ends, in ticks: after the time given, or at the last end of everything
  /// that ends.
  static func end(of call: Invocation, on session: Session) throws(Mistake) -> Int64 {
    if let end = try call.moment(in: "for") { return end }
    guard let rest = try session.rest(from: session.timeline.pointer, call) else {
      let world = session.world
      throw Mistake(
        .noEnd(isEndless: world.movesEndlessly, hasPast: world.stage.ticks > 0), call.verbSpan)
    }
    return rest
  }

  /// Moves a scratch stage on; what goes wrong in a block on the way is told.
  static func advance(
    _ world: World, to ticks: Int64, _ call: Invocation
  ) throws(Mistake) {
    do {
      try world.stage.tryAdvance(toTicks: ticks)
    } catch {
      throw Mistake(.endless(error.description), call.verbSpan)
    }
    try call.check()
    guard let fired = world.firedMistake else { return }
    throw Mistake(.firedAhead(fired.mistake.diagnostic.message), call.verbSpan)
  }

  private static func cell(_ value: Value, _ text: ValueText) -> Cell {
    switch value {
    case .number(let quantity): .number(quantity.value)
    case .bool(let bool): .boolean(bool)
    default: .text(text.text(value))
    }
  }

  // MARK: Events

  @Sendable private static func events(_ call: Invocation) throws(Mistake) {
    let world = call.world
    var table = Table(columns: [
      Column(name: "time", alignment: .right), Column(name: "event"), Column(name: "entry"),
    ])
    table.rows = try world.stage.events.map { event throws(Mistake) in
      try call.check()
      let entry = event.cause > 0 ? world.entries[event.cause - 1] : ""
      return [.seconds(event.time), .text(event.description), .text(entry)]
    }
    guard !table.rows.isEmpty else { return world.print("nothing has happened yet") }
    try call.print(TableDocument(tables: [table]))
  }

  // MARK: States

  private static let machine: [(state: String, ways: [(verb: String, to: String)])] = [
    ("inactive", [("start", "running"), ("pause, scrub", "paused")]),
    (
      "running",
      [
        ("pause", "paused"), ("stop", "stopped"), ("stop withoutFinishing", "inactive"),
        ("its end", "inactive, or paused with pausesOnCompletion"),
      ]
    ),
    (
      "paused",
      [("start, continue", "running"), ("stop", "stopped"), ("stop withoutFinishing", "inactive")]
    ),
    ("stopped", [("finish", "inactive")]),
  ]

  @Sendable private static func states(_ call: Invocation) throws(Mistake) {
    guard let (_, animator) = try call.animator() else { return }
    for (state, ways) in machine {
      let here = state == animator.word ? "* " : "  "
      for (place, way) in ways.enumerated() {
        let name = place == 0 ? here + state : ""
        call.world.print(
          TextWidth.padded(name, to: 12, alignment: .left)
            + TextWidth.padded(way.verb, to: 24, alignment: .left) + "to " + way.to)
      }
    }
    call.world.print("from here: \(animator.legalVerbs.joined(separator: ", "))")
  }
}
