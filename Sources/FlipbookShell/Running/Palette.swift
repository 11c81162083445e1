import FlipbookPictures
import FlipbookPrompt

/// The colours, for terminals light and dark: of the sixteen every terminal has, by their places.
enum Palette {
  static let plain = "\u{1B}[0m"

  static func code(_ role: ColoredStretch.Role) -> String {
    switch role {
    case .verb: "\u{1B}[1m"
    case .name: "\u{1B}[34m"
    case .label: "\u{1B}[36m"
    case .number: "\u{1B}[33m"
    case .string: "\u{1B}[32m"
    case .value: "\u{1B}[35m"
    case .comment: "\u{1B}[2m"
    case .mistake: "\u{1B}[31m"
    }
  }

  // What the first word of a line of output says about it.
  private static let lines = [
    ("error: ", "\u{1B}[31m"), ("hint: ", "\u{1B}[36m"), ("note: ", "\u{1B}[33m"),
  ]

  /// Output with its messages in colour.
  ///
  /// A message is shown in colour up to its colon, so that what was typed stays as it was.
  static func painted(_ output: String) -> String {
    var isMessage = false
    return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let (start, code) = lines.first(where: { line.hasPrefix($0.0) }) {
        isMessage = start == lines[0].0
        let end = line.index(line.startIndex, offsetBy: start.count - 1)
        return code + line[..<end] + plain + line[end...]
      }
      guard isMessage, line.contains("^"), line.allSatisfy({ $0 == " " || $0 == "^" }) else {
        return String(line)
      }
      return lines[0].1 + line + plain
    }.joined(separator: "\n")
  }

  // What the first character of a line of a difference says about it.
  private static let sides: [Character: String] = [
    "-": "\u{1B}[31m", "+": "\u{1B}[32m", "@": "\u{1B}[36m",
  ]

  /// A unified difference in colour: what is expected, what came, and where.
  static func painted(diff: String) -> String {
    diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.first.flatMap { sides[$0] }.map { $0 + line + plain } ?? String(line)
    }.joined(separator: "\n")
  }

  /// Output in colour: a picture in its own, anything else with its messages.
  static func painted(
    _ output: String, _ inks: [InkedText.Stretch], _ depth: ColorDepth
  ) -> String {
    inks.isEmpty ? painted(output) : painted(picture: output, inks, depth)
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
