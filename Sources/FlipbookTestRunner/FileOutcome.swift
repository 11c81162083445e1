import FlipbookTerminal
import SessionFiles

/// How a run of session files ended, as the process's exit code; the gravest counts.
package enum Verdict: Int32, Comparable, Sendable {
  case passed = 0
  /// Something differs from what a file expects.
  case mismatched = 1
  /// A file cannot be read.
  case unreadable = 2
  /// The program crashed in a file, or a file used up its limits.
  case abandoned = 3

  package static func < (lhs: Verdict, rhs: Verdict) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What came of one file of a run.
struct FileOutcome: Equatable {
  /// Something that is wrong with the file as a whole.
  struct Problem: Equatable {
    let text: String
    let verdict: Verdict
    /// The line of the file it is about, the first one where it is about no other.
    var line = 1
  }

  var report: FileReport
  /// The virtual moment after each entry, in seconds; nil for entries that did not answer.
  var moments: [Double?] = []
  /// How many seconds of the clock on the wall each entry has taken; 0 for those that were not run.
  var times: [Double] = []
  var problem: Problem?
  /// What the file becomes, if it was run to its end and not all was as expected.
  var rewrite: Rewrite?

  init(path: String, problem: Problem? = nil) {
    report = FileReport(name: path, results: [])
    self.problem = problem
  }

  var path: String { report.name }

  /// How many seconds its entries have taken.
  var seconds: Double { times.reduce(0, +) }

  /// Whether the run of the file was ended before the file was.
  var isAbandoned: Bool {
    report.results.contains { if case .ended = $0.status { true } else { false } }
  }

  var verdict: Verdict {
    if let problem { return problem.verdict }
    if isAbandoned { return .abandoned }
    return report.isPassing ? .passed : .mismatched
  }
}

/// What running a file says about its text.
package struct Rewrite: Equatable, Codable, Sendable {
  /// The text that expects what was shown; in a run that updates, only where nobody has to decide.
  var text: String
  /// The text that was run; one that has changed since is not written over.
  var original = ""
  /// How many lines of it differ.
  var changedLines = 0
  /// The lines whose wildcards could not be kept.
  var lostWildcards: [Int] = []
  /// The lines that stay as they are since a wildcard leaves open what they stand for.
  var openLines: [Int] = []
  /// The entries that stay as they are, by the lines of their prompts.
  var leftEntries: [Int] = []

  package init(
    text: String, original: String = "", changedLines: Int = 0, lostWildcards: [Int] = [],
    openLines: [Int] = [], leftEntries: [Int] = []
  ) {
    (self.text, self.original, self.changedLines) = (text, original, changedLines)
    (self.lostWildcards, self.openLines, self.leftEntries) = (lostWildcards, openLines, leftEntries)
  }
}
