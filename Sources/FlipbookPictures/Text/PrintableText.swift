/// Text without the characters that XML 1.0 and YAML forbid, and that a terminal obeys.
package enum PrintableText {
  /// The text with each of them replaced by U+FFFD, the replacement character.
  package static func of(_ text: Substring) -> String {
    replacing(text) { !isAllowed($0) }
  }

  /// A text that a terminal shows as it is, and on so many lines as it has.
  package static func shown(_ text: String) -> String {
    replacing(text[...]) { $0 != "\n" && isForeign($0) }
  }

  /// A text that a terminal shows on one line.
  package static func line(_ text: String) -> String {
    replacing(text[...], where: isForeign)
  }

  private static func replacing(
    _ text: Substring, where isReplaced: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(isReplaced(scalar) ? "\u{FFFD}" : scalar)
    }
    return result
  }

  // What cannot stand in a line.
  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    !isAllowed(scalar) || ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  // XML 1.0, production 2, without the C1 controls that YAML forbids beside.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
