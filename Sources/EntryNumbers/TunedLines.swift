/// The text of an entry in a few lines, with the chosen number in view.
package struct TunedLines {
  /// The lines that fit, the first after the entry's number.
  package private(set) var lines: [InkedText] = []
  /// The places of the entry's numbers.
  package private(set) var numbers: [(row: Int, columns: Range<Int>, place: Int)] = []

  // A character with its ink and the place of its number.
  private struct Cell {
    let text: String
    var ink: Ink?
    var number: Int?
    var width: Int { TextWidth.columns(of: text) }
  }

  // Choices: the part of the rows for an entry, and the columns in view after the number.
  private static let partOfRows = 5
  private static let columnsBehind = 8

  package init(_ entry: TunedEntry, number: Int, isWrong: Bool, isASCII: Bool, size: LiveSize) {
    let rows = Self.rows(of: entry, isWrong: isWrong)
    let held = rows.firstIndex { $0.contains { $0.number == entry.chosen } } ?? 0
    let count = max(1, min(rows.count, size.rows / Self.partOfRows))
    let first = max(0, held - count + 1)
    let margin = "\(number)  "
    let blank = TextWidth.blanks(margin.utf8.count)
    for (place, row) in rows[first..<min(first + count, rows.count)].enumerated() {
      let shown = Self.fitted(
        row, to: size.columns - margin.utf8.count, around: entry.chosen, isASCII)
      append(shown, behind: place == 0 ? margin : blank)
    }
  }

  private mutating func append(_ cells: [Cell], behind margin: String) {
    var line = InkedText(margin)
    var column = margin.utf8.count
    for cell in cells {
      line.append(cell.text, cell.ink)
      if let number = cell.number {
        if let last = numbers.last, last.place == number, last.row == lines.count {
          numbers[numbers.count - 1].columns = last.columns.lowerBound..<column + cell.width
        } else {
          numbers.append((lines.count, column..<column + cell.width, number))
        }
      }
      column += cell.width
    }
    lines.append(line)
  }

  // MARK: Cells

  private static func rows(of entry: TunedEntry, isWrong: Bool) -> [[Cell]] {
    var rows: [[Cell]] = [[]]
    for part in entry.parts {
      let isHeld = part.number == entry.chosen
      // The digit that a step changes, unless the number is being typed.
      let turned =
        isHeld && entry.typed == nil ? entry.number.value?.place(ofPower: entry.number.power) : nil
      for (place, character) in part.text.enumerated() {
        if character.isNewline {
          rows.append([])
          continue
        }
        var cell = Cell(text: PrintableText.line(String(character)), number: part.number)
        if isHeld { cell.ink = isWrong ? .mistake : place == turned ? .turned : .held }
        rows[rows.count - 1].append(cell)
      }
    }
    return rows
  }

  // Cut on both sides if it is too wide, with the chosen number in view.
  private static func fitted(
    _ row: [Cell], to columns: Int, around number: Int, _ isASCII: Bool
  ) -> [Cell] {
    let ends = row.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.width) }
    guard ends[row.count] > columns, columns > 0 else { return row }
    let cut = Cell(text: isASCII ? "~" : "…")
    let end = row.lastIndex { $0.number == number }.map { ends[$0 + 1] } ?? 0
    let start = end < columns ? 0 : min(end + columnsBehind, ends[row.count]) - columns
    var kept = row.indices.filter { ends[$0] >= start && ends[$0 + 1] <= start + columns }.map {
      row[$0]
    }
    guard !kept.isEmpty else { return kept }
    if start > 0 { kept[0] = cut }
    if start + columns < ends[row.count] { kept[kept.count - 1] = cut }
    return kept
  }
}
