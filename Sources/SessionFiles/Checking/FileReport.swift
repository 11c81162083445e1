/// What came of running a session file.
package struct FileReport: Equatable, Sendable {
  /// The file's name as it is to be shown, usually its path.
  package let name: String
  /// How many entries were run.
  package internal(set) var entriesRun = 0
  /// How many of those answered as expected.
  package internal(set) var passed = 0
  /// How many of those did not.
  package internal(set) var failed = 0
  /// How many entries stand in fences that are skipped or kept to another platform.
  package internal(set) var skipped = 0
  /// The entries that did not answer as expected, in the order of the file.
  package internal(set) var failures: [Failure] = []

  /// Whether nothing failed; a file without commands passes.
  package var isPassing: Bool { failures.isEmpty }

  /// All failures, a blank line between them; empty where there are none.
  package var text: String {
    failures.map { $0.text(path: name) }.joined(separator: "\n\n")
  }
}

/// An entry that did not answer as its file expects.
package struct Failure: Equatable, Sendable {
  /// In which way an answer is wrong.
  package enum Kind: Equatable, Sendable {
    /// The output differs.
    case output
    /// The command failed in a fence not marked `error`, whatever its output.
    case failedUnexpectedly
    /// The command succeeded in a fence marked `error`, whatever its output.
    case shouldHaveFailed
  }

  /// The line of the entry's prompt, counted from 1.
  package let line: Int
  /// What is typed, lines joined by line feeds.
  package let entry: String
  /// In which way the answer is wrong.
  package let kind: Kind
  /// The unified diff of the output, with the line numbers of the file and without a line feed
  /// at the end; empty where the output matches.
  package let diff: String

  /// The whole report: `path:line: flip> command`, what is wrong with the status, the diff.
  package func text(path: String) -> String {
    let typed = SessionText.prompt + entry
    let command = typed.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + SessionText.continuation)
    return (["\(path):\(line): \(command)"] + note + (diff.isEmpty ? [] : [diff]))
      .joined(separator: "\n")
  }

  private var note: [String] {
    switch kind {
    case .output: []
    case .failedUnexpectedly: ["the command failed, but its fence is not marked 'error'"]
    case .shouldHaveFailed: ["the command succeeded, but its fence is marked 'error'"]
    }
  }
}
