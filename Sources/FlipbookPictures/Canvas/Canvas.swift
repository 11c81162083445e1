import FlipbookText

/// A picture in character cells: lines made of dots, and text over them.
///
/// A cell holds two dots beside each other and four below each other. They are shown as a braille
/// character or, in plain ASCII, as the character that looks most like them. A cell that holds
/// text shows the text. What lies outside of the canvas is left out.
package struct Canvas: Sendable {
  /// The size in cells.
  package let columns: Int
  package let rows: Int
  /// Whether the dots are shown in plain ASCII; the text is the caller's own.
  package let isASCII: Bool
  private var dots: [CellDots]
  // A character that takes two cells leaves an empty text in the second one.
  private var texts: [String?]
  private var inks: [Ink?]
  /// What is drawn and written with from now on.
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

  // MARK: Dots

  package mutating func setDot(x: Int, y: Int) {
    guard (0..<dotColumns).contains(x), (0..<dotRows).contains(y) else { return }
    let cell = y / CellDots.rows * columns + x / CellDots.columns
    dots[cell].insert(column: x % CellDots.columns, row: y % CellDots.rows)
    inks[cell] = ink
  }

  /// Draws a line through some points.
  ///
  /// - Parameters:
  ///   - points: In dots; a line from or to a point that is not finite is left out.
  ///   - spacing: 1 sets every dot of the line, 3 every third: a fainter line.
  package mutating func drawLine(through points: [CanvasPoint], spacing: Int = 1) {
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

  /// The dots of the canvas that a line through some points has; some of them more than once.
  func dots(ofLineThrough points: [CanvasPoint]) -> [(x: Int, y: Int)] {
    zip(points, points.dropFirst()).flatMap { start, end in
      dotsOfLine(from: start, to: end).filter {
        (0..<dotColumns).contains($0.x) && (0..<dotRows).contains($0.y)
      }
    }
  }

  /// The cells that a line through some points has dots in; some of them more than once.
  func cells(ofLineThrough points: [CanvasPoint]) -> [(column: Int, row: Int)] {
    var cells: [(column: Int, row: Int)] = []
    for dot in dots(ofLineThrough: points) {
      let (column, row) = (dot.x / CellDots.columns, dot.y / CellDots.rows)
      if let last = cells.last, last == (column, row) { continue }
      cells.append((column, row))
    }
    return cells
  }

  private func dotsOfLine(
    from start: CanvasPoint, to end: CanvasPoint
  ) -> [(x: Int, y: Int)] {
    guard let part = clipped(from: start, to: end) else { return [] }
    let way = part.end - part.start
    let steps = max(1, max(way.x.magnitude, way.y.magnitude).rounded(.up))
    return (0...Int(steps)).map { step in
      let place = (part.start + Double(step) / steps * way).rounded(.down)
      return (x: Int(place.x), y: Int(place.y))
    }
  }

  // MARK: Text

  /// Writes a line of text, which covers what is there; control characters are shown escaped.
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

  /// Puts a sign that takes one cell into a cell of the canvas, in place of what is there.
  mutating func put(_ sign: String, column: Int, row: Int) {
    clear(column: column, row: row)
    texts[row * columns + column] = sign
    inks[row * columns + column] = ink
  }

  /// Makes a cell blank; a wide character goes as a whole.
  package mutating func clear(column: Int, row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let cell = row * columns + column
    if texts[cell] == "" { texts[cell - 1] = nil }
    if column + 1 < columns, texts[cell + 1] == "" { texts[cell + 1] = nil }
    texts[cell] = nil
    dots[cell] = CellDots()
  }

  /// Whether nothing is drawn or written in a cell; outside of the canvas nothing is.
  package func isBlank(column: Int, row: Int) -> Bool {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return true }
    return texts[row * columns + column] == nil && dots[row * columns + column].isEmpty
  }

  // MARK: The picture

  /// The rows from the top, without trailing blanks.
  package var lines: [String] { inkedLines.map(\.text) }

  /// The same with their ink.
  package var inkedLines: [InkedText] {
    (0..<rows).map { row in
      var line = InkedText()
      for cell in (row * columns)..<((row + 1) * columns) {
        if let text = texts[cell] {
          line.append(text, inks[cell])
        } else if dots[cell].isEmpty {
          line.append(" ")
        } else {
          line.append(String(isASCII ? dots[cell].ascii : dots[cell].braille), inks[cell])
        }
      }
      line.dropTrailingBlanks()
      return line
    }
  }
}
