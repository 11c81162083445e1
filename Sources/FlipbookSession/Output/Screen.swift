/// What an entry looks like on the screen.
package enum Screen {
  package static let prompt = "flip> "
  package static let continuation = " ...> "

  /// An entry with its prompts, as it was typed; whoever shows it makes it printable.
  package static func typed(_ entry: String) -> String {
    prompt
      + entry.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + continuation)
  }
}
