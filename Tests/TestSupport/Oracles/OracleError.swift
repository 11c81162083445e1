/// A problem with an oracle file, or with the way a test reads it.
package enum OracleError: Error, Equatable, CustomStringConvertible {
  /// There is no readable file at the path.
  case unreadable(path: String)

  /// A quote opened in this line is never closed.
  case unclosedQuote(place: String)

  /// A row has more or fewer cells than the head of the table.
  case cellCount(place: String, expected: Int, found: Int)

  /// The table has no such column.
  case missingColumn(place: String, column: String)

  /// The cell cannot be read as what the test asks for.
  case unreadableCell(place: String, column: String, text: String, wanted: String)

  /// The expression breaks off, or goes on, at the place counted in characters from its start.
  case syntax(expression: String, offset: Int)

  /// The expression is well formed, but has an unknown name.
  case unknownName(String)

  /// The message, with the place first.
  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read '\(path)'"
    case .unclosedQuote(let place): "\(place): a quote is not closed"
    case .cellCount(let place, let expected, let found):
      "\(place): \(found) cells where the head has \(expected)"
    case .missingColumn(let place, let column): "\(place): no column '\(column)'"
    case .unreadableCell(let place, let column, let text, let wanted):
      "\(place): '\(text)' in column '\(column)' is not \(wanted)"
    case .syntax(let expression, let offset):
      "cannot read '\(expression)' at character \(offset)"
    case .unknownName(let name): "'\(name)' is not known here"
    }
  }
}
