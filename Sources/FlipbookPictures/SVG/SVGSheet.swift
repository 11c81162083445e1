import FlipbookText

/// A dope sheet in SVG: a row for everything that moves, with its bars over time.
///
/// Lines and letters keep apart from a dark page as from a light one; what is to come is lighter.
package struct SVGSheet: Sendable {
  private let title: String
  private let sheet: DopeSheet
  private let digits: Int
  private let size: SIMD2<Double>?
  private let left: Double
  private let axis: PlotAxis

  // Choices, in points: the whole width, the room at the right, a row, a letter.
  private static let (width, right, row, letter) = (640.0, 26.0, 32.0, 7.0)
  private static let top = 30.0

  /// - Parameters:
  ///   - digits: decimals of the moments that are told in words.
  ///   - size: how large it is shown; default: as large as it is.
  package init(title: String, sheet: DopeSheet, digits: Int, size: SIMD2<Double>? = nil) {
    (self.title, self.sheet, self.digits, self.size) = (title, sheet, digits, size)
    let columns = sheet.rows.flatMap { [$0.name] + $0.moves.prefix(1) }.map(TextWidth.columns)
    left = min(max(Double(columns.max() ?? 0) * Self.letter + 20, 80), 260)
    let first = sheet.rows.compactMap { $0.bars.first?.start }.min() ?? 0
    axis = PlotAxis.time(
      from: min(first, sheet.now), to: max(sheet.end, sheet.now),
      columns: Int((Self.width - Self.right - left) / Self.letter))
  }

  /// The whole file, unless what is asked at each row and element throws.
  package func text<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    let bottom = Self.top + Double(sheet.rows.count) * Self.row
    let height = bottom + Double(sheet.marks.count) * 18 + 34
    var content = axis.ticks.flatMap { tick in
      [
        line("grid", at: tick.value, from: Self.top - 6, to: bottom),
        text(tick.text, at: SIMD2(x(tick.value), Self.top - 12), "time"),
      ]
    }
    for (place, row) in sheet.rows.enumerated() {
      try check()
      content.append(self.row(row, y: Self.top + Double(place) * Self.row))
    }
    for (place, mark) in sheet.marks.enumerated() {
      content += self.mark(mark, y: bottom + Double(place + 1) * 18, from: Self.top - 6)
    }
    content.append(line("now", at: sheet.now, from: Self.top - 6, to: bottom))
    content += legend(y: height - 12)
    return try SVGDocument(
      title: title, description: description, extent: SIMD2(Self.width, height), size: size,
      style: SVGDocument.textStyle + Self.style, content: content
    ).text(asking: check)
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

  // MARK: The parts

  private func row(_ row: DopeSheet.Row, y: Double) -> XMLElement {
    let room = Int((left - 12) / Self.letter)
    func words(_ text: String, _ height: Double, _ style: String?) -> XMLElement {
      self.text(
        TextWidth.truncated(text, to: room, isASCII: false), at: SIMD2(8, y + height), style)
    }
    let moves = row.moves.isEmpty ? [] : [words(row.moves.joined(separator: ", "), 25, "moves")]
    let bars = row.bars.flatMap { bar in
      let (start, end) = (max(bar.start, axis.lower), min(bar.end, axis.upper))
      let turn = min(max(sheet.now, start), end)
      return [(start, turn, ""), (turn, end, " next")].filter { $0.0 < $0.1 }.map {
        rect(kind(bar.stretch) + $2, from: $0, to: $1, y)
      }
    }
    let sign = row.ending == .cutShort ? "×" : row.ending == .open ? "…" : ""
    let ending =
      sign.isEmpty ? [] : [text(sign, at: SIMD2(x(row.bars.last?.end ?? 0) + 3, y + 17), nil)]
    return XMLElement(
      name: "g",
      children: [XMLElement(name: "title", text: told(row)), words(row.name, 13, nil)] + moves
        + bars + ending)
  }

  // All that a row shows, in words.
  private func told(_ row: DopeSheet.Row) -> String {
    let bars = row.bars.map { "\(word($0.stretch)) \(seconds($0.start)) to \(seconds($0.end))" }
    let ending =
      switch row.ending {
      case .regular: [String]()
      case .cutShort: ["cut short"]
      case .open: ["goes on"]
      }
    return "\(row.name): " + (row.moves + bars + ending).joined(separator: ", ")
  }

  private func rect(_ style: String, from start: Double, to end: Double, _ y: Double) -> XMLElement
  {
    let isThin = style.hasPrefix("delay") || style.hasPrefix("rest")
    let (x, width) = (x(start), max(x(end) - x(start) - 1, 1))
    return XMLElement(
      name: "rect",
      attributes: [("class", style)]
        + SVGNumber.box(SIMD2(x, y + (isThin ? 11 : 6)), SIMD2(width, isThin ? 4 : 14)))
  }

  private func mark(_ mark: DopeSheet.Mark, y: Double, from top: Double) -> [XMLElement] {
    let isLate = x(mark.time) > Self.width / 2
    let place = SIMD2(x(mark.time) + (isLate ? -5 : 5), y)
    return [
      line("mark", at: mark.time, from: top, to: y),
      text(mark.name, at: place, isLate ? "late" : nil),
    ]
  }

  // What the bars mean that are there.
  private func legend(y: Double) -> [XMLElement] {
    var (elements, x): ([XMLElement], Double) = ([], left)
    let all: [DopeSheet.Stretch] = [.delay, .way(isBack: false), .way(isBack: true), .rest]
    for stretch in all
    where sheet.rows.contains(where: { $0.bars.contains { $0.stretch == stretch } }) {
      elements.append(
        XMLElement(
          name: "rect",
          attributes: [("class", kind(stretch))] + SVGNumber.box(SIMD2(x, y - 8), [16, 8])))
      elements.append(text(word(stretch), at: SIMD2(x + 21, y), nil))
      x += 21 + Double(word(stretch).count) * Self.letter + 16
    }
    return elements
  }

  private func kind(_ stretch: DopeSheet.Stretch) -> String {
    switch stretch {
    case .delay: "delay"
    case .way(let isBack): isBack ? "back" : "way"
    case .rest: "rest"
    }
  }

  private func word(_ stretch: DopeSheet.Stretch) -> String {
    switch stretch {
    case .delay: "delay"
    case .way(let isBack): isBack ? "back" : "there"
    case .rest: "paused"
    }
  }

  // MARK: Elements

  private func line(_ style: String, at time: Double, from top: Double, to bottom: Double)
    -> XMLElement
  {
    XMLElement(
      name: "path",
      attributes: [
        ("class", style), ("d", "M\(SVGNumber.list([x(time), top]))V\(SVGNumber.text(bottom))"),
      ])
  }

  private func text(_ text: String, at place: SIMD2<Double>, _ style: String?) -> XMLElement {
    XMLElement(
      name: "text",
      attributes: (style.map { [("class", $0)] } ?? [])
        + [("x", SVGNumber.text(place.x)), ("y", SVGNumber.text(place.y))], text: text)
  }

  private static let style =
    "path{fill:none;stroke:#8a8a8e;stroke-opacity:.3}.now{stroke:#c00;stroke-opacity:1}"
    + ".mark{stroke-dasharray:3 3;stroke-opacity:1}.time{text-anchor:middle}"
    + ".late{text-anchor:end}.moves{font-size:10px;fill-opacity:.75}.way{fill:#0072b2}"
    + ".back{fill:#d55e00}.delay,.rest{fill:#8a8a8e}.next{fill-opacity:.45}"
    + "@media(prefers-color-scheme:dark){.now{stroke:#f66}.way{fill:#56b4e9}.back{fill:#ff8c42}}"
}
