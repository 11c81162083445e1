import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit

/// Commands on the session itself: files, settings, help.
enum SessionCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "save", group: .session, kind: .outside,
      parameters: [
        Parameter(
          name: "file", type: .word("FILE"), isRequired: true,
          meaning: "a name or a path, in .md for a session file; - shows it"),
        Parameter(
          name: "force", type: .flag, meaning: "replaces a file that is no session"),
      ],
      help: "writes the session to a file that 'flipbook test' runs",
      example: "view box\nsave first.md",
      action: .session(save)),
    CommandDeclaration(
      name: "replay", group: .session, kind: .outside,
      parameters: [
        Parameter(
          name: "file", type: .word("FILE"), isRequired: true,
          meaning: "a session file; it writes in the present folder and below")
      ],
      help: "starts anew and enters what is in a file",
      example: "view box\nsave first.md\nreplay first.md",
      action: .session(replay)),
    CommandDeclaration(
      name: "history", group: .session, kind: .outside,
      parameters: [
        Parameter(name: "count", type: .word("COUNT"), meaning: "how many of the last ones")
      ],
      help: "lists the entries of this session", example: "view box\nhistory",
      action: .session(history)),
    CommandDeclaration(
      name: "set", group: .session, kind: .changes,
      parameters: [
        Parameter(name: "setting", type: .word("SETTING"), meaning: "'set' lists them"),
        Parameter(name: "value", type: .word("VALUE"), meaning: "its new value"),
      ],
      listsWhenBare: true, help: "changes a setting, or lists them", example: "set digits 2",
      action: .world(set)),
    CommandDeclaration(
      name: "help", group: .session, kind: .outside,
      parameters: [
        Parameter(
          name: "topic", type: .word("TOPIC"),
          meaning: "a command, a function, a property, or keys and the like")
      ],
      help: "lists the commands, or explains one", example: "help scrub",
      action: .session(help)),
    CommandDeclaration(
      name: "quit", group: .session, kind: .outside, help: "leaves", example: "quit",
      action: .session { session, _ throws(Mistake) in session.ask(.quit) }),
  ]

  // MARK: Files

  @Sendable private static func save(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard let file = call.name("file") else { return }
    session.ask(.save(path: file.text, replaces: call.bool("force") ?? false))
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
        session.world.printLines("\(margin)  \(line)")
      }
    }
  }

  // MARK: Settings and help

  @Sendable private static func set(_ call: Invocation) throws(Mistake) {
    let world = call.world
    guard let name = call.name("setting") else { return listSettings(in: world) }
    guard PromptSettings.properties[name.text] == nil else {
      throw Mistake(.mustStandAlone("set \(name.text)"), name.span)
    }
    guard let setting = Settings.properties[name.text] else {
      let names = Settings.properties.names + PromptSettings.properties.names
      let near = NearNames.suggestions(for: name.text, among: names)
      throw Mistake(
        .wrongArgument(
          name.text, expected: "a setting",
          hint: name.text.contains(".")
            ? "to set a property, write \(name.text) = \(call.name("value")?.text ?? "…")"
            : near.first.map { "did you mean '\($0)'?" } ?? "'set' lists them"), name.span)
    }
    _ = try write(setting, of: &world.settings, usual: Settings(), call)
  }

  /// Sets a setting of the prompt, an entry of its own: the shell is asked to.
  @Sendable static func setPrompt(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard let name = call.name("setting"), let setting = PromptSettings.properties[name.text] else {
      return
    }
    var settings = PromptSettings()
    let value = try write(setting, of: &settings, usual: PromptSettings(), call)
    session.ask(.setPrompt(name: setting.name, value: value))
  }

  // Gives a setting the value that was typed, or turns it on; returns the value.
  private static func write<Owner>(
    _ setting: Property<Owner>, of owner: inout Owner, usual: Owner, _ call: Invocation
  ) throws(Mistake) -> String {
    guard let value = call.name("value") else {
      if setting.set(&owner, "true") { return "true" }
      throw Mistake(
        .missingArgument("the value of '\(setting.name)'", usage: setting.example(usual)),
        Span(call.command.span.upper, call.command.span.upper))
    }
    guard setting.set(&owner, value.text) else {
      throw Mistake(
        .wrongArgument(
          value.text, expected: setting.allowed, hint: "write \(setting.example(usual))"),
        value.span)
    }
    return value.text
  }

  // The prompt's own are listed as they come: what a session prints depends on nobody's prompt.
  private static func listSettings(in world: World) {
    func line(_ text: String, _ meaning: String) -> String {
      TextWidth.padded(text, to: 16, alignment: .left) + "  " + meaning
    }
    for setting in Settings.properties.all {
      world.print(line("\(setting.name) \(setting.text(world.settings))", setting.meaning))
    }
    world.print("of the prompt, not of the session; this is how they are unless set:")
    let usual = PromptSettings()
    for setting in PromptSettings.properties.all {
      world.print(line("\(setting.name) \(setting.text(usual))", setting.meaning))
    }
  }

  @Sendable private static func help(_ session: Session, _ call: Invocation) throws(Mistake) {
    let topic = call.name("topic")
    guard let lines = Help.lines(on: topic?.text) else {
      let name = topic?.text ?? ""
      throw Mistake(
        .unknownTopic(name, near: Help.near(name)),
        topic?.span ?? call.verbSpan)
    }
    lines.forEach(session.world.print)
  }
}
