extension LineHint {
  /// Whether all of it can be shown: nobody takes what they cannot see.
  var isPlain: Bool { EditorWidth.isPlain(text + note) }

  /// The hint on one row, cut to so many columns.
  func shown(columns: Int) -> String {
    let first = text.prefix { $0 != "\n" }
    let whole = first.endIndex < text.endIndex ? first + " …" : text + note
    // A character that the two tables measure differently would leave traces.
    guard columns > 1, isPlain else { return "" }
    let cut = TextWidth.truncated(String(whole), to: columns)
    return EditorWidth.of(cut) <= columns ? cut : ""
  }

  /// The first word to take, with the blanks before it.
  var firstWord: String { String(text.prefixMatch(of: /[\s(){},;]*[^\s(){},;]*/)?.0 ?? "") }
}
