import CForeignTexts
import FlipbookText

/// A word from another tool, and what to type here.
package struct ForeignWord: Sendable {
  /// Its spellings and synonyms, in small letters and without dashes.
  package let words: [String]
  package let meaning: String
  /// Lines to type, the likeliest first, with words in place of existing names.
  package let examples: [String]

  /// The entry of a word, in any case and with dashes; `nil` if there is none.
  package static func named(_ word: some StringProtocol) -> ForeignWord? {
    byWord[word.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" }]
  }

  // A row has the words, what they correspond to here, and the line to type where there is one. In
  // a line, 'box' stands for an existing view, 'slide' for an animator, 'ball' and 'fade' for new
  // names.
  package static let all = TextTable.rows(foreign_words()).filter { $0.count > 1 }.map { row in
    ForeignWord(
      words: row[0].split(separator: " ").map(String.init), meaning: row[1],
      examples: Array(row[2...]))
  }

  // Only for lookups, never iterated.
  private static let byWord = Dictionary(
    all.flatMap { row in row.words.map { ($0, row) } }
  ) { first, _ in first }
}

extension ForeignWord {
  package init(line: String) { self.init(words: [], meaning: "", examples: [line]) }

  /// The names that a foreign word may have here: members, labels, timings and values.
  package static func names(for word: String) -> [String] {
    others[word] ?? others[word.lowercased()] ?? []
  }

  // Each row has a word and its names here.
  private static let others = Dictionary(
    uniqueKeysWithValues: String(cString: foreign_names()).split(separator: "\n").map { row in
      let words = row.split(separator: " ").map(String.init)
      return (words[0], Array(words.dropFirst()))
    })
}
