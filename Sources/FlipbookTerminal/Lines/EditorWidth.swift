import CEditline

/// The columns of characters at the prompt, as the C library measures them, by which terminals move
/// the cursor; `TextWidth` measures whole texts.
enum EditorWidth {
  /// Makes UTF-8 the character type in any environment; false if it cannot.
  static func useUTF8() -> Bool { ce_use_utf8() }

  /// Whether a text, of any number of rows, has nothing invisible and keeps the writing direction.
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
