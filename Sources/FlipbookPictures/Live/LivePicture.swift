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
}

/// The size of a terminal, in cells.
package struct LiveSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int
  /// How many pixels a cell has; nil where no pixels are shown.
  package var cell: SIMD2<Int>?

  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
}
