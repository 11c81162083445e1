// Changes of the grid.
extension ScreenModel {
  mutating func show(_ scalar: Unicode.Scalar) {
    let width = CellWidth.of(scalar)
    guard width > 0 else { return combine(scalar) }
    if isWrapPending || cursorColumn + width > columns {
      grid[cursorRow][columns - 1].wraps = true
      lineFeed()
      cursorColumn = 0
    }
    isWrapPending = false
    if inserts { insertCells(width) }
    splitWide(at: cursorColumn)
    splitWide(at: cursorColumn + width)
    grid[cursorRow][cursorColumn] = Cell(text: String(scalar), style: style, isWritten: true)
    if width == 2 {
      grid[cursorRow][cursorColumn + 1] = Cell(text: "", style: style, isWritten: true)
    }
    cursorColumn += width
    if cursorColumn >= columns {
      cursorColumn = columns - 1
      isWrapPending = true
    }
  }

  /// Blanks both halves of a wide character if a cut goes through it.
  private mutating func splitWide(at column: Int) {
    guard column > 0, column < columns, grid[cursorRow][column].text.isEmpty else { return }
    grid[cursorRow][column].text = " "
    grid[cursorRow][column - 1].text = " "
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isWrapPending ? cursorColumn : cursorColumn - 1
    while column > 0, grid[cursorRow][column].text.isEmpty { column -= 1 }
    guard column >= 0 else { return }
    grid[cursorRow][column].text.unicodeScalars.append(scalar)
  }

  mutating func lineFeed() {
    isWrapPending = false
    if cursorRow == rows - 1 {
      scroll()
    } else {
      cursorRow += 1
    }
  }

  mutating func reverseLineFeed() {
    isWrapPending = false
    if cursorRow == 0 {
      insertRows(1)
    } else {
      cursorRow -= 1
    }
  }

  mutating func scroll() {
    grid.removeFirst()
    grid.append(Self.emptyRow(columns))
  }

  mutating func eraseScreen(_ mode: Int) {
    eraseRow(mode)
    let erased = mode == 0 ? cursorRow + 1..<rows : mode == 1 ? 0..<cursorRow : 0..<rows
    for row in erased { grid[row] = Self.emptyRow(columns) }
  }

  mutating func eraseRow(_ mode: Int) {
    isWrapPending = false
    switch mode {
    case 0: erase(cursorColumn..<columns)
    case 1: erase(0..<cursorColumn + 1)
    default: erase(0..<columns)
    }
  }

  mutating func erase(_ range: Range<Int>) {
    splitWide(at: range.lowerBound)
    splitWide(at: range.upperBound)
    for column in range { grid[cursorRow][column] = Cell() }
  }

  mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - cursorColumn)
    erase(cursorColumn..<cursorColumn + count)
    grid[cursorRow].removeSubrange(cursorColumn..<cursorColumn + count)
    grid[cursorRow] += Self.emptyRow(count)
  }

  mutating func insertCells(_ count: Int) {
    splitWide(at: cursorColumn)
    grid[cursorRow].insert(contentsOf: Self.emptyRow(count), at: cursorColumn)
    grid[cursorRow] = Array(grid[cursorRow].prefix(columns))
  }

  mutating func insertRows(_ count: Int) {
    for _ in 0..<min(count, rows - cursorRow) {
      grid.removeLast()
      grid.insert(Self.emptyRow(columns), at: cursorRow)
    }
  }

  mutating func deleteRows(_ count: Int) {
    for _ in 0..<min(count, rows - cursorRow) {
      grid.remove(at: cursorRow)
      grid.append(Self.emptyRow(columns))
    }
  }
}
