import FlipbookText

/// Pictures side by side, each under its heading, in as many rows as they need.
package enum Filmstrip {
  private static let gap = 3

  /// The cells to a picture where several have to stand beside each other in so many columns.
  ///
  /// - Parameter count: how many pictures there are.
  /// - Returns: as many of at least 20 columns as there is room for, and one at least.
  package static func width(of count: Int, columns: Int) -> Int {
    let most = max(1, (columns + gap) / (20 + gap))
    let beside = min(max(count, 1), most)
    return max(2, (columns + gap) / beside - gap)
  }

  /// The rows of the strip, without trailing blanks.
  package static func lines(
    of frames: [(heading: String, lines: [InkedText])], width: Int, columns: Int, isASCII: Bool
  ) -> [InkedText] {
    let beside = max(1, (columns + gap) / (width + gap))
    return stride(from: 0, to: frames.count, by: beside).flatMap { first in
      let row = frames[first..<min(first + beside, frames.count)]
      let height = row.map(\.lines.count).max() ?? 0
      let divider = isASCII ? " | " : " │ "
      let lines = (-1..<height).map { place in
        var line = InkedText()
        for (number, frame) in row.enumerated() {
          if number > 0 { line.append(divider) }
          let heading = TextWidth.truncated(frame.heading, to: width, isASCII: isASCII)
          let part = place < 0 ? InkedText(heading) : frame.lines.dropFirst(place).first
          line.append(part ?? InkedText())
          let filled = part.map { TextWidth.columns(of: $0.text) } ?? 0
          line.append(String(repeating: " ", count: max(0, width - filled)))
        }
        line.dropTrailingBlanks()
        return line
      }
      return (first > 0 ? [InkedText()] : []) + lines
    }
  }
}
