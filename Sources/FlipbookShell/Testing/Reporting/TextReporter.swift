import SessionFiles

/// Tells of failures as they would look on the screen, and of the rest by a count.
///
/// Files that pass are not mentioned. Where several entries failed, a list of them ends the report,
/// so that none is lost behind a long difference.
struct TextReporter: TestReporter {
  private let output: (String) -> Void
  private var passed = 0
  private var failed = 0
  private var failures: [String] = []

  init(output: @escaping (String) -> Void) {
    self.output = output
  }

  func begin(count: Int) {}

  mutating func add(_ outcome: FileOutcome, notes: [String]) {
    if outcome.verdict == .passed { passed += 1 } else { failed += 1 }
    let report = outcome.report
    let problem = outcome.problem.map { [$0.text] } ?? []
    let blocks = (report.isPassing ? [] : [report.text]) + problem + ended(report) + notes
    if !blocks.isEmpty { output(blocks.joined(separator: "\n")) }
    failures += report.failures.map { Self.firstLine(of: $0.heading(path: report.name)) }
    failures += problem.map(Self.firstLine)
  }

  mutating func end(left: Int) {
    if failures.count > 1 {
      output((["", "failed:"] + failures.map { "  " + $0 }).joined(separator: "\n"))
    }
    output("\(passed) passed, \(failed) failed" + (left > 0 ? ", \(left) not run" : ""))
  }

  private func ended(_ report: FileReport) -> [String] {
    let count = report.notRun
    return count > 0 ? ["\(report.name): \(count) \(count == 1 ? "entry" : "entries") not run"] : []
  }

  private static func firstLine(of text: String) -> String {
    text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
  }
}
