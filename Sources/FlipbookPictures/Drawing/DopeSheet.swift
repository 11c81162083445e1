/// An animator's sheet: a row for everything that moves, with bars over a time axis.
package struct DopeSheet: Sendable {
  /// The kind of a stretch of time; the raw value is its name in pages and pictures.
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
    package var name: String
    /// The paths of what it moves, motion first.
    package let moves: [String]
    private let isNamedByMoves: Bool
    package var bars: [Bar]
    package var ending: RowEnd

    /// Makes a row; without a name it is called by what it moves: `box.center.x +2`.
    package init(name: String?, moves: [String] = [], bars: [Bar], ending: RowEnd = .regular) {
      let more = moves.count - 1
      self.name = name ?? (moves.first ?? "") + (more > 0 ? " +\(more)" : "")
      (self.moves, self.bars, self.ending, isNamedByMoves) = (moves, bars, ending, name == nil)
    }

    var otherMoves: [String] { Array(moves.dropFirst(isNamedByMoves ? 1 : 0)) }
  }

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
  package internal(set) var now: Double
  package let end: Double

  package init(rows: [Row], marks: [Mark], now: Double, end: Double) {
    (self.rows, self.marks, self.now, self.end) = (rows, marks, now, end)
  }

  /// The time at which the axis begins: that of the first bar, or now if that is earlier.
  var start: Double { min(rows.compactMap { $0.bars.first?.start }.min() ?? 0, now) }

  func has(_ stretch: Stretch) -> Bool {
    rows.contains { $0.bars.contains { $0.stretch == stretch } }
  }

  /// The sheet as text, in so many columns if names leave room; `digits` are those of the moments.
  package func lines<E>(
    columns: Int, digits: Int, isASCII: Bool, asking check: () throws(E) -> Void
  ) throws(E) -> [String] {
    let names = rows.map { row in
      TextWidth.truncated(PrintableText.line(row.name), to: max(8, columns / 4), isASCII: isASCII)
    }
    // Choice: both columns of words take less than half of the room.
    let room = max(8, columns * 9 / 20 - (names.map(TextWidth.columns).max() ?? 0))
    let texts = zip(rows, names).map { row, name in
      [
        name, row.movesText(columns: room, isASCII: isASCII),
        row.bars.first.map { NumberText.seconds($0.start, digits: digits) } ?? "",
        row.ending == .open
          ? "" : row.bars.last.map { NumberText.seconds($0.end, digits: digits) } ?? "",
      ]
    }
    let tellsMoves = texts.contains { !$0[1].isEmpty }
    let header = ["", tellsMoves ? "moves" : "", "from", "to"]
    let widths = header.indices.map { column in
      (texts + [header]).map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
    func left(_ texts: [String]) -> String {
      texts.indices.filter { $0 != 1 || tellsMoves }.map { column in
        TextWidth.padded(
          texts[column], to: widths[column], alignment: column < 2 ? .left : .right) + "  "
      }.joined()
    }
    let margin = widths.reduce(tellsMoves ? 8 : 6, +)
    let axis = TimeAxis(from: start, to: max(end, now), columns: columns - margin)
    let style = BarStyle(axis: axis, now: now, isASCII: isASCII)
    var lines = [left(header) + axis.labels, TextWidth.blanks(margin) + style.ruler]
    for (row, text) in zip(rows, texts) {
      try check()
      lines.append(left(text) + style.line(of: row))
    }
    lines += style.lines(of: marks, margin: margin)
    lines.append(style.legend(of: self))
    return lines.map(TextWidth.withoutTrailingBlanks)
  }
}

extension DopeSheet.Row {
  // As many paths as there is room for, and a count; a path that is too long loses its owner.
  fileprivate func movesText(columns: Int, isASCII: Bool) -> String {
    let paths = otherMoves.map(PrintableText.line)
    guard let first = paths.first else { return "" }
    let member = first.firstIndex(of: ".").map { String(first[$0...]) } ?? first
    let forms =
      (1...min(paths.count, columns)).reversed().map { (Array(paths.prefix($0)), $0) }
      + [([member], 1)]
    let texts = forms.map { shown, count in
      shown.joined(separator: ", ") + (paths.count > count ? " +\(paths.count - count)" : "")
    }
    return texts.first { TextWidth.columns(of: $0) <= columns }
      ?? TextWidth.truncated(texts[texts.count - 1], to: columns, isASCII: isASCII)
  }
}

/// An axis of time in columns of a round number of seconds, every tenth of which has a label.
struct TimeAxis {
  private let step: RoundNumber
  // The first column, counted from the moment 0.
  private let first: Int
  let columns: Int

  /// The axis that shows a stretch in at most so many columns, and in eleven at least.
  init(from start: Double, to end: Double, columns: Int) {
    let most = max(columns, 11)
    var step = RoundNumber(
      atLeast: max(end - start, 1e-6) / Double(most), digits: RoundNumber.Digits.ofRulers)
    func cells(_ step: RoundNumber) -> (first: Int, count: Int) {
      // The axis begins at a label.
      let first = Int((start / step.value / 10).rounded(.down)) * 10
      return (first, Int((end / step.value).rounded(.up)) - first + 1)
    }
    while cells(step).count > most { step = step.next }
    (self.step, first, self.columns) = (step, cells(step).first, max(cells(step).count, 11))
  }

  func column(_ time: Double) -> Int { Int((time / step.value).rounded()) - first }

  /// The labels above their columns, without those that would run into another.
  var labels: String {
    stride(from: 0, to: columns, by: 10).reduce(into: "") { line, column in
      guard line.isEmpty || line.count < column else { return }
      line = TextWidth.padded(line, to: column)
      line += NumberText.brief(step.multiple(first + column), digits: 9) + "s"
    }
  }
}
