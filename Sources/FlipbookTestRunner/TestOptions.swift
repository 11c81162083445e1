package struct TestOptions {
  package enum Form: Sendable {
    /// Failures as they look on the screen, and a count.
    case text
    case json
    /// The Test Anything Protocol, version 13.
    case tap
  }

  /// How many processes run files at once; nil for one a core.
  package var jobs: Int?
  package var shard: Shard?
  package var filter: String?
  /// Whether the first file that fails ends the run.
  package var failsFast = false
  package var updates = false
  package var lists = false
  package var form = Form.text
  /// The colours of differences; nil for none.
  package var depth: ColorDepth?
  /// The file for a report in JUnit's form, `-` for stdout.
  package var junit: String?
  package var slowest: Int?
  package var step = GitHubStep { _ in nil }
  package var limits = TestLimits()
  /// How worker processes start; default: the fastest way.
  package var workers = WorkerStart.usual

  /// Runs files in this process until it is sent no more.
  package var work: (WorkerShare) -> Void
  package var output: (String) -> Void = { Standard.line($0) }
  package var errors: (String) -> Void = { Standard.error($0) }
  package init(work: @escaping (WorkerShare) -> Void) { self.work = work }
}

/// How much a command and a file may use before the run of the file is ended.
package struct TestLimits: Equatable, Sendable {
  package var seconds = 60.0
  /// The most steps a command may take, 1 or more.
  ///
  /// A step is a check whether to go on: before each thing due on the stage, each entry run again
  /// on the way back, and each entry of a replay. The same command takes the same steps on every
  /// machine.
  package var steps = 1_000_000

  /// The most memory a worker may take at once, in megabytes of 1,000,000 bytes.
  package var megabytes = 1000

  package init() {}
}
