/// A picture in character cells: lines made of dots, and text over them.
///
/// The dots of a cell are shown as a braille character or, in plain ASCII, as the character that
/// looks most like them; text hides them. Whatever lies outside of the canvas is ignored.
package struct Canvas: Sendable {
  package let columns: Int
  package let rows: Int
  /// Whether the dots are shown in plain ASCII; text is kept as it is.
  package let isASCII: Bool
  private var dots: [CellDots]
  // A wide character leaves an empty text in its second cell.
  private var texts: [String?]
  private var inks: [Ink?]
  package var ink: Ink?

  /// A blank canvas; a size below 1 counts as 1.
  package init(columns: Int, rows: Int, isASCII: Bool = false) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.isASCII = isASCII
    dots = Array(repeating: CellDots(), count: self.columns * self.rows)
    texts = Array(repeating: nil, count: self.columns * self.rows)
    inks = Array(repeating: nil, count: self.columns * self.rows)
  }

  package var dotColumns: Int { columns * CellDots.columns }
  package var dotRows: Int { rows * CellDots.rows }

  package mutating func setDot(x: Int, y: Int) {
    guard (0..<dotColumns).contains(x), (0..<dotRows).contains(y) else { return }
    let cell = y / CellDots.rows * columns + x / CellDots.columns
    dots[cell].insert(column: x % CellDots.columns, row: y % CellDots.rows)
    inks[cell] = ink
  }

  /// Draws a line through points in dots, without the parts to and from points that are not finite;
  /// a `spacing` of 3 sets every third dot only: a fainter line.
  package mutating func drawLine(through points: [Place], spacing: Int = 1) {
    var count = 0
    var last: (x: Int, y: Int)?
    for (start, end) in zip(points, points.dropFirst()) {
      for dot in dotsOfLine(from: start, to: end) {
        if let last, last == dot { continue }
        last = dot
        if count % max(1, spacing) == 0 { setDot(x: dot.x, y: dot.y) }
        count += 1
      }
    }
  }

  /// The dots on the canvas of a line through some points; some of them more than once.
  func dots(ofLineThrough points: [Place]) -> [(x: Int, y: Int)] {
    zip(points, points.dropFirst()).flatMap { start, end in
      dotsOfLine(from: start, to: end).filter {
        (0..<dotColumns).contains($0.x) && (0..<dotRows).contains($0.y)
      }
    }
  }

  private func dotsOfLine(from start: Place, to end: Place) -> [(x: Int, y: Int)] {
    guard let part = clipped(from: start, to: end) else { return [] }
    let way = part.end - part.start
    let steps = max(1, max(way.x.magnitude, way.y.magnitude).rounded(.up))
    return (0...Int(steps)).map { step in
      let place = (part.start + Double(step) / steps * way).rounded(.down)
      return (x: Int(place.x), y: Int(place.y))
    }
  }

  mutating func clearDots() { for cell in dots.indices { dots[cell] = CellDots() } }

  /// Writes a line of text over what is there; control characters are escaped.
  package mutating func write(_ text: String, column: Int, row: Int) {
    guard (0..<rows).contains(row) else { return }
    var place = column
    for character in PrintableText.line(text) {
      let width = TextWidth.columns(of: String(character))
      defer { place += width }
      guard width > 0, place >= 0, place + width <= columns else { continue }
      for covered in place..<(place + width) { clear(column: covered, row: row) }
      texts[row * columns + place] = String(character)
      inks[row * columns + place] = ink
      if width == 2 { texts[row * columns + place + 1] = "" }
    }
  }

  /// Replaces a cell with a sign that is one column wide.
  mutating func put(_ sign: String, column: Int, row: Int) {
    clear(column: column, row: row)
    texts[row * columns + column] = sign
    inks[row * columns + column] = ink
  }

  /// Makes a cell blank; a wide character is removed as a whole.
  package mutating func clear(column: Int, row: Int) {
    guard let cell = cell(column, row) else { return }
    if texts[cell]?.isEmpty == true { texts[cell - 1] = nil }
    if column + 1 < columns, texts[cell + 1]?.isEmpty == true { texts[cell + 1] = nil }
    texts[cell] = nil
    dots[cell] = CellDots()
  }

  /// Whether nothing is drawn or written in a cell; true outside of the canvas.
  package func isBlank(column: Int, row: Int) -> Bool {
    cell(column, row).map { texts[$0] == nil && dots[$0].isEmpty } ?? true
  }

  /// The place of a cell, row by row; nil outside of the canvas.
  func cell(_ column: Int, _ row: Int) -> Int? {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? row * columns + column : nil
  }

  /// The rows from the top, without trailing blanks.
  package var lines: [String] { inkedLines.map(\.text) }

  package var inkedLines: [InkedText] {
    (0..<rows).map { row in
      var (line, blanks) = (InkedText(), 0)
      for cell in (row * columns)..<((row + 1) * columns) {
        let dots = dots[cell]
        guard texts[cell] != nil || !dots.isEmpty else {
          blanks += 1
          continue
        }
        if blanks > 0 { line.append(TextWidth.blanks(blanks)) }
        blanks = 0
        line.append(texts[cell] ?? String(isASCII ? dots.ascii : dots.braille), inks[cell])
      }
      line.dropTrailingBlanks()
      return line
    }
  }
}
