/// How many columns of a terminal a text takes, and fitting a text to a number of columns.
///
/// The tables are data of this target, so the answers do not depend on the system.
package enum TextWidth {
  /// The columns of a text on one line: none for combining marks and control characters, one for
  /// others, two for East Asian wide ones and emoji (a flag, a family or a keycap is one emoji).
  package static func columns(of text: String) -> Int {
    if text.isPlain { return text.utf8.count }
    var columns = 0
    for scalar in text.unicodeScalars {
      // Arrows, mathematics, lines, dots and all below the combining marks are single characters.
      guard scalar.value < 0x300 || (0x2190..<0x2C00).contains(scalar.value) else {
        return text.reduce(0) { $0 + self.columns(of: $1) }
      }
      columns += self.columns(of: scalar.value)
    }
    return columns
  }

  /// The text with blanks on the side away from its alignment; unchanged if it is wide enough.
  package static func padded(
    _ text: String, to columns: Int, alignment: TextAlignment = .left
  ) -> String {
    let padding = columns - self.columns(of: text)
    if padding <= 0 { return text }
    return alignment == .left ? text + blanks(padding) : blanks(padding) + text
  }

  package static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// The text in lines of at most `columns`, broken at its blanks; those after the first are
  /// indented by `hanging` blanks; a word that is wider has a line of its own.
  package static func wrapped(_ text: String, to columns: Int, hanging: Int = 0) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return wrapped(words: words.map(String.init), to: columns, hanging: hanging)
  }

  /// The same for words, which may have blanks in them.
  package static func wrapped(words: [String], to columns: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line: String?
    for word in words {
      let longer = (line.map { $0 + " " } ?? "") + word
      if let full = line, !full.allSatisfy({ $0 == " " }), self.columns(of: longer) > columns {
        lines.append(full)
        line = blanks(hanging) + word
      } else {
        line = longer
      }
    }
    return lines + [line ?? ""]
  }

  /// The text, cut to at most `columns` with an ellipsis at its end if it is wider.
  ///
  /// The ellipsis is `…`, or as much of `...` in ASCII as fits; no wide character is halved.
  package static func truncated(_ text: String, to columns: Int, isASCII: Bool = false) -> String {
    guard self.columns(of: text) > columns else { return text }
    let ellipsis = String((isASCII ? "..." : "…").prefix(max(0, columns)))
    var room = columns - ellipsis.count
    var kept = ""
    for character in text {
      room -= self.columns(of: character)
      guard room >= 0 else { break }
      kept.append(character)
    }
    return kept + ellipsis
  }

  package static func withoutTrailingBlanks(_ line: String) -> String {
    guard line.utf8.last == UInt8(ascii: " ") else { return line }
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    return String(line[..<end])
  }

  /// The columns of one character; several spacing scalars in it are drawn as one picture.
  private static func columns(of character: Character) -> Int {
    let emojiStyle: UInt32 = 0xFE0F
    var columns = 0
    for scalar in character.unicodeScalars {
      if scalar.value == emojiStyle, character.unicodeScalars.first?.properties.isEmoji == true {
        return 2
      }
      columns += self.columns(of: scalar.value)
    }
    return min(columns, 2)
  }

  private static func columns(of scalar: UInt32) -> Int {
    if scalar < 0x20 || (0x7F..<0xA0).contains(scalar) { return 0 }
    if scalar < 0x300 { return 1 }
    if ScalarRanges.zeroWidth.contains(scalar) { return 0 }
    return ScalarRanges.wide.contains(scalar) ? 2 : 1
  }
}

/// The side to which a text is aligned.
package enum TextAlignment: Sendable {
  case left
  case right
}
