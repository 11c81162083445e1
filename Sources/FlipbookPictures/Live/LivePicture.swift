import FlipbookText

/// The picture on a terminal while something is played, scrubbed, tuned or touched.
package struct LivePicture: Sendable {
  /// From the top, one for each row of the terminal.
  package var lines: [InkedText]
  /// The rows of the stage, its visible part, and the cells of its outline on each side.
  package var stage: Range<Int> = 0..<0
  package var viewport: Viewport?
  package var edge = 0
  /// How wide the terminal is.
  package let columns: Int
  /// Where a pointer finds the track.
  package var track: (row: Int, track: ScrubBar)?
  /// Where a pointer finds the numbers of an entry, by their places in it.
  package var numbers: [(row: Int, columns: Range<Int>, place: Int)] = []

  package init(lines: [InkedText], columns: Int) { (self.lines, self.columns) = (lines, columns) }

  /// The point of the stage in the middle of a cell, visible or not.
  package func point(atRow row: Int, column: Int) -> SIMD2<Double>? {
    viewport?.middle(column: column - edge, row: row - stage.lowerBound - edge)
  }
}

/// The size of a terminal, in cells.
package struct LiveSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
}
