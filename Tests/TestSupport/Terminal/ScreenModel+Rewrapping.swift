// Changes of the width, as in most terminals.
extension ScreenModel {
  /// Changes the size and wraps rows again, as tmux does.
  ///
  /// Rows that were wrapped are joined, and rows that are too long are wrapped. The cursor stays
  /// with its character.
  package mutating func rewrap(rows: Int, columns: Int) {
    var (broken, cursor) = ([[Cell]](), (row: 0, column: 0))
    var line: [Cell] = []
    var place: Int?
    for (index, row) in grid.enumerated() {
      if index == cursorRow { place = line.count + cursorColumn + (isWrapPending ? 1 : 0) }
      let wraps = row.last?.wraps ?? false
      let used = row.lastIndex(where: \.isWritten).map { $0 + 1 } ?? 0
      line += wraps ? row[...] : row[..<used]
      guard !wraps else { continue }
      if let place {
        // After the last character of a row, the cursor stays in that row.
        let above = min(max(place - 1, 0), max(line.count - 1, place - 1, 0)) / columns
        cursor = (broken.count + above, min(place - above * columns, columns - 1))
      }
      broken += Self.rows(of: line, columns)
      (line, place) = ([], nil)
    }
    let last = broken.lastIndex { row in row.contains { $0.text != " " } } ?? 0
    let dropped = max(max(cursor.row, last) - rows + 1, 0)
    grid = Array(broken.dropFirst(dropped).prefix(rows))
    grid += Array(repeating: Self.emptyRow(columns), count: rows - grid.count)
    (self.rows, self.columns, isWrapPending) = (rows, columns, false)
    (cursorRow, cursorColumn) = (max(cursor.row - dropped, 0), cursor.column)
  }

  private static func rows(of line: [Cell], _ columns: Int) -> [[Cell]] {
    let starts = line.isEmpty ? [0] : Array(stride(from: 0, to: line.count, by: columns))
    return starts.map { start in
      var row = Array(line[start..<min(start + columns, line.count)])
      for index in row.indices { row[index].wraps = false }
      row += emptyRow(columns - row.count)
      row[columns - 1].wraps = start + columns < line.count
      return row
    }
  }
}
