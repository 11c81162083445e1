package import FlipbookPictures

/// Draws a plot or a sheet in pixels, on white.
package struct FigurePainter {
  private let figure: SVGFigure
  private let scale: Double
  /// Its pixels.
  package let box: PixelBox

  /// - Parameter scale: how many pixels a point is.
  package init(_ figure: SVGFigure, scale: Double) {
    (self.figure, self.scale) = (figure, scale)
    let size = figure.size * scale
    box = PixelBox(
      columns: 0..<max(Int(size.x.rounded()), 1), rows: 0..<max(Int(size.y.rounded()), 1))
  }

  /// The picture; `check` is called at each mark and may throw.
  package func picture<E>(asking check: () throws(E) -> Void) throws(E) -> Bitmap {
    var bitmap = Bitmap(box, filledWith: StagePainter.paper)
    for mark in figure.marks {
      try check()
      draw(mark, on: &bitmap)
    }
    return bitmap
  }

  private func draw(_ mark: SVGFigure.Mark, on bitmap: inout Bitmap) {
    switch mark {
    case .lines(let pieces, var line):
      line.width *= scale
      line.dashes = line.dashes.map { $0 * scale }
      let parts = pieces.map { (points: $0.map { $0 * scale }, isClosed: false) }
      fill(
        Stroke(along: parts, line, nearness: 0.1).polygons,
        line.color ?? PaintColor(red: 0, green: 0, blue: 0), on: &bitmap)
    case .box(let corner, let size, let color):
      let (low, high) = (corner * scale, (corner + size) * scale)
      fill([[low, [high.x, low.y], high, [low.x, high.y]]], color, on: &bitmap)
    case .words(let text, let place, let anchor, let color):
      write(text, at: place * scale, anchor: anchor, color, on: &bitmap)
    }
  }

  private func fill(_ polygons: [[SIMD2<Double>]], _ color: PaintColor, on bitmap: inout Bitmap) {
    let reach = PixelBox(around: polygons.joined()).intersection(box)
    guard !reach.isEmpty else { return }
    var coverage = Coverage(reach)
    for polygon in polygons { coverage.add(polygon, turned: true) }
    bitmap.fill(coverage, with: .color(UInt32(color)), in: Clip(box))
  }

  // In letters of whole pixels, ten of their thirteen rows above the base line.
  private func write(
    _ text: String, at place: SIMD2<Double>, anchor: Double, _ color: PaintColor,
    on bitmap: inout Bitmap
  ) {
    let size = max(Int(scale.rounded()), 1)
    // Signs that the font has not.
    let known = text.unicodeScalars.flatMap { letter -> String.UnicodeScalarView in
      (letter == "…" ? "..." : letter == "→" ? "->" : String(letter)).unicodeScalars
    }
    let letters = Array(known.prefix(200))
    let width = letters.count * Letters.width * size
    let left = Int((place.x - anchor * Double(width)).rounded())
    let top = Int(place.y.rounded()) - 10 * size
    for (index, letter) in letters.enumerated() {
      for (row, bits) in Letters.rows(of: letter).enumerated() {
        for column in 0..<Letters.width where bits >> (5 - column) & 1 == 1 {
          let x = left + (index * Letters.width + column) * size
          let dot = PixelBox(columns: x..<x + size, rows: top + row * size..<top + (row + 1) * size)
          bitmap.fill(WholePixels(box: dot), with: .color(UInt32(color)), in: Clip(box))
        }
      }
    }
  }
}
