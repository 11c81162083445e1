// The actions of the screen.
extension ScreenModel {
  mutating func perform(_ action: ScreenParser.Action) {
    switch action {
    case .show(let scalar): show(scalar)
    case .control(let byte): control(byte)
    case .escape(let letter): escape(letter)
    case .sequence(let letter, let numbers): sequence(letter, numbers)
    case .modes(let numbers, let isOn): for mode in numbers { set(mode, to: isOn) }
    }
  }

  // A second screen is blank when it opens, and the first is unchanged when it closes.
  private mutating func set(_ mode: Int, to isOn: Bool) {
    guard isOn != modes.contains(mode) else { return }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    guard mode == Self.otherScreen else { return }
    if isOn {
      covered = (grid, cursorRow, cursorColumn)
      grid = Array(repeating: Self.emptyRow(columns), count: rows)
    } else if let screen = covered {
      covered = nil
      let (now, then) = ((rows, columns), (screen.grid.count, screen.grid.first?.count ?? columns))
      (grid, rows, columns) = (screen.grid, then.0, then.1)
      (cursorRow, cursorColumn) = (screen.row, screen.column)
      resize(rows: now.0, columns: now.1)
    }
  }

  private static let otherScreen = 1049

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: move(to: cursorRow, cursorColumn - 1)
    case 0x09: move(to: cursorRow, (cursorColumn / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: move(to: cursorRow, 0)
    default: break
    }
  }

  private mutating func escape(_ letter: UInt8) {
    switch Character(Unicode.Scalar(letter)) {
    case "7": (savedRow, savedColumn) = (cursorRow, cursorColumn)
    case "8": move(to: savedRow, savedColumn)
    case "D": lineFeed()
    case "E":
      lineFeed()
      move(to: cursorRow, 0)
    case "M": reverseLineFeed()
    case "c": self = ScreenModel(rows: rows, columns: columns)
    default: break
    }
  }

  private mutating func sequence(_ letter: UInt8, _ numbers: [Int]) {
    let count = max(numbers.first ?? 1, 1)
    switch Character(Unicode.Scalar(letter)) {
    case "A": move(to: cursorRow - count, cursorColumn)
    case "B": move(to: cursorRow + count, cursorColumn)
    case "C": move(to: cursorRow, cursorColumn + count)
    case "D": move(to: cursorRow, cursorColumn - count)
    case "E": move(to: cursorRow + count, 0)
    case "F": move(to: cursorRow - count, 0)
    case "G": move(to: cursorRow, count - 1)
    case "d": move(to: count - 1, cursorColumn)
    case "H", "f": move(to: count - 1, max(numbers.dropFirst().first ?? 1, 1) - 1)
    case "s": (savedRow, savedColumn) = (cursorRow, cursorColumn)
    case "u": move(to: savedRow, savedColumn)
    case "m":
      style =
        numbers.allSatisfy { $0 == 0 } ? "" : numbers.map { String($0) }.joined(separator: ";")
    case "h", "l": if numbers == [4] { inserts = letter == UInt8(ascii: "h") }
    default: edit(letter, count, mode: numbers.first ?? 0)
    }
  }

  private mutating func edit(_ letter: UInt8, _ count: Int, mode: Int) {
    switch Character(Unicode.Scalar(letter)) {
    case "J": eraseScreen(mode)
    case "K": eraseRow(mode)
    case "P": deleteCells(count)
    case "@": insertCells(count)
    case "X": erase(cursorColumn..<min(cursorColumn + count, columns))
    case "L": insertRows(count)
    case "M": deleteRows(count)
    case "S": (0..<count).forEach { _ in scroll() }
    default: break
    }
  }

  /// Moves the cursor, stopping at the edges.
  private mutating func move(to row: Int, _ column: Int) {
    cursorRow = min(max(row, 0), rows - 1)
    cursorColumn = min(max(column, 0), columns - 1)
    isWrapPending = false
  }
}
