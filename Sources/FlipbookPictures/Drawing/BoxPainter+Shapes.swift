extension BoxPainter {
  /// Paints a path: fields with a fine edge, and above them the line, at least a dot wide.
  mutating func paint(_ shape: DrawnShape, of box: DrawnBox, index: Int) {
    let inside = Owner(index: index, isEdge: false)
    // Lines below are seen through it.
    for (column, row) in cells(inside: [box.corners])
    where owner(column: column, row: row)?.isEdge != true { put(" ", inside, column, row) }
    if let fill = shape.fill {
      take(fill.ink)
      let shade = Shade(opacity: box.opacity * fill.alpha)
      let sign = shade.character(isASCII: canvas.isASCII)
      let cells = cells(inside: shape.fields, isEvenOdd: shape.isEvenOdd)
      if shade.step > 0 { for (column, row) in cells { put(sign, inside, column, row) } }
      let around = shape.fields.flatMap {
        canvas.dots(ofLineThrough: ($0 + $0.prefix(1)).map(viewport.dot))
      }
      // The part of the edge within the field is not drawn.
      let filled = Set(cells.map { $0.row * viewport.columns + $0.column })
      put(around.filter { !filled.contains(cell(of: $0)) }, shade, shape, index)
    }
    if let stroke = shape.stroke {
      take(stroke.ink)
      let dots =
        shape.lines.flatMap { canvas.dots(ofLineThrough: $0.map(viewport.dot)) }
        + shape.strips.flatMap { canvas.dots(inside: $0.map(viewport.dot)) }
      put(dots, Shade(opacity: box.opacity * stroke.alpha), shape, index)
    }
  }

  // Draws more of the dots for a more solid shade.
  private mutating func put(
    _ dots: [(x: Int, y: Int)], _ shade: Shade, _ shape: DrawnShape, _ index: Int
  ) {
    guard shade.step > 0 else { return }
    let seen = dots.filter { dot in
      (dot.x + 2 * dot.y) % 4 < shade.step
        && (shape.isWhole || owners[cell(of: dot)]?.index == index)
    }
    take(seen, for: Owner(index: index, isEdge: true))
    for dot in seen { canvas.setDot(x: dot.x, y: dot.y) }
  }

  mutating func take(_ dots: [(x: Int, y: Int)], for owner: Owner) {
    for cell in Set(dots.map(cell)).sorted() {
      put("", owner, cell % viewport.columns, cell / viewport.columns)
    }
  }

  private func cell(of dot: (x: Int, y: Int)) -> Int {
    dot.y / CellDots.rows * viewport.columns + dot.x / CellDots.columns
  }

  mutating func paint(_ gradient: DrawnGradient, in box: DrawnBox, index: Int) {
    let (columns, rows) = reach(of: box)
    let isFlat = columns.count < 3 || rows.count < 3
    for row in rows {
      for column in columns {
        guard let owner = owner(column: column, row: row), owner.index == index,
          isFlat || !owner.isEdge
        else { continue }
        let color = gradient.color(at: viewport.middle(column: column, row: row))
        let shade = Shade(opacity: box.opacity * color.alpha)
        take(color.ink)
        if shade.step > 0 {
          put(shade.character(isASCII: canvas.isASCII), owner, column, row)
        } else if box.ink == nil {
          put("", owner, column, row)
        }
      }
    }
  }
}

extension Canvas {
  fileprivate func dots(inside field: [Place]) -> [(x: Int, y: Int)] {
    let heights = field.map(\.y)
    guard field.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return [] }
    let low = min(max((heights.min() ?? 0).rounded(.down), 0), Double(dotRows))
    let high = min(max((heights.max() ?? 0).rounded(.up), low), Double(dotRows))
    return (Int(low)..<Int(high)).flatMap { y in
      let ends = Crossing.all(of: [field], atHeight: Double(y) + 0.5).map(\.place)
      let first = min(max(((ends.min() ?? 0) - 0.5).rounded(.up), 0), Double(dotColumns))
      let last = min(max(((ends.max() ?? 0) - 0.5).rounded(.up), first), Double(dotColumns))
      return (Int(first)..<Int(last)).map { (x: $0, y: y) }
    }
  }
}

struct Crossing {
  let place: Double
  let isDown: Bool

  static func all(of fields: [[SIMD2<Double>]], atHeight y: Double) -> [Crossing] {
    fields.flatMap { field in
      field.indices.compactMap { index in
        let (start, end) = (field[index], field[(index + 1) % field.count])
        guard (start.y > y) != (end.y > y) else { return nil }
        return Crossing(
          place: start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x),
          isDown: end.y > start.y)
      }
    }
  }
}
