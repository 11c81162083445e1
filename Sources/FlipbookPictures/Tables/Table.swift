/// Rows of cells under named columns.
package struct Table: Equatable, Sendable {
  /// What the rows are, `animators`; nil shows no title line.
  package var title: String?
  /// The columns from left to right; a table without any shows only its title and notes.
  package var columns: [Column]
  /// The rows from top to bottom; a short row is filled with empty cells, a long one is cut.
  package var rows: [[Cell]]
  /// Sentences under the rows, one line each.
  package var notes: [String]

  package init(title: String? = nil, columns: [Column], rows: [[Cell]] = [], notes: [String] = []) {
    (self.title, self.columns, self.rows, self.notes) = (title, columns, rows, notes)
  }

  package var key: String { JSONTables.key(for: title) }

  package func filled(_ rows: [[Cell]], notes: [String] = []) -> Table {
    Table(title: title, columns: columns, rows: rows, notes: notes)
  }

  var completeRows: [[Cell]] {
    rows.map { row in columns.indices.map { $0 < row.count ? row[$0] : .empty } }
  }
}

/// A column of a table: its name, and the side its cells stand at.
package struct Column: Equatable, Sendable {
  /// The name in the header row, and the key in JSON and CSV as it is.
  package var name: String
  /// The side at which the header and all cells stand; numbers belong on the right.
  package var alignment: TextAlignment
  /// Whether a text in it that has no room goes on in the lines below instead of being cut.
  package var isWhole: Bool
  /// What its cells say, for one who asks; empty where its name is a text of the person's own.
  package var meaning: String

  package init(
    name: String, alignment: TextAlignment = .left, isWhole: Bool = false, _ meaning: String = ""
  ) {
    (self.name, self.alignment, self.isWhole) = (name, alignment, isWhole)
    self.meaning = meaning
  }
}
