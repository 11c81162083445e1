import FlipbookCommands
import FlipbookValues

/// A sentence each on words that are no commands: names that are there, and settings.
enum HelpWords {
  /// The words that mean something without being given.
  static let all: [(word: String, meaning: String)] = [
    ("root", "the view that all others lie in; there from the beginning, and as large as a phone"),
    (ValueWords.stage, "the stage itself: stage.now is its moment, stage.frame its frame"),
    ("position", "in a completion, where the animator ended: start, end or current"),
    ("finished", "in a completion, whether what moved came to its end"),
  ]

  /// What is to be said of a word; empty for others.
  static func lines(on name: String) -> [String] {
    let words = all.filter { $0.word == name }.map { "\($0.word): \($0.meaning)" }
    return
      (words
      + (ofSession + ofPrompt).filter { $0.name == name }.map { "set \($0.name): \($0.text)" })
      .flatMap { Help.words($0) }
  }

  /// What a command that takes settings takes.
  static func settings(of command: CommandDeclaration) -> [String] {
    guard command.parameters.contains(where: \.isSetting) else { return [] }
    return ["settings:"] + rows(ofSession) + ["of the prompt, not of the session:"] + rows(ofPrompt)
  }

  private static func rows(_ settings: [(name: String, text: String)]) -> [String] {
    settings.flatMap { Help.row("  \($0.name)", $0.text) }
  }

  private static let ofSession = Settings.properties.all.map {
    (name: $0.name, text: text($0, Settings()))
  }
  private static let ofPrompt = PromptSettings.properties.all.map {
    (name: $0.name, text: text($0, PromptSettings()))
  }

  private static func text<Owner>(_ setting: Property<Owner>, _ usual: Owner) -> String {
    "\(setting.meaning) (\(setting.allowed); \(setting.text(usual)) unless set)"
  }
}

extension Parameter {
  fileprivate var isSetting: Bool {
    if case .word("SETTING") = type { true } else { false }
  }
}
