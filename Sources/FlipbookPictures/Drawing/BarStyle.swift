/// How bars are drawn on an axis: the past is dark, the future light.
struct BarStyle {
  let axis: TimeAxis
  let now: Double
  let isASCII: Bool

  private var playhead: Int { axis.column(now) }
  private var done: String { isASCII ? "#" : "█" }
  private var toCome: String { isASCII ? "=" : "▒" }
  private var forward: String { isASCII ? ">" : "►" }
  private var back: String { isASCII ? "<" : "◄" }
  private var delay: String { isASCII ? "." : "·" }
  private var rest: String { isASCII ? "-" : "─" }
  private var line: String { isASCII ? "|" : "│" }
  private var cut: String { isASCII ? "x" : "×" }
  private var onward: String { isASCII ? "~" : "…" }

  /// The line under the labels, with the playhead on it.
  var ruler: String {
    (0..<axis.columns).map { column in
      if column == playhead { return isASCII ? "V" : "▼" }
      return column % 10 == 0 ? (isASCII ? "+" : "┼") : (isASCII ? "-" : "─")
    }.joined()
  }

  func line(of row: DopeSheet.Row) -> String {
    var cells = Array(repeating: " ", count: axis.columns)
    if cells.indices.contains(playhead) { cells[playhead] = line }
    for bar in row.bars {
      let columns = columns(of: bar)
      for column in columns { cells[column] = sign(bar.stretch, at: column) }
      if bar.stretch.isWay, columns.count > 1 {
        cells[columns.lowerBound] = bar.stretch == .back ? back : forward
      }
    }
    if let last = row.bars.last, row.ending != .regular {
      cells[columns(of: last).upperBound] = row.ending == .open ? onward : cut
    }
    return cells.joined()
  }

  // At least one column, none outside of the axis.
  private func columns(of bar: DopeSheet.Bar) -> ClosedRange<Int> {
    let last = axis.columns - 1
    let start = min(max(axis.column(bar.start), 0), last)
    return start...min(max(axis.column(bar.end) - 1, start), last)
  }

  private func sign(_ stretch: DopeSheet.Stretch, at column: Int) -> String {
    switch stretch {
    case .delay: delay
    case .rest: rest
    case .there, .back: column < playhead ? done : toCome
    }
  }

  /// A line for each mark, pointing at its moment; a name without room at the right is left of its
  /// pointer, where it may begin in the margin, or else below it.
  func lines(of marks: [DopeSheet.Mark], margin: Int) -> [String] {
    marks.flatMap { mark in
      let column = min(max(axis.column(mark.time), 0), axis.columns - 1)
      let width = TextWidth.columns(of: mark.name)
      let pointer = isASCII ? "^" : "▲"
      let before = TextWidth.blanks(margin + column) + pointer
      if column + width + 2 <= axis.columns { return [before + " " + mark.name] }
      if width + 1 <= margin + column {
        return [TextWidth.blanks(margin + column - 1 - width) + mark.name + " " + pointer]
      }
      return [before] + TextWidth.wrapped(mark.name, to: margin + axis.columns)
    }
  }

  func legend(of sheet: DopeSheet) -> String {
    let ways = sheet.rows.flatMap(\.bars).filter(\.stretch.isWay)
    let entries: [(Bool, String, String)] = [
      (ways.contains { axis.column($0.start) < playhead }, done, "done"),
      (ways.contains { axis.column($0.end) > playhead }, toCome, "to come"),
      (sheet.has(.there), forward, "there"), (sheet.has(.back), back, "back"),
      (sheet.has(.delay), delay, "delay"), (sheet.has(.rest), rest, "paused"),
      (sheet.rows.contains { $0.ending == .cutShort }, cut, "cut"),
      (sheet.rows.contains { $0.ending == .open }, onward, "goes on"),
      (true, isASCII ? "V" : "▼", "now"),
    ]
    return entries.filter(\.0).map { "\($0.1) \($0.2)" }.joined(separator: "  ")
  }
}
