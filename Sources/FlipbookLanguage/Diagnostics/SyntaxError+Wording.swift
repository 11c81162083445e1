import FlipbookText

// The texts of `SyntaxError+Diagnostic.swift` that depend on what was typed.

extension SyntaxError {
  static func closingHint(_ opener: Character) -> String {
    let closer = opener == "(" ? ")" : opener == "{" ? "}" : "\""
    return "close it with \(closer)" + (opener == "\"" ? " on the same line" : "")
  }

  static func colorHint(_ text: String) -> String {
    let digits = text.utf8.dropFirst()
    let isHex = !digits.isEmpty && digits.allSatisfy { $0.hexValue != nil }
    return isHex
      ? "write 3, 4, 6 or 8 hexadecimal digits: #ff8800"
      : "write #ff8800; a comment needs a blank behind the #"
  }

  static func valueHint(_ before: String) -> String {
    if before.utf8.last == .colon { return "write \(before) and a value, or leave the label out" }
    if before == "," { return "write one, or leave the comma out" }
    return "write one on the same line"
  }

  static func name(of scalar: Unicode.Scalar) -> String {
    if scalar == "'" { return "a single quote" }
    let shown = String(scalar)
    let isVisible =
      PrintableText.isLine(shown) && TextWidth.columns(of: shown) > 0
      && scalar.properties.generalCategory != .spaceSeparator
    return isVisible ? "'\(shown)'" : "the character \(codePoint(scalar))"
  }

  // What editors, keyboards and other languages put in the place of plain characters.
  static func plainForm(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»", "″": "plain quotes: \""
    case "'", "‘", "’", "`", "´": "plain double quotes: \""
    case "−", "–", "—": "a plain minus: -"
    case "×", "·", "⋅": "*"
    case "÷", "∕": "/"
    case "≤": "<="
    case "≥": ">="
    case "≠": "!="
    case "&": "&&"
    case "|": "||"
    case "…": "one dot, or nothing"
    case "°": "deg: 90deg"
    case "[", "]": "square brackets only for a loop's list: for v in […] { … }"
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}", "\u{2009}", "\u{200B}", "\u{FEFF}":
      "a plain blank, or leave it out"
    default: nil
    }
  }

  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text in single quotes, on one line and cut to 40 columns.
  static func quote(_ text: String) -> String {
    let start = String(decoding: text.utf8.prefix(400), as: UTF8.self)
    let line = PrintableText.line(start) + (text.utf8.count > 400 ? "…" : "")
    return "'\(TextWidth.truncated(line, to: 40))'"
  }
}
