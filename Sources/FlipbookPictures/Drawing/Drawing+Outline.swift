import FlipbookText

extension Drawing {
  /// What an outline adds to a picture each way.
  package static let outlineCells = 2

  /// The rows of a picture of the whole window with the window's outline around it.
  ///
  /// - Parameter rows: how many rows of the picture are shown; below fewer than there are the outline
  ///   is open, as nothing is to be seen there. All of them unless said.
  package func outlined(rows: Int? = nil) -> [InkedText] {
    let signs = OutlineSigns(Shade(opacity: 1), isASCII: isASCII)
    let open = OutlineSigns(Shade(opacity: 0), isASCII: isASCII)
    let count = rows ?? viewport.rows
    func across(_ left: Int) -> InkedText {
      let edge = String(repeating: signs.across, count: viewport.columns)
      return line(signs.corners[left] + edge + signs.corners[left + 1])
    }
    let inner = (0..<min(count, viewport.rows)).map { row in
      between(row < lines.count ? lines[row] : InkedText(), signs.down)
    }
    return [across(0)] + inner
      + [count < viewport.rows ? between(InkedText(), open.down) : across(2)]
  }

  /// How many rows of pictures side by side are worth to be shown: as many as are in use in any, and
  /// a blank one, unless almost all are.
  package static func rowsInUse(_ drawings: [Drawing]) -> Int {
    let (used, all) = (
      drawings.map(\.lines.count).max() ?? 0, drawings.map(\.viewport.rows).max() ?? 0
    )
    return used + 3 < all ? used + 1 : all
  }

  private func line(_ text: String) -> InkedText {
    var line = InkedText()
    line.append(text, .faint)
    return line
  }

  private func between(_ content: InkedText, _ side: String) -> InkedText {
    var line = line(side)
    line.append(content)
    let blank = viewport.columns - TextWidth.columns(of: content.text)
    line.append(String(repeating: " ", count: max(0, blank)))
    line.append(side, .faint)
    return line
  }
}
