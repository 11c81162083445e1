/// Prints failures as they look on the screen, and counts the rest.
///
/// Files that pass are not mentioned. If several entries failed, the report ends with a list of
/// them, so that none is lost above a long difference.
struct TextReporter: TestReporter {
  private let depth: ColorDepth?
  // Takes printable text with our colours in it.
  private let output: (String) -> Void
  private var counts = RunCounts()
  private var failures: [String] = []
  private var hidesSome = false

  init(depth: ColorDepth? = nil, output: @escaping (String) -> Void) {
    (self.depth, self.output) = (depth, output)
  }

  func begin(count: Int) {}

  mutating func add(_ outcome: FileOutcome, notes: [String]) {
    let report = FileReport(name: PrintableText.line(outcome.path), results: outcome.report.results)
    let problem = outcome.problem.map { [$0.text] } ?? []
    let failing = report.failures.map { shown($0, in: report.name) }.joined(separator: "\n\n")
    let left = report.notRun
    let rest = left > 0 ? ["\(report.name): \(left.counted("entry", "entries")) not run"] : []
    let others = (problem + rest + notes).map(PrintableText.shown)
    let blocks = (report.isPassing ? [] : [failing]) + others
    if !blocks.isEmpty { output((failures.isEmpty ? "" : "\n") + blocks.joined(separator: "\n")) }
    count(outcome)
  }

  /// Counts a file that was reported before, and lists its failures.
  mutating func addAgain(_ outcome: FileOutcome) {
    hidesSome = hidesSome || outcome.verdict != .passed
    count(outcome)
  }

  private mutating func count(_ outcome: FileOutcome) {
    counts.add(outcome)
    let path = PrintableText.line(outcome.path)
    failures += outcome.report.failures.map { Self.firstLine(of: $0.heading(path: path)) }
    failures += (outcome.problem.map { [$0.text] } ?? []).map(Self.firstLine)
  }

  // The difference comes last. Unprintable characters are replaced before colours are added.
  private func shown(_ failure: EntryResult, in path: String) -> String {
    let text = PrintableText.shown(failure.text(path: path))
    guard let depth, !failure.diff.isEmpty else { return text }
    let diff = PrintableText.shown(failure.diff)
    return String(Substring(text.utf8.dropLast(diff.utf8.count)))
      + Palette.painted(diff: diff, depth)
  }

  mutating func end(left: Int, brokenOffBy reason: String?) {
    if failures.count > (hidesSome ? 0 : 1) {
      let lines = ["", "failed:"] + failures.map { "  " + PrintableText.line($0) }
      output(lines.joined(separator: "\n"))
    }
    output(counts.text(left: left))
  }

  private static func firstLine(of text: String) -> String {
    text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
  }
}
