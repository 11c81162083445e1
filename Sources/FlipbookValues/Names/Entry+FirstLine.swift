package import FlipbookLanguage

extension Entry {
  /// The first line of the entry's text that is not empty.
  package var firstLine: String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }
}
