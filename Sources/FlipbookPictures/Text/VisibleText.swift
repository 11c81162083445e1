/// Text made safe for one line of a terminal.
enum VisibleText {
  /// The text with control characters and line separators written as Swift's escapes.
  ///
  /// So a name with a newline cannot break a row, and one with an escape cannot colour the screen.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result += isControl(scalar) ? escape(scalar) : String(scalar)
    }
    return result
  }

  /// Whether the scalar moves the cursor or steers the terminal instead of showing something.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The line without the blanks at its end.
  static func withoutTrailingBlanks(_ line: String) -> String {
    String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
