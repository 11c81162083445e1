/// What a terminal would show: a grid of characters and a cursor.
///
/// Understands only what line editors send: moving, erasing, inserting, deleting, scrolling, wide
/// characters, colours, a second screen, and the margin where the cursor waits to wrap.
package struct ScreenModel: Sendable {
  /// One place of the grid.
  struct Cell: Equatable, Sendable {
    /// The character and everything that combines with it; empty for the right half of a wide one.
    var text = " "
    /// Its Select Graphic Rendition as it was sent, as in `1;31`; empty for none.
    var style = ""
    /// Whether the row continues in the next one, because the next character did not fit.
    var wraps = false
    /// Whether a program has written it, even as a blank.
    var isWritten = false
  }

  /// The number of rows, at least 1.
  package internal(set) var rows: Int
  /// The number of columns, at least 2.
  package internal(set) var columns: Int
  /// The row of the cursor, counted from 0 at the top.
  package internal(set) var cursorRow = 0
  /// The column of the cursor, counted from 0; stays in the last one until a character wraps.
  package internal(set) var cursorColumn = 0

  /// The private modes that are on but usually off, so without 25, the cursor, which is usually on.
  package var modesLeftOn: Set<Int> { modes.subtracting([25]) }
  /// Whether the cursor is shown.
  package var showsCursor: Bool { modes.contains(25) }

  /// Whether the program has said that the screen is not complete yet.
  package var isBeingDrawn: Bool { modes.contains(2026) }

  var modes: Set<Int> = [25]
  /// The first screen, with its cursor, while the second one covers it.
  var covered: (grid: [[Cell]], row: Int, column: Int)?

  var grid: [[Cell]]
  var isWrapPending = false
  var inserts = false
  var style = ""
  var savedRow = 0
  var savedColumn = 0
  var parser = ScreenParser()

  /// Creates an empty screen with the cursor at the top left.
  package init(rows: Int = 24, columns: Int = 80) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: Self.emptyRow(columns), count: rows)
  }

  /// Shows bytes as they come; sequences and characters may be cut anywhere between two calls.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let action = parser.take(byte) { perform(action) }
    }
  }

  /// Shows a text.
  package mutating func feed(_ text: String) {
    feed(text.utf8)
  }

  /// The text of a row without its trailing blanks.
  package func row(_ index: Int) -> String {
    Self.trimmed(grid[index].map(\.text).joined())
  }

  /// The text with blanks in place of cells that have one of these styles, such as `90`.
  package func row(_ index: Int, without styles: Set<String>) -> String {
    Self.trimmed(grid[index].map { styles.contains($0.style) ? " " : $0.text }.joined())
  }

  /// The styled stretches of a row, each as its style and its text.
  package func styles(ofRow index: Int) -> [String] {
    var stretches: [(style: String, text: String)] = []
    var last = ""
    for cell in grid[index] {
      if cell.style == last, !last.isEmpty {
        stretches[stretches.count - 1].text += cell.text
      } else if !cell.style.isEmpty {
        stretches.append((cell.style, cell.text))
      }
      last = cell.style
    }
    return stretches.map { "\($0.style) \($0.text)" }
  }

  private static func trimmed(_ text: String) -> String {
    let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) }
    return String(text[..<(end ?? text.startIndex)])
  }

  /// The text of the row the cursor is in.
  package var currentRow: String { row(cursorRow) }

  /// All rows down to the last that shows something.
  package var lines: [String] {
    let all = (0..<rows).map(row)
    let count = all.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return Array(all[..<count])
  }

  /// Changes the size without moving text to other rows, as xterm does; cuts text that no longer
  /// fits, at the top if the cursor would be lost otherwise.
  package mutating func resize(rows: Int, columns: Int) {
    let dropped = max(cursorRow - rows + 1, 0)
    grid = grid.dropFirst(dropped).prefix(rows).map { row in
      Array((row + Self.emptyRow(columns)).prefix(columns))
    }
    grid += Array(repeating: Self.emptyRow(columns), count: rows - grid.count)
    self.rows = rows
    self.columns = columns
    cursorRow -= dropped
    cursorColumn = min(cursorColumn, columns - 1)
    isWrapPending = false
  }

  static func emptyRow(_ columns: Int) -> [Cell] {
    Array(repeating: Cell(), count: columns)
  }
}
