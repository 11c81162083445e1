struct SelectionRun {
  let options: TestOptions
  var isStopped: (() -> Bool)?

  typealias Ending = (reason: WorkerPool.StopReason, left: [String])

  /// Hands over each outcome, in order, for `take` to change; `--fail-fast` ends at a failed one.
  func run(_ selection: TestSelection, take: (inout FileOutcome) -> Void) -> Ending {
    // We report crashes; the backtracer's output differs from run to run.
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    let folder = PrivateFolder()
    let share = WorkerShare(limits: options.limits, updates: options.updates, folder: folder.path)
    let files = selection.items.map { item in
      Result { () throws(FileProblem) in
        if let problem = item.problem { throw problem }
        let patience = Duration.seconds(options.limits.seconds)
        return try TestedFile(item.path, copiedTo: folder, within: patience)
      }
    }
    let pool = WorkerPool(files: files, share: share, options: options, isStopped: isStopped)
    var done = 0
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let reason = pool.run(workers: options.jobs ?? cores) { outcome in
      var outcome = outcome
      outcome.root = selection.items[done].root
      done += 1
      take(&outcome)
      return outcome.verdict == .passed || !options.failsFast
    }
    return (reason, Array(selection.paths[done...]))
  }
}
