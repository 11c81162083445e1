/// Writes JSON values as text on one line, without blanks, in the order given.
package enum JSONText {
  /// A string in quotes; control characters are escaped, everything else stays UTF-8.
  package static func string(_ text: String) -> String {
    "\"" + text.unicodeScalars.reduce(into: "") { $0 += escaped($1) } + "\""
  }

  /// A number rounded to `digits`, without zeros at its end; `null` where JSON has no number.
  package static func number(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return "null" }
    return NumberText.withoutTrailingZeros(NumberText.fixed(value, digits: digits))
  }

  /// An object; the keys must differ.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { string($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// An array of values that are JSON already.
  package static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    guard VisibleText.isControl(scalar) else { return String(scalar) }
    let code = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - code.count) + code
  }
}
