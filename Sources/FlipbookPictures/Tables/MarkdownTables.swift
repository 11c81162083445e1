import FlipbookText

/// Writes a document as tables of GitHub's Markdown.
///
/// A heading line, `time 0.500s, frame 30`; then for each table its title in bold, the table with
/// an alignment row, and its notes, all with blank lines between. What Markdown would take for its
/// own in a text is escaped with a backslash.
struct MarkdownTables {
  private static let markup: [Unicode.Scalar] = ["\\", "|", "`", "*", "<"]

  let digits: Int

  func text<E>(of document: TableDocument, asking check: () throws(E) -> Void) throws(E) -> String {
    let heading = document.heading
      .map { escaped($0.key) + " " + escaped($0.value.text(digits: digits)) }
      .map(TextWidth.withoutTrailingBlanks)
      .joined(separator: ", ")
    var blocks = heading.isEmpty ? [] : [heading]
    for table in document.tables { blocks += try self.blocks(of: table, check) }
    return blocks.map(TextWidth.withoutTrailingBlanks).joined(separator: "\n\n")
  }

  private func blocks<E>(of table: Table, _ check: () throws(E) -> Void) throws(E) -> [String] {
    let title = table.title.map { ["**" + escaped($0) + "**"] } ?? []
    let grid = table.columns.isEmpty ? [] : [try grid(of: table, check)]
    return title + grid + table.notes.map(escaped)
  }

  private func grid<E>(of table: Table, _ check: () throws(E) -> Void) throws(E) -> String {
    let header = line(table.columns.map { escaped($0.name) })
    let alignments = line(table.columns.map { $0.alignment == .left ? ":---" : "---:" })
    let rows = try table.completeRows.map { row throws(E) in
      try check()
      return line(row.map { escaped($0.text(digits: digits)) })
    }
    return ([header, alignments] + rows).joined(separator: "\n")
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private func escaped(_ text: String) -> String { PrintableText.line(text).escaping(Self.markup) }
}
