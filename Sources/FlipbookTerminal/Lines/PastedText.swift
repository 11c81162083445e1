import FlipbookLanguage
import FlipbookText
import SessionFiles

/// Makes a pasted block fit for the line: clean text, and of a session only what was typed.
package enum PastedText {
  /// Cleans a block: one kind of newline, none at the end, and nothing but tabs that is not seen.
  ///
  /// Of a piece of a session only the entries are kept, as the screen shows them: each with its
  /// prompts, but for the first, whose prompt stands there already.
  static func clean(_ block: String) -> String {
    let plain = block.replacingNewlines().filtered()
    if let entries = pasted(plain) {
      let shown = entries.map(PromptText.typed).joined(separator: "\n")
      return String(Substring(shown.utf8.dropFirst(PromptText.primary.utf8.count)))
    }
    let end = plain.lastIndex { $0 != "\n" }.map { plain.index(after: $0) }
    return String(plain[..<(end ?? plain.startIndex)])
  }

  /// The entries of a line that holds several of them, as ``clean(_:)`` leaves it, or of one that
  /// begins with a prompt; nil for one that is what it seems.
  package static func entries(of line: String) -> [String]? {
    if let entries = pasted(line), line.hasPrefix(PromptText.primary) { return entries }
    let goesOn = line.utf8.split(separator: 0x0A).dropFirst().contains { row in
      [PromptText.primary, PromptText.continuation].contains { row.starts(with: $0.utf8) }
    }
    return goesOn ? pasted(PromptText.primary + line) : nil
  }

  /// What is entered of a line, one after the other.
  ///
  /// Several rows are as many entries, but for those within an open bracket. Some may be blank.
  package static func split(_ line: String, wordVerbs: Set<String>) -> [String] {
    entries(of: line) ?? Continuation.entries(of: line, wordVerbs: wordVerbs)
  }

  /// Whether a bracket is open at the end of a line that may hold several entries.
  package static func needsMore(_ line: String, wordVerbs: Set<String>) -> Bool {
    Continuation.needsMore(split(line, wordVerbs: wordVerbs).last ?? line, wordVerbs: wordVerbs)
  }

  /// The blanks before the next row of a line that may hold several entries; for one that begins
  /// with a closing bracket, or not.
  package static func indentation(
    behind line: String, closes: Bool, wordVerbs: Set<String>
  ) -> String {
    let indentation = Indentation(behind: entries(of: line)?.last ?? line, wordVerbs: wordVerbs)
    return closes ? indentation.ofClosingRow : indentation.ofNextRow
  }
}

extension String {
  fileprivate func replacingNewlines() -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar != "\n" || previous != "\r" {
        result.append(scalar == "\r" ? "\n" : scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  fileprivate func filtered() -> String {
    PrintableText.replacing(self, but: { $0 == "\n" || $0 == "\t" }) { _ in "" }
  }
}
