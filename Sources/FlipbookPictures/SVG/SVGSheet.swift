/// A ``DopeSheet`` in SVG; the future is lighter.
package struct SVGSheet: Sendable {
  private let title: String
  private var sheet: DopeSheet
  private let digits: Int
  private let size: SIMD2<Double>?
  private let left: Double
  private let axis: PlotAxis

  // Choices, in points: the whole width, the room at the right, a row, a letter.
  private static let (width, right, row, letter) = (640.0, 26.0, 32.0, 7.0)
  private static let top = 30.0

  /// `digits` are those of the moments in its words; `size` is how large it is shown.
  package init(title: String, sheet: DopeSheet, digits: Int, size: SIMD2<Double>? = nil) {
    (self.title, self.sheet, self.digits, self.size) = (title, sheet, digits, size)
    let columns = sheet.rows.flatMap { [$0.name] + $0.otherMoves.prefix(1) }.map(TextWidth.columns)
    left = min(max(Double(columns.max() ?? 0) * Self.letter + 20, 80), 260)
    axis = PlotAxis.time(
      from: sheet.start, to: max(sheet.end, sheet.now),
      columns: Int((Self.width - Self.right - left) / Self.letter))
  }

  package func text<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    try XMLElement.svg(
      title: title, description: description, extent: SIMD2(Self.width, height), size: size,
      style: Self.style, content: try content(check)
    ).document(asking: check)
  }

  /// The same to be drawn in pixels, with the playhead at the present moment or another, in seconds.
  package func figure<E>(
    at moment: Double? = nil, asking check: () throws(E) -> Void
  ) throws(E) -> SVGFigure {
    var sheet = self
    if let moment { sheet.sheet.now = moment }
    return SVGFigure(
      try sheet.content(check), size: SIMD2(Self.width, height), style: Self.figureStyle)
  }

  private var bottom: Double { Self.top + Double(sheet.rows.count) * Self.row }
  private var height: Double { bottom + Double(sheet.marks.count) * 18 + 34 }

  private func content<E>(_ check: () throws(E) -> Void) throws(E) -> [XMLElement] {
    var content = axis.ticks.flatMap { tick in
      [
        line("grid", at: tick.value, to: bottom),
        .text(tick.text, at: SIMD2(x(tick.value), Self.top - 12), "time"),
      ]
    }
    for (place, row) in sheet.rows.enumerated() {
      try check()
      content.append(element(of: row, y: Self.top + Double(place) * Self.row))
    }
    for (place, mark) in sheet.marks.enumerated() {
      let (x, y) = (x(mark.time), bottom + Double(place + 1) * 18)
      let isLate = x > Self.width / 2
      content.append(line("mark", at: mark.time, to: y))
      content.append(.text(mark.name, at: SIMD2(x + (isLate ? -5 : 5), y), isLate ? "late" : nil))
    }
    content.append(line("now", at: sheet.now, to: bottom))
    content += legend(y: height - 12)
    return content
  }

  private var description: String {
    sheet.rows.map { row in
      let (first, last) = (row.bars.first?.start ?? 0, row.bars.last?.end ?? 0)
      let end = row.ending == .open ? "on" : "to \(seconds(last))"
      return "\(row.name) from \(seconds(first)) \(end)"
    }.joined(separator: ", ")
  }

  private func seconds(_ time: Double) -> String { NumberText.seconds(time, digits: digits) }

  private func x(_ time: Double) -> Double {
    left + min(max(axis.share(of: time), 0), 1) * (Self.width - Self.right - left)
  }

  private func line(_ style: String, at time: Double, to bottom: Double) -> XMLElement {
    .path(style, "M\(SVGNumber.list([x(time), Self.top - 6]))V\(SVGNumber.text(bottom))")
  }

  private func element(of row: DopeSheet.Row, y: Double) -> XMLElement {
    let room = Int((left - 12) / Self.letter)
    func words(_ text: String, _ height: Double, _ style: String?) -> XMLElement {
      .text(TextWidth.truncated(text, to: room), at: SIMD2(8, y + height), style)
    }
    let others = row.otherMoves.joined(separator: ", ")
    let moves = others.isEmpty ? [] : [words(others, 25, "moves")]
    let bars = row.bars.flatMap { bar in
      let (start, end) = (max(bar.start, axis.lower), min(bar.end, axis.upper))
      let turn = min(max(sheet.now, start), end)
      return [(start, turn, ""), (turn, end, " next")].filter { $0.0 < $0.1 }.map {
        let corner = SIMD2(x($0), y + (bar.stretch.isWay ? 6 : 11))
        let size = SIMD2(max(x($1) - x($0) - 1, 1), bar.stretch.isWay ? 14 : 4)
        return XMLElement.rect(bar.stretch.rawValue + $2, corner, size)
      }
    }
    let sign = row.ending == .cutShort ? "×" : row.ending == .open ? "…" : ""
    let end = SIMD2(x(row.bars.last?.end ?? 0) + 3, y + 17)
    return XMLElement(
      name: "g",
      children: [.title(summary(of: row)), words(row.name, 13, nil)] + moves + bars
        + (sign.isEmpty ? [] : [.text(sign, at: end)]))
  }

  // Everything that a row shows, in words.
  private func summary(of row: DopeSheet.Row) -> String {
    let bars = row.bars.map { "\($0.stretch.word) \(seconds($0.start)) to \(seconds($0.end))" }
    let ending = [DopeSheet.RowEnd.cutShort: "cut short", .open: "goes on"][row.ending]
    let parts = row.moves + bars + [ending].compactMap(\.self)
    return "\(row.name): " + parts.joined(separator: ", ")
  }

  private func legend(y: Double) -> [XMLElement] {
    var keys = DopeSheet.Stretch.allCases.filter(sheet.has).map { ($0.rawValue, $0.word) }
    let next = sheet.rows.lazy.flatMap(\.bars).first { bar in
      min(bar.end, axis.upper) > max(bar.start, axis.lower, sheet.now)
    }
    if let next { keys.append((next.stretch.rawValue + " next", "to come")) }
    func width(_ word: String) -> Double { 37 + Double(word.count) * Self.letter }
    var x = min(left, Self.width - keys.reduce(width("now")) { $0 + width($1.1) })
    var elements: [XMLElement] = []
    for (style, word) in keys {
      elements.append(.rect(style, SIMD2(x, y - 8), [16, 8]))
      elements.append(.text(word, at: SIMD2(x + 21, y)))
      x += width(word)
    }
    return elements + [
      .path("now", "M\(SVGNumber.list([x + 8, y - 10]))v12"), .text("now", at: SIMD2(x + 21, y)),
    ]
  }

  private static let style =
    "path{fill:none;stroke:#8a8a8e;stroke-opacity:.3}.now{stroke:#c00;stroke-opacity:1}"
    + ".mark{stroke-dasharray:3 3;stroke-opacity:1}.time{text-anchor:middle}"
    + ".late{text-anchor:end}.moves{font-size:10px;fill-opacity:.75}.way{fill:#0072b2}"
    + ".back{fill:#d55e00}.delay,.rest{fill:#8a8a8e}.next{fill-opacity:.45}"
    + "@media(prefers-color-scheme:dark){.now{stroke:#f66}.way{fill:#56b4e9}.back{fill:#ff8c42}}"
  private static let figureStyle = SVGFigure.style(style)
}
