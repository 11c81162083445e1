import FlipbookText
import SessionFiles

/// Tells of failures as they would look on the screen, and of the rest by a count.
///
/// Files that pass are not mentioned, and those of which nothing was run are counted by themselves,
/// lest they be taken for such. Where several entries failed, a list of them ends the report,
/// so that none is lost behind a long difference.
struct TextReporter: TestReporter {
  private let depth: ColorDepth?
  // Gets what is printable, with our colours in it.
  private let output: (String) -> Void
  private var passed = 0
  private var failed = 0
  private var empty = 0
  private var skipped = 0
  private var failures: [String] = []

  /// Prints to `output`, differences in colour where there is a depth.
  init(depth: ColorDepth? = nil, output: @escaping (String) -> Void) {
    (self.depth, self.output) = (depth, output)
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
    let failing = report.failures.map { shown($0, in: report.name) }
      .joined(separator: "\n\n")
    let others = (problem + ended(report) + notes).map(PrintableText.shown)
    let blocks = (report.isPassing ? [] : [failing]) + others
    if !blocks.isEmpty { output(blocks.joined(separator: "\n")) }
    failures += report.failures.map { Self.firstLine(of: $0.heading(path: report.name)) }
    failures += problem.map(Self.firstLine)
  }

  // The difference comes last. What a terminal would obey is replaced before there are colours.
  private func shown(_ failure: EntryResult, in path: String) -> String {
    let text = PrintableText.shown(failure.text(path: path))
    guard let depth, !failure.diff.isEmpty else { return text }
    let diff = PrintableText.shown(failure.diff)
    return String(Substring(text.utf8.dropLast(diff.utf8.count)))
      + Palette.painted(diff: diff, depth)
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
