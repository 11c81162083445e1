/// Runs session files and compares: `flipbook test`.
package final class TestRun {
  private let options: TestOptions
  private let output: (String) -> Void
  private var reporter: any TestReporter
  private var junit = JUnitReport()
  private var github = GitHubReport()
  private var times: [(path: String, seconds: Double)] = []
  private var verdict = Verdict.passed
  private var actual = ActualFiles(ofTesting: [])

  package init(_ options: TestOptions) {
    self.options = options
    // If the report goes to stdout, nothing else does.
    output = options.junit == FileProblem.output ? options.errors : options.output
    reporter =
      switch options.form {
      case .text: TextReporter(depth: options.depth, output: output)
      case .json: JSONReporter(output: output)
      case .tap: TAPReporter(output: output)
      }
  }

  /// Runs, or lists, every file that the paths name.
  package func run(_ paths: [String]) -> Verdict {
    let selection = TestSelection(paths, options)
    guard selection.isWorthRunning(options) else { return .unreadable }
    if options.lists {
      list(selection)
    } else {
      let silence =
        options.form == .text && options.step.readsCommands ? GitHubReport.silence() : nil
      if let silence { output(silence.begin) }
      let left = test(selection)
      if let silence { output(silence.end) }
      writeJUnit()
      reportToGitHub(left: left)
      reportSlowest()
    }
    return verdict
  }

  private func reportToGitHub(left: Int) {
    if options.step.readsCommands {
      // stdout keeps its form; GitHub reads commands from stderr as well.
      let tell = options.form == .text ? output : options.errors
      github.annotations(in: options.step.workspace).forEach(tell)
    }
    guard let path = options.step.summary else { return }
    do throws(FileProblem) {
      try TextFile.append(github.summary(left: left), to: path)
    } catch {
      // The summary says nothing that the log does not.
      options.errors(error.text)
    }
  }

  private func reportSlowest() {
    guard let count = options.slowest else { return }
    // Equal times stay in order.
    let order = times.indices.sorted { (times[$1].seconds, $0) < (times[$0].seconds, $1) }
    let lines = order.prefix(count).map { place in
      let seconds = NumberText.fixed(times[place].seconds, digits: 3)
      return TextWidth.padded(seconds, to: 9, alignment: .right) + "  "
        + PrintableText.line(times[place].path)
    }
    options.errors((["slowest files, in seconds:"] + lines).joined(separator: "\n"))
  }

  private func writeJUnit() {
    guard let path = options.junit else { return }
    // The printer adds the last line feed.
    guard path != FileProblem.output else { return options.output(String(junit.text.dropLast())) }
    do {
      try TextFile.write(junit.text, to: path)
    } catch {
      options.errors(error.text)
      verdict = max(verdict, .unreadable)
    }
  }

  private func list(_ selection: TestSelection) {
    for item in selection.items {
      guard let problem = item.problem else {
        output(PrintableText.line(item.path))
        continue
      }
      options.errors(problem.text)
      verdict = .unreadable
    }
  }

  // MARK: Testing

  private func test(_ selection: TestSelection) -> Int {
    let count = selection.items.count
    actual = ActualFiles(ofTesting: selection.paths)
    reporter.begin(count: count)
    let (ending, left) = SelectionRun(options: options).run(selection) { add(&$0) }
    var reason: String?
    switch ending {
    case .done, .enough: break
    case .interrupted:
      reason = "interrupted"
      // The terminal has shown ^C at the start of the line. If nobody reads stdout, nobody is told.
      if !Standard.hasFailed { options.errors("\ninterrupted: \(left.count) of \(count) not run") }
    case .noWorkers:
      reason = WorkerPool.StopReason.problem
      options.errors("error: \(WorkerPool.StopReason.problem)")
      verdict = max(verdict, .unreadable)
    }
    reporter.end(left: left.count, brokenOffBy: reason)
    for path in left { junit.add(notRun: path, brokenOffBy: reason) }
    return left.count
  }

  private func add(_ outcome: inout FileOutcome) {
    let notes = options.updates ? outcome.update(actual) : actual.keep(outcome)
    verdict = max(verdict, outcome.verdict)
    reporter.add(outcome, notes: notes)
    if options.junit != nil { junit.add(outcome) }
    github.add(outcome)
    times.append((outcome.path, outcome.seconds))
  }
}
