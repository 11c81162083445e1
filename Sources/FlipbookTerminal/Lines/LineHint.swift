import FlipbookText

/// What stands in grey behind a half-typed line.
package struct LineHint: Equatable, Sendable {
  /// What a key takes over as it stands; may be empty, and may go on over several lines.
  var text = ""
  /// What stands behind that for reading only; may be empty.
  var note = ""

  package init(text: String = "", note: String = "") {
    (self.text, self.note) = (text, note)
  }

  /// Whether all of it can be shown: nobody takes over what they cannot see.
  var isPlain: Bool { EditorWidth.isPlain(text + note) }

  /// The hint on one row of so many columns, cut where it does not fit.
  func shown(columns: Int) -> String {
    let first = text.prefix { $0 != "\n" }
    let whole = first.endIndex < text.endIndex ? first + " …" : text + note
    // A character that the editor's tables and ours measure differently would be left behind.
    guard columns > 1, isPlain else { return "" }
    let cut = TextWidth.truncated(String(whole), to: columns)
    return EditorWidth.of(cut) <= columns ? cut : ""
  }

  /// The first word of what can be taken, with the blanks before it.
  var firstWord: String {
    let start = text.firstIndex { !Self.separates($0) } ?? text.endIndex
    let end = text[start...].firstIndex(where: Self.separates) ?? text.endIndex
    return String(text[..<end])
  }

  private static func separates(_ character: Character) -> Bool {
    character.isWhitespace || "(){},;".contains(character)
  }
}
