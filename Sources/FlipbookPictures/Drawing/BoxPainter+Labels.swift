extension BoxPainter {
  /// Writes a box's label as near to the visible box's middle as possible, else within its upper
  /// edge, else beside it; false if there is no room anywhere.
  ///
  /// The edge and some of the inside stay visible, unless there is no other room.
  mutating func label(_ box: DrawnBox, index: Int) -> Bool {
    let width = TextWidth.columns(of: PrintableText.line(box.label))
    guard width > 0 else { return true }
    let (columns, rows) = cells(of: box)
    let middle = box.corners.map(viewport.cell).reduce(.zero, +) / Double(box.corners.count)
    let isUpright = box.isUpright(within: viewport.scale / 100)
    let shows = box.isFilled && Shade(opacity: box.opacity).step > 0
    let room = shows ? cellCount(inside: index, columns, rows) - 1 : .max
    // A box too small to be seen may use a cell beside it.
    let reach = reach(of: box).columns
    let near = max(0, reach.lowerBound - 1)..<min(viewport.columns, reach.upperBound + 1)
    func inside(_ width: Int, leaving room: Int) -> (Int, Int)? {
      guard width <= room else { return nil }
      return place(for: width, near: middle, in: near, rows) { $0.index == index && !$0.isEdge }
    }
    if let (column, row) = inside(width + 2, leaving: room) {
      canvas.write(" \(box.label) ", column: column, row: row)
      return true
    }
    let found =
      inside(width, leaving: room)
      ?? (isUpright ? titlePlace(width, index, near: middle, near, rows) : nil)
      ?? placeBeside(width, index, columns, rows) ?? inside(width, leaving: .max)
    guard let (column, row) = found else { return false }
    canvas.write(box.label, column: column, row: row)
    return true
  }

  private func cellCount(
    inside index: Int, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>
  ) -> Int {
    Range(rows).clamped(to: 0..<viewport.rows).reduce(0) { count, row in
      count
        + Range(columns).clamped(to: 0..<viewport.columns).count { column in
          owner(column: column, row: row) == Owner(index: index, isEdge: false)
        }
    }
  }

  // The upper edge of an upright box, leaving its corners and some of the edge beside the name.
  private func titlePlace(
    _ width: Int, _ index: Int, near middle: Place, _ columns: Range<Int>, _ rows: ClosedRange<Int>
  ) -> (Int, Int)? {
    place(for: width + 4, near: middle, in: columns, rows.lowerBound...rows.lowerBound) {
      $0 == Owner(index: index, isEdge: true)
    }.map { ($0.column + 2, $0.row) }
  }

  // Beside a box, from its middle row on, else below or above it: in blank cells of lower boxes.
  private func placeBeside(
    _ width: Int, _ index: Int, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>
  ) -> (Int, Int)? {
    func isFree(_ column: Int, _ row: Int) -> Bool {
      guard canvas.isBlank(column: column, row: row) else { return false }
      return owner(column: column, row: row).map { $0.index < index && !$0.isEdge } ?? true
    }
    let seen = rows.clamped(to: 0...viewport.rows - 1)
    let middle = (seen.lowerBound + seen.upperBound) / 2
    let sides = seen.sorted { abs($0 - middle) < abs($1 - middle) }.flatMap { row in
      [(columns.upperBound + 2, row), (columns.lowerBound - 1 - width, row)]
    }
    let centered = (columns.lowerBound + columns.upperBound + 1 - width) / 2
    let start = max(0, min(centered, viewport.columns - width))
    let ends = [(start, seen.upperBound + 1), (start, seen.lowerBound - 1)]
    return (sides + ends).first { start, row in
      start >= 0 && start + width <= viewport.columns && (0..<viewport.rows).contains(row)
        && (start - 1...start + width).allSatisfy { isFree($0, row) }
    }
  }

  // The start of the run of cells nearest to a place whose owners all fit.
  private func place(
    for width: Int, near middle: Place, in columns: Range<Int>,
    _ rows: ClosedRange<Int>, where fits: (Owner) -> Bool
  ) -> (column: Int, row: Int)? {
    var best: (column: Int, row: Int, distance: Double)?
    for row in rows.clamped(to: 0...viewport.rows - 1) {
      var length = 0
      for column in columns {
        length = owner(column: column, row: row).map(fits) ?? false ? length + 1 : 0
        guard length >= width else { continue }
        let start = column - width + 1
        let way = Place(Double(start) + Double(width) / 2, Double(row) + 0.5) - middle
        // A row is twice as high as a column is wide.
        let distance = way.x * way.x + 4 * way.y * way.y
        if best.map({ distance < $0.distance }) ?? true { best = (start, row, distance) }
      }
    }
    return best.map { ($0.column, $0.row) }
  }
}
