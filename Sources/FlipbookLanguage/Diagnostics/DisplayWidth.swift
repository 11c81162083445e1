/// How a character looks on a terminal: what is shown for it, and in how many columns.
package enum DisplayWidth {
  /// Returns what is shown for a character: a blank for a tab, `·` for anything that would move
  /// the cursor or turn the writing direction, else the character itself.
  package static func shown(_ character: Character) -> (text: String, width: Int) {
    if let scalar = character.unicodeScalars.first, scalar.isASCII {
      if character == "\t" { return (" ", 1) }
      if scalar.value >= 0x20, scalar.value < 0x7F, character.utf8.count == 1 {
        return (String(character), 1)
      }
    }
    if character.unicodeScalars.contains(where: isUnsafe) { return ("·", 1) }
    return (String(character), width(of: character))
  }

  /// Returns the columns a text takes: 2 for wide characters, 0 for combining marks alone.
  package static func width(of text: String) -> Int {
    text.reduce(0) { $0 + shown($1).width }
  }

  private static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" || isWide(scalar) { return 2 }
      if !isCombining(scalar) { width = 1 }
    }
    return width
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
