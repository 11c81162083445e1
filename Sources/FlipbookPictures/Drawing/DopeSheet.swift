import FlipbookText

/// An animator's sheet: a row for everything that moves, with bars over a time axis.
package struct DopeSheet: Sendable {
  /// What happens in a stretch of time; the raw value is its name in pages and pictures.
  package enum Stretch: String, CaseIterable, Sendable {
    /// The delay before a start, one run forward or back, and a pause.
    case delay, there = "way", back, rest

    var word: String { self == .rest ? "paused" : "\(self)" }
    package var isWay: Bool { self == .there || self == .back }
  }

  /// A stretch of time in seconds.
  package struct Bar: Equatable, Sendable {
    package let stretch: Stretch
    package let start: Double
    package let end: Double

    package init(_ stretch: Stretch, from start: Double, to end: Double) {
      (self.stretch, self.start, self.end) = (stretch, start, end)
    }
  }

  /// How a row ends; the raw value is its name in pages.
  package enum RowEnd: String, Sendable {
    /// At its last bar's end; before its time; beyond the sheet.
    case regular = "", cutShort = "cut", open
  }

  /// One thing that moves; its bars in the order of time.
  package struct Row: Equatable, Sendable {
    package let name: String
    package let moves: [String]
    package var bars: [Bar]
    package var ending: RowEnd

    package init(name: String, moves: [String] = [], bars: [Bar], ending: RowEnd = .regular) {
      (self.name, self.moves, self.bars, self.ending) = (name, moves, bars, ending)
    }
  }

  /// A moment with a name.
  package struct Mark: Equatable, Sendable {
    package let name: String
    package let time: Double

    package init(name: String, time: Double) {
      (self.name, self.time) = (PrintableText.line(name), time)
    }
  }

  package let rows: [Row]
  package let marks: [Mark]
  /// The present moment, and the last one on the sheet.
  package let now: Double
  package let end: Double

  package init(rows: [Row], marks: [Mark], now: Double, end: Double) {
    (self.rows, self.marks, self.now, self.end) = (rows, marks, now, end)
  }

  /// Where the axis begins: at the first bar, or now if that is earlier.
  var start: Double { min(rows.compactMap { $0.bars.first?.start }.min() ?? 0, now) }

  func has(_ stretch: Stretch) -> Bool {
    rows.contains { $0.bars.contains { $0.stretch == stretch } }
  }
}
