/// Commands that look along time.
package enum SampleCommands {
  private static let paths = Input.list("path", .expressions).atLeastOne
  private static let every = Input.duration("every:", "the time between two rows").required()

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "sample", group: .look, effect: .looks, places: .alone,
      parameters: [paths, every] + TimeStretch.parameters,
      help: "lists shown values without moving time; default: from now",
      example: exampleBox + "animate 1s { box.alpha = 0 }\ntable box.alpha every: 0.25s\n"
        + "run\ntable box.alpha from: 0s every: 0.5s",
      synonyms: ["record"], tables: [Table(columns: [.time])], written: "table every:",
      chosen: CommandForm { command, _ in
        let labels = [every.parameter] + TimeStretch.parameters.map(\.parameter)
        // `turns` makes another form, which takes a stretch of time too.
        let turns = command.arguments.contains { $0.label == nil && $0.value.word?.text == "turns" }
        return !turns && labels.contains { command.has(label: $0.name) } ? command : nil
      }, action: sample),
    CommandDeclaration(
      name: "events", group: .look, effect: .looks, places: [.alone, .entry, .fired],
      help: "lists what has happened, when, and which entry made it happen",
      note:
        "As an entry of its own it also lists scrubs, values set while they moved, and jumps, with "
        + "what was shown before and after.",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\nstart slide\nrun\nevents",
      synonyms: ["ledger", "log", "callbacks"], tables: [eventTable],
      words: StageEvent.Word.allCases.map { Choice($0.rawValue, $0.meaning) },
      refusals: Dictionary(
        uniqueKeysWithValues: ["from", "to", "for"].map {
          ($0, "'events' lists all of it: 'events at: 1s' what comes up to then")
        }), action: events),
  ]

  private static let rowLimit = 10_000

  @Sendable private static func sample(_ call: Invocation) throws(Mistake) -> Answer {
    var (call, paths) = (call, call[paths])
    let step = try call.step(call[every], of: every)
    let stretch = try TimeStretch(ofValues: paths, call)
    guard (stretch.end - stretch.start) / step < rowLimit else {
      throw call.tooMany("\(rowLimit) rows", every: [every])
    }
    paths = try call.numbers(paths, keepsWholes: true, over: stretch)
    let moments = stride(from: stretch.start, through: stretch.end, by: Int64.Stride(step))
    var seen = SeenPaths(paths, source: call.scope.source) { scope, path throws(Mistake) in
      cell(try scope.evaluate(path), scope.world.text)
    }
    try call.replay.visit(Array(moments)) { seen.look(at: $0) }
    let columns = try seen.columns()
    var table = Table(
      columns: [.time] + paths.map { Column(name: call.text(of: $0.span), alignment: .right) })
    table.rows = seen.times.enumerated().map { row, time in
      [.seconds(time)] + columns.map { $0[row] ?? .empty }
    }
    return try call.printed(TableDocument(tables: [table]))
  }

  private static func cell(_ value: Value, _ text: ValueText) -> Cell {
    switch value {
    case .number(let quantity): Cell(quantity)
    case .bool(let bool): .boolean(bool)
    default: .text(text.text(value))
    }
  }

  private static let eventTable = Table(
    columns: [.time, Column(name: "event", "what happened, and to what"), .entry])

  @Sendable private static func events(_ call: Invocation) throws(Mistake) -> Answer {
    let world =
      try call.host == nil ? call.world : call.replay(preparing: { $0.keepAccount() }).stage()
    let text = call.world.text
    // Old and new values are never cut, nor the reason why a touch missed.
    let whole: Set<StageEvent.Word> = [.scrubbed, .assigned, .jumped, .missed]
    var table = eventTable
    table.columns[1].isWhole = world.stage.events.contains { whole.contains($0.kind.word) }
    table.rows = try world.stage.events.map { event throws(Mistake) in
      try call.check()
      let entry = event.cause > 0 ? world.entries[event.cause - 1] : ""
      return [.seconds(event.time), .text(text.text(event)), .text(entry)]
    }
    guard !table.rows.isEmpty else { return Answer("nothing has happened yet") }
    return try call.printed(TableDocument(tables: [table]))
  }
}
