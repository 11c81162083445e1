/// One row of an oracle table; described by its file and line, which name the test case.
package struct OracleRow: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  package let file: String

  /// The line in the file, counted from 1.
  package let line: Int

  private let columns: [String]
  private let cells: [String]

  init(file: String, line: Int, columns: [String], cells: [String]) {
    self.file = file
    self.line = line
    self.columns = columns
    self.cells = cells
  }

  /// The place, as `bezier.csv:12`.
  package var description: String { "\(file):\(line)" }

  /// The text of the cell in this column, or nil if the table has no such column.
  package subscript(column: String) -> String? {
    columns.firstIndex(of: column).map { cells[$0] }
  }

  /// The text of the cell; throws if the table has no such column.
  package func text(_ column: String) throws(OracleError) -> String {
    guard let text = self[column] else {
      throw .missingColumn(place: description, column: column)
    }
    return text
  }

  /// The number in the cell; expressions such as `2*pi` and `170deg` count as numbers.
  package func number(_ column: String) throws(OracleError) -> Double {
    try read(column, as: "a number") { OracleExpression.number(in: $0) }
  }

  /// The numbers in the cell, separated by semicolons.
  package func numbers(_ column: String) throws(OracleError) -> [Double] {
    try read(column, as: "a list of numbers") { text in
      let parts = text.split(separator: ";", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { OracleExpression.number(in: String($0)) }
      return numbers.count == parts.count ? numbers : nil
    }
  }

  /// Whether the cell says yes or true, rather than no or false.
  package func flag(_ column: String) throws(OracleError) -> Bool {
    try read(column, as: "yes or no") { text in
      switch text.lowercased() {
      case "yes", "true": true
      case "no", "false": false
      default: nil
      }
    }
  }

  /// The expression in the cell.
  package func expression(_ column: String) throws(OracleError) -> OracleExpression {
    try OracleExpression(parsing: text(column))
  }

  /// The tolerance in the column of this name.
  package var tolerance: Tolerance {
    get throws(OracleError) {
      try read("tolerance", as: "a tolerance") { Tolerance($0) }
    }
  }

  private func read<Value>(
    _ column: String, as wanted: String, _ parse: (String) -> Value?
  ) throws(OracleError) -> Value {
    let text = try text(column)
    guard let value = parse(text) else {
      throw .unreadableCell(place: description, column: column, text: text, wanted: wanted)
    }
    return value
  }
}
