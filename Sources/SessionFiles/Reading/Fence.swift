/// A fence of commands in a session file, with what they are expected to answer.
package struct Fence: Equatable, Sendable {
  /// The line that opens it, counted from 1.
  package let line: Int
  /// The words after `flipbook`.
  package let options: FenceOptions
  /// Its commands, in the order in which they are run.
  package let entries: [ScriptedEntry]

  let marker: FenceMarker
  /// What the quotations and lists around it begin a line with.
  let prefix: String
  /// The line that closes it, counted from 1.
  let closingLine: Int
}

/// One command of a session file and the output it is expected to have.
package struct ScriptedEntry: Equatable, Sendable {
  /// The line of its prompt, counted from 1.
  package let line: Int
  /// What is typed: without prompts, lines joined by line feeds.
  package let text: String
  /// The expected lines as the file has them: wildcards and escapes unread, no trailing blanks,
  /// no blank lines at the end.
  package let expected: [String]
  /// Where `expected` stands; where nothing is expected, an empty range at the next line.
  package let expectedLines: Range<Int>
}
