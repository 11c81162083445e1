/// A line of `~/.editrc`: what it binds, and what it is to libedit.
struct EditrcLine: Equatable {
  /// The line, with an escape at the start of its key in the one spelling that quotes do not change.
  private(set) var text: String
  /// Whose lines it is for, with a colon; empty for a line for everybody.
  let audience: String
  /// Whether it selects the keys of emacs or vi, which resets all of them.
  let selectsMode: Bool
  /// What its key sends behind an escape; nil where that is no key like an arrow.
  let sequence: String?

  private static let escape = "\u{1B}"

  /// Takes a line apart; nil for one that says nothing.
  ///
  /// With a lead, that stands in place of the escape before ``sequence``.
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

  // Where a key's escape is written, in any of the ways that libedit or its users write it.
  private static func escape(in key: Substring) -> Range<Substring.Index>? {
    let start = key.first.map { "\"'".contains($0) } ?? false ? key.dropFirst() : key
    let spelling = ["\\e", "^[", "\\033", escape].first { start.hasPrefix($0) }
    return spelling.map { start.startIndex..<start.index(start.startIndex, offsetBy: $0.count) }
  }
}
