// The curves where a terminal shows pixels: lines above the axis, the marks and the texts, which stay
// characters.
extension PlotPanel {
  /// The curves, in the cells of the canvas; counted in its dots.
  func pixels(_ time: PlotAxis, _ axis: PlotAxis, _ playhead: Plot.Playhead?) -> PixelPicture {
    let room = SIMD2(
      Double(time.cells * CellDots.columns), Double(axis.cells * CellDots.rows))
    let region = Region(corner: .zero, size: room)
    var snapshot = Snapshot(time: 0, window: region)
    snapshot.append(Snapshot.Layer(id: 0, name: "", parent: nil, size: room))
    func add(_ curve: PlotCurve, _ color: PaintColor, until present: Double, dotted: Bool = false) {
      let points = curve.points.split { !$0.value.isFinite }
      for (piece, isFuture) in points.flatMap({ Self.parts(of: $0, at: present) }) {
        var layer = Snapshot.Layer(
          id: snapshot.layers.count, name: "", parent: 0, size: room)
        layer.shape = Snapshot.Shape(
          path(piece, time, axis), fill: nil, isEvenOdd: false,
          line: line(color, isDotted: isFuture || dotted), from: 0, to: 1)
        snapshot.append(layer)
      }
    }
    let present = playhead.flatMap { $0.isPresent ? $0.time : nil } ?? .infinity
    for curve in shadows { add(curve, Self.shadowColor, until: .infinity, dotted: true) }
    for (place, curve) in curves.enumerated() {
      add(curve, PlotMarks.color(place), until: present)
    }
    return PixelPicture(
      [PixelPicture.Part(snapshot)], region: region, rows: 0..<axis.cells, columns: 0..<time.cells,
      isClear: true)
  }

  private static let shadowColor = PaintColor(red: 0.54, green: 0.54, blue: 0.56)

  // What lies before a moment, and what comes after it.
  private static func parts(
    of piece: ArraySlice<PlotCurve.Point>, at present: Double
  ) -> [(points: ArraySlice<PlotCurve.Point>, isFuture: Bool)] {
    let next = piece.firstIndex { $0.time > present } ?? piece.endIndex
    return [(piece[..<next], false), (piece[max(next - 1, piece.startIndex)...], true)]
      .filter { !$0.0.isEmpty && ($0.1 == false || next < piece.endIndex) }
  }

  // A single point is a dot.
  private func path(
    _ points: ArraySlice<PlotCurve.Point>, _ time: PlotAxis, _ axis: PlotAxis
  ) -> ShapePath {
    let dots = points.map { Self.dot($0, time, axis) }
    let rest = dots.count == 1 ? [dots[0] + SIMD2(0.01, 0)] : Array(dots.dropFirst())
    return ShapePath([.move(dots[0])] + rest.map { .line($0) })
  }

  // In dots, of which a cell has two by four (choice).
  private func line(_ color: PaintColor, isDotted: Bool) -> Snapshot.Shape.Line {
    var line = Snapshot.Shape.Line()
    (line.color, line.width, line.cap, line.join) = (color, 0.4, "round", "round")
    if isDotted { line.dashes = [0.01, 1] }
    return line
  }
}
