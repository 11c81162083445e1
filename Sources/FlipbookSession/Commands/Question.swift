/// A question in words, which `help find` answers.
package enum Question {
  private static let openings: Set = [
    "how", "what", "where", "when", "which", "who", "can", "could", "does", "is", "why",
  ]

  // `why` begins a command, unless one of these words follows.
  private static let prose: Set = [
    "is", "isn", "are", "aren", "am", "was", "wasn", "does", "doesn", "do", "don", "did", "didn",
    "has", "hasn", "can", "will", "won", "would", "not", "no", "the", "my", "it", "nothing", "this",
  ]

  // The first bytes of the openings, of `help` and of a question mark.
  private static let beginnings = Set((openings + ["help", "?"]).compactMap(\.utf8.first))

  // Choice: no question is longer, in bytes.
  private static let longest = 200

  /// The entry that answers a typed question; `nil` for anything else.
  package static func entry(for typed: String) -> String? {
    guard typed.utf8.count < longest else { return nil }
    // Every entry comes here, so a few bytes decide first whether it may be a question.
    let (first, curved) = (typed.utf8.first { $0 > 0x20 } ?? 0, "’".utf8.first)
    let hasApostrophe = typed.hasByte { $0 == UInt8(ascii: "'") || $0 == curved }
    guard hasApostrophe || first > 0x7F || beginnings.contains(first | 0x20) else { return nil }
    let text = typed.drop { $0.isWhitespace }
    let word = text.prefix { $0.isLetter || $0.isNumber }.lowercased()
    let isOpened = text.first == "?" || word == "help" || openings.contains(word)
    guard isOpened || hasApostrophe,
      !text.contains(where: { $0.isNewline || $0 == "{" })
    else { return nil }
    let words = typed.split { !$0.isLetter && !$0.isNumber }
    // A sentence with an apostrophe within a word.
    let isWritten =
      hasApostrophe && words.count > 3
      && text.wholeMatch(of: /[\w\s.!?]*\w['’]\w[\w\s.!?'’]*/) != nil
    guard isOpened || isWritten else { return nil }
    let sought = "help find \"\(words.joined(separator: " "))\""
    if text.first == "?" { return words.isEmpty ? "help" : sought }
    if word == "help" {
      guard words.starts(with: ["help", "find"]), words.count > 3 else { return nil }
      return Self.entry(for: "?" + words.dropFirst(2).joined(separator: " "))
    }
    let isAsked = text.last { !$0.isWhitespace } == "?" && !text.contains("#")
    // A path has a dot after its first name, a name of several words has quotes; prose has neither.
    let second = text.prefixMatch(of: /\w+(?:['’]\w+)?\s+(\w+)(?=[\s'’]|$)/)?.1
    let isProse = second.map { word != "why" || prose.contains($0.lowercased()) } == true
    return isAsked || isWritten || isProse && words.count > 2 ? sought : nil
  }
}
