import CEditline

/// How many columns text takes on the screen.
enum DisplayWidth {
  /// Makes UTF-8 the character type whatever the environment says; false when it cannot be had.
  static func useUTF8() -> Bool { ce_use_utf8() }

  /// The columns of one character as the editor draws it: control characters as `^X`, those that
  /// cannot be shown as `\U+XXXX`.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x20 || scalar.value == 0x7F { return 2 }
    let width = Int(ce_width(scalar.value))
    return width >= 0 ? width : (scalar.value > 0xFFFF ? 8 : 7)
  }

  /// The columns of a text without newlines.
  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// As much of the text's start as fits into the columns.
  static func prefix(of text: String, columns: Int) -> String {
    var used = 0
    return String(
      text.prefix {
        used += of(String($0)); return used <= columns
      })
  }
}
