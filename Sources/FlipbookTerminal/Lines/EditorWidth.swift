import CEditline
import FlipbookText

/// The columns of characters on the prompt, by which terminals move, as the C library measures
/// them; `TextWidth` measures whole texts.
enum EditorWidth {
  /// Makes UTF-8 the character type in any environment; false if it cannot.
  static func useUTF8() -> Bool { ce_use_utf8() }

  /// Whether a text, of any rows, has nothing invisible and keeps the direction of writing.
  static func isPlain(_ text: String) -> Bool {
    PrintableText.replacing(text, but: { $0 == "\n" }) { _ in "\0" }.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 != "\0" && ce_width($0.value) >= 0
    }
  }

  /// The columns of a character, 0 for a combining one; nil if it is spelled.
  static func of(_ scalar: Unicode.Scalar) -> Int? {
    let width = Int(ce_width(scalar.value))
    return scalar.value < 0x20 || width < 0 ? nil : width
  }

  /// The columns of a text in which nothing is spelled.
  static func of(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + (of($1) ?? 0) } }

  /// A character that cannot be shown: `^X` for control characters, else `\U+XXXX`.
  static func spelling(of scalar: Unicode.Scalar) -> String {
    guard scalar.value >= 0x20, scalar.value != 0x7F else {
      return "^" + String(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}

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
  var firstWord: String {
    let start = text.firstIndex { !Self.separates($0) } ?? text.endIndex
    let end = text[start...].firstIndex(where: Self.separates) ?? text.endIndex
    return String(text[..<end])
  }

  private static func separates(_ character: Character) -> Bool {
    character.isWhitespace || "(){},;".contains(character)
  }
}
