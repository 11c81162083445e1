package import FlipbookPictures

/// What a terminal shows at a moment while something is played or scrubbed.
package struct LivePicture: Sendable {
  /// From the top, one for each row of the terminal.
  package var lines: [InkedText]
  /// Which of them show the stage.
  package var stage: Range<Int> = 0..<0
  /// How wide the terminal is.
  package let columns: Int
  /// Where the track is, for a pointer; `nil` where there is none.
  package var track: (row: Int, track: ScrubBar)?
}

/// The size of a terminal, in cells.
package struct LiveSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }
}
