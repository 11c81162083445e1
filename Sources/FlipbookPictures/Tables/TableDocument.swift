/// The contents of one moment: a heading (time, frame) and the tables under it.
package struct TableDocument: Sendable {
  package var heading: [(key: String, value: Cell)]
  package var tables: [Table]

  /// The entry that shows every row; `nil` if the aligned form shows them all, as the others do.
  package var whole: String?

  /// How many rows of each table the aligned form shows then (choice).
  package static let mostRows = 40

  package init(heading: [(key: String, value: Cell)] = [], tables: [Table], whole: String? = nil) {
    (self.heading, self.tables, self.whole) = (heading, tables, whole)
  }

  /// The first line as a reader sees it, `time 0.500s  frame 30`; none without a heading.
  func headingLines(digits: Int, separator: String) -> [String] {
    let parts = heading.map { PrintableText.line($0.key) + " " + $0.value.text(digits: digits) }
    let line = parts.map(TextWidth.withoutTrailingBlanks).joined(separator: separator)
    return line.isEmpty ? [] : [line]
  }

  /// The document as text, without a newline at the end: the same document gives the same bytes.
  ///
  /// All numbers have `digits` digits after the point, 0…12. If `isASCII`, rules and ellipses are,
  /// and names are not. Only `.table` has a width, kept where it can be. `check` runs at each row.
  package func render<E>(
    as format: TableFormat, digits: Int, isASCII: Bool, columns: Int,
    asking check: () throws(E) -> Void
  ) throws(E) -> String {
    switch format {
    case .table:
      try AlignedTables(digits: digits, isASCII: isASCII, columns: columns)
        .text(of: self, asking: check)
    case .json: try JSONTables(digits: digits).text(of: self, asking: check)
    case .csv: try CSVTables(digits: digits).text(of: self, asking: check)
    case .markdown: try MarkdownTables(digits: digits).text(of: self, asking: check)
    }
  }
}

extension Sequence {
  /// The same as `map`; `check` is called before each element.
  package func map<Result, E>(
    asking check: () throws(E) -> Void, _ transform: (Element) -> Result
  ) throws(E) -> [Result] {
    try map { element throws(E) in
      try check()
      return transform(element)
    }
  }
}

/// The forms in which a document of tables can be written; `table` is aligned text for a reader.
package enum TableFormat: String, CaseIterable, Sendable { case table, json, csv, markdown }
