/// Writes a document as aligned text for a reader.
///
/// A heading line, `time 0.500s  frame 30`; then, each after a blank line, the tables: the title,
/// the header, a thin rule, the rows, the notes. Two blanks stand between columns, none at the end
/// of a line. A titled table without rows says `none`. Where a table is too wide, texts are
/// truncated; numbers, names of columns and the first column never are, so that a line may still be
/// longer.
struct AlignedTables {
  let digits: Int
  let isASCII: Bool
  let columns: Int

  func text(of document: TableDocument) -> String {
    let heading = headingLine(document.heading)
    let blocks = (heading.isEmpty ? [] : [[heading]]) + document.tables.map(lines)
    return blocks.filter { !$0.isEmpty }
      .map { $0.map(TextWidth.withoutTrailingBlanks).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private func headingLine(_ heading: [(key: String, value: Cell)]) -> String {
    heading
      .map { PrintableText.line($0.key) + " " + $0.value.text(digits: digits) }
      .map(TextWidth.withoutTrailingBlanks)
      .joined(separator: "  ")
  }

  private func lines(of table: Table) -> [String] {
    let title = table.title.map { [PrintableText.line($0)] } ?? []
    return title + grid(of: table) + table.notes.map(PrintableText.line)
  }

  private func grid(of table: Table) -> [String] {
    guard !table.columns.isEmpty else { return [] }
    if table.rows.isEmpty && table.title != nil { return ["none"] }
    let header = table.columns.map { PrintableText.line($0.name) }
    let rows = table.completeRows
    let texts = rows.map { row in row.map { $0.text(digits: digits) } }
    let widths = ColumnWidths(header: header, rows: rows, texts: texts).fitting(columns)
    let rule = widths.map { String(repeating: isASCII ? "-" : "─", count: $0) }
    return ([header, rule] + texts).map { line($0, widths: widths, columns: table.columns) }
  }

  private func line(_ texts: [String], widths: [Int], columns: [Column]) -> String {
    texts.indices
      .map { index in
        TextWidth.padded(
          TextWidth.truncated(texts[index], to: widths[index], isASCII: isASCII),
          to: widths[index], alignment: columns[index].alignment)
      }
      .joined(separator: "  ")
  }
}

/// How wide the columns would be, and how narrow they may become.
private struct ColumnWidths {
  /// No text is cut to fewer columns than these.
  private static let narrowest = 4

  private var natural: [Int]
  private var least: [Int]

  init(header: [String], rows: [[Cell]], texts: [[String]]) {
    natural = header.map { TextWidth.columns(of: $0) }
    least = natural
    for (row, rowTexts) in zip(rows, texts) {
      for index in natural.indices {
        let width = TextWidth.columns(of: rowTexts[index])
        // The first column says what a row is about.
        let isCut = index > 0 && row[index].isTruncatable
        let needed = isCut ? min(width, Self.narrowest) : width
        natural[index] = max(natural[index], width)
        least[index] = max(least[index], needed)
      }
    }
  }

  /// The widths with the widest text column narrowed, again and again, until all fit or none can.
  func fitting(_ columns: Int) -> [Int] {
    var widths = natural
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - columns
    while excess > 0 {
      let candidates = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
