/// A question in words, which `help find` answers.
enum Question {
  // With 'why' begins a command.
  private static let openings: Set = [
    "how", "what", "where", "when", "which", "who", "can", "could", "does", "is", "why",
  ]

  // Choice: nobody asks more.
  private static let longest = 200

  /// The entry that answers what was typed; `nil` for what is no question.
  static func entry(for typed: String) -> String? {
    guard typed.utf8.count < longest else { return nil }
    let text = typed.drop { $0.isWhitespace }
    let word = text.prefix { $0.isLetter || $0.isNumber }.lowercased()
    guard text.first == "?" || word == "help" || openings.contains(word),
      !text.contains(where: \.isNewline)
    else { return nil }
    let words = typed.split { !$0.isLetter && !$0.isNumber }
    let sought = "help find \"\(words.joined(separator: " "))\""
    if text.first == "?" { return words.isEmpty ? "help" : sought }
    if word == "help" {
      guard words.starts(with: ["help", "find"]), words.count > 3 else { return nil }
      return Self.entry(for: "?" + words.dropFirst(2).joined(separator: " "))
    }
    let isAsked = text.last { !$0.isWhitespace } == "?" && !text.contains("#")
    return isAsked || word != "why" && words.count > 2 ? sought : nil
  }
}
