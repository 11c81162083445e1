/// A plain word that is being typed, such as a path, with the quotes in it.
package struct PlainWord {
  package let typed: String
  /// The text that it spells.
  package let text: String
  // Whether its last quote is still to be closed.
  private let isOpen: Bool

  /// Reads the typed part of a word; nil if it is no word, or more than one.
  package init?(_ typed: String, isOpen: Bool) {
    var lexer = Lexer(isOpen ? typed + "\"" : typed)
    switch try? lexer.nextWord(inBlock: false) {
    case .word(let name) where lexer.position == lexer.end: text = name.text
    case nil where typed.isEmpty: text = ""
    default: return nil
    }
    (self.typed, self.isOpen) = (typed, isOpen)
  }

  /// The word completed to a longer one, with quotes where they are needed.
  ///
  /// The quotes stay open where more may follow. Nil where no typed word spells `whole`.
  package func completed(to whole: String, isOpen staysOpen: Bool) -> String? {
    guard whole.utf8.starts(with: text.utf8) else { return nil }
    let rest = String(Substring(whole.utf8.dropFirst(text.utf8.count)))
    guard isOpen || !rest.utf8.allSatisfy(Self.isPlain) else { return typed + rest }
    let quoted = Name(rest, Span(0, 0)).quoted.dropFirst(isOpen ? 1 : 0)
    let word = typed + (staysOpen ? quoted.dropLast() : quoted)
    return PlainWord(word, isOpen: staysOpen)?.text == whole ? word : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > .space && ![.hash, .semicolon, .quote, .rightBrace, .colon].contains(byte)
  }
}
