import CEditline
import FlipbookText

/// How many columns libedit gives a character, which it does not tell.
///
/// It asks the C library, so its tables are the ones that count here; where we lay out text
/// ourselves, `TextWidth` measures it.
enum EditorWidth {
  /// Makes UTF-8 the character type whatever the environment says; false when it cannot be had.
  static func useUTF8() -> Bool { ce_use_utf8() }

  /// Whether the editor draws a text as it is, over several rows perhaps, and nothing of it turns
  /// the direction of writing or is unseen.
  static func isPlain(_ text: String) -> Bool {
    PrintableText.replacing(text, but: { $0 == "\n" }) { _ in "\0" }.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 != "\0" && ce_width($0.value) >= 0
    }
  }

  /// The columns of one character as the editor draws it: control characters as `^X`, those that
  /// cannot be shown as `\U+XXXX`.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x20 || scalar.value == 0x7F { return 2 }
    let width = Int(ce_width(scalar.value))
    return width >= 0 ? width : (scalar.value > 0xFFFF ? 8 : 7)
  }
}
