import FlipbookText

/// An animator's sheet: a row for everything that moves, with bars over a time axis.
package struct DopeSheet: Sendable {
  /// What happens in a stretch of time.
  package enum Stretch: Equatable, Sendable {
    /// The delay before a beginning.
    case delay
    /// One way there, or one way back.
    case way(isBack: Bool)
    /// A pause.
    case rest
  }

  /// A stretch of time in seconds.
  package struct Bar: Equatable, Sendable {
    package var stretch: Stretch
    package var start: Double
    package var end: Double

    package init(_ stretch: Stretch, from start: Double, to end: Double) {
      (self.stretch, self.start, self.end) = (stretch, start, end)
    }
  }

  /// How a row ends.
  package enum RowEnd: Equatable, Sendable {
    /// At its last bar's end.
    case regular
    /// Something else ended it before its time.
    case cutShort
    /// It goes on beyond the sheet.
    case open
  }

  /// One thing that moves; its bars in the order of time.
  package struct Row: Equatable, Sendable {
    package var name: String
    package var moves: [String]
    package var bars: [Bar]
    package var ending: RowEnd

    package init(
      name: String, moves: [String] = [], bars: [Bar], ending: RowEnd = .regular
    ) {
      (self.name, self.moves, self.bars, self.ending) = (name, moves, bars, ending)
    }
  }

  /// A moment with a name.
  package struct Mark: Equatable, Sendable {
    package var name: String
    package var time: Double

    package init(name: String, time: Double) {
      (self.name, self.time) = (PrintableText.line(name), time)
    }
  }

  package var rows: [Row]
  package var marks: [Mark]
  /// The present moment, and the last one on the sheet.
  package var now: Double
  package var end: Double

  package init(rows: [Row], marks: [Mark], now: Double, end: Double) {
    (self.rows, self.marks, self.now, self.end) = (rows, marks, now, end)
  }
}
