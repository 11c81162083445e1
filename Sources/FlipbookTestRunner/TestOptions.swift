package import FlipbookTerminal

/// How session files are tested: the options of `flipbook test`.
package struct TestOptions: Sendable {
  /// The form of what is printed.
  package enum Form: Sendable {
    /// Failures as they look on the screen, and a count.
    case text
    /// An object for each entry, one a line.
    case json
    /// The Test Anything Protocol, version 13.
    case tap
  }

  /// How many processes run files at once, 1 or more; nil for one a core.
  package var jobs: Int?
  /// The share of the files to run; nil for all.
  package var shard: Shard?
  /// What the path of a file has to contain to be run.
  package var filter: String?
  /// Whether nothing is run after the first file that fails.
  package var failsFast = false
  /// Whether lines that do not match are rewritten.
  package var updates = false
  /// Whether the files are only listed.
  package var lists = false
  package var form = Form.text
  /// Whether differences are in colour.
  package var depth: ColorDepth?
  /// Where a report in JUnit's form is written, `-` for stdout; nil for nowhere.
  package var junit: String?
  /// How many of the files that took longest are told; nil for none.
  package var slowest: Int?
  /// Whose step of a workflow this is, if it is one.
  package var step = GitHubStep { _ in nil }
  /// What a command and a file may use up.
  package var limits = TestLimits()
  /// How the processes that run files begin; default: the quickest way there is.
  package var workers = WorkerStart.usual

  /// Runs files in this process, one after another, until it is sent no more.
  package var work: @Sendable (WorkerShare) -> Void

  /// The options of a bare `flipbook test`.
  ///
  /// - Parameter work: runs files in this process, until it is sent no more.
  package init(work: @escaping @Sendable (WorkerShare) -> Void) { self.work = work }
}

/// What a command and a file may use up before the run of the file is ended.
package struct TestLimits: Equatable, Sendable {
  /// The most seconds a file may take by the clock on the wall; above 0.
  package var seconds = 60.0
  /// The most steps a command may take, 1 or more.
  ///
  /// A step is a look at whether to go on: before each thing due on the stage that is called, each
  /// entry gone through again on the way back, and each entry of a replay. The same command takes
  /// the same steps on every machine.
  package var steps = 1_000_000

  /// The most memory a process that runs files may take at once, in megabytes of 1,000,000 bytes.
  package var megabytes = 1000

  /// The usual limits: a minute, a million steps, and a gigabyte.
  package init() {}
}
