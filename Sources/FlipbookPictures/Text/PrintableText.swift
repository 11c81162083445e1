/// Text without the characters that XML 1.0 and YAML forbid.
package enum PrintableText {
  /// The text with each of them replaced by U+FFFD, the replacement character.
  package static func of(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
    }
    return result
  }

  // XML 1.0, production 2, without the C1 controls that YAML forbids beside.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
