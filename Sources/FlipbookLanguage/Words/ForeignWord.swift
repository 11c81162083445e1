import CForeignTexts
import FlipbookText

/// A word that people bring from another tool, and what is typed here.
package struct ForeignWord: Sendable {
  /// How it is spelled, in small letters and without dashes, with its synonyms.
  package let words: [String]
  package let meaning: String
  /// Lines to type, the likeliest first, with words that stand for the names there are.
  package let examples: [String]

  /// What is known of a word, in whatever case and with dashes; `nil` for one nobody brings.
  package static func named(_ word: some StringProtocol) -> ForeignWord? {
    byWord[word.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" }]
  }

  // A row has the words, what they correspond to here, and the line to type where there is one. In a
  // line 'box' stands for a view that there is, 'slide' for an animator, 'ball' and 'fade' for new
  // names.
  package static let all = TextTable.rows(foreign_words()).filter { $0.count > 1 }.map { row in
    ForeignWord(
      words: row[0].split(separator: " ").map(String.init), meaning: row[1],
      examples: Array(row[2...]))
  }

  // Looked up only, never walked.
  private static let byWord = Dictionary(
    all.flatMap { row in row.words.map { ($0, row) } }
  ) { first, _ in first }
}

extension ForeignWord {
  package init(line: String) { self.init(words: [], meaning: "", examples: [line]) }

  /// What goes by another name here: members, labels, timings and values, whichever fits.
  package static func names(for word: String) -> [String] {
    others[word] ?? others[word.lowercased()] ?? []
  }

  // A row has the word, and what it may be here.
  private static let others = Dictionary(
    uniqueKeysWithValues: String(cString: foreign_names()).split(separator: "\n").map { row in
      let words = row.split(separator: " ").map(String.init)
      return (words[0], Array(words.dropFirst()))
    })
}
