import CEditline
import FlipbookText

/// How many columns a character takes on the prompt.
///
/// Terminals move by characters and go by tables like the C library's; where whole texts are laid
/// out, `TextWidth` measures them.
enum EditorWidth {
  /// Makes UTF-8 the character type whatever the environment says; false when it cannot be had.
  static func useUTF8() -> Bool { ce_use_utf8() }

  /// Whether a text is shown as it is, over several rows perhaps, and nothing of it turns
  /// the direction of writing or is unseen.
  static func isPlain(_ text: String) -> Bool {
    PrintableText.replacing(text, but: { $0 == "\n" }) { _ in "\0" }.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 != "\0" && ce_width($0.value) >= 0
    }
  }

  /// The columns of one character, 0 for one that combines; `nil` where it is spelled instead.
  static func of(_ scalar: Unicode.Scalar) -> Int? {
    let width = Int(ce_width(scalar.value))
    return scalar.value < 0x20 || width < 0 ? nil : width
  }

  /// The columns of a text of which nothing is spelled.
  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + (of($1) ?? 0) }
  }

  /// A character that cannot be shown: control characters as `^X`, others as `\U+XXXX`.
  static func spelling(of scalar: Unicode.Scalar) -> String {
    guard scalar.value >= 0x20, scalar.value != 0x7F else {
      return "^" + String(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
