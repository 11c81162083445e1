/// Paints boxes into cells, and knows which box each cell shows.
struct BoxPainter {
  struct Owner: Equatable {
    let index: Int
    let isEdge: Bool
  }

  let viewport: Viewport
  var canvas: Canvas
  private(set) var owners: [Owner?]
  // The boxes with cells in the picture, covered or not.
  private var reached: [Int] = []
  private var inks: (fill: Ink?, edge: Ink?) = (nil, nil)

  init(_ viewport: Viewport, isASCII: Bool) {
    self.viewport = viewport
    canvas = Canvas(columns: viewport.columns, rows: viewport.rows, isASCII: isASCII)
    owners = Array(repeating: nil, count: viewport.columns * viewport.rows)
  }

  func owner(column: Int, row: Int) -> Owner? { canvas.cell(column, row).flatMap { owners[$0] } }

  /// The cells of an upright box: those it covers by more than half each way, at least one.
  func cells(of box: DrawnBox) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let places = box.corners.map(viewport.cell)
    func range(_ numbers: [Double]) -> ClosedRange<Int> {
      let first = Int((numbers.min() ?? 0).rounded())
      return first...max(first, Int((numbers.max() ?? 0).rounded()) - 1)
    }
    return (range(places.map(\.x)), range(places.map(\.y)))
  }

  /// Paints a box over what is there; an invisible one leaves that visible.
  mutating func paint(_ box: DrawnBox, index: Int) {
    take(box.ink)
    defer { canvas.ink = nil }
    if let shape = box.shape {
      paint(shape, of: box, index: index)
    } else if box.isShadow {
      paintShadow(box.rounded)
    } else if box.isUpright(within: viewport.scale / 100), cornerRows(of: box) < Self.curved {
      paintUpright(box, index)
    } else {
      paintTurned(box.rounded, index)
    }
    if let gradient = box.gradient { paint(gradient, in: box, index: index) }
  }

  // An outline that is almost white or black might have the terminal's own colour.
  mutating func take(_ ink: Ink?) { inks = (fill: ink, edge: ink?.isExtreme == true ? nil : ink) }

  // Choice: a round corner of at least so many rows is drawn with dots, a smaller one with a sign.
  private static let curved = 1.5

  private func cornerRows(of box: DrawnBox) -> Double {
    box.rounding.y * Double(cells(of: box).rows.count)
  }

  private mutating func paintUpright(_ box: DrawnBox, _ index: Int) {
    let (columns, rows) = cells(of: box)
    let shade = Shade(opacity: box.opacity)
    // A quarter of a row can be seen.
    let signs = OutlineSigns(shade, isRound: cornerRows(of: box) >= 0.25, isASCII: canvas.isASCII)
    let fill = box.isFilled ? shade.character(isASCII: canvas.isASCII) : " "
    let isRow = rows.count == 1
    let isFlat = isRow || columns.count == 1
    for row in Range(rows).clamped(to: 0..<viewport.rows) {
      for column in Range(columns).clamped(to: 0..<viewport.columns) {
        let isDown = column == columns.lowerBound || column == columns.upperBound
        let isAcross = row == rows.lowerBound || row == rows.upperBound
        let owner = Owner(index: index, isEdge: isDown || isAcross)
        let corner = (row == rows.lowerBound ? 0 : 2) + (column == columns.lowerBound ? 0 : 1)
        let isCorner = isDown && isAcross && !isFlat
        let edge = isCorner ? signs.corners[corner] : isDown && !isRow ? signs.down : signs.across
        put(!owner.isEdge || isFlat && fill != " " ? fill : edge, owner, column, row)
      }
    }
  }

  private mutating func paintTurned(_ box: DrawnBox, _ index: Int) {
    let shade = Shade(opacity: box.opacity)
    let fill = box.isFilled ? shade.character(isASCII: canvas.isASCII) : " "
    let around = (box.corners + box.corners.prefix(1)).map(viewport.dot)
    let spacing = shade.step == 0 ? 3 : 1
    let edge = Owner(index: index, isEdge: true)
    take(canvas.dots(ofLineThrough: around), for: edge)
    let owner = Owner(index: index, isEdge: false)
    for (column, row) in cells(inside: [box.corners])
    where owners[row * viewport.columns + column] != edge { put(fill, owner, column, row) }
    canvas.ink = inks.edge
    canvas.drawLine(through: around, spacing: spacing)
  }

  // A shadow falls on blank cells only: characters cannot be seen through it.
  private mutating func paintShadow(_ box: DrawnBox) {
    let shade = Shade(opacity: box.opacity)
    guard shade.step > 0 else { return }
    for (column, row) in cells(inside: [box.corners]) where canvas.isBlank(column: column, row: row)
    { canvas.put(shade.character(isASCII: canvas.isASCII), column: column, row: row) }
  }

  /// The visible cells whose middles lie in fields.
  func cells(inside fields: [[Place]], isEvenOdd: Bool = true) -> [(column: Int, row: Int)] {
    let reach = reach(of: fields.joined())
    return reach.rows.flatMap { row in
      let crossings = Crossing.all(of: fields, atHeight: viewport.middle(column: 0, row: row).y)
      return reach.columns.filter { column in
        let place = viewport.middle(column: column, row: row).x
        let right = crossings.filter { place < $0.place }
        // The edges to the right of a place tell how often they go around it.
        return isEvenOdd ? right.count % 2 == 1 : right.reduce(0) { $0 + ($1.isDown ? 1 : -1) } != 0
      }.map { (column: $0, row: row) }
    }
  }

  func reach(of box: DrawnBox) -> (columns: Range<Int>, rows: Range<Int>) { reach(of: box.corners) }

  private func reach(of corners: some Sequence<Place>) -> (columns: Range<Int>, rows: Range<Int>) {
    let cells = corners.map(viewport.cell)
    func range(_ numbers: [Double], _ count: Int) -> Range<Int> {
      let limit = Double(count)
      let first = min(max((numbers.min() ?? 0).rounded(.down), 0), limit)
      let last = min(max((numbers.max() ?? 0).rounded(.down) + 1, first), limit)
      return Int(first)..<Int(last)
    }
    return (range(cells.map(\.x), viewport.columns), range(cells.map(\.y), viewport.rows))
  }

  // A blank leaves what is below visible, but the cell belongs to the new box.
  mutating func put(_ sign: String, _ owner: Owner, _ column: Int, _ row: Int) {
    owners[row * viewport.columns + column] = owner
    if reached.last != owner.index { reached.append(owner.index) }
    canvas.ink = owner.isEdge ? inks.edge : inks.fill
    if sign.isEmpty {
      canvas.clear(column: column, row: row)
    } else if sign.utf8.count > 1 || sign != " " {
      canvas.put(sign, column: column, row: row)
    }
  }

  func unseen(of count: Int) -> (outside: [Int], covered: [Int]) {
    let none = Array(repeating: false, count: count)
    var (isReached, isSeen) = (none, none)
    for index in reached { isReached[index] = true }
    for case let owner? in owners { isSeen[owner.index] = true }
    let covered = (0..<count).filter { isReached[$0] && !isSeen[$0] }
    return ((0..<count).filter { !isReached[$0] }, covered)
  }
}
