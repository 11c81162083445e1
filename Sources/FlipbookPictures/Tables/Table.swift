/// Rows of cells under named columns.
package struct Table: Equatable, Sendable {
  /// The name for the rows, `animators`; nil shows no title line.
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

/// A column of a table: its name, and how its cells are aligned.
package struct Column: Equatable, Sendable {
  /// The name in the header row, and the key in JSON and CSV as it is.
  package var name: String
  /// The side to which the header and all cells are aligned; numbers belong on the right.
  package var alignment: TextAlignment
  /// Whether a text that has no room continues in the lines below instead of being cut.
  package var isWhole: Bool
  /// The meaning of its cells, for those who ask; empty if the user chose its name.
  package var meaning: String

  package init(
    name: String, alignment: TextAlignment = .left, isWhole: Bool = false, _ meaning: String = ""
  ) {
    (self.name, self.alignment, self.isWhole) = (name, alignment, isWhole)
    self.meaning = meaning
  }
}
