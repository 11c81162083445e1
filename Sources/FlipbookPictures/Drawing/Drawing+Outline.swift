import FlipbookText

extension Drawing {
  /// How many columns and rows an outline adds to a picture.
  package static let outlineCells = 2

  /// The picture with the window's outline around it.
  ///
  /// - Parameter rows: how many rows are shown; default: all. If there are more, the outline is open
  ///   at the bottom.
  package func outlined(rows: Int? = nil) -> [InkedText] {
    let signs = OutlineSigns(Shade(opacity: 1), isASCII: isASCII)
    let open = OutlineSigns(Shade(opacity: 0), isASCII: isASCII)
    let count = rows ?? viewport.rows
    func across(_ left: Int) -> InkedText {
      let edge = String(repeating: signs.across, count: viewport.columns)
      return InkedText(signs.corners[left] + edge + signs.corners[left + 1], .faint)
    }
    let inner = (0..<min(count, viewport.rows)).map { row in
      between(row < lines.count ? lines[row] : InkedText(), signs.down)
    }
    return [across(0)] + inner
      + [count < viewport.rows ? between(InkedText(), open.down) : across(2)]
  }

  /// How many rows of pictures side by side to show: all of them, or those in use and a blank one if
  /// that saves some.
  package static func rowsInUse(_ drawings: [Drawing]) -> Int {
    let used = drawings.map(\.lines.count).max() ?? 0
    let all = drawings.map(\.viewport.rows).max() ?? 0
    return used + 3 < all ? used + 1 : all
  }

  private func between(_ content: InkedText, _ side: String) -> InkedText {
    var line = InkedText(side, .faint)
    line.append(content, paddedTo: viewport.columns)
    line.append(side, .faint)
    return line
  }
}
