/// What is shown at one moment: a heading (time, frame) and the tables under it.
package struct TableDocument: Sendable {
  /// Keys and values of the first line, in order.
  package var heading: [(key: String, value: Cell)]
  /// The tables from top to bottom.
  package var tables: [Table]

  /// What shows every row, where the aligned form is to show some rows of each table only; `nil`
  /// where it shows all of them, as the other forms always do.
  package var whole: String?

  /// The rows of each table that are shown then (choice).
  package static let mostRows = 40

  /// Makes a document; without a heading there is no heading line.
  package init(heading: [(key: String, value: Cell)] = [], tables: [Table], whole: String? = nil) {
    (self.heading, self.tables, self.whole) = (heading, tables, whole)
  }

  /// The document as text, without a newline at the end: the same document gives the same bytes.
  ///
  /// - Parameters:
  ///   - format: the form; each is described at the type that writes it.
  ///   - digits: digits after the point of every number, 0…12.
  ///   - isASCII: draws rules and ellipses in ASCII; names stay as they are.
  ///   - columns: the width that `.table` keeps to where it can; the other forms have no width.
  package func render(
    as format: TableFormat, digits: Int, isASCII: Bool = false, columns: Int = 80
  ) -> String {
    render(as: format, digits: digits, isASCII: isASCII, columns: columns) { () throws(Never) in }
  }

  /// The same, unless what is asked at each row throws.
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
