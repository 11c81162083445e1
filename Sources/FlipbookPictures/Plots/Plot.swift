/// Values over time in characters: a legend, panels over the same axis of time, and the playhead.
package struct Plot: Equatable, Sendable {
  /// A moment that is marked: the present, or another.
  package struct Playhead: Equatable, Sendable {
    /// In seconds.
    package let time: Double
    package let text: String
    /// Whether the curves are dotted after it, as the future is.
    package let isPresent: Bool

    package init(time: Double, text: String, isPresent: Bool = false) {
      (self.time, self.text, self.isPresent) = (time, text, isPresent)
    }
  }

  /// The most curves that can be told apart in one panel.
  package static var curveLimit: Int { PlotMarks.count }

  package let panels: [PlotPanel]
  /// The moments at both ends, in seconds.
  package let times: ClosedRange<Double>
  package var playhead: Playhead?

  package init(panels: [PlotPanel], times: ClosedRange<Double>, playhead: Playhead? = nil) {
    (self.panels, self.times, self.playhead) = (panels, times, playhead)
  }

  /// The picture without trailing blanks, at least 20 columns wide, in fewer rows if that spaces
  /// the marks evenly; in ASCII, except for names, if `isASCII`; its pixels lie above the lines.
  package func shown(
    columns: Int, rows: Int, isASCII: Bool, inPixels: Bool = false
  ) -> (lines: [InkedText], pixels: [PixelPicture]) {
    let columns = max(20, columns)
    let legend = legend(columns: columns, isASCII: isASCII)
    let titles = panels.filter { !$0.title.isEmpty }.count
    let heights = heights(rows: rows - legend.count - titles - panels.count - 1)
    let axes = zip(panels, heights).map { $0.axis(rows: $1) }
    let margin = axes.flatMap(\.ticks).map(\.text.utf8.count).max() ?? 0
    // Left of the panel are the text of the axis, a blank, and the axis itself.
    let time = PlotAxis.time(
      from: times.lowerBound, to: times.upperBound, columns: max(1, columns - margin - 2))
    var result = legend
    var pixels: [PixelPicture] = []
    for (panel, axis) in zip(panels, axes) {
      if !panel.title.isEmpty { result.append(InkedText(panel.title)) }
      let plotted = PlottedPanel(panel: panel, time: time, axis: axis, playhead: playhead)
      if inPixels { pixels.append(plotted.pixels.moved(down: result.count, right: margin + 2)) }
      result += body(of: plotted, margin: margin, isASCII: isASCII, drawsCurves: !inPixels)
      result.append(baseline(time, margin: margin, isASCII: isASCII))
    }
    result.append(InkedText(labels(time, margin: margin, columns: columns)))
    return (result, pixels)
  }

  // The first panel is twice as high as each of the others.
  private func heights(rows: Int) -> [Int] {
    let share = rows / (panels.count + 1)
    return panels.indices.map { $0 == 0 ? rows - share * (panels.count - 1) : share }
  }

  private func legend(columns: Int, isASCII: Bool) -> [InkedText] {
    let names = panels.first?.curves.map { isASCII ? $0.asciiName : $0.name } ?? []
    var items = names.enumerated().map { place, name in
      let mark = names.count > 1 ? PlotMarks.mark(place, isASCII: isASCII) + " " : ""
      return (mark + name, Ink.curve(place))
    }
    if let playhead, times.contains(playhead.time) {
      items.append(((isASCII ? "^ " : "▲ ") + playhead.text, .playhead))
    }
    var lines: [InkedText] = []
    for (text, ink) in items {
      let item = TextWidth.truncated(text, to: columns, isASCII: isASCII)
      if let last = lines.last?.text,
        TextWidth.columns(of: last) + 3 + TextWidth.columns(of: item) <= columns
      {
        lines[lines.count - 1].append("   ")
      } else {
        lines.append(InkedText())
      }
      lines[lines.count - 1].append(item, ink)
    }
    return lines
  }

  private func body(
    of plotted: PlottedPanel, margin: Int, isASCII: Bool, drawsCurves: Bool
  ) -> [InkedText] {
    var canvas = plotted.canvas(isASCII: isASCII)
    if !drawsCurves { canvas.clearDots() }
    var labels: [Int: String] = [:]
    for tick in plotted.axis.ticks { labels[plotted.axis.row(of: tick.value)] = tick.text }
    return canvas.inkedLines.enumerated().map { row, curves in
      var line = InkedText(TextWidth.padded(labels[row] ?? "", to: margin, alignment: .right))
      line.append(labels[row] == nil ? (isASCII ? " |" : " │") : (isASCII ? " +" : " ┤"), .faint)
      line.append(curves)
      return line
    }
  }

  private func baseline(_ time: PlotAxis, margin: Int, isASCII: Bool) -> InkedText {
    let marked = time.ticks.compactMap { time.column(of: $0.value) }
    let present = playhead.flatMap { time.column(of: $0.time) }
    var line = InkedText(TextWidth.blanks(margin + 1))
    line.append(isASCII ? "+" : "└", .faint)
    for column in 0..<time.cells {
      if column == present {
        line.append(isASCII ? "^" : "▲", .playhead)
      } else if marked.contains(column) {
        line.append(isASCII ? "+" : "┬", .faint)
      } else {
        line.append(isASCII ? "-" : "─", .faint)
      }
    }
    return line
  }

  private func labels(_ time: PlotAxis, margin: Int, columns: Int) -> String {
    var line = ""
    for tick in time.ticks {
      guard let column = time.column(of: tick.value) else { continue }
      let width = tick.text.utf8.count
      let start = max(0, min(margin + 2 + column - (width - 1) / 2, columns - width))
      // At the right end, a text may have no room beside the one before.
      guard line.isEmpty || line.count < start else { break }
      line += TextWidth.blanks(start - line.count) + tick.text
    }
    return line
  }
}
