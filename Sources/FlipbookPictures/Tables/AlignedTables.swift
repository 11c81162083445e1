import FlipbookText

/// Writes a document as aligned text for a reader.
///
/// A heading line, `time 0.500s  frame 30`; then, each after a blank line, the tables: the title,
/// the header, a thin rule, the rows, the notes. Two blanks stand between columns, none at the end
/// of a line. A titled table without rows says `none`. Where a table is too wide, texts are
/// truncated, or wrapped where their column is to be whole; numbers, names of columns and the first
/// column never are, so that a line may still be longer. Of a long table some rows are shown, and a
/// line that says how many more there are, where the document names what shows them.
struct AlignedTables {
  let digits: Int
  let isASCII: Bool
  let columns: Int

  func text<Failure: Error>(
    of document: TableDocument, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    let heading = headingLine(document.heading)
    var blocks = heading.isEmpty ? [] : [[heading]]
    for table in document.tables {
      blocks.append(try lines(of: document.whole.map { abridged(table, $0) } ?? table, check))
    }
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

  private func lines<Failure: Error>(
    of table: Table, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> [String] {
    let title = table.title.map { [PrintableText.line($0)] } ?? []
    return title + (try grid(of: table, check)) + table.notes.map(PrintableText.line)
  }

  // Its first rows, and a line about the others.
  private func abridged(_ table: Table, _ whole: String) -> Table {
    let more = table.rows.count - TableDocument.mostRows
    guard more > 0 else { return table }
    var table = table
    table.rows.removeLast(more)
    let rest = "and \(NumberText.grouped(more)) more; '\(whole)' has \(more == 1 ? "it" : "them")"
    table.notes.insert((isASCII ? "..." : "…") + rest, at: 0)
    return table
  }

  private func grid<Failure: Error>(
    of table: Table, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> [String] {
    guard !table.columns.isEmpty else { return [] }
    if table.rows.isEmpty && table.title != nil { return ["none"] }
    let header = table.columns.map { PrintableText.line($0.name) }
    let rows = table.completeRows
    let texts = try rows.map { row throws(Failure) in
      try check()
      return row.map { $0.text(digits: digits) }
    }
    let widths = ColumnWidths(columns: table.columns, header: header, rows: rows, texts: texts)
      .fitting(columns)
    let rule = widths.map { String(repeating: isASCII ? "-" : "─", count: $0) }
    var lines: [String] = []
    for row in [header, rule] + texts {
      try check()
      lines += wrapped(row, widths: widths, columns: table.columns).map {
        line($0, widths: widths, columns: table.columns)
      }
    }
    return lines
  }

  // A row in as many lines as the longest of its cells needs that are not to be cut.
  private func wrapped(_ texts: [String], widths: [Int], columns: [Column]) -> [[String]] {
    let cells = texts.indices.map { index in
      columns[index].isWhole
        ? Self.broken(texts[index], to: widths[index]) : [texts[index]]
    }
    return (0..<(cells.map(\.count).max() ?? 1)).map { line in
      cells.map { line < $0.count ? $0[line] : "" }
    }
  }

  // A text in lines that are no wider, broken behind a blank or a bracket where that can be done.
  private static func broken(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    var piece = ""
    for character in text {
      piece.append(character)
      let isWide = TextWidth.columns(of: piece) >= width && character != " "
      if character == " " || character == "(" || isWide {
        add(piece, to: &lines, width)
        piece = ""
      }
    }
    add(piece, to: &lines, width)
    return lines.map(TextWidth.withoutTrailingBlanks)
  }

  private static func add(_ piece: String, to lines: inout [String], _ width: Int) {
    let line = lines[lines.count - 1] + piece
    if TextWidth.columns(of: TextWidth.withoutTrailingBlanks(line)) <= width {
      lines[lines.count - 1] = line
    } else {
      lines.append(piece)
    }
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
  // Nor broken into fewer.
  private static let narrowestWhole = 8

  private var natural: [Int]
  private var least: [Int]

  init(columns: [Column], header: [String], rows: [[Cell]], texts: [[String]]) {
    natural = header.map { TextWidth.columns(of: $0) }
    least = natural
    for (row, rowTexts) in zip(rows, texts) {
      for index in natural.indices {
        let width = TextWidth.columns(of: rowTexts[index])
        // The first column says what a row is about.
        let isCut = index > 0 && row[index].isTruncatable
        let needed = isCut ? Self.least(of: rowTexts[index], in: columns[index]) : width
        natural[index] = max(natural[index], width)
        least[index] = max(least[index], needed)
      }
    }
  }

  private static func least(of text: String, in column: Column) -> Int {
    min(TextWidth.columns(of: text), column.isWhole ? narrowestWhole : narrowest)
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
