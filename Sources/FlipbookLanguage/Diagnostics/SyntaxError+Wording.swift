import FlipbookText

// The texts of `SyntaxError+Diagnostic.swift` that depend on what was typed.

extension SyntaxError {
  static func unclosed(_ opener: Character, _ span: Span) -> Diagnostic {
    let closer = opener == "(" ? ")" : opener == "{" ? "}" : "\""
    let place = opener == "\"" ? " on the same line" : ""
    return Diagnostic("'\(opener)' is not closed", span, hint: "close it with \(closer)\(place)")
  }

  static func malformedColor(_ text: String, _ span: Span) -> Diagnostic {
    let digits = text.utf8.dropFirst()
    let isHex = !digits.isEmpty && digits.allSatisfy { $0.hexValue != nil }
    return Diagnostic(
      "\(quote(text)) is not a colour", span,
      hint: isHex
        ? "write 3, 4, 6 or 8 hexadecimal digits: #ff8800"
        : "write #ff8800; a comment needs a blank behind the #")
  }

  static func valueHint(_ before: String) -> String {
    if before.utf8.last == .colon { return "write \(before) and a value, or leave the label out" }
    if before == "," { return "write one, or leave the comma out" }
    return "write one on the same line"
  }

  static func controlCharacter(_ scalar: Unicode.Scalar, _ span: Span) -> Diagnostic {
    Diagnostic(
      "the control character \(codePoint(scalar)) cannot be read", span, hint: "take it out")
  }

  static func unexpectedCharacter(_ scalar: Unicode.Scalar, _ span: Span) -> Diagnostic {
    let shown = String(scalar)
    let isVisible =
      PrintableText.isLine(shown) && TextWidth.columns(of: shown) > 0
      && scalar.properties.generalCategory != .spaceSeparator
    let isQuote = scalar == "'"
    let name =
      isQuote
      ? "a single quote" : isVisible ? "'\(shown)'" : "the character \(codePoint(scalar))"
    let meant = plainForm(of: scalar)
    let hint = meant.map { "write \($0)" } ?? "put names with such characters in quotes"
    return Diagnostic("\(name) means nothing here", span, hint: hint)
  }

  // What editors, keyboards and other languages put in the place of plain characters.
  private static func plainForm(of scalar: Unicode.Scalar) -> String? {
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
    case "[", "]": "round brackets: (10, 20)"
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
