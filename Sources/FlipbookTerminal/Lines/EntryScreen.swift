/// The rows of the entry on the terminal, and how they change.
///
/// Nothing else writes to these rows. While editing each ends with its own line break, so that a
/// widening terminal joins none; finally full rows are joined, for copying.
struct EntryScreen {
  /// Whether the cursor can move up and clear rows; if not, changes are written again below.
  let movesUp: Bool
  /// Whether a narrowing terminal breaks rows; else it cuts them.
  let breaksRows: Bool
  private var rows: [EntryPicture.Row] = []
  private var place = EntryPicture.Place()
  // After a full row the cursor waits in its last column.
  private var isAtMargin = false
  private var output = ""

  init(movesUp: Bool, breaksRows: Bool = true) {
    (self.movesUp, self.breaksRows) = (movesUp, breaksRows)
  }

  /// Forgets the rows: the next picture begins in the cursor's row, at its left edge.
  mutating func forget() { (rows, place, isAtMargin) = ([], .init(), false) }

  /// Shows a picture on a screen of so many rows; returns what to send.
  mutating func show(_ picture: EntryPicture, height: Int) -> String {
    let new = movesUp ? picture.part(rows: height) : picture.downToCursor
    if !movesUp, !canReach(new) { leaveRow() }
    for (index, row) in new.rows.enumerated() { write(row, at: index) }
    if rows.count > new.rows.count {
      go(to: .init(row: new.rows.count, column: 0))
      output += "\u{1B}[J"
      rows.removeSubrange(new.rows.count...)
    }
    go(to: new.cursor)
    return take()
  }

  /// Shows a picture for good and starts a new row; returns what to send.
  mutating func leave(_ picture: EntryPicture, height: Int) -> String {
    guard movesUp, picture.rows.contains(where: \.isFull) || picture.rows.count > height else {
      let shown = show(picture, height: height)
      go(to: .init(row: rows.count - 1, column: 0))
      forget()
      return shown + take() + "\r\n"
    }
    if !rows.isEmpty { clear() }
    for (row, next) in zip(picture.rows, picture.rows.dropFirst() + [.init()]) {
      append(row.cells[...])
      if !row.isFull || next.cells.isEmpty { output += "\r\n" }
    }
    forget()
    return take()
  }

  /// Clears what the terminal made of the rows in a new width; returns what to send.
  mutating func clear(columns: Int) -> String {
    guard movesUp else {
      leaveRow()
      return take()
    }
    if !rows.isEmpty, breaksRows {
      // A cursor after a row's last column stays in it.
      place.row = rows[..<place.row].reduce(max(place.column - 1, 0) / columns) { count, row in
        count + max((row.cells.count + columns - 1) / columns, 1)
      }
    }
    clear()
    return take()
  }

  // MARK: Writing

  private mutating func take() -> String {
    defer { output = "" }
    return output
  }

  private mutating func leaveRow() {
    if !rows.isEmpty { output += "\r\n" }
    forget()
  }

  private mutating func clear() {
    if place.row > 0 { output += "\u{1B}[\(place.row)A" }
    output += "\r\u{1B}[J"
    forget()
  }

  private func canReach(_ new: EntryPicture) -> Bool {
    rows.isEmpty || new.rows.count >= rows.count && new.rows.starts(with: rows.dropLast())
  }

  private mutating func write(_ row: EntryPicture.Row, at index: Int) {
    let isNew = index >= rows.count
    let (old, new) = (isNew ? [] : rows[index].cells, row.cells)
    var changed = new.changes(from: old)
    if isNew || !changed.isEmpty || new.count < old.count {
      // A row cleared from its start is not taken for a longer one.
      let clears = movesUp && new.count < old.count
      if clears { changed = new.indices }
      go(to: .init(row: index, column: changed.lowerBound))
      if clears { output += "\u{1B}[K" }
      append(new[changed])
      place.column = changed.upperBound
      isAtMargin = row.isFull && place.column == new.count
      if !movesUp, new.count < old.count {
        output += String(repeating: " ", count: old.count - new.count)
        place.column = old.count
        isAtMargin = rows[index].isFull
      }
    }
    if isNew { rows.append(row) } else { rows[index] = row }
  }

  private mutating func append(_ cells: ArraySlice<EntryPicture.Cell>) {
    var code = ""
    for cell in cells {
      if cell.code != code {
        output += (code.isEmpty ? "" : Palette.plain) + cell.code
        code = cell.code
      }
      output += cell.text
    }
    if !code.isEmpty { output += Palette.plain }
  }

  private mutating func go(to new: EntryPicture.Place) {
    if new.row < place.row { output += "\u{1B}[\(place.row - new.row)A" }
    if new.row > place.row {
      output += String(repeating: "\r\n", count: new.row - place.row)
      place.column = 0
      isAtMargin = false
    }
    place.row = new.row
    guard new.column != place.column else { return }
    if new.column < place.column, movesUp || new.column == 0 || isAtMargin {
      output += "\r"
      place.column = 0
    }
    isAtMargin = false
    let distance = new.column - place.column
    if distance < 0 {
      output += String(repeating: "\u{08}", count: -distance)
    } else if distance > 0, movesUp {
      output += "\u{1B}[\(distance)C"
    } else if distance > 0 {
      append(rows[new.row].cells[place.column..<new.column])
    }
    place.column = new.column
  }
}

extension [EntryPicture.Cell] {
  /// The range that differs from `old`, with both halves of wide characters.
  fileprivate func changes(from old: [EntryPicture.Cell]) -> Range<Int> {
    var lower = zip(self, old).prefix { $0 == $1 }.count
    let same = zip(reversed(), old.reversed()).prefix { $0 == $1 }.count
    var upper = count == old.count ? Swift.max(count - same, lower) : count
    guard lower < upper else { return lower..<upper }
    while lower > 0, self[lower].text.isEmpty { lower -= 1 }
    while upper < count, self[upper].text.isEmpty { upper += 1 }
    return lower..<upper
  }
}
