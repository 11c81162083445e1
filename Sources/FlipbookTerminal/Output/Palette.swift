import FlipbookLanguage

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
      guard isMessage, isCarets(String(line)) else { return String(line) }
      return depth.code(.mistake) + line + plain
    }.joined(separator: "\n")
  }

  /// Breaks messages at blanks if the screen is narrower, and cuts quoted lines around the carets.
  package static func wrapped(_ output: String, to columns: Int) -> String {
    guard output.utf8.count > columns else { return output }
    var rows: [String] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let (start, _) = lines.first(where: { line.hasPrefix($0.start) }) {
        rows += TextWidth.wrapped(line, to: columns, hanging: start.count)
      } else if let quoted = rows.last, isCarets(line), TextWidth.columns(of: quoted) > columns,
        let excerpt = Excerpt(of: span(above: line, in: quoted), in: quoted, columns: columns)
      {
        rows[(rows.count - 1)...] = [excerpt.text, excerpt.carets]
      } else {
        rows.append(line)
      }
    }
    return rows.joined(separator: "\n")
  }

  /// Breaks the messages above the first picture of a text with ink.
  package static func wrapped(
    _ output: String, _ inks: [InkedText.Stretch], to columns: Int
  ) -> (text: String, inks: [InkedText.Stretch]) {
    let above = output.utf8.prefix(inks.first?.range.lowerBound ?? output.utf8.count)
    let end = inks.isEmpty ? above.endIndex : above.lastIndex(of: 10) ?? above.startIndex
    let (old, rest) = (String(output[..<end]), output[end...])
    let new = wrapped(old, to: columns)
    return (new + rest, inks.map { $0.moved(by: new.utf8.count - old.utf8.count) })
  }

  private static func isCarets(_ line: String) -> Bool {
    line.contains("^") && line.allSatisfy { $0 == " " || $0 == "^" }
  }

  private static func span(above carets: String, in line: String) -> Span {
    func bytes(_ columns: Int) -> Int {
      let end = line.indices.first { TextWidth.columns(of: String(line[..<$0])) >= columns }
      return line[..<(end ?? line.endIndex)].utf8.count
    }
    return Span(bytes(carets.prefix { $0 == " " }.count), bytes(carets.count))
  }

  private static let sides: [Character: Tone] = ["-": .mistake, "+": .string, "@": .label]

  package static func painted(diff: String, _ depth: ColorDepth) -> String {
    diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.first.flatMap { sides[$0] }.map { depth.code($0) + line + plain } ?? String(line)
    }.joined(separator: "\n")
  }

  /// Colours a picture by its inks, and the text above and below it as messages.
  static func painted(picture: String, _ inks: [InkedText.Stretch], _ depth: ColorDepth) -> String {
    let bytes = picture.utf8
    var (result, place) = ("", bytes.startIndex)
    for stretch in inks {
      guard let parameters = depth.parameters(of: stretch.ink) else { continue }
      let start = bytes.index(bytes.startIndex, offsetBy: stretch.range.lowerBound)
      let end = bytes.index(start, offsetBy: stretch.range.count)
      let between = String(picture[place..<start])
      result += place == bytes.startIndex ? painted(between, depth) : between
      result += "\u{1B}[\(parameters)m" + picture[start..<end] + plain
      place = end
    }
    return result + painted(String(picture[place...]), depth)
  }
}
