/// Paints boxes into cells, and knows of each cell which box is seen there.
struct BoxPainter {
  /// What is seen in a cell.
  struct Owner: Equatable {
    let index: Int
    let isEdge: Bool
  }

  let viewport: Viewport
  private(set) var canvas: Canvas
  private var owners: [Owner?]
  // Whose cells lie in the picture, whether they are seen there or not.
  private var reached: [Int] = []

  init(_ viewport: Viewport, isASCII: Bool) {
    self.viewport = viewport
    canvas = Canvas(columns: viewport.columns, rows: viewport.rows, isASCII: isASCII)
    owners = Array(repeating: nil, count: viewport.columns * viewport.rows)
  }

  func owner(column: Int, row: Int) -> Owner? {
    guard (0..<viewport.columns).contains(column), (0..<viewport.rows).contains(row) else {
      return nil
    }
    return owners[row * viewport.columns + column]
  }

  /// The cells that an upright box takes: those of which it covers more than a half each way, and
  /// one at least.
  func cells(of box: DrawnBox) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let places = box.corners.map(viewport.cell)
    func range(_ numbers: [Double]) -> ClosedRange<Int> {
      let first = Int((numbers.min() ?? 0).rounded())
      return first...max(first, Int((numbers.max() ?? 0).rounded()) - 1)
    }
    return (range(places.map(\.x)), range(places.map(\.y)))
  }

  // MARK: Painting

  /// Paints a box over what is there; an unseen one lets it be seen.
  mutating func paint(_ box: DrawnBox, index: Int) {
    canvas.ink = box.ink
    defer { canvas.ink = nil }
    if box.isShadow {
      paintShadow(box)
    } else if box.isUpright(within: viewport.scale / 100) {
      paintUpright(box, index)
    } else {
      paintTurned(box, index)
    }
  }

  private mutating func paintUpright(_ box: DrawnBox, _ index: Int) {
    let (columns, rows) = cells(of: box)
    let shade = Shade(opacity: box.opacity)
    let signs = OutlineSigns(shade, isASCII: canvas.isASCII)
    let fill = box.isFilled ? shade.character(isASCII: canvas.isASCII) : " "
    let isFlat = columns.count == 1 || rows.count == 1
    for row in Range(rows).clamped(to: 0..<viewport.rows) {
      for column in Range(columns).clamped(to: 0..<viewport.columns) {
        let isDown = column == columns.lowerBound || column == columns.upperBound
        let isAcross = row == rows.lowerBound || row == rows.upperBound
        let owner = Owner(index: index, isEdge: isDown || isAcross)
        switch (isFlat, isDown, isAcross) {
        case (true, _, _) where fill != " ", (false, false, false): put(fill, owner, column, row)
        case (true, _, _): put(rows.count == 1 ? signs.across : signs.down, owner, column, row)
        case (false, true, true):
          let corner =
            (row == rows.lowerBound ? 0 : 2) + (column == columns.lowerBound ? 0 : 1)
          put(signs.corners[corner], owner, column, row)
        case (false, true, false): put(signs.down, owner, column, row)
        case (false, false, true): put(signs.across, owner, column, row)
        }
      }
    }
  }

  private mutating func paintTurned(_ box: DrawnBox, _ index: Int) {
    let shade = Shade(opacity: box.opacity)
    let fill = box.isFilled ? shade.character(isASCII: canvas.isASCII) : " "
    let around = (box.corners + box.corners.prefix(1)).map(viewport.dot)
    let spacing = shade.step == 0 ? 3 : 1
    let edge = Owner(index: index, isEdge: true)
    for (column, row) in canvas.cells(ofLineThrough: around) { put("", edge, column, row) }
    let owner = Owner(index: index, isEdge: false)
    for (column, row) in cellsInside(box) where owners[row * viewport.columns + column] != edge {
      put(fill, owner, column, row)
    }
    canvas.drawLine(through: around, spacing: spacing)
  }

  // It falls on what is blank only: in characters nothing can be seen through it.
  private mutating func paintShadow(_ box: DrawnBox) {
    let shade = Shade(opacity: box.opacity)
    guard shade.step > 0 else { return }
    for (column, row) in cellsInside(box) where canvas.isBlank(column: column, row: row) {
      canvas.put(shade.character(isASCII: canvas.isASCII), column: column, row: row)
    }
  }

  // The cells of the picture whose middles lie in a box.
  private func cellsInside(_ box: DrawnBox) -> [(column: Int, row: Int)] {
    let reach = reach(of: box)
    return reach.rows.flatMap { row in
      let crossings = box.crossings(atHeight: viewport.middle(column: 0, row: row).y)
      return reach.columns.filter { column in
        let place = viewport.middle(column: column, row: row).x
        // An odd number of edges lies to the right of what is inside.
        return crossings.count(where: { place < $0 }) % 2 == 1
      }.map { (column: $0, row: row) }
    }
  }

  /// The cells of the picture that anything of a box can be seen in.
  private func reach(of box: DrawnBox) -> (columns: Range<Int>, rows: Range<Int>) {
    let cells = box.corners.map(viewport.cell)
    func range(_ numbers: [Double], _ count: Int) -> Range<Int> {
      let limit = Double(count)
      let first = min(max((numbers.min() ?? 0).rounded(.down), 0), limit)
      let last = min(max((numbers.max() ?? 0).rounded(.down) + 1, first), limit)
      return Int(first)..<Int(last)
    }
    return (range(cells.map(\.x), viewport.columns), range(cells.map(\.y), viewport.rows))
  }

  // A blank lets what is below be seen, and is the new box's all the same.
  private mutating func put(_ sign: String, _ owner: Owner, _ column: Int, _ row: Int) {
    owners[row * viewport.columns + column] = owner
    if reached.last != owner.index { reached.append(owner.index) }
    if sign.isEmpty {
      canvas.clear(column: column, row: row)
    } else if sign != " " {
      canvas.put(sign, column: column, row: row)
    }
  }

  // MARK: Names

  /// Of so many boxes, those that lie out of the picture, and those of the others that are seen in no
  /// cell of it: others lie over them.
  func unseen(of count: Int) -> (outside: [Int], covered: [Int]) {
    let (reached, seen) = (Set(reached), Set(owners.compactMap { $0?.index }))
    return (
      (0..<count).filter { !reached.contains($0) }, reached.subtracting(seen).sorted()
    )
  }

  /// Writes a box's label where the box is seen: nearest to its middle, else over its outline,
  /// else beside it; false, and nothing written, where there is no room anywhere.
  mutating func label(_ box: DrawnBox, index: Int) -> Bool {
    let width = TextWidth.columns(of: PrintableText.line(box.label))
    guard width > 0 else { return true }
    let (columns, rows) = cells(of: box)
    let middle = box.corners.map(viewport.cell).reduce(.zero, +) / Double(box.corners.count)
    let isUpright = box.isUpright(within: viewport.scale / 100)
    // The upper edge of an upright box takes a name as a frame takes its title.
    let outline = isUpright ? rows.lowerBound...rows.lowerBound : rows
    // What is too small to be seen where it is takes a cell beside that.
    let reach = reach(of: box).columns
    let near = max(0, reach.lowerBound - 1)..<min(viewport.columns, reach.upperBound + 1)
    func place(_ width: Int, _ rows: ClosedRange<Int>, isInside: Bool) -> (Int, Int)? {
      self.place(for: width, near: middle, in: near, rows) { owner in
        owner.index == index && (isInside ? !owner.isEdge : owner.isEdge || !isUpright)
      }
    }
    if let (column, row) = place(width + 2, rows, isInside: true) {
      canvas.write(" \(box.label) ", column: column, row: row)
    } else if let (column, row) = place(width, rows, isInside: true)
      ?? place(width, outline, isInside: false)
    {
      canvas.write(box.label, column: column, row: row)
    } else {
      return labelBeside(box.label, width, columns, rows)
    }
    return true
  }

  private mutating func labelBeside(
    _ label: String, _ width: Int, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>
  ) -> Bool {
    let seen = rows.clamped(to: 0...viewport.rows - 1)
    let row = (seen.lowerBound + seen.upperBound) / 2
    for start in [columns.upperBound + 2, columns.lowerBound - 1 - width] {
      let isFree = (start - 1...start + width).allSatisfy { column in
        canvas.isBlank(column: column, row: row) && owner(column: column, row: row) == nil
      }
      guard isFree, start >= 0, start + width <= viewport.columns else { continue }
      canvas.write(label, column: start, row: row)
      return true
    }
    return false
  }

  // The beginning of the cells nearest to a place whose owner fits, so many beside each other.
  private func place(
    for width: Int, near middle: DrawnBox.Place, in columns: Range<Int>,
    _ rows: ClosedRange<Int>, where fits: (Owner) -> Bool
  ) -> (column: Int, row: Int)? {
    var best: (column: Int, row: Int, distance: Double)?
    for row in rows.clamped(to: 0...viewport.rows - 1) {
      var length = 0
      for column in columns {
        length = owner(column: column, row: row).map(fits) ?? false ? length + 1 : 0
        guard length >= width else { continue }
        let start = column - width + 1
        let way = DrawnBox.Place(Double(start) + Double(width) / 2, Double(row) + 0.5) - middle
        // A row is twice as high as a column is wide.
        let distance = way.x * way.x + 4 * way.y * way.y
        if best.map({ distance < $0.distance }) ?? true { best = (start, row, distance) }
      }
    }
    return best.map { ($0.column, $0.row) }
  }
}
