/// Tells whether an entered line continues on the next one.
package enum Continuation {
  /// Whether a round bracket or a brace is still open at the end of the text.
  ///
  /// Brackets in quotes and comments do not count, nor do those in the plain words after
  /// `wordVerbs`. A closer that fits no opener ends the waiting, since nothing typed later could
  /// mend it; a quote that is not closed ends with its line. Linear in the length of the text.
  package static func needsMore(_ text: String, wordVerbs: Set<String> = []) -> Bool {
    var open: [UInt8] = []
    return needsMore(text, wordVerbs, &open)
  }

  /// Checks one entry that grows by a line at each call: linear in the length of all of it.
  package static func reading(wordVerbs: Set<String>) -> (String) -> Bool {
    var (known, open) = (0, [UInt8]())
    return { text in
      let rest = Substring(text.utf8.dropFirst(known))
      known = text.utf8.count + 1
      return needsMore(String(rest), wordVerbs, &open)
    }
  }

  /// The entries of a text whose lines are entered one after the other.
  ///
  /// An entry continues over several lines while a bracket is open; the last may need more. Linear
  /// in the length of the text.
  package static func entries(of text: String, wordVerbs: Set<String> = []) -> [String] {
    var entries: [String] = []
    var (rows, open): ([String], [UInt8]) = ([], [])
    for row in text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      rows.append(String(Substring(row)))
      if needsMore(rows[rows.count - 1], wordVerbs, &open) { continue }
      entries.append(rows.joined(separator: "\n"))
      (rows, open) = ([], [])
    }
    return rows.isEmpty ? entries : entries + [rows.joined(separator: "\n")]
  }

  // `open` has the brackets that are open before the text, and then those that are open after it.
  private static func needsMore(
    _ text: String, _ wordVerbs: Set<String>, _ open: inout [UInt8]
  ) -> Bool {
    var scanner = PieceScanner(text, wordVerbs: wordVerbs, openers: open)
    while let piece = scanner.next() {
      guard piece.kind == .sign else { continue }
      switch scanner.lexer.bytes[piece.span.lower] {
      case let opener where opener == .leftParen || opener == .leftBrace: open.append(opener)
      case .rightParen: guard open.popLast() == .leftParen else { return false }
      case .rightBrace: guard open.popLast() == .leftBrace else { return false }
      default: break
      }
    }
    return !open.isEmpty
  }
}
