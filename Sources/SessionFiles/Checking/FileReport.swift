package struct FileReport: Equatable, Sendable {
  package let name: String
  package var results: [EntryResult]

  package init(name: String, results: [EntryResult]) { (self.name, self.results) = (name, results) }
  package var entriesRun: Int { results.count { $0.status != .skipped && $0.status != .notRun } }
  package var passed: Int { results.count { $0.status == .passed } }
  package var skipped: Int { results.count { $0.status == .skipped } }
  package var notRun: Int { results.count { $0.status == .notRun } }
  package var failures: [EntryResult] { results.filter(\.isFailure) }
  package var isPassing: Bool { !results.contains(where: \.isFailure) }
  package var text: String { failures.map { $0.text(path: name) }.joined(separator: "\n\n") }
}
