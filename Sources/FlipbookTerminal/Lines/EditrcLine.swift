struct EditrcLine: Equatable {
  /// The line, with its key's escape in the one spelling that quotes do not change.
  private(set) var text: String
  /// The program it is for, with a colon; empty for all.
  let audience: String
  /// Whether it selects emacs or vi keys, which resets all.
  let selectsMode: Bool
  /// The sequence that its key sends after an escape; nil if that is not a key like an arrow.
  let sequence: String?

  private static let escape = "\u{1B}"

  /// Nil for a blank line or a comment; `lead` replaces the escape before ``sequence``.
  init?(_ line: String, lead: Unicode.Scalar? = nil) {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let first = words.first, first.first != "#" else { return nil }
    let command = first.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
    audience = String(first.dropLast(command.count))
    let options = words.dropFirst().prefix { $0.hasPrefix("-") }
    selectsMode = command == "bind" && options.contains { $0 == "-v" || $0 == "-e" }
    text = line
    let key = words.dropFirst(1 + options.count).first
    guard command == "bind", let key, let spelling = Self.escape(in: key) else {
      sequence = nil
      return
    }
    let rest = key[spelling.upperBound...].filter { !"\"'".contains($0) }
    sequence = rest.hasPrefix("[") || rest.hasPrefix("O") ? rest : nil
    let start = sequence == nil ? Self.escape : lead.map { String($0) } ?? Self.escape
    text.replaceSubrange(spelling, with: start)
  }

  // A key's escape, in any spelling of libedit or its users.
  private static func escape(in key: Substring) -> Range<Substring.Index>? {
    let start = key.first.map { "\"'".contains($0) } ?? false ? key.dropFirst() : key
    let spelling = ["\\e", "^[", "\\033", escape].first { start.hasPrefix($0) }
    return spelling.map { start.startIndex..<start.index(start.startIndex, offsetBy: $0.count) }
  }
}
