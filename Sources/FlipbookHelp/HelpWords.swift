/// Sentences about words that are no commands: built-in names, and settings.
enum HelpWords {
  /// The words that mean something without a definition.
  static let all: [(word: String, meaning: String)] =
    [
      ("root", "the view that holds all others; there from the start, as large as a phone"),
      (ValueWords.stage, "the stage itself: stage.now is its moment, stage.frame its frame"),
      ("position", "in a completion, where the animator ended: start, end or current"),
      ("finished", "in a completion, whether the animation finished"),
      (ValueWords.context, "in the blocks of a begin, the value it was given"),
      ("notes", "in a table's JSON, the sentences printed under the table elsewhere"),
    ] + GestureWord.allCases.map { ($0.rawValue, $0.meaning) }

  static let settings = Settings.properties.descriptions + PromptSettings.properties.descriptions

  /// The text about a setting by its name; empty for other words.
  static func settings(_ name: String, _ settings: Settings) -> [[String]] {
    (ofSession(settings) + ofPrompt).filter { $0.name == name }.map {
      Help.words("set \($0.name): \($0.text)")
    }
  }

  static func settings(of command: CommandDeclaration, _ settings: Settings) -> [[String]] {
    guard command.parameters.contains(where: { $0.type == .word("SETTING") }) else { return [] }
    var rows = Help.rows(ofSession(settings) + ofPrompt)
    rows.insert(["of the prompt, not of the session:"], at: rows.count - ofPrompt.count)
    return [["settings:"]] + rows
  }

  private static func ofSession(_ now: Settings) -> [(name: String, text: String)] {
    Settings.properties.all.map { ($0.name, text($0, Settings()) + "; now \($0.text(now))") }
  }

  // Their present values belong to the person, so a session does not print them.
  private static let ofPrompt = PromptSettings.properties.all.map {
    (name: $0.name, text: text($0, PromptSettings()))
  }

  private static func text<Owner>(_ setting: Property<Owner>, _ usual: Owner) -> String {
    "\(setting.meaning) (\(setting.allowed); default: \(setting.text(usual)))"
  }
}
