import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit

/// Commands on the session itself: moving along the timeline, files, settings, help.
enum SessionCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "back", group: .time, kind: .moves,
      parameters: [Parameter(name: "duration", type: .duration)],
      help: "goes back in time, by a frame unless said",
      example: "view box\nanimate 1s { box.alpha = 0 }\nrun\nback 0.5s", action: .session(back)),
    CommandDeclaration(
      name: "undo", group: .time, kind: .moves, help: "takes back the last entry that changed",
      example: "view box\nundo", action: .session(undo)),
    CommandDeclaration(
      name: "redo", group: .time, kind: .moves, help: "takes back the last undo",
      example: "view box\nundo\nredo", action: .session(redo)),
    CommandDeclaration(
      name: "reset", group: .session, kind: .moves, help: "goes to an empty stage; undo comes back",
      example: "view box\nreset", action: .session(reset)),
    CommandDeclaration(
      name: "save", group: .session, kind: .outside,
      parameters: [
        Parameter(name: "file", type: .word("FILE"), isRequired: true),
        Parameter(name: "force", type: .word("force")),
      ],
      help: "writes the session to a file that 'flipbook test' runs", example: "view box",
      action: .session(save)),
    CommandDeclaration(
      name: "replay", group: .session, kind: .outside,
      parameters: [Parameter(name: "file", type: .word("FILE"), isRequired: true)],
      help: "starts anew and enters what is in a file", example: "view box",
      action: .session(replay)),
    CommandDeclaration(
      name: "history", group: .session, kind: .outside,
      parameters: [Parameter(name: "count", type: .word("COUNT"))],
      help: "lists the entries of this session", example: "view box\nhistory",
      action: .session(history)),
    CommandDeclaration(
      name: "set", group: .session, kind: .changes,
      parameters: [
        Parameter(name: "setting", type: .word("SETTING")),
        Parameter(name: "value", type: .word("VALUE")),
      ],
      help: "changes a setting, or lists them", example: "set digits 2", action: .world(set)),
    CommandDeclaration(
      name: "help", group: .session, kind: .outside,
      parameters: [Parameter(name: "topic", type: .word("TOPIC"))],
      help: "lists the commands, or explains one", example: "help scrub",
      action: .session(help)),
    CommandDeclaration(
      name: "quit", group: .session, kind: .outside, help: "leaves", example: "view box",
      action: .session { session, _ throws(Mistake) in session.ask(.quit) }),
  ]

  // MARK: Moving

  @Sendable private static func back(
    _ session: Session, _ call: Invocation
  ) throws(Mistake) {
    let world = session.world
    let seconds = try call.duration("duration") ?? 1 / Double(world.settings.rate)
    let now = world.stage.ticks
    guard let span = Stage.ticks(seconds: seconds), span <= now else {
      throw Mistake(
        .tooFarBack(passed: now == 0 ? nil : NumberText.shortest(world.stage.now) + "s"),
        call.value("duration")?.expression.span ?? call.verbSpan)
    }
    try session.go(toTicks: now - span, call)
    session.world.print(TimeCommands.moment(in: session.world))
    LookCommands.printWatches(in: session.world, source: call.scope.source)
  }

  @Sendable private static func undo(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard session.timeline.undo() else {
      throw Mistake(.nothingToUndo(redo: false), call.verbSpan)
    }
    session.rebuild()
  }

  @Sendable private static func redo(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard session.timeline.redo() else {
      throw Mistake(.nothingToUndo(redo: true), call.verbSpan)
    }
    session.rebuild()
  }

  @Sendable private static func reset(_ session: Session, _ call: Invocation) throws(Mistake) {
    session.timeline.move(to: 0)
    session.rebuild()
  }

  // MARK: Files

  @Sendable private static func save(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard let file = call.name("file") else { return }
    if let force = call.name("force"), force.text != "force" {
      throw Mistake(
        .unexpectedArgument(force.text, usage: call.declaration.usage), force.span)
    }
    session.ask(.save(path: file.text, replaces: call.name("force") != nil))
  }

  @Sendable private static func replay(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard let file = call.name("file") else { return }
    session.ask(.replay(path: file.text))
  }

  @Sendable private static func history(_ session: Session, _ call: Invocation) throws(Mistake) {
    var records = session.transcript[...]
    if let count = call.name("count") {
      guard let number = Int(count.text), number > 0 else {
        throw Mistake(
          .wrongArgument(count.text, expected: "a whole number above 0", hint: "write history 10"),
          count.span)
      }
      records = records.suffix(number)
    }
    let width = String(session.transcript.count).count
    for (index, record) in zip(records.indices, records) {
      let number = TextWidth.padded(String(index + 1), to: width, alignment: .right)
      let lines = record.entry.split(separator: "\n", omittingEmptySubsequences: false)
      for (place, line) in lines.enumerated() {
        let margin = place == 0 ? number : String(repeating: " ", count: width)
        session.world.print("\(margin)  \(line)")
      }
    }
  }

  // MARK: Settings and help

  @Sendable private static func set(_ call: Invocation) throws(Mistake) {
    let world = call.world
    guard let name = call.name("setting") else {
      for setting in Settings.all {
        let text = "\(setting.name) \(setting.text(world.settings))"
        world.print(TextWidth.padded(text, to: 16, alignment: .left) + "  " + setting.meaning)
      }
      return
    }
    guard let setting = Settings.all.first(where: { $0.name == name.text }) else {
      let near = NearNames.suggestions(for: name.text, among: Settings.all.map(\.name))
      throw Mistake(
        .wrongArgument(
          name.text, expected: "a setting",
          hint: near.first.map { "did you mean '\($0)'?" } ?? "'set' lists them"), name.span)
    }
    guard let value = call.name("value") else {
      if setting.set(&world.settings, "true") { return }
      throw Mistake(
        .missingArgument("the value of '\(setting.name)'", usage: setting.example),
        Span(call.command.span.upper, call.command.span.upper))
    }
    guard setting.set(&world.settings, value.text) else {
      throw Mistake(
        .wrongArgument(value.text, expected: setting.allowed, hint: "write \(setting.example)"),
        value.span)
    }
  }

  @Sendable private static func help(_ session: Session, _ call: Invocation) throws(Mistake) {
    let topic = call.name("topic")
    guard let lines = Help.lines(on: topic?.text) else {
      let name = topic?.text ?? ""
      throw Mistake(
        .unknownTopic(name, near: NearNames.suggestions(for: name, among: Help.topics)),
        topic?.span ?? call.verbSpan)
    }
    lines.forEach(session.world.print)
  }
}

extension Session {
  /// Goes back to a moment: to after everything that was entered or fired then.
  func go(toTicks ticks: Int64, _ call: Invocation) throws(Mistake) {
    let place = timeline.place(at: ticks)
    let start = timeline.nodes[place].end
    guard start < ticks else {
      timeline.move(to: place)
      return rebuild()
    }
    // The moment lies within an entry: a new branch goes there from before it.
    guard let cut = cut(timeline.node(after: place), to: ticks, from: place) else { return }
    timeline.branch(from: place, cut, end: ticks)
    rebuild()
  }

  // What of an entry comes before a moment, its last step shortened to end there.
  private func cut(_ node: Timeline.Node?, to ticks: Int64, from place: Int) -> Entry? {
    guard let entry = node?.entry else { return nil }
    let scratch = built(at: place)
    let scope = Scope(world: scratch, source: entry.text)
    for statement in entry.statements {
      let start = scratch.stage.ticks
      // The step is measured in the frames that count where it stands.
      let step = scratch.stepText(from: start, to: ticks)
      guard (try? scope.execute(statement)) != nil, scratch.stage.ticks <= ticks else {
        let before = Span(0, statement.span.lower).text(in: entry.text)
        return try? Parser.entry(from: before + step, wordVerbs: CommandDeclaration.wordVerbs)
      }
    }
    return nil
  }
}
