/// Writes JSON values as text on one line, without blanks, in the order given.
package enum JSONText {
  /// A string in quotes; unprintable scalars are escaped, everything else stays UTF-8.
  package static func string(_ text: String) -> String {
    let isPlain = !text.hasByte {
      $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if isPlain { return "\"" + text + "\"" }
    return "\"" + PrintableText.replacing(text.escaping(["\"", "\\"]), with: escaped) + "\""
  }

  /// A string that is printable on one line once it has been read.
  package static func shown(_ text: String) -> String { string(PrintableText.line(text)) }

  /// A number rounded to `digits`, without zeros at its end; `null` where JSON has no number.
  package static func number(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return "null" }
    return NumberText.withoutTrailingZeros(NumberText.fixed(value, digits: digits))
  }

  /// An object; the keys must differ.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    // One text grows by all members: joining them costs twice as much.
    members.reduce(into: "{") { text, member in
      text += (text.utf8.count > 1 ? "," : "") + string(member.key) + ":"
      text += member.value
    } + "}"
  }

  package static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if "\n\r\t".unicodeScalars.contains(scalar) { return PrintableText.escape(scalar) }
    // Beyond the first plane, two units of UTF-16 encode one scalar: RFC 8259, section 7.
    return UTF16.encode(scalar)?.reduce(into: "") { result, unit in
      let code = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
    } ?? ""
  }
}
