/// How a process becomes a worker.
package enum WorkerStart: Sendable {
  #if os(Linux)
    /// As a copy of this process, which saves linking and starting it: that takes longer than most
    /// files do. Elsewhere a copy of a process that has used Foundation is not sound: fork(2).
    case copy
    static let usual = copy
  #else
    static let usual = program
  #endif
  /// As this very program, started again.
  case program
}

/// A worker's knowledge of a run, besides the files it is sent.
package struct WorkerShare: Sendable {
  package static let command = "test-worker"

  package let limits: TestLimits
  package let updates: Bool
  /// The folder for the files that entries save.
  package let folder: String

  package init(limits: TestLimits, updates: Bool, folder: String) {
    (self.limits, self.updates, self.folder) = (limits, updates, folder)
  }

  /// The command line of a worker, without the program itself.
  var words: [String] {
    [
      Self.command, "--timeout", NumberText.shortest(limits.seconds), "--max-steps",
      String(limits.steps), "--max-memory", String(limits.megabytes), "--folder", folder,
    ] + (updates ? ["--update"] : [])
  }
}
