import FlipbookTerminal
import FlipbookText

/// How a process becomes a worker.
package enum WorkerStart: Sendable {
  #if os(Linux)
    /// As a copy of this process, which need not be linked and begun anew: that takes longer than
    /// most files do. Elsewhere a copy of a process that has used Foundation is not sound: fork(2).
    case copy
  #endif
  /// As this very program, started again.
  case program

  #if os(Linux)
    static let usual = copy
  #else
    static let usual = program
  #endif
}

/// What a worker knows of a run, besides the files it is sent.
package struct WorkerShare: Sendable {
  package let limits: TestLimits
  package let updates: Bool
  /// Where what its files save goes.
  package let folder: String

  package init(limits: TestLimits, updates: Bool, folder: String) {
    (self.limits, self.updates, self.folder) = (limits, updates, folder)
  }

  fileprivate init(_ options: TestOptions, folder: String) {
    self.init(limits: options.limits, updates: options.updates, folder: folder)
  }
}

/// The command line that makes a process of this program a worker.
///
/// The command is declared with the others but hidden, since nobody types it.
package struct WorkerArguments {
  /// The command's name.
  package static let command = "test-worker"

  private let options: TestOptions
  private let folder: String

  /// A worker's share of a run's options, and the folder for what its files save.
  init(_ options: TestOptions, folder: String) { (self.options, self.folder) = (options, folder) }

  var start: WorkerStart { options.workers }

  /// Makes this process a worker.
  func work() { options.work(WorkerShare(options, folder: folder)) }

  /// The arguments, without the program itself.
  var words: [String] {
    [
      Self.command, "--timeout", NumberText.shortest(options.limits.seconds),
      "--max-steps", String(options.limits.steps),
      "--max-memory", String(options.limits.megabytes), "--folder", folder,
    ] + (options.updates ? ["--update"] : [])
  }
}
