import FlipbookText

/// The command line that makes a process of this program a worker.
///
/// The command is declared with the others but hidden, since nobody types it.
package struct WorkerArguments {
  /// The command's name.
  package static let command = "test-worker"

  private let options: TestOptions
  private let folder: String

  /// A worker's share of a run's options, and the folder for what its files save.
  init(_ options: TestOptions, folder: String) {
    (self.options, self.folder) = (options, folder)
  }

  /// A worker for this process.
  func makeWorker() -> TestWorker {
    TestWorker(limits: options.limits, updates: options.updates, folder: folder)
  }

  /// The arguments, without the program itself.
  var words: [String] {
    [
      Self.command, "--timeout", NumberText.shortest(options.limits.seconds),
      "--max-steps", String(options.limits.steps),
      "--max-memory", String(options.limits.megabytes), "--folder", folder,
    ] + (options.updates ? ["--update"] : [])
  }
}
