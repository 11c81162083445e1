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
    let words = typed.split { !$0.isLetter && !$0.isNumber }
    let text = typed.drop { $0.isWhitespace }
    guard !text.contains(where: \.isNewline), let first = text.first else { return nil }
    let sought = "help find \"\(words.joined(separator: " "))\""
    if first == "?" { return words.isEmpty ? "help" : sought }
    if words.starts(with: ["help", "find"]), words.count > 3 {
      return Self.entry(for: "?" + words.dropFirst(2).joined(separator: " "))
    }
    let isAsked = text.last { !$0.isWhitespace } == "?" && !text.contains("#")
    guard let word = words.first?.lowercased(), openings.contains(word), text.hasPrefix(words[0])
    else { return nil }
    return isAsked || word != "why" && words.count > 2 ? sought : nil
  }
}
