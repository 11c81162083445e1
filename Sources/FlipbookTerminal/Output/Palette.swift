import FlipbookPictures
import FlipbookText

/// Text in colour, as a terminal is sent it.
package enum Palette {
  package static let plain = "\u{1B}[0m"

  // What the first word of a line of output says about it.
  private static let lines: [(start: String, tone: Tone)] = [
    ("error: ", .mistake), ("hint: ", .label), ("note: ", .number),
  ]

  /// Output with its messages in colour.
  ///
  /// A message is shown in colour up to its colon, so that what was typed stays as it was.
  static func painted(_ output: String, _ depth: ColorDepth) -> String {
    var isMessage = false
    return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let (start, tone) = lines.first(where: { line.hasPrefix($0.start) }) {
        isMessage = tone == .mistake
        let end = line.index(line.startIndex, offsetBy: start.count - 1)
        return depth.code(tone) + line[..<end] + plain + line[end...]
      }
      guard isMessage, line.contains("^"), line.allSatisfy({ $0 == " " || $0 == "^" }) else {
        return String(line)
      }
      return depth.code(.mistake) + line + plain
    }.joined(separator: "\n")
  }

  /// Output whose messages are broken at their blanks where a screen is not so wide.
  package static func wrapped(_ output: String, to columns: Int) -> String {
    guard output.utf8.count > columns else { return output }
    return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let (start, _) = lines.first(where: { line.hasPrefix($0.start) }) else {
        return String(line)
      }
      return TextWidth.wrapped(String(line), to: columns, hanging: start.count)
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  // What the first character of a line of a difference says about it.
  private static let sides: [Character: Tone] = ["-": .mistake, "+": .string, "@": .label]

  /// A unified difference in colour: what is expected, what came, and where.
  package static func painted(diff: String, _ depth: ColorDepth) -> String {
    diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.first.flatMap { sides[$0] }.map { depth.code($0) + line + plain } ?? String(line)
    }.joined(separator: "\n")
  }

  /// Output in colour: a picture in its own, anything else with its messages.
  static func painted(
    _ output: String, _ inks: [InkedText.Stretch], _ depth: ColorDepth
  ) -> String {
    inks.isEmpty ? painted(output, depth) : painted(picture: output, inks, depth)
  }

  /// A picture in its colours.
  static func painted(
    picture: String, _ inks: [InkedText.Stretch], _ depth: ColorDepth
  ) -> String {
    let bytes = picture.utf8
    var (result, place) = ("", bytes.startIndex)
    for stretch in inks {
      guard let parameters = depth.parameters(of: stretch.ink) else { continue }
      let start = bytes.index(bytes.startIndex, offsetBy: stretch.range.lowerBound)
      let end = bytes.index(start, offsetBy: stretch.range.count)
      result += picture[place..<start] + "\u{1B}[\(parameters)m" + picture[start..<end] + plain
      place = end
    }
    return result + picture[place...]
  }
}
