extension StringProtocol {
  /// The text with a capital first letter, or with a small one.
  package var upperFirst: String { prefix(1).uppercased() + dropFirst() }
  package var lowerFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension [[String]] {
  /// The texts of the first list that are in all the others too.
  package var commonTexts: [String] {
    let others = dropFirst().map(Set.init)
    return (first ?? []).filter { text in others.allSatisfy { $0.contains(text) } }
  }
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

extension StringProtocol {
  /// The text without what is blank at both ends.
  package func trimmed(_ isBlank: (Character) -> Bool) -> String {
    guard let end = lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(self[...end].drop(while: isBlank))
  }

  /// The first of the names `box`, `box2`, `box3` … that is not taken.
  package func freeName(_ isTaken: (String) -> Bool) -> String {
    var (name, number) = (String(self), 2)
    while isTaken(name) { (name, number) = ("\(self)\(number)", number + 1) }
    return name
  }
}
