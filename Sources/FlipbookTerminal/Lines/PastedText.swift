import FlipbookLanguage
import SessionFiles

/// Turns a pasted block into a line: clean text, or only the entries of a pasted session.
package enum PastedText {
  /// Cleans a block: one kind of newline, none at the end, no invisible characters but tabs.
  ///
  /// Keeps only the entries of a piece of a session, with all prompts but the first, shown already.
  static func clean(_ block: String) -> String {
    // One character holds both parts of a CRLF.
    let lines = String(block.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })
    let plain = PrintableText.replacing(lines, but: { $0 == "\n" || $0 == "\t" }) { _ in "" }
    if let entries = pasted(plain) {
      let shown = entries.map(PromptText.typed).joined(separator: "\n")
      return String(Substring(shown.utf8.dropFirst(PromptText.primary.utf8.count)))
    }
    let end = plain.lastIndex { $0 != "\n" }.map { plain.index(after: $0) }
    return String(plain[..<(end ?? plain.startIndex)])
  }

  /// The entries of a line that has several or begins with a prompt; nil for an ordinary line.
  package static func entries(of line: String) -> [String]? {
    if let entries = pasted(line), line.hasPrefix(PromptText.primary) { return entries }
    let goesOn = line.utf8.split(separator: 0x0A).dropFirst().contains { row in
      [PromptText.primary, PromptText.continuation].contains { row.starts(with: $0.utf8) }
    }
    return goesOn ? pasted(PromptText.primary + line) : nil
  }

  /// The entries of a line: each row outside of brackets is one, blank rows too.
  ///
  /// An app's code is a single entry, since one row of it says little without the others.
  package static func split(_ line: String, wordVerbs: Set<String>) -> [String] {
    entries(of: line)
      ?? (isAppCode(line) ? [line] : Continuation.entries(of: line, wordVerbs: wordVerbs))
  }

  private static let appType = Pattern(/(UI|CA|CG|NS)[A-Z]\w*/)

  // Whether the first row uses an app's type: makes one, or takes a member of it.
  private static func isAppCode(_ line: String) -> Bool {
    guard let end = line.firstIndex(of: "\n") else { return false }
    let row = String(line[..<end])
    let words = Piece.all(in: row).filter { $0.kind != .comment && $0.kind != .string }
      .map { $0.span.text(in: row) }
    return zip(words, words.dropFirst()).contains { word, next in
      word.wholeMatch(of: appType) != nil && (next == "(" || next.hasPrefix("."))
    }
  }

  package static func needsMore(_ line: String, wordVerbs: Set<String>) -> Bool {
    Continuation.needsMore(split(line, wordVerbs: wordVerbs).last ?? line, wordVerbs: wordVerbs)
  }

  /// The blanks before the next row of a line; `closes` if it begins with a closing bracket.
  package static func indentation(
    behind line: String, closes: Bool, wordVerbs: Set<String>
  ) -> String {
    let indentation = Indentation(behind: entries(of: line)?.last ?? line, wordVerbs: wordVerbs)
    return closes ? indentation.ofClosingRow : indentation.ofNextRow
  }
}
