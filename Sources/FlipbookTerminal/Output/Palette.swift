import FlipbookPictures
import FlipbookText

package enum Palette {
  package static let plain = "\u{1B}[0m"

  private static let lines: [(start: String, tone: Tone)] = [
    ("error: ", .mistake), ("hint: ", .label), ("note: ", .number),
  ]

  /// Colours messages up to their colon, so that what was typed stays plain.
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

  /// Breaks messages at blanks if the screen is narrower.
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

  private static let sides: [Character: Tone] = ["-": .mistake, "+": .string, "@": .label]

  package static func painted(diff: String, _ depth: ColorDepth) -> String {
    diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.first.flatMap { sides[$0] }.map { depth.code($0) + line + plain } ?? String(line)
    }.joined(separator: "\n")
  }

  static func painted(picture: String, _ inks: [InkedText.Stretch], _ depth: ColorDepth) -> String {
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
