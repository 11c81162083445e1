import FlipbookSession

/// Commands on the session itself: files, settings, help.
package enum SessionCommands {
  private static let saved = Input.word(
    "file", .word("FILE"), "a name or a path, in .md for a session file; - shows it"
  ).required()
  private static let force = Input.flag(
    "force", "replaces a file whose text around its fences 'save' did not write")
  private static let clean = Input.flag(
    "clean", "only what led here: no mistakes, no looks except checks, nothing undone")
  private static let replayed = Input.word(
    "file", .word("FILE"), "a session file; it writes in the current folder and below"
  ).required()
  private static let count = Input.word("count", .word("COUNT"), "how many of the last entries")
  private static let setting = Input.word("setting", .word("SETTING"), "'set' lists them")
  private static let value = Input.word("value", .word("VALUE"), "its new value")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "save", group: .session, effect: .outside, places: .alone,
      parameters: [saved, clean, force],
      help: "writes the session to a file that 'flipbook test' runs",
      note: "Everything, as typed; 'save FILE clean' writes only what led here.",
      example: exampleBox + "save first.md", synonyms: ["share", "write", "store"]
    ) { call in
      Answer(.save(path: call[saved].text, replaces: call[force], isClean: call[clean]))
    },
    CommandDeclaration(
      name: "replay", group: .session, effect: .outside, places: .alone, parameters: [replayed],
      help: "starts over with the entries of a file",
      example: exampleBox + "save first.md\nreplay first.md", synonyms: ["load", "open", "import"]
    ) { call in Answer(.replay(path: call[replayed].text)) },
    CommandDeclaration(
      name: "history", group: .session, effect: .outside, places: .alone, parameters: [count],
      help: "lists the entries of this session",
      note: "* marks what can be edited, + what 'save FILE clean' keeps as well, x what failed.",
      example: exampleBox + "history",
      refusals: ["format": "entries are no table: only tables have a format"], action: history),
    CommandDeclaration(
      name: "set", group: .session, effect: .changes, places: .entry, parameters: [setting, value],
      help: "changes a setting, or lists them", example: "set digits 2",
      synonyms: ["settings", "preferences", "fps", "configuration"], traits: traits,
      action: set),
  ]

  /// The commands that leave the program.
  package static let endings = [
    CommandDeclaration(
      name: "quit", group: .session, effect: .outside, places: .alone, help: "leaves",
      example: "quit", synonyms: ["leave", "bye"]
    ) { _ in Answer(.quit) },
    CommandDeclaration(
      name: "exit", group: .session, effect: .outside, places: .alone,
      help: "leaves, as 'quit' does", example: "exit", isReserved: false, written: "quit"
    ) { _ in Answer(.quit) },
  ]

  @Sendable private static func history(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    var records = session.transcript[...]
    if let count = call[count] {
      guard let number = Int(count.text), number > 0 else {
        throw Mistake(count, isNot: "a whole number above 0", hint: "'history 9' lists nine")
      }
      records = records.suffix(number)
    }
    let width = String(session.transcript.count).count
    let roles = session.roles
    var answer = Answer()
    for (index, record) in zip(records.indices, records) {
      let number = TextWidth.padded(String(index + 1), to: width, alignment: .right)
      let role = roles[index + 1]
      let sign = (record.failed ? "x" : " ") + role.sign
      answer.printLines(record.entry, after: "\(number)\(sign) ")
      // The typed text may have become another one since.
      if case .change(let text) = role, !record.entry.contains(text) {
        answer.printLines(text, after: String(repeating: " ", count: width + 3) + "now  ")
      }
    }
    return answer
  }

  // Without inputs it lists; settings of the prompt are not part of the session.
  @Sendable private static func traits(
    of command: Command, in world: World
  ) -> CommandDeclaration.Traits? {
    guard case .word(let name)? = command.arguments.first?.value else { return (.looks, .entry) }
    return PromptSettings.properties[name.text] == nil ? nil : (.outside, .alone)
  }

  @Sendable private static func set(_ call: Invocation) throws(Mistake) -> Answer {
    let world = call.world
    guard let name = call[setting] else { return settings(of: world) }
    if let setting = PromptSettings.properties[name.text] {
      guard call.host != nil else { throw Mistake(.mustStandAlone("set \(name.text)"), name.span) }
      var settings = PromptSettings()
      let value = try write(setting, of: &settings, usual: PromptSettings(), call)
      return Answer(.setPrompt(name: setting.name, value: value))
    }
    guard let setting = Settings.properties[name.text] else {
      let names = Settings.properties.names + PromptSettings.properties.names
      let near = NearNames.suggestions(for: name.text, among: names)
      throw Mistake(
        name, isNot: "a setting",
        hint: name.text.contains(".")
          ? "to set a property, write \(name.text) = \(call[value]?.text ?? "…")"
          : near.first.map { "did you mean '\($0)'?" } ?? "'set' lists them")
    }
    _ = try write(setting, of: &world.settings, usual: Settings(), call)
    return Answer()
  }

  // Gives a setting the value that was typed, or turns it on; returns the value.
  private static func write<Owner>(
    _ setting: Property<Owner>, of owner: inout Owner, usual: Owner, _ call: Invocation
  ) throws(Mistake) -> String {
    guard let value = call[value] else {
      if setting.set(&owner, "true") { return "true" }
      throw Mistake(
        .missingArgument("the value of '\(setting.name)'", usage: setting.example(usual)), call.end)
    }
    guard setting.set(&owner, value.text) else {
      throw Mistake(value, isNot: setting.allowed, hint: "write \(setting.example(usual))")
    }
    return value.text
  }

  // Lists the prompt's settings with their defaults, so that output does not depend on a prompt.
  private static func settings(of world: World) -> Answer {
    var answer = Answer()
    func list<Owner>(_ settings: [Property<Owner>], of owner: Owner) {
      for setting in settings {
        let text = TextWidth.padded("\(setting.name) \(setting.text(owner))", to: 16)
        answer.print(text + "  " + setting.meaning)
      }
    }
    list(Settings.properties.all, of: world.settings)
    answer.print("of the prompt, not of the session; this is how they are unless set:")
    list(PromptSettings.properties.all, of: PromptSettings())
    return answer
  }
}

extension Session.Role? {
  // The sign that marks it in the history.
  fileprivate var sign: String {
    switch self {
    case .change: "*"
    case .check: "+"
    case .waiting: "!"
    case nil: " "
    }
  }
}
