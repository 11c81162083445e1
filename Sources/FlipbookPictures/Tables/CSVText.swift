/// Writes records of comma-separated values, quoted as in RFC 4180.
enum CSVText {
  /// The fields with commas between; a lone empty field is quoted, as readers skip blank lines.
  static func record(_ fields: [String]) -> String {
    fields == [""]
      ? "\"\"" : fields.map { field(PrintableText.shown($0)) }.joined(separator: ",")
  }

  /// Quotes a field that would end early, or whose outer blanks a reader might drop.
  private static func field(_ text: String) -> String {
    let isSpecial = text.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0.value < 0x20 }
    guard isSpecial || text.first == " " || text.last == " " else { return text }
    let doubled = text.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) }
    return "\"" + doubled + "\""
  }
}
