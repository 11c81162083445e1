import CLibrary
import FlipbookTerminal

/// Runs the files of a selection in processes of their own.
struct SelectionRun {
  let options: TestOptions
  /// Looks at what has been typed, and answers whether to stop; nil where nobody is asked.
  var isStopped: (() -> Bool)?

  /// How a run ended, and what it has not come to.
  typealias Ending = (reason: WorkerPool.StopReason, left: [TestSelection.Item])

  /// Hands over what comes of each file, in their order; `take` answers whether it wants more.
  func run(_ selection: TestSelection, take: (FileOutcome) -> Bool) -> Ending {
    let folder = PrivateFolder()
    var files: [TestedFile] = []
    var rest = selection.items.map { item in prepare(item, in: folder, &files) }[...]
    let reason = run(files, in: folder) { outcome in
      // What was not found is told in its place among the files.
      while case .missing(let problem)? = rest.first {
        rest.removeFirst()
        guard take(FileOutcome(missing: problem)) else { return false }
      }
      guard let outcome else { return true }
      rest.removeFirst()
      return take(outcome)
    }
    return (reason, Array(rest))
  }

  // Makes a file ready to be run; what cannot be read is as if it was not there.
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

  // Hands over the outcome of each file, and nil at the end.
  private func run(
    _ files: [TestedFile], in folder: PrivateFolder, take: (FileOutcome?) -> Bool
  ) -> WorkerPool.StopReason {
    // A crash is reported here, and what the backtracer prints differs from run to run.
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    let pool = WorkerPool(
      files: files, arguments: WorkerArguments(options, folder: folder.path),
      limits: options.limits, isStopped: isStopped)
    let ending = pool.run(workers: min(options.jobs ?? Self.cores, files.count), take: take)
    return ending == .done && !take(nil) ? .enough : ending
  }

  private static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

extension FileOutcome {
  /// The outcome of a path at which there is no file.
  fileprivate init(missing problem: FileProblem) {
    let text = Problem(text: problem.text, verdict: .unreadable, line: problem.line)
    self.init(path: problem.path, problem: text)
  }
}
