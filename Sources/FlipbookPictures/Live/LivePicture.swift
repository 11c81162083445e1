/// The picture on a terminal while something is played, scrubbed, tuned or touched.
package struct LivePicture: Sendable {
  /// From the top, one for each row of the terminal.
  package var lines: [InkedText]
  /// The rows of the stage, its visible part, and the cells of its outline on each side.
  package var stage: Range<Int> = 0..<0
  package var viewport: Viewport?
  package var edge = 0
  /// The pictures in pixels above the lines, the stage's first; none where there are no pixels.
  package var pixels: [PixelPicture] = []
  /// The size of a cell in pixels, for these pictures.
  package var cell: SIMD2<Int>?
  package let columns: Int
  /// The row of the track, and the track, for a pointer.
  package var track: (row: Int, track: ScrubBar)?
  /// The rows and columns of the numbers of an entry, by their places in it, for a pointer.
  package var numbers: [(row: Int, columns: Range<Int>, place: Int)] = []

  package init(lines: [InkedText], columns: Int) { (self.lines, self.columns) = (lines, columns) }

  /// The point of the stage at a place `inside` a cell, 0…1; in its middle without pixels.
  package func point(
    atRow row: Int, column: Int, inside: SIMD2<Double> = SIMD2(0.5, 0.5)
  ) -> SIMD2<Double>? {
    if let cell, let shown = pixels.first, !shown.isClear {
      return shown.point(at: SIMD2(Double(column), Double(row)) + inside, ofCell: cell)
    }
    return viewport?.middle(column: column - edge, row: row - stage.lowerBound - edge)
  }

  /// Screens of lines, each with a key and, after 17 columns, what it does.
  package static func pages(
    of text: [String], size: LiveSize, isASCII: Bool = false
  ) -> [LivePicture] {
    let rows = text.flatMap { TextWidth.wrapped($0, to: size.columns, hanging: 17) }
    let most = rows.count > size.rows ? size.rows - 1 : size.rows
    return stride(from: 0, to: rows.count, by: most).map { first in
      let more = first + most < rows.count ? ["any key: more; esc: back"] : []
      let page = rows[first...].prefix(most) + more
      let lines = page.map { InkedText($0).fitted(to: size.columns, isASCII: isASCII) }
      return LivePicture(lines: lines.filled(to: size.rows), columns: size.columns)
    }
  }
}

extension [InkedText] {
  /// So many lines: the first ones, and empty ones after them.
  package func filled(to rows: Int) -> [InkedText] {
    prefix(rows) + Array(repeating: InkedText(), count: Swift.max(0, rows - count))
  }
}

/// The size of a terminal, in cells.
package struct LiveSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int
  /// How many pixels a cell has; nil where no pixels are shown.
  package var cell: SIMD2<Int>?

  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
}
