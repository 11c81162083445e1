/// A table that is kept as text: a row a line, its fields between bars.
package enum TextTable {
  /// The fields of each row, without the blanks around them; none of an empty line.
  package static func rows(_ text: UnsafePointer<UInt8>) -> [[String]] {
    lines(text).map { $0.utf8.split(separator: UInt8(ascii: "|")).map(trimmed) }
  }

  package static func lines(_ text: UnsafePointer<UInt8>) -> [String] {
    var lines = String(cString: text).utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(Substring($0)) }
  }

  private static func trimmed(_ field: Substring.UTF8View) -> String {
    var field = field
    while field.first == UInt8(ascii: " ") { field.removeFirst() }
    while field.last == UInt8(ascii: " ") { field.removeLast() }
    return String(Substring(field))
  }
}
