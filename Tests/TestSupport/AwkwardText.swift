/// Scalars that show nothing by themselves, or affect the text around them.
package enum AwkwardText {
  /// Three hundred such scalars.
  package static let scalars: [Unicode.Scalar] = {
    let all = (0x1...0xE01EF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    return Array(all.filter(isAwkward).prefix(300))
  }()

  /// The scalars that an entry may hold between quotes.
  package static let inNames = scalars.filter { $0.properties.generalCategory != .control }

  /// Whether a text has an awkward scalar, other than line feeds and tabs.
  package static func isLeft(in text: String) -> Bool {
    // Printable ASCII is skipped first, because outputs are millions of scalars long.
    text.unicodeScalars.contains { scalar in
      !(0x20...0x7E).contains(scalar.value) && scalar != "\n" && scalar != "\t"
        && isAwkward(scalar)
    }
  }

  // Uses only the standard library's properties, none of our own tables.
  private static func isAwkward(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !marksNumbers.contains(scalar.value)
    default:
      return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  // These come before a number or a word, and are visible.
  private static let marksNumbers: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2,
    0x110BD, 0x110CD,
  ]
}
