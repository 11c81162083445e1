import FlipbookTerminal
import FlipbookText

/// Runs session files and compares: `flipbook test`.
package final class TestRun {
  private let options: TestOptions
  private let output: (String) -> Void
  private let report: (String) -> Void
  private let errors: (String) -> Void
  private var reporter: any TestReporter
  private var junit = JUnitReport()
  private var github = GitHubReport()
  private var times: [(path: String, seconds: Double)] = []
  private var verdict = Verdict.passed
  private var actual = ActualFiles(ofTesting: [])
  // The folders that were given, by the paths of the files that were found in them.
  private var roots: [String: String] = [:]

  /// A run that prints lines to `output`, and to `errors` why it cannot even begin.
  package init(
    options: TestOptions, output: @escaping (String) -> Void, errors: @escaping (String) -> Void
  ) {
    (self.options, self.errors) = (options, errors)
    // Where the report for build servers goes to stdout, it goes there alone.
    let told = options.junit == FileProblem.output ? errors : output
    (self.output, report) = (told, output)
    reporter =
      switch options.form {
      case .text: TextReporter(depth: options.depth, output: told)
      case .json: JSONReporter(output: output)
      case .tap: TAPReporter(output: output)
      }
  }

  /// Runs, or lists, every file that the paths name.
  package func run(_ paths: [String]) -> Verdict {
    let selection = TestSelection(paths, options)
    if let reason = selection.emptiness(of: options) {
      errors(reason)
      return .unreadable
    }
    if options.lists {
      list(selection)
    } else {
      let silence =
        options.form == .text && options.step.readsCommands ? GitHubReport.silence() : nil
      if let silence { output(silence.begin) }
      let left = test(selection)
      if let silence { output(silence.end) }
      writeJUnit()
      tellGitHub(left: left)
      tellSlowest()
    }
    return verdict
  }

  private func tellGitHub(left: Int) {
    if options.step.readsCommands {
      // What is on stdout in another form stays in it; the commands are read from both.
      let tell = options.form == .text ? output : errors
      github.annotations(in: options.step.workspace).forEach(tell)
    }
    guard let path = options.step.summary else { return }
    do throws(FileProblem) {
      try TextFile.append(github.summary(left: left), to: path)
    } catch {
      // It says nothing that the log does not.
      errors(error.text)
    }
  }

  private func tellSlowest() {
    guard let count = options.slowest else { return }
    // Those that took as long as each other stay in their order.
    let order = times.indices.sorted {
      times[$0].seconds == times[$1].seconds
        ? $0 < $1 : times[$0].seconds > times[$1].seconds
    }
    let lines = order.prefix(count).map { place in
      let seconds = NumberText.fixed(times[place].seconds, digits: 3)
      return TextWidth.padded(seconds, to: 9, alignment: .right) + "  "
        + PrintableText.line(times[place].path)
    }
    errors((["slowest files, in seconds:"] + lines).joined(separator: "\n"))
  }

  private func writeJUnit() {
    guard let path = options.junit else { return }
    // Whoever prints it adds the last line feed.
    guard path != FileProblem.output else { return report(String(junit.text.dropLast())) }
    do {
      try TextFile.write(junit.text, to: path)
    } catch {
      errors(error.text)
      verdict = max(verdict, .unreadable)
    }
  }

  private func list(_ selection: TestSelection) {
    for item in selection.items {
      switch item {
      case .file(let path): output(PrintableText.line(path))
      case .missing(let problem):
        errors(problem.text)
        verdict = .unreadable
      }
    }
  }

  // MARK: Testing

  // Answers how many files were not run.
  private func test(_ selection: TestSelection) -> Int {
    let count = selection.items.count
    roots = selection.roots
    actual = ActualFiles(ofTesting: selection.items.map(\.path))
    reporter.begin(count: count)
    let (ending, left) = SelectionRun(options: options).run(selection) { add($0) }
    var reason: String?
    switch ending {
    case .done, .enough: break
    case .interrupted:
      reason = "interrupted"
      // The terminal has shown ^C where the line begins. Where nobody reads, nobody is told.
      if !Standard.hasFailed { errors("\ninterrupted: \(left.count) of \(count) not run") }
    case .noWorkers:
      reason = "the system starts no process to run the files in"
      errors("error: the system starts no process to run the files in")
      verdict = max(verdict, .unreadable)
    }
    reporter.end(left: left.count, brokenOffBy: reason)
    for item in left { junit.add(notRun: item.path, brokenOffBy: reason) }
    return left.count
  }

  // Tells what came of a file; false when nothing more is to be run.
  private func add(_ outcome: FileOutcome) -> Bool {
    var outcome = outcome
    let root = roots[outcome.path]
    let notes =
      options.updates
      ? outcome.update(actual, foundIn: root) : actual.keep(outcome, foundIn: root)
    verdict = max(verdict, outcome.verdict)
    reporter.add(outcome, notes: notes)
    if options.junit != nil { junit.add(outcome) }
    github.add(outcome)
    times.append((outcome.path, outcome.seconds))
    return outcome.verdict == .passed || !options.failsFast
  }
}
