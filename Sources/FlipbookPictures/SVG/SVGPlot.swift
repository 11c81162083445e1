import FlipbookText

/// Values over time in SVG: panels below each other over the same axis of time.
///
/// Each panel has a legend above it and an axis with round numbers.
package struct SVGPlot: Sendable {
  let title: String
  let panels: [PlotPanel]
  let times: ClosedRange<Double>
  let size: SIMD2<Double>

  /// - Parameters:
  ///   - times: the moments at both ends, in seconds.
  ///   - size: in points; default (choice): 640 wide, and higher for every panel.
  package init(
    title: String, panels: [PlotPanel], times: ClosedRange<Double>, size: SIMD2<Double>? = nil
  ) {
    (self.title, self.panels, self.times) = (title, panels, times)
    self.size = size ?? SIMD2(640, 120 + 240 * Double(max(panels.count, 1)))
  }

  // Choices, in points: the room for numbers at the left, at the right, for the times below, and
  // for a line of letters.
  private static let (left, right, bottom, line) = (60.0, 26.0, 30.0, 20.0)
  // Letters are about as wide.
  private static let letter = 7.0

  /// The whole file; `check` is called at each panel and element and may throw.
  package func text<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    let names = panels.flatMap(\.curves).map(\.name).joined(separator: ", ")
    let (first, last) = (NumberText.brief(times.lowerBound), NumberText.brief(times.upperBound))
    return try SVGDocument(
      title: title, description: "\(names) from \(first)s to \(last)s", extent: size,
      style: Self.style, content: try content(check)
    ).text(asking: check)
  }

  /// The same to be drawn in pixels.
  package func figure<E>(asking check: () throws(E) -> Void) throws(E) -> SVGFigure {
    SVGFigure(try content(check), size: size, looks: Self.looks)
  }

  /// The playhead at a moment, in seconds, with a dot on each curve.
  package func playhead(at moment: Double) -> SVGFigure {
    let (time, places) = layout
    let content = places.map { panel, _, corner, size in
      let axis = axis(of: panel, size)
      let dots = panel.curves.enumerated().compactMap { index, curve in
        curve.value(at: moment).map { dot(index, at: place(moment, $0, time, axis, size)) }
      }
      let x = SVGNumber.text(time.share(of: moment) * size.x)
      return moved([.path("now", "M\(x) 0v\(SVGNumber.text(size.y))")] + dots, corner)
    }
    return SVGFigure(content, size: size, looks: Self.looks)
  }

  private typealias Legend = (element: [XMLElement], rows: Int)

  // The axis of time, and each panel with its legend, its corner and its size.
  private var layout:
    (
      time: PlotAxis,
      places: [(panel: PlotPanel, legend: Legend, corner: SIMD2<Double>, size: SIMD2<Double>)]
    )
  {
    let width = max(size.x - Self.left - Self.right, 1)
    let time = PlotAxis.time(
      from: times.lowerBound, to: times.upperBound, columns: Int(width / Self.letter))
    let legends = panels.map { legend(of: $0, width: width) }
    let letters = legends.map { Double($0.rows) * Self.line }.reduce(0, +)
    let room = size.y - Self.bottom - letters - Double(panels.count) * Self.line
    let height = max(room / Double(max(panels.count, 1)), 1)
    var y = 0.0
    return (
      time,
      zip(panels, legends).map { panel, legend in
        y += Double(legend.rows) * Self.line + Self.line / 2
        defer { y += height + Self.line / 2 }
        return (panel, legend, SIMD2(Self.left, y), SIMD2(width, height))
      }
    )
  }

  private func content<E>(_ check: () throws(E) -> Void) throws(E) -> [XMLElement] {
    let (time, places) = layout
    var content: [XMLElement] = []
    for (panel, legend, corner, size) in places {
      try check()
      let above = Double(legend.rows) * Self.line - Self.line / 2
      content.append(moved(legend.element, corner - SIMD2(0, above)))
      content.append(moved(body(of: panel, time, size), corner))
    }
    let labels = time.ticks.map { tick in
      let x = time.share(of: tick.value) * max(size.x - Self.left - Self.right, 1)
      return XMLElement.text(tick.text, at: SIMD2(x, 0), "time")
    }
    content.append(moved(labels, SIMD2(Self.left, size.y - 10)))
    return content
  }

  private func moved(_ children: [XMLElement], _ place: SIMD2<Double>) -> XMLElement {
    XMLElement(
      name: "g", attributes: [("transform", "translate(\(SVGNumber.list([place.x, place.y])))")],
      children: children)
  }

  // MARK: The parts

  // The curves with their names, and how many lines they take.
  private func legend(of panel: PlotPanel, width: Double) -> (element: [XMLElement], rows: Int) {
    var elements: [XMLElement] = []
    var (x, row) = (0.0, 0)
    for (index, curve) in panel.curves.enumerated() {
      let room = 26 + Double(TextWidth.columns(of: curve.name)) * Self.letter + 14
      if x > 0, x + room > width { (x, row) = (0, row + 1) }
      let y = Double(row) * Self.line
      elements.append(.path(Self.look(index), "M\(SVGNumber.list([x, y - 4]))h20"))
      elements.append(.text(curve.name, at: SIMD2(x + 26, y)))
      x += room
    }
    return (elements, row + 1)
  }

  private func body(of panel: PlotPanel, _ time: PlotAxis, _ size: SIMD2<Double>) -> [XMLElement] {
    let axis = axis(of: panel, size)
    let grid = axis.ticks.flatMap { tick -> [XMLElement] in
      let y = (1 - axis.share(of: tick.value)) * size.y
      return [
        .path("grid", "M\(SVGNumber.list([0, y]))h\(SVGNumber.text(size.x))"),
        .text(tick.text, at: SIMD2(-8, y + 4), "value"),
      ]
    }
    let moments = time.ticks.map { tick in
      let x = time.share(of: tick.value) * size.x
      return XMLElement.path("grid", "M\(SVGNumber.list([x, 0]))v\(SVGNumber.text(size.y))")
    }
    let unit =
      panel.title.isEmpty ? [] : [XMLElement.text(panel.title, at: SIMD2(size.x, 14), "unit")]
    let curves = panel.curves.enumerated().map { index, curve in
      XMLElement.path(Self.look(index), path(of: curve, time, axis, size), [.title(curve.name)])
    }
    let extremes = panel.curves.enumerated().flatMap { index, curve in
      curve.extremes.flatMap { extreme -> [XMLElement] in
        let place = place(extreme.point.time, extreme.point.value, time, axis, size)
        let isPeak = extreme.point.value >= curve.points.first?.value ?? 0
        let half = Double(TextWidth.columns(of: extreme.text)) * Self.letter / 2
        let style = place.x < half ? nil : place.x > size.x - half ? "value" : "time"
        return [
          dot(index, at: place),
          .text(extreme.text, at: SIMD2(place.x, place.y + (isPeak ? -7 : 17)), style),
        ]
      }
    }
    return grid + moments + unit + curves + extremes
  }

  private func axis(of panel: PlotPanel, _ size: SIMD2<Double>) -> PlotAxis {
    panel.axis(rows: max(3, Int(size.y / Self.line)))
  }

  private func place(
    _ moment: Double, _ value: Double, _ time: PlotAxis, _ axis: PlotAxis, _ size: SIMD2<Double>
  ) -> SIMD2<Double> {
    SIMD2(time.share(of: moment), 1 - axis.share(of: value)) * size
  }

  private func dot(_ curve: Int, at place: SIMD2<Double>) -> XMLElement {
    .path("\(Self.look(curve)) dot", "M\(SVGNumber.list([place.x, place.y]))h0")
  }

  private func path(
    of curve: PlotCurve, _ time: PlotAxis, _ axis: PlotAxis, _ size: SIMD2<Double>
  ) -> String {
    curve.points.split { !$0.value.isFinite }.map { piece in
      let places = piece.map { point in
        SVGNumber.list([
          time.share(of: point.time) * size.x, (1 - axis.share(of: point.value)) * size.y,
        ])
      }
      // One point alone is a dot.
      return "M" + places.joined(separator: "L") + (places.count == 1 ? "h0" : "")
    }.joined()
  }

  // MARK: Looks

  // Colours that most eyes tell apart (choice, after Okabe and Ito), each for a light page and for
  // a dark one; further curves are dashed.
  private static let colors = [
    ("#0072b2", "#56b4e9"), ("#d55e00", "#ff8c42"), ("#00805d", "#2fcf9f"),
    ("#a8437f", "#e59ac6"), ("#8a6d00", "#f0c94a"), ("#555555", "#bbbbbb"),
  ]
  private static let dashes = ["", "6 4", "2 3"]

  private static func look(_ place: Int) -> String {
    let dash = place / colors.count % dashes.count
    return "c\(place % colors.count)" + (dash > 0 ? " d\(dash)" : "")
  }

  private static let style: String = {
    func rules(_ color: ((String, String)) -> String) -> String {
      colors.enumerated().map { ".c\($0){stroke:\(color($1))}" }.joined()
    }
    let dashed = dashes.indices.dropFirst().map { ".d\($0){stroke-dasharray:\(dashes[$0])}" }
    return "path{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}"
      + ".grid{stroke:#8a8a8e;stroke-opacity:.3;stroke-width:1}.value,.unit{text-anchor:end}"
      + ".time{text-anchor:middle}.unit{font-style:italic}.now{stroke:#c00;stroke-width:1}"
      + rules { $0.0 } + dashed.joined() + ".dot{stroke-width:6;stroke-dasharray:none}"
      + "@media(prefers-color-scheme:dark){" + rules { $0.1 } + "}"
  }()

  // What the style says of a light page.
  private static let looks: [String: SVGFigure.Look] = {
    var looks: [String: SVGFigure.Look] = [
      "path": .init(width: 2), "grid": .init(stroke: gridColor, width: 1, opacity: 0.3),
      "now": .init(stroke: PaintColor(hex: 0xCC0000), width: 1), "dot": .init(width: 6, dashes: []),
      "value": .init(anchor: 1), "unit": .init(anchor: 1), "time": .init(anchor: 0.5),
    ]
    for (place, color) in colors.enumerated() {
      let hex = UInt32(color.0.dropFirst(), radix: 16) ?? 0
      looks["c\(place)"] = .init(stroke: PaintColor(hex: hex))
    }
    for (place, dashes) in dashes.enumerated().dropFirst() {
      looks["d\(place)"] = .init(dashes: dashes.split(separator: " ").compactMap { Double($0) })
    }
    return looks
  }()
  private static let gridColor = PaintColor(hex: 0x8A8A8E)
}
