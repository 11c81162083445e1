/// Draws a plot or a sheet in pixels, on white.
package struct FigurePainter {
  private let figure: SVGFigure
  private let scale: Double
  package let box: PixelBox

  /// - Parameter scale: how many pixels a point is.
  package init(_ figure: SVGFigure, scale: Double) {
    (self.figure, self.scale) = (figure, scale)
    box = PixelBox(size: figure.size * scale)
  }

  /// The picture; `check` is called at each mark and may throw.
  package func picture<E>(asking check: () throws(E) -> Void) throws(E) -> Bitmap {
    var bitmap = Bitmap(box, filledWith: StagePainter.paper)
    try draw(on: &bitmap, asking: check)
    return bitmap
  }

  func draw<E>(on bitmap: inout Bitmap, asking check: () throws(E) -> Void) throws(E) {
    for mark in figure.marks {
      try check()
      draw(mark, on: &bitmap)
    }
  }

  var reach: PixelBox {
    figure.marks.reduce(.empty) { reach, mark in
      let part =
        switch mark {
        case .lines(let pieces, let line):
          PixelBox(around: pieces.joined().map { $0 * scale }, margin: line.width / 2 * scale + 1)
        case .box(let corner, let size, _):
          PixelBox(around: [corner * scale, (corner + size) * scale], margin: 1)
        // Letters may be anywhere on their line.
        case .words(_, let place, _, _):
          PixelBox(
            columns: box.columns,
            rows: PixelBox(around: [place * scale], margin: 13 * max(scale, 1) + 1).rows)
        }
      return reach.union(part.intersection(box))
    }
  }

  private func draw(_ mark: SVGFigure.Mark, on bitmap: inout Bitmap) {
    switch mark {
    case .lines(let pieces, var line):
      line.width *= scale
      line.dashes = line.dashes.map { $0 * scale }
      let parts = pieces.map { (points: $0.map { $0 * scale }, isClosed: false) }
      let color = UInt32(line.color ?? PaintColor(red: 0, green: 0, blue: 0))
      bitmap.fill(
        Stroke(along: parts, line, nearness: 0.1).polygons, with: .color(color), turned: true,
        in: Clip(box))
    case .box(let corner, let size, let color):
      let (low, high) = (corner * scale, (corner + size) * scale)
      let corners = [low, [high.x, low.y], high, [low.x, high.y]]
      bitmap.fill([corners], with: .color(UInt32(color)), in: Clip(box))
    case .words(let text, let place, let anchor, let color):
      write(text, at: place * scale, anchor: anchor, color, on: &bitmap)
    }
  }

  // In letters of whole pixels, ten of their thirteen rows above the base line.
  private func write(
    _ text: String, at place: SIMD2<Double>, anchor: Double, _ color: PaintColor,
    on bitmap: inout Bitmap
  ) {
    let size = max(Int(scale.rounded()), 1)
    // Replaces signs that the font lacks.
    let known = text.unicodeScalars.flatMap { letter -> String.UnicodeScalarView in
      (letter == "…" ? "..." : letter == "→" ? "->" : String(letter)).unicodeScalars
    }
    let letters = Array(known.prefix(200))
    let width = letters.count * Letters.width * size
    let x = Int((place.x - anchor * Double(width)).rounded())
    let y = Int(place.y.rounded()) - 10 * size
    bitmap.write(letters, at: (x, y), size: size, UInt32(color), in: Clip(box))
  }
}
