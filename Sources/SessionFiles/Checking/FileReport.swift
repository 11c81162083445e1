/// What came of running a session file.
package struct FileReport: Equatable, Sendable {
  /// The file's name as it is to be shown, usually its path.
  package let name: String
  /// What came of every entry, in the order of the file.
  package var results: [EntryResult]

  /// A report on the file that `name` names.
  package init(name: String, results: [EntryResult]) { (self.name, self.results) = (name, results) }

  /// How many entries were run.
  package var entriesRun: Int { results.count { $0.status != .skipped && $0.status != .notRun } }
  /// How many of those answered as expected.
  package var passed: Int { results.count { $0.status == .passed } }
  /// How many entries stand in fences that are skipped or kept to another platform.
  package var skipped: Int { results.count { $0.status == .skipped } }
  /// How many entries come after the one in which the run ended.
  package var notRun: Int { results.count { $0.status == .notRun } }
  /// The entries that did not answer as expected.
  package var failures: [EntryResult] { results.filter(\.isFailure) }

  /// Whether nothing failed; a file without commands passes.
  package var isPassing: Bool { !results.contains(where: \.isFailure) }

  /// All failures, a blank line between them; empty where there are none.
  package var text: String { failures.map { $0.text(path: name) }.joined(separator: "\n\n") }
}
