/// A table that is kept as text: a row a line, its fields between bars.
package enum TextTable {
  private typealias Bytes = UnsafeBufferPointer<UInt8>.SubSequence

  /// The fields of each row, without the blanks around them; none of an empty line.
  package static func rows(_ text: UnsafePointer<UInt8>) -> [[String]] {
    lines(of: text) { $0.split(separator: UInt8(ascii: "|")).map(trimmed) }
  }

  package static func lines(_ text: UnsafePointer<UInt8>) -> [String] { lines(of: text, string) }

  private static func lines<Line>(
    of text: UnsafePointer<UInt8>, _ read: (Bytes) -> Line
  ) -> [Line] {
    var text = String(cString: text)
    return text.withUTF8 { text in
      var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines.map(read)
    }
  }

  private static func trimmed(_ field: Bytes) -> String {
    var field = field.drop { $0 == UInt8(ascii: " ") }
    while field.last == UInt8(ascii: " ") { field.removeLast() }
    return string(field)
  }

  private static func string(_ bytes: Bytes) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }
}
