package enum CSVField: Equatable {
  /// Text that a person may have written.
  case text(String)
  /// A number, a boolean or nothing.
  case plain(String)
}

/// Writes records of comma-separated values, quoted as in RFC 4180.
///
/// A spreadsheet recognises a formula by its first character; a text that begins like one gets an
/// apostrophe before it. Source: OWASP, "CSV Injection".
package enum CSVText {
  /// The fields with commas between; a lone empty field is quoted, as readers skip blank lines.
  package static func record(_ fields: [CSVField]) -> String {
    let texts = fields.map { field in
      switch field {
      case .text(let text): harmless(PrintableText.shown(text))
      case .plain(let text): text
      }
    }
    return texts == [""] ? "\"\"" : texts.map(quoted).joined(separator: ",")
  }

  private static let formulaStarts: [Unicode.Scalar] = [
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
  ]

  // Some spreadsheets skip blanks before the first character.
  private static func harmless(_ text: String) -> String {
    let first = text.unicodeScalars.first { $0 != " " }
    return first.map(formulaStarts.contains) ?? false ? "'" + text : text
  }

  /// Quotes a field that would end early, or whose outer blanks a reader might drop.
  private static func quoted(_ text: String) -> String {
    let isSpecial = text.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0.value < 0x20 }
    guard isSpecial || text.first == " " || text.last == " " else { return text }
    return "\"" + text.rewriting { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
