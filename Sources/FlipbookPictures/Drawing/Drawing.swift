/// A stage as a picture of characters: boxes with an outline, a shade and a name.
package struct Drawing {
  /// The rows of the picture, without trailing blanks and without blank rows at the end.
  package let lines: [InkedText]
  let viewport: Viewport
  let isASCII: Bool
  /// The labels of boxes outside of the picture, of covered ones, and of those without room.
  package let outside: [String]
  package let covered: [String]
  package let unnamed: [String]

  package init<E>(
    _ boxes: [DrawnBox], in viewport: Viewport, isASCII: Bool, asking check: () throws(E) -> Void
  ) throws(E) {
    (self.viewport, self.isASCII) = (viewport, isASCII)
    var painter = BoxPainter(viewport, isASCII: isASCII)
    let drawn = boxes.filter(\.isInReach)
    for (index, box) in drawn.enumerated() {
      try check()
      painter.paint(box, index: index)
    }
    let (outside, covered) = painter.unseen(of: drawn.count)
    let isOutside = Set(outside)
    var unnamed: [Int] = []
    for (index, box) in drawn.enumerated() where !isOutside.contains(index) {
      try check()
      if !painter.label(box, index: index) { unnamed.append(index) }
    }
    var lines = painter.canvas.inkedLines
    while let last = lines.last, last.text.isEmpty { lines.removeLast() }
    self.lines = lines
    func labels(_ places: [Int]) -> [String] { places.map { drawn[$0].label }.filter { $0 != "" } }
    (self.outside, self.covered) = (labels(outside), labels(covered))
    self.unnamed = labels(Set(unnamed).subtracting(covered).sorted())
  }

  /// The columns, and the rows, that an outline adds to a picture.
  package static let outlineCells = 2

  /// The picture with the window's outline, open at the bottom if there are more rows than shown.
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

  /// How many rows of pictures side by side to show: all, or fewer with a blank one at the end.
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
