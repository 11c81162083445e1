/// Writes a document as aligned text for a reader.
///
/// A heading line, `time 0.500s  frame 30`; then, each after a blank line, the tables: title, header,
/// rule, rows, notes. Two blanks separate columns; no line ends in blanks. A titled table without
/// rows says `none`. If a table is too wide, its texts are truncated, or wrapped in columns that are
/// whole; numbers, column names and the first column are not, so a line may still be longer. An
/// abridged table shows its first rows and how many more there are.
struct AlignedTables {
  let digits: Int
  let isASCII: Bool
  let columns: Int

  func text<E>(of document: TableDocument, asking check: () throws(E) -> Void) throws(E) -> String {
    var blocks = [document.headingLines(digits: digits, separator: "  ")]
    for table in document.tables {
      let table = document.whole.map { abridged(table, $0) } ?? table
      let title = table.title.map { [PrintableText.line($0)] } ?? []
      blocks.append(title + (try grid(of: table, check)) + table.notes.map(PrintableText.line))
    }
    return blocks.filter { !$0.isEmpty }
      .map { $0.map(TextWidth.withoutTrailingBlanks).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private func abridged(_ table: Table, _ whole: String) -> Table {
    let more = table.rows.count - TableDocument.mostRows
    guard more > 0 else { return table }
    var table = table
    table.rows.removeLast(more)
    let rest = "and \(NumberText.grouped(more)) more; '\(whole)' has \(more == 1 ? "it" : "them")"
    table.notes.insert((isASCII ? "..." : "…") + rest, at: 0)
    return table
  }

  private func grid<E>(of table: Table, _ check: () throws(E) -> Void) throws(E) -> [String] {
    guard !table.columns.isEmpty else { return [] }
    if table.rows.isEmpty && table.title != nil { return ["none"] }
    let header = table.columns.map { PrintableText.line($0.name) }
    let rows = table.completeRows
    let texts = try rows.map(asking: check) { row in row.map { $0.text(digits: digits) } }
    let widths = widths(of: table.columns, header, rows, texts)
    let rule = widths.map { String(repeating: isASCII ? "-" : "─", count: $0) }
    var lines: [String] = []
    for row in [header, rule] + texts {
      try check()
      lines += self.lines(of: row, widths: widths, columns: table.columns)
    }
    return lines
  }

  // Texts are neither cut nor wrapped to fewer columns.
  private static let narrowest = 8

  // As wide as the texts, but narrowed from the widest on until the table fits or nothing can be.
  private func widths(
    of columns: [Column], _ header: [String], _ rows: [[Cell]], _ texts: [[String]]
  ) -> [Int] {
    var widths = header.map(TextWidth.columns)
    var least = widths
    for (row, rowTexts) in zip(rows, texts) {
      for index in widths.indices {
        let width = TextWidth.columns(of: rowTexts[index])
        // The first column says what a row is about.
        let isCut = index > 0 && row[index].isTruncatable
        widths[index] = max(widths[index], width)
        least[index] = max(least[index], isCut ? min(width, Self.narrowest) : width)
      }
    }
    let excess = widths.reduce(0, +) + 2 * (widths.count - 1) - self.columns
    for _ in 0..<max(excess, 0) {
      let candidates = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }

  // As many lines as the longest wrapped cell needs.
  private func lines(of texts: [String], widths: [Int], columns: [Column]) -> [String] {
    let cells = texts.indices.map { index in
      columns[index].isWhole ? Self.wrapped(texts[index], to: widths[index]) : [texts[index]]
    }
    return (0..<cells.reduce(1) { max($0, $1.count) }).map { line in
      cells.indices.reduce(into: "") { whole, index in
        let text = line < cells[index].count ? cells[index][line] : ""
        if index > 0 { whole += "  " }
        whole += TextWidth.padded(
          TextWidth.truncated(text, to: widths[index], isASCII: isASCII), to: widths[index],
          alignment: columns[index].alignment)
      }
    }
  }

  // Breaks a text after blanks and opening brackets where it can.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    if TextWidth.columns(of: text) <= width { return [TextWidth.withoutTrailingBlanks(text)] }
    var (lines, piece) = ([""], "")
    func add() {
      let line = lines[lines.count - 1] + piece
      if TextWidth.columns(of: TextWidth.withoutTrailingBlanks(line)) <= width {
        lines[lines.count - 1] = line
      } else {
        lines.append(piece)
      }
      piece = ""
    }
    for character in text {
      piece.append(character)
      let isWide = TextWidth.columns(of: piece) >= width && character != " "
      if character == " " || character == "(" || isWide { add() }
    }
    add()
    return lines.map(TextWidth.withoutTrailingBlanks)
  }
}
