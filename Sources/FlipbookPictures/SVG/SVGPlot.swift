/// Values over time in SVG: panels over the same axis of time, each with a legend above it.
package struct SVGPlot: Sendable {
  let title: String
  let panels: [PlotPanel]
  let times: ClosedRange<Double>
  let size: SIMD2<Double>

  /// `times` are seconds, `size` is in points; default (choice): 640 wide, higher for every panel.
  package init(
    title: String, panels: [PlotPanel], times: ClosedRange<Double>, size: SIMD2<Double>? = nil
  ) {
    (self.title, self.panels, self.times) = (title, panels, times)
    self.size = size ?? SIMD2(640, 120 + 240 * Double(max(panels.count, 1)))
  }

  // Choices, in points: the room at the left, at the right and below, and for a line of letters.
  private static let (left, right, bottom, line) = (60.0, 26.0, 30.0, 20.0)
  // About the width of a letter.
  private static let letter = 7.0

  package func text<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    let names = panels.flatMap(\.curves).map(\.name).joined(separator: ", ")
    let (first, last) = (NumberText.brief(times.lowerBound), NumberText.brief(times.upperBound))
    return try XMLElement.svg(
      title: title, description: "\(names) from \(first)s to \(last)s", extent: size,
      style: Self.style, content: try content(check)
    ).document(asking: check)
  }

  package func figure<E>(asking check: () throws(E) -> Void) throws(E) -> SVGFigure {
    SVGFigure(try content(check), size: size, style: Self.figureStyle)
  }

  /// The playhead at a moment, in seconds, with a dot on each curve.
  package func playhead(at moment: Double) -> SVGFigure {
    let content = places.map { place in
      let dots = place.panel.curves.enumerated().compactMap { index, curve in
        curve.value(at: moment).map { dot(index, at: place.point(moment, $0)) }
      }
      let x = SVGNumber.text(place.time.share(of: moment) * place.size.x)
      let line = XMLElement.path("now", "M\(x) 0v\(SVGNumber.text(place.size.y))")
      return moved([line] + dots, place.corner)
    }
    return SVGFigure(content, size: size, style: Self.figureStyle)
  }

  private struct PlacedPanel {
    let panel: PlotPanel
    let legend: (elements: [XMLElement], rows: Int)
    let corner: SIMD2<Double>
    let size: SIMD2<Double>
    let time: PlotAxis
    let axis: PlotAxis

    func point(_ moment: Double, _ value: Double) -> SIMD2<Double> {
      SIMD2(time.share(of: moment), 1 - axis.share(of: value)) * size
    }
  }

  private var width: Double { max(size.x - Self.left - Self.right, 1) }
  private var time: PlotAxis {
    .time(from: times.lowerBound, to: times.upperBound, columns: Int(width / Self.letter))
  }

  private var places: [PlacedPanel] {
    let (time, legends) = (time, panels.map(legend))
    let letters = legends.map { Double($0.rows) * Self.line }.reduce(0, +)
    let room = size.y - Self.bottom - letters - Double(panels.count) * Self.line
    let height = max(room / Double(max(panels.count, 1)), 1)
    let axisRows = max(3, Int(height / Self.line))
    var y = 0.0
    return zip(panels, legends).map { panel, legend in
      y += Double(legend.rows) * Self.line + Self.line / 2
      defer { y += height + Self.line / 2 }
      return PlacedPanel(
        panel: panel, legend: legend, corner: SIMD2(Self.left, y), size: SIMD2(width, height),
        time: time, axis: panel.axis(rows: axisRows, labelsTaking: Self.line / height))
    }
  }

  private func content<E>(_ check: () throws(E) -> Void) throws(E) -> [XMLElement] {
    var content: [XMLElement] = []
    for place in places {
      try check()
      let above = Double(place.legend.rows) * Self.line - Self.line / 2
      content.append(moved(place.legend.elements, place.corner - SIMD2(0, above)))
      content.append(moved(body(of: place), place.corner))
    }
    let (time, width) = (time, width)
    let labels = time.ticks.map { tick in
      XMLElement.text(tick.text, at: SIMD2(time.share(of: tick.value) * width, 0), "time")
    }
    content.append(moved(labels, SIMD2(Self.left, size.y - 10)))
    return content
  }

  private func moved(_ children: [XMLElement], _ place: SIMD2<Double>) -> XMLElement {
    XMLElement(
      name: "g", attributes: [("transform", "translate(\(SVGNumber.place(place)))")],
      children: children)
  }

  // MARK: The parts

  // The curves with their names, and how many lines they take.
  private func legend(of panel: PlotPanel) -> (elements: [XMLElement], rows: Int) {
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

  private func body(of place: PlacedPanel) -> [XMLElement] {
    let (panel, size, time, axis) = (place.panel, place.size, place.time, place.axis)
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
      XMLElement.path(Self.look(index), path(of: curve, in: place), [.title(curve.name)])
    }
    let extremes = panel.curves.enumerated().flatMap { index, curve in
      curve.extremes.flatMap { extreme -> [XMLElement] in
        let point = place.point(extreme.point.time, extreme.point.value)
        let isPeak = curve.isPeak(extreme)
        let half = Double(TextWidth.columns(of: extreme.text)) * Self.letter / 2
        let style = point.x < half ? nil : point.x > size.x - half ? "value" : "time"
        return [
          dot(index, at: point),
          .text(extreme.text, at: SIMD2(point.x, point.y + (isPeak ? -7 : 17)), style),
        ]
      }
    }
    return grid + moments + unit + curves + extremes
  }

  private func dot(_ curve: Int, at place: SIMD2<Double>) -> XMLElement {
    .path("\(Self.look(curve)) dot", "M\(SVGNumber.place(place))h0")
  }

  private func path(of curve: PlotCurve, in place: PlacedPanel) -> String {
    curve.points.split { !$0.value.isFinite }.map { piece in
      let points = piece.map { SVGNumber.place(place.point($0.time, $0.value)) }
      // One point alone is a dot.
      return "M" + points.joined(separator: "L") + (points.count == 1 ? "h0" : "")
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
  private static let figureStyle = SVGFigure.style(style)
}
