/// The text before a typed line, on the screen and in session files.
package enum PromptText {
  package static let primary = "flip> "
  /// Before each further line; as wide as the first.
  package static let continuation = " ...> "

  /// An entry with its prompts, as it was typed; it may hold unprintable characters.
  package static func typed(_ entry: String) -> String {
    // Split by bytes: a character may combine a line feed with its neighbour.
    entry.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .reduce(into: "") { text, line in
        text += (text.isEmpty ? primary : "\n" + continuation) + String(Substring(line))
      }
  }
}
