import FlipbookText

/// What a terminal shows at a moment while something is played or scrubbed.
package struct LivePicture: Sendable {
  /// From the top, one for each row of the terminal.
  package var lines: [InkedText]
  package var stage: Range<Int> = 0..<0
  // Which part of the stage they show, and the cells of its outline before it.
  package var viewport: Viewport?
  package var edge = 0
  /// How wide the terminal is.
  package let columns: Int
  /// Where the track is, for a pointer; `nil` where there is none.
  package var track: (row: Int, track: ScrubBar)?
  /// Where numbers are that can be changed, for a pointer, by their places in the entry.
  package var numbers: [(row: Int, columns: Range<Int>, place: Int)] = []

  package init(
    lines: [InkedText], stage: Range<Int> = 0..<0, viewport: Viewport? = nil, edge: Int = 0,
    columns: Int, track: (row: Int, track: ScrubBar)? = nil,
    numbers: [(row: Int, columns: Range<Int>, place: Int)] = []
  ) {
    (self.lines, self.stage, self.viewport, self.edge) = (lines, stage, viewport, edge)
    (self.columns, self.track, self.numbers) = (columns, track, numbers)
  }

  /// The point of the stage in the middle of a cell, which may lie beyond what is shown.
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
