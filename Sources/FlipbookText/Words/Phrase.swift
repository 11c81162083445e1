extension StringProtocol {
  /// The text with a capital first letter, or with a small one.
  package var upperFirst: String { prefix(1).uppercased() + dropFirst() }
  package var lowerFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension [String] {
  /// A list in a sentence, with a word before the last: `a, b or c`.
  package func list(_ word: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension Int {
  /// The count with its noun, by default with an s for many: `1 entry`, `2 lines`.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}
