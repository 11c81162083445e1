import FlipbookText

/// The outcome of one entry of a session file.
package struct EntryResult: Equatable, Sendable {
  /// The raw value is its name in a report for tools.
  package enum Status: String, Sendable {
    case passed, output
    /// It failed in a fence not marked `error`.
    case failedUnexpectedly = "failed"
    /// It succeeded in a fence marked `error`.
    case shouldHaveFailed = "succeeded"
    /// The run of the file ended in it.
    case ended
    /// Its fence is skipped or kept to another platform.
    case skipped
    /// The run of the file ended before it.
    case notRun = "not run"
  }

  /// The line of the entry's prompt, counted from 1.
  package internal(set) var line: Int
  /// The typed text, joined by line feeds.
  package internal(set) var entry: String
  package var status: Status
  /// Why the run of the file ended in it.
  package var reason = ""
  /// The text that it showed; empty if it was not run.
  package var output = ""
  /// The unified diff by the file's lines, with no line feed at its end; empty if nothing differs.
  package var diff = ""

  package var isFailure: Bool {
    switch status {
    case .passed, .skipped, .notRun: false
    case .output, .failedUnexpectedly, .shouldHaveFailed, .ended: true
    }
  }

  /// The entry's place and what was typed: `path:line: flip> command`.
  package func heading(path: String) -> String { "\(path):\(line): \(PromptText.typed(entry))" }

  /// The whole report of a failure: heading, note, and diff, or output if only the status is wrong.
  package func text(path: String) -> String {
    [heading(path: path), finding].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The same without the heading.
  package var finding: String {
    [note, diff.isEmpty ? shown : diff].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The first lines of the output where only the status is wrong; else empty.
  package var shown: String {
    guard status == .failedUnexpectedly || status == .shouldHaveFailed else { return "" }
    let lines = SessionText.outputLines(of: output)
    let left = lines.count - Self.shownLines
    let rest = left > 0 ? ["  (\(left.counted("more line")))"] : []
    return (lines.prefix(Self.shownLines).map { $0.isEmpty ? "" : "  " + $0 } + rest)
      .joined(separator: "\n")
  }

  private static let shownLines = 10

  /// A remark on anything wrong besides the output; empty if nothing is.
  package var note: String {
    switch status {
    case .failedUnexpectedly: "the command failed, but its fence is not marked 'error'"
    case .shouldHaveFailed: "the command succeeded, but its fence is marked 'error'"
    case .passed, .output, .ended, .skipped, .notRun: reason
    }
  }
}
