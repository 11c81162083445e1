/// Reports a test point for each file, with a YAML block after those that failed.
///
/// Source: testanything.org, TAP 13 specification, the latest that Perl's TAP::Parser reads. The
/// YAML is what that parser supports: a list of mappings, and texts as literal blocks.
struct TAPReporter: TestReporter {
  private let output: (String) -> Void
  private var number = 0

  init(output: @escaping (String) -> Void) { self.output = output }

  func begin(count: Int) {
    output("TAP version 13")
    output("1..\(count)")
  }

  mutating func add(_ outcome: FileOutcome, notes: [String]) {
    number += 1
    // A number sign would begin a directive.
    let point = "\(number) - " + PrintableText.line(outcome.path).escaping(["\\", "#"])
    guard outcome.verdict > .passed else {
      let report = outcome.report
      guard report.entriesRun == 0 else { return output("ok \(point)") }
      let reason = report.skipped > 0 ? "no fence of it runs here" : "nothing to run"
      return output("ok \(point) # SKIP \(reason)")
    }
    output("not ok \(point)")
    output(
      (["---", "failures:"] + failures(of: outcome) + ["..."]).map { "  " + $0 }
        .joined(separator: "\n"))
  }

  mutating func end(left: Int, brokenOffBy reason: String?) {
    if let reason { return output("Bail out! \(reason)") }
    for _ in 0..<left {
      number += 1
      output("ok \(number) # SKIP not run")
    }
  }

  private func failures(of outcome: FileOutcome) -> [String] {
    outcome.report.failures.flatMap { failure in
      Self.failure(at: failure.line, of: outcome, failure.text(path: outcome.path))
    } + (outcome.problem.map { Self.failure(at: $0.line, of: outcome, $0.text) } ?? [])
  }

  private static func failure(at line: Int, of outcome: FileOutcome, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Empty lines keep the indent, since TAP::Parser would end the block without it.
    return ["  - file: \(JSONText.shown(outcome.path))", "    line: \(line)", "    message: |"]
      + lines.map { "      " + PrintableText.line(String($0)) }
  }
}
