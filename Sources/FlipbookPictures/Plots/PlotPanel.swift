/// Curves over one upright axis.
package struct PlotPanel: Equatable, Sendable {
  /// The unit of the axis; empty if the legend has it.
  package let title: String
  package let curves: [PlotCurve]
  /// Other curves, drawn faintly behind them and not in the legend.
  package let shadows: [PlotCurve]

  package init(title: String = "", curves: [PlotCurve], shadows: [PlotCurve] = []) {
    (self.title, self.curves, self.shadows) = (title, curves, shadows)
  }

  /// The axis from the lowest to the highest value; 0…1 without values.
  ///
  /// - Parameter share: the share of the axis that a label above a peak or below a trough takes.
  func axis(rows: Int, labelsTaking share: Double = 0) -> PlotAxis {
    let values = (curves + shadows).flatMap { $0.points.map(\.value) }.filter(\.isFinite)
    var (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let axis = PlotAxis.upright(covering: low...high, rows: rows)
    let room = share * (axis.upper - axis.lower)
    guard room > 0, room < .infinity else { return axis }
    for curve in curves {
      for extreme in curve.extremes {
        if curve.isPeak(extreme) {
          high = max(high, extreme.point.value + room)
        } else {
          low = min(low, extreme.point.value - room)
        }
      }
    }
    return .upright(covering: low...high, rows: rows)
  }
}

/// A panel in cells: over an axis of time, and beside its own.
struct PlottedPanel {
  let panel: PlotPanel
  let time: PlotAxis
  let axis: PlotAxis
  let playhead: Plot.Playhead?

  // MARK: Characters

  /// The curves, with a grid at the marks of the axis and the playhead's line behind them.
  func canvas(isASCII: Bool) -> Canvas {
    var canvas = Canvas(columns: time.cells, rows: axis.cells, isASCII: isASCII)
    canvas.ink = .faint
    for curve in panel.shadows { draw(curve, isShadow: true, on: &canvas) }
    for (place, curve) in panel.curves.enumerated() {
      canvas.ink = .curve(place)
      draw(curve, isShadow: false, on: &canvas)
    }
    for place in panel.curves.indices where panel.curves.count > 1 {
      canvas.ink = .curve(place)
      mark(place, on: &canvas)
    }
    for (place, curve) in panel.curves.enumerated() {
      canvas.ink = .curve(place)
      for extreme in curve.extremes { label(extreme, of: place, on: &canvas) }
    }
    canvas.ink = .playhead
    if let playhead, let column = time.column(of: playhead.time) {
      for row in 0..<axis.cells where canvas.isBlank(column: column, row: row) {
        canvas.write(isASCII ? ":" : "┊", column: column, row: row)
      }
    }
    canvas.ink = .faint
    for tick in axis.ticks {
      let row = axis.row(of: tick.value)
      for column in stride(from: 3, to: time.cells, by: 4)
      where canvas.isBlank(column: column, row: row) {
        canvas.write(isASCII ? "." : "·", column: column, row: row)
      }
    }
    return canvas
  }

  // The future is dotted, and so is a shadow.
  private func draw(_ curve: PlotCurve, isShadow: Bool, on canvas: inout Canvas) {
    for part in parts(of: curve, isShadow: isShadow) {
      let dots = part.points.map(dot)
      canvas.drawLine(through: dots, spacing: part.isDotted ? 3 : 1)
      if part.isAlone { for dot in dots { canvas.setDot(x: Int(dot.x), y: Int(dot.y)) } }
    }
  }

  // The pieces between gaps; a curve is also split at the present.
  private func parts(
    of curve: PlotCurve, isShadow: Bool
  ) -> [(points: ArraySlice<PlotCurve.Point>, isDotted: Bool, isAlone: Bool)] {
    let present = playhead.flatMap { $0.isPresent && !isShadow ? $0.time : nil } ?? .infinity
    return curve.points.split { !$0.value.isFinite }.flatMap { piece in
      let next = piece.firstIndex { $0.time > present } ?? piece.endIndex
      let future = next < piece.endIndex ? piece[max(next - 1, piece.startIndex)...] : []
      return [(piece[..<next], isShadow, piece.count == 1), (future, true, piece.count == 1)]
        .filter { !$0.0.isEmpty }
    }
  }

  // Different curves have their marks at different moments, so that they rarely meet.
  private func mark(_ place: Int, on canvas: inout Canvas) {
    let count = panel.curves.count
    let distance = max(count * 3, time.cells / 5)
    let first = distance * (2 * place + 1) / (2 * count)
    for column in stride(from: first, to: time.cells, by: distance) {
      let share = (Double(column) + 0.5) / Double(time.cells)
      let moment = time.lower + share * (time.upper - time.lower)
      guard let value = panel.curves[place].value(at: moment) else { continue }
      let sign = PlotMarks.mark(place, isASCII: canvas.isASCII)
      canvas.write(sign, column: column, row: axis.row(of: value))
    }
  }

  // Labels an extreme beside it, where nothing is drawn; a row counts as three columns, and half
  // the plot is too far (choices).
  private func label(_ extreme: PlotCurve.Extreme, of place: Int, on canvas: inout Canvas) {
    guard let column = time.column(of: extreme.point.time) else { return }
    let level = axis.row(of: extreme.point.value)
    let mark = panel.curves.count > 1 ? PlotMarks.mark(place, isASCII: canvas.isASCII) + " " : ""
    let text = mark + extreme.text
    let width = TextWidth.columns(of: text)
    let starts = (0..<max(canvas.columns - width + 1, 0)).sorted {
      (($0 + width / 2 - column).magnitude, $0) < (($1 + width / 2 - column).magnitude, $1)
    }
    // Above a peak and below a trough comes first.
    let isPeak = panel.curves[place].isPeak(extreme)
    let rows = (0..<canvas.rows).filter { 2 * abs($0 - level) < canvas.rows }.sorted {
      (abs($0 - level), isPeak ? $0 : -$0) < (abs($1 - level), isPeak ? $1 : -$1)
    }
    var best: (distance: Int, column: Int, row: Int)?
    for row in rows {
      let away = 3 * abs(row - level)
      guard best.map({ away < $0.distance }) ?? true else { break }
      let start = starts.first { start in
        ((start - 1)...(start + width)).allSatisfy { canvas.isBlank(column: $0, row: row) }
      }
      guard let start else { continue }
      let distance = away + max(start - column, column - start - width + 1, 0)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, start, row) }
    }
    if let best { canvas.write(text, column: best.column, row: best.row) }
  }

  // MARK: Pixels

  /// The curves as lines in dots, above the axis, the marks and the texts, which stay characters.
  var pixels: PixelPicture {
    let room = SIMD2(Double(time.cells * CellDots.columns), Double(axis.cells * CellDots.rows))
    let region = Region(corner: .zero, size: room)
    var snapshot = Snapshot(time: 0, window: region)
    snapshot.append(Snapshot.Layer(id: 0, name: "", parent: nil, size: room))
    func add(_ curve: PlotCurve, _ color: PaintColor, isShadow: Bool) {
      for part in parts(of: curve, isShadow: isShadow) {
        var layer = Snapshot.Layer(id: snapshot.layers.count, name: "", parent: 0, size: room)
        var line = Snapshot.Shape.Line()
        // In dots, of which a cell has two by four (choice).
        (line.color, line.width, line.cap, line.join) = (color, 0.4, "round", "round")
        if part.isDotted { line.dashes = [0.01, 1] }
        layer.shape = Snapshot.Shape(
          path(part.points), fill: nil, isEvenOdd: false, line: line, from: 0, to: 1)
        snapshot.append(layer)
      }
    }
    for curve in panel.shadows { add(curve, Self.shadowColor, isShadow: true) }
    for (place, curve) in panel.curves.enumerated() {
      add(curve, PlotMarks.color(place), isShadow: false)
    }
    return PixelPicture(
      [PixelPicture.Part(snapshot)], region: region, rows: 0..<axis.cells, columns: 0..<time.cells,
      isClear: true)
  }

  private static let shadowColor = PaintColor(red: 0.54, green: 0.54, blue: 0.56)

  // A single point is a dot.
  private func path(_ points: ArraySlice<PlotCurve.Point>) -> ShapePath {
    let dots = points.map(dot)
    let rest = dots.count == 1 ? [dots[0] + SIMD2(0.01, 0)] : Array(dots.dropFirst())
    return ShapePath([.move(dots[0])] + rest.map { .line($0) })
  }

  private func dot(_ point: PlotCurve.Point) -> Place {
    Place(
      x: 0.5 + time.share(of: point.time) * Double(time.cells * CellDots.columns - 1),
      y: axis.height(of: point.value))
  }
}

// Places in cells.
extension PlotAxis {
  /// On an axis of time; nil outside of it.
  func column(of moment: Double) -> Int? {
    let share = share(of: moment)
    guard (0...1).contains(share) else { return nil }
    return Int((0.25 + share * (Double(cells) - 0.5)).rounded(.down))
  }

  func row(of value: Double) -> Int { Int(height(of: value)) / CellDots.rows }

  // In dots from the top; both ends of the axis are in the middle of their rows.
  fileprivate func height(of value: Double) -> Double {
    let middle = Double(CellDots.rows - 1) / 2
    return middle + (1 - share(of: value)) * Double((cells - 1) * CellDots.rows)
  }
}
