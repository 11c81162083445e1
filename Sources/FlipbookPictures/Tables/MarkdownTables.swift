/// Writes a document as tables of GitHub's Markdown.
///
/// A heading line, `time 0.500s, frame 30`; then for each table its title in bold, the table with
/// an alignment row, and its notes, all with blank lines between. Markup in a text is escaped.
struct MarkdownTables {
  private static let markup: [Unicode.Scalar] = ["\\", "|", "`", "*", "<"]

  let digits: Int

  func text<E>(of document: TableDocument, asking check: () throws(E) -> Void) throws(E) -> String {
    var blocks = document.headingLines(digits: digits, separator: ", ")
      .map { $0.escaping(Self.markup) }
    for table in document.tables {
      blocks += table.title.map { ["**" + escaped($0) + "**"] } ?? []
      if !table.columns.isEmpty { blocks.append(try grid(of: table, check)) }
      blocks += table.notes.map(escaped)
    }
    return blocks.map(TextWidth.withoutTrailingBlanks).joined(separator: "\n\n")
  }

  private func grid<E>(of table: Table, _ check: () throws(E) -> Void) throws(E) -> String {
    let header = line(table.columns.map { escaped($0.name) })
    let alignments = line(table.columns.map { $0.alignment == .left ? ":---" : "---:" })
    let rows = try table.completeRows.map(asking: check) { row in
      line(row.map { escaped($0.text(digits: digits)) })
    }
    return ([header, alignments] + rows).joined(separator: "\n")
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private func escaped(_ text: String) -> String { PrintableText.line(text).escaping(Self.markup) }
}
