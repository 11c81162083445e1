/// One value in a table or in a heading, not yet text.
package enum Cell: Equatable, Sendable {
  /// A name or a word; control characters are shown escaped.
  case text(String)
  /// A number shown with the table's fixed digits.
  case number(Double)
  /// A duration: shown as `0.500s` to a reader, a plain number in JSON and CSV.
  case seconds(Double)
  /// An angle in degrees: shown as `45.000deg` to a reader, a plain number in JSON and CSV.
  case degrees(Double)
  /// A count or a frame: shown without digits after the point.
  case integer(Int)
  case boolean(Bool)
  /// Nothing: blank to a reader, `null` in JSON.
  case empty

  package func text(digits: Int) -> String {
    switch self {
    case .text(let text): PrintableText.line(text)
    case .seconds(let value): NumberText.seconds(value, digits: digits)
    case .degrees(let value): NumberText.fixed(value, digits: digits) + "deg"
    case .number, .integer, .boolean, .empty: plainText(digits: digits)
    }
  }

  /// The cell as a program reads it: texts untouched, numbers without a unit.
  func plainText(digits: Int) -> String {
    switch self {
    case .text(let text): text
    case .number(let value), .seconds(let value), .degrees(let value):
      NumberText.fixed(value, digits: digits)
    case .integer(let value): String(value)
    case .boolean(let value): value ? "true" : "false"
    case .empty: ""
    }
  }

  /// Whether the cell may be cut to fit; numbers and Booleans never are.
  var isTruncatable: Bool { if case .text = self { true } else { false } }
}
