import FlipbookTerminal
import SessionFiles

/// How a run of session files ended, as the process's exit code; the gravest counts.
package enum Verdict: Int32, Comparable, Sendable {
  case passed = 0
  case mismatched = 1
  /// A file cannot be read.
  case unreadable = 2
  /// The program crashed in a file, or a file exceeded its limits.
  case abandoned = 3

  package static func < (lhs: Verdict, rhs: Verdict) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What came of one file of a run.
struct FileOutcome: Equatable {
  /// Something wrong with the file as a whole.
  struct Problem: Equatable {
    let text: String
    let verdict: Verdict
    /// The line it is about.
    var line = 1
  }

  var report: FileReport
  /// The folder that was given and in which the file was found; nil for a file that was named.
  var root: String?
  /// The virtual moment after each entry, in seconds; nil for entries that did not answer.
  var moments: [Double?] = []
  /// The seconds of wall-clock time each entry took; 0 for those not run.
  var times: [Double] = []
  var problem: Problem?
  /// The rewritten file, if it was run to its end and something differed.
  var rewrite: FileUpdate?

  init(path: String, problem: Problem? = nil) {
    report = FileReport(name: path, results: [])
    self.problem = problem
  }

  var path: String { report.name }
  var seconds: Double { times.reduce(0, +) }

  var isAbandoned: Bool {
    report.results.contains { if case .ended = $0.status { true } else { false } }
  }

  var verdict: Verdict {
    if let problem { return problem.verdict }
    if isAbandoned { return .abandoned }
    return report.isPassing ? .passed : .mismatched
  }
}
