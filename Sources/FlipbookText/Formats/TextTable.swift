/// A table that is kept as text: a row a line, its fields between bars.
package enum TextTable {
  /// The fields of each row, without the blanks around them; none of an empty line.
  package static func rows(_ text: UnsafePointer<UInt8>) -> [[String]] {
    var text = String(cString: text)
    return text.withUTF8 { text in
      var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines.map { $0.split(separator: UInt8(ascii: "|")).map(trimmed) }
    }
  }

  private static func trimmed(_ field: UnsafeBufferPointer<UInt8>.SubSequence) -> String {
    var field = field.drop { $0 == UInt8(ascii: " ") }
    while field.last == UInt8(ascii: " ") { field.removeLast() }
    return String(decoding: UnsafeBufferPointer(rebasing: field), as: UTF8.self)
  }
}
