import ArgumentParser
import FlipbookAssembly
import FlipbookShell

import struct ArgumentParser.Argument

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs session files and compares what they show.",
    discussion: """
      Files run in processes of their own, and their results are printed in the order of \
      their paths. Beside a file that differs, NAME.actual.md has what was shown. In a step of \
      GitHub Actions, failures are annotations and the step has a summary.

      Exit codes: 0 all match, 1 something differs, 2 wrong usage or unreadable file, 3 a file \
      crashed or used up its time, its steps or its memory.
      """)

  @Argument(help: help("Session files, any Markdown, or folders of them.", "path"))
  var paths: [String]

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: help("How many processes run files at once; default: one a core.", "n"),
    transform: whole(1...256, "a number of processes"))
  var jobs: Int?

  @Option(
    help: help("Run only one of several equal shares of the files, such as 2/3.", "i/n"),
    transform: reading(
      Shard.init, orSaying: "is no share: write 1/3, 2/3 or 3/3 for three shares"))
  var shard: Shard?

  @Option(help: help("Run only files that have this text in their path.", "text"))
  var filter: String?

  @Flag(help: "Run nothing after the first file that fails.")
  var failFast = false

  @Flag(help: "Rewrite the lines that do not match, where it is certain which they are.")
  var update = false

  @Flag(help: "Ask at the terminal, difference by difference, what files should expect.")
  var review = false

  @Flag(help: "Keep running the files that change.")
  var watch = false

  @Flag(help: "List the files, and run none.")
  var list = false

  @Flag(help: "Print the Test Anything Protocol, version 13.")
  var tap = false

  @Option(
    help: help(
      "Write a report in JUnit's XML to a file as well; to stdout, and all else to stderr, with -.",
      "file"))
  var junit: String?

  @Option(
    help: help("Print on stderr which files took longest, in seconds.", "count"),
    transform: whole(1...Int.max, "a number of files"))
  var slowest: Int?

  @Option(
    help: help("What is printed: text, or json with an object for each entry.", "form"),
    transform: reading(
      { ["text", "json"].contains($0) ? $0 : nil },
      orSaying: "is no format of a test: take text or json"))
  var format: String?

  @Option(
    help: help("When to show differences in colour: auto, always or never.", "when"),
    completion: .list(PromptSettings.Color.allCases.map(\.rawValue)), transform: chosenColor)
  var color: PromptSettings.Color = .auto

  // Starts workers as on systems where copies are not sound, so that this is tested everywhere.
  @Flag(help: .hidden) var startAnew = false

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    try validateByHand()
    let forms = [tap ? "--tap" : nil, format.map { "--format \($0)" }].compactMap { $0 }
    if forms.count > 1 {
      throw ValidationError("--tap and --format do not go together: take one of them")
    }
    if let junit, junit != FileProblem.output,
      junit.hasSuffix(".md") || paths.map(TextFile.resolved).contains(TextFile.resolved(junit))
    {
      throw ValidationError(
        "--junit would write its report over a session: name a file for it, as in --junit report.xml"
      )
    }
    if junit == FileProblem.output, let form = forms.first {
      throw ValidationError("--junit - and \(form) both go to stdout: take one of them")
    }
    if list, slowest != nil { throw ValidationError("--list runs nothing: leave --slowest out") }
    let reports = forms + (junit == nil ? [] : ["--junit"])
    if list, let other = ((update ? ["--update"] : []) + reports).first {
      throw ValidationError("--list runs nothing: leave \(other) out")
    }
    if update, let report = reports.first {
      throw ValidationError("--update and \(report) do not go together: update first, then test")
    }
  }

  // A person at the terminal excludes reports for machines.
  private func validateByHand() throws {
    guard let way = review ? "--review" : watch ? "--watch" : nil else { return }
    let others = [
      (review && watch, "--watch"), (update, "--update"), (list, "--list"), (tap, "--tap"),
      (format != nil, "--format"), (junit != nil, "--junit"), (slowest != nil, "--slowest"),
    ]
    if let other = others.first(where: \.0)?.1 {
      throw ValidationError("\(way) and \(other) do not go together: take one of them")
    }
    if paths.contains(FileProblem.input) {
      throw ValidationError("\(way) needs files on a disk: '-' is read only once")
    }
  }

  func run() {
    var options = TestOptions { TestWorker($0, like: Session()).run() }
    (options.jobs, options.shard, options.filter) = (jobs, shard, filter)
    (options.failsFast, options.updates, options.lists) = (failFast, update, list)
    options.form = tap ? .tap : format == "json" ? .json : .text
    (options.junit, options.slowest, options.step) = (junit, slowest, .current)
    // If the report is on stdout, everything else is on stderr.
    let reader = TerminalAbilities.current(output: junit == FileProblem.output ? 2 : 1)
    options.depth = reader.allowsColor(color) ? reader.depth : nil
    options.limits = limits.limits
    if startAnew { options.workers = .program }
    if options.depth != nil { options.output = Standard.made }
    leave { () throws(FileProblem) in
      Interrupts.catchEndings()
      let verdict = Interrupts.whileRunning { test(options) }
      guard let verdict, !Interrupts.isRaised else {
        Interrupts.die()
        return 130
      }
      return verdict.rawValue
    }
  }

  // Nil for an interrupt.
  private func test(_ options: TestOptions) -> Verdict? {
    if review { return TestReview(options).run(paths) }
    return watch ? TestWatch(options).run(paths) : TestRun(options).run(paths)
  }
}

private func help(_ text: String, _ valueName: String) -> ArgumentHelp {
  ArgumentHelp(text, valueName: valueName)
}

struct LimitOptions: ParsableArguments {
  @Option(
    help: help("The most seconds a file may take; default: 60.", "seconds"),
    transform: reading(
      { Double($0).flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil } },
      orSaying: "is no time to wait: take seconds above 0, up to 86400"))
  var timeout = TestLimits().seconds

  @Option(
    help: help("The most steps a command may take; default: 1000000.", "count"),
    transform: whole(1...Int.max, "a number of steps"))
  var maxSteps = TestLimits().steps

  @Option(
    help: help("The most memory a file may take, in MB; default: 1000.", "mb"),
    transform: whole(1...1_000_000, "a number of megabytes"))
  var maxMemory = TestLimits().megabytes

  var limits: TestLimits {
    var limits = TestLimits()
    (limits.seconds, limits.steps, limits.megabytes) = (timeout, maxSteps, maxMemory)
    return limits
  }
}

private func whole(_ range: ClosedRange<Int>, _ what: String) -> @Sendable (String) throws -> Int {
  let end = range.upperBound == Int.max ? " or more" : " to \(range.upperBound)"
  return reading(
    { Int($0).flatMap { range.contains($0) ? $0 : nil } },
    orSaying: "is not \(what): take \(range.lowerBound)\(end)")
}

/// Makes a process a worker of `flipbook test`; nobody types it.
struct Work: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: WorkerShare.command, shouldDisplay: false)

  @OptionGroup var limits: LimitOptions
  @Flag var update = false
  @Option var folder: String

  func run() {
    let share = WorkerShare(limits: limits.limits, updates: update, folder: folder)
    TestWorker(share, like: Session()).run()
  }
}
