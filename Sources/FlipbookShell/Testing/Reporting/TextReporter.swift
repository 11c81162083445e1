import FlipbookPictures
import SessionFiles

/// Tells of failures as they would look on the screen, and of the rest by a count.
///
/// Files that pass are not mentioned, and those of which nothing was run are counted by themselves,
/// lest they be taken for such. Where several entries failed, a list of them ends the report,
/// so that none is lost behind a long difference.
struct TextReporter: TestReporter {
  private let output: (String) -> Void
  private var passed = 0
  private var failed = 0
  private var empty = 0
  private var skipped = 0
  private var failures: [String] = []

  init(output: @escaping (String) -> Void) {
    self.output = output
  }

  func begin(count: Int) {}

  mutating func add(_ outcome: FileOutcome, notes: [String]) {
    let report = FileReport(
      name: PrintableText.line(outcome.path), results: outcome.report.results)
    if outcome.verdict != .passed {
      failed += 1
    } else if report.entriesRun == 0 {
      empty += 1
    } else {
      passed += 1
    }
    skipped += report.skipped
    let problem = outcome.problem.map { [$0.text] } ?? []
    let blocks = (report.isPassing ? [] : [report.text]) + problem + ended(report) + notes
    if !blocks.isEmpty { output(PrintableText.shown(blocks.joined(separator: "\n"))) }
    failures += report.failures.map { Self.firstLine(of: $0.heading(path: report.name)) }
    failures += problem.map(Self.firstLine)
  }

  mutating func end(left: Int, brokenOffBy reason: String?) {
    if failures.count > 1 {
      let lines = ["", "failed:"] + failures.map { "  " + PrintableText.line($0) }
      output(lines.joined(separator: "\n"))
    }
    let counts = [
      "\(passed) passed", "\(failed) failed", left > 0 ? "\(left) not run" : nil,
      empty > 0 ? "\(empty) with nothing to run" : nil,
      skipped > 0 ? "\(Self.entries(skipped)) skipped" : nil,
    ]
    output(counts.compactMap { $0 }.joined(separator: ", "))
  }

  private static func entries(_ count: Int) -> String {
    "\(count) \(count == 1 ? "entry" : "entries")"
  }

  private func ended(_ report: FileReport) -> [String] {
    let count = report.notRun
    return count > 0 ? ["\(report.name): \(Self.entries(count)) not run"] : []
  }

  private static func firstLine(of text: String) -> String {
    text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
  }
}
