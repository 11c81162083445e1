/// An entry on the screen: rows of cells no wider than the terminal, and the cursor.
///
/// A full row is followed by another one, even an empty one. A wide character does not straddle the
/// margin, and tabs are eight columns apart.
struct EntryPicture: Equatable {
  struct Cell: Equatable {
    /// The character with its combining ones; empty for the right half of a wide one.
    var text: String
    /// Selects its colour; empty for none.
    var code: String
  }

  struct Row: Equatable {
    var cells: [Cell] = []
    /// Whether its text continues in the next row because this one is full.
    var isFull = false
  }

  private(set) var rows = [Row()]
  /// May be in a row that shows nothing.
  private(set) var cursor = Place()
  private let columns: Int

  struct Place: Equatable {
    var row = 0
    var column = 0
  }

  init(columns: Int = 80) { self.columns = max(columns, 2) }
  var end: Place { Place(row: rows.count - 1, column: rows[rows.count - 1].cells.count) }
  mutating func markCursor() { cursor = end }
  mutating func breakRow() { rows.append(Row()) }

  mutating func add(_ text: String, code: String = "") {
    for scalar in text.unicodeScalars { add(scalar, code: code) }
  }

  /// Adds a character; spells those that cannot be shown.
  mutating func add(_ scalar: Unicode.Scalar, code: String) {
    switch EditorWidth.of(scalar) {
    case _ where scalar == "\t":
      for _ in 0..<8 - end.column % 8 { put(Cell(text: " ", code: code)) }
    case 0?: combine(scalar)
    case 1?: put(Cell(text: String(scalar), code: code))
    case _?:
      if end.column == columns - 1 { wrap() }
      put(Cell(text: String(scalar), code: code))
      put(Cell(text: "", code: code))
    case nil:
      for letter in EditorWidth.spelling(of: scalar) { put(Cell(text: String(letter), code: code)) }
    }
  }

  private mutating func put(_ cell: Cell) {
    rows[rows.count - 1].cells.append(cell)
    if end.column == columns { wrap() }
  }

  private mutating func wrap() {
    rows[rows.count - 1].isFull = true
    breakRow()
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    let row = rows.count - 1
    guard let column = rows[row].cells.lastIndex(where: { !$0.text.isEmpty }) else { return }
    rows[row].cells[column].text.unicodeScalars.append(scalar)
  }

  /// Adds a text at the right edge of a single row, if there is room.
  mutating func addAtRight(_ text: String) {
    let start = columns - 1 - TextWidth.columns(of: text)
    guard !text.isEmpty, rows.count == 1, start > end.column else { return }
    add(String(repeating: " ", count: start - end.column) + text)
  }

  /// The rows that fit, around the cursor.
  func part(rows count: Int) -> EntryPicture {
    guard rows.count > count else { return self }
    var part = self
    let first = max(cursor.row - count + 1, 0)
    part.rows = Array(rows[first..<min(first + count, rows.count)])
    part.cursor.row -= first
    return part
  }

  var downToCursor: EntryPicture {
    var part = self
    part.rows = Array(rows[...cursor.row])
    return part
  }
}
