/// A fence of commands in a session file, with what they are expected to answer.
package struct Fence: Equatable, Sendable {
  package let line: Int
  package let options: FenceOptions
  package let entries: [ScriptedEntry]

  let marker: FenceMarker
  /// The beginning of each line inside the containers around it.
  let prefix: String
  let closingLine: Int
}

package struct ScriptedEntry: Equatable, Sendable {
  package let line: Int
  /// The typed text: without prompts, joined by line feeds.
  package let text: String
  /// The expected lines with wildcards and escapes, without blanks and blank lines at the end.
  package let expected: [String]
  /// The lines of `expected`; an empty range at the next line if nothing is expected.
  package let expectedLines: Range<Int>
}
