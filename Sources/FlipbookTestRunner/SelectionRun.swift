import CLibrary
import FlipbookTerminal

struct SelectionRun {
  let options: TestOptions
  /// Asked whenever something was typed.
  var isStopped: (() -> Bool)?

  typealias Ending = (reason: WorkerPool.StopReason, left: [TestSelection.Item])

  /// Hands over the outcome of each file, in order, to be changed perhaps; with `--fail-fast` only
  /// up to the first that fails.
  func run(_ selection: TestSelection, take: (inout FileOutcome) -> Void) -> Ending {
    func wantsMore(after outcome: FileOutcome) -> Bool {
      var outcome = outcome
      take(&outcome)
      return outcome.verdict == .passed || !options.failsFast
    }
    let folder = PrivateFolder()
    var files: [TestedFile] = []
    var rest = selection.items.map { item in prepare(item, in: folder, &files) }[...]
    let reason = run(files, in: folder) { outcome in
      // Paths without a file are reported in order, too.
      while case .missing(let problem)? = rest.first {
        rest.removeFirst()
        guard wantsMore(after: FileOutcome(missing: problem)) else { return false }
      }
      guard let outcome else { return true }
      rest.removeFirst()
      return wantsMore(after: outcome)
    }
    return (reason, Array(rest))
  }

  // Copies a file if necessary; an unreadable one counts as missing.
  private func prepare(
    _ item: TestSelection.Item, in folder: PrivateFolder, _ files: inout [TestedFile]
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

  // Hands over each outcome, and nil at the end.
  private func run(
    _ files: [TestedFile], in folder: PrivateFolder, take: (FileOutcome?) -> Bool
  ) -> WorkerPool.StopReason {
    // We report crashes; the backtracer's output differs from run to run.
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    let share = WorkerShare(
      limits: options.limits, updates: options.updates, folder: folder.path)
    let pool = WorkerPool(files: files, share: share, options: options, isStopped: isStopped)
    let ending = pool.run(workers: min(options.jobs ?? Self.cores, files.count), take: take)
    return ending == .done && !take(nil) ? .enough : ending
  }

  private static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

extension FileOutcome {
  fileprivate init(missing problem: FileProblem) {
    let text = Problem(text: problem.text, verdict: .unreadable, line: problem.line)
    self.init(path: problem.path, problem: text)
  }
}
