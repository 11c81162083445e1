import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit

/// Commands on the session itself: files, settings, help.
enum SessionCommands {
  static let all: [CommandDeclaration] = [
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
      listsWhenBare: true, help: "changes a setting, or lists them", example: "set digits 2",
      action: .world(set)),
    CommandDeclaration(
      name: "help", group: .session, kind: .outside,
      parameters: [Parameter(name: "topic", type: .word("TOPIC"))],
      help: "lists the commands, or explains one", example: "help scrub",
      action: .session(help)),
    CommandDeclaration(
      name: "quit", group: .session, kind: .outside, help: "leaves", example: "view box",
      action: .session { session, _ throws(Mistake) in session.ask(.quit) }),
  ]

  // MARK: Files

  @Sendable private static func save(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard let file = call.name("file") else { return }
    session.ask(.save(path: file.text, replaces: try call.replaces()))
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
