import CLibrary
import FlipbookText

/// Runs session files and compares: `flipbook test`.
package final class TestRun {
  private let options: TestOptions
  private let output: (String) -> Void
  private let report: (String) -> Void
  private let errors: (String) -> Void
  private var reporter: any TestReporter
  private var junit = JUnitReport()
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
      test(selection)
      writeJUnit()
    }
    return verdict
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

  private func test(_ selection: TestSelection) {
    let folder = PrivateFolder()
    roots = selection.roots
    var files: [TestedFile] = []
    var rest = selection.items.map { item in take(item, to: folder, &files) }[...]
    let count = rest.count
    actual = ActualFiles(ofTesting: files.map(\.path))
    reporter.begin(count: count)
    let ending = run(files, in: folder) { outcome in
      // What was not found is told in its place among the files.
      while case .missing(let problem)? = rest.first {
        rest.removeFirst()
        guard add(FileOutcome(missing: problem)) else { return false }
      }
      guard let outcome else { return true }
      rest.removeFirst()
      return add(outcome)
    }
    var reason: String?
    switch ending {
    case .done, .enough: break
    case .interrupted:
      reason = "interrupted"
      // The terminal has shown ^C where the line begins. Where nobody reads, nobody is told.
      if !Standard.hasFailed {
        errors("\ninterrupted: \(rest.count) of \(count) not run")
      }
    case .noWorkers:
      reason = "the system starts no process to run the files in"
      errors("error: the system starts no process to run the files in")
      verdict = max(verdict, .unreadable)
    }
    reporter.end(left: rest.count, brokenOffBy: reason)
    for item in rest { junit.add(notRun: item.path, brokenOffBy: reason) }
  }

  // Makes a file ready to be run; what cannot be read is as if it was not there.
  private func take(
    _ item: TestSelection.Item, to folder: PrivateFolder, _ files: inout [TestedFile]
  ) -> TestSelection.Item {
    guard case .file(let path) = item else { return item }
    do throws(FileProblem) {
      let patience = Duration.seconds(options.limits.seconds)
      files.append(try TestedFile(path, copiedTo: folder, within: patience))
      return item
    } catch {
      return .missing(error)
    }
  }

  // Hands over the outcome of each file, and nil at the end.
  private func run(
    _ files: [TestedFile], in folder: PrivateFolder, take: (FileOutcome?) -> Bool
  ) -> WorkerPool.StopReason {
    // A crash is reported here, and what the backtracer prints differs from run to run.
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    let pool = WorkerPool(
      files: files, arguments: WorkerArguments(options, folder: folder.path),
      limits: options.limits)
    let ending = pool.run(workers: min(options.jobs ?? Self.cores, files.count), take: take)
    return ending == .done && !take(nil) ? .enough : ending
  }

  private static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  // Tells what came of a file; false when nothing more is to be run.
  private func add(_ outcome: FileOutcome) -> Bool {
    var outcome = outcome
    let root = roots[outcome.path]
    let notes =
      options.updates ? outcome.update(actual, foundIn: root) : keepActual(outcome, foundIn: root)
    verdict = max(verdict, outcome.verdict)
    reporter.add(outcome, notes: notes)
    if options.junit != nil { junit.add(outcome) }
    return outcome.verdict == .passed || !options.failsFast
  }

  private func keepActual(_ outcome: FileOutcome, foundIn root: String?) -> [String] {
    guard outcome.verdict < .unreadable, TestedFile.isOnDisk(outcome.path) else { return [] }
    let line = actual.keep(outcome.rewrite?.text, for: outcome.path, foundIn: root)
    return line.map { [$0] } ?? []
  }
}

extension FileOutcome {
  /// The outcome of a path at which there is no file.
  fileprivate init(missing problem: FileProblem) {
    let text = Problem(text: problem.text, verdict: .unreadable, line: problem.line)
    self.init(path: problem.path, problem: text)
  }
}
