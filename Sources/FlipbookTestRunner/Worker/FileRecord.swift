import CEditline

struct FileRecord {
  private let limits: TestLimits
  private var known: FileOutcome
  private var isPlanned = false
  // All entries before this one have ended or are skipped.
  private var place = 0
  private var heard = ContinuousClock.now

  init(path: String, limits: TestLimits) {
    self.limits = limits
    known = FileOutcome(path: path)
  }

  /// Takes in a message; returns the outcome once the file is done.
  mutating func take(_ message: WorkerMessage) -> FileOutcome? {
    heard = .now
    switch message {
    case .problem(let text, let line, let verdict):
      known.problem = .init(text: text, verdict: verdict, line: line)
      if verdict == .unreadable { return known }
    case .planned(let results):
      isPlanned = true
      known.report.results = results
      known.moments = Array(repeating: nil, count: results.count)
      known.times = Array(repeating: 0, count: results.count)
      skip()
    case .ended(var result, let moment, let seconds):
      guard place < known.report.results.count else { return nil }
      if result.status == .ended { result.reason += shown(before: place, result) }
      known.report.results[place] = result
      known.moments[place] = moment
      known.times[place] = seconds
      place += 1
      skip()
    case .finished(let rewrite):
      known.rewrite = rewrite
      return known
    }
    return nil
  }

  func outcome(endedBy exit: WorkerProcess.Exit, errorOutput: String) -> FileOutcome {
    var outcome = known
    let words = SessionText.filledLines(of: errorOutput).prefix(10)
    let reason = ([reason(for: exit)] + words).joined(separator: "\n")
    guard place < known.report.results.count else {
      let stage = isPlanned ? "after its last entry" : "while it was read"
      outcome.problem = .init(
        text: "error: '\(known.path)', \(stage): \(reason)", verdict: .abandoned,
        line: known.report.results.last?.line ?? 1)
      return outcome
    }
    outcome.times[place] = (.now - heard) / .seconds(1)
    outcome.report.results[place].status = .ended
    outcome.report.results[place].reason =
      reason + shown(before: place, known.report.results[place])
    return outcome
  }

  private mutating func skip() {
    let results = known.report.results
    while place < results.count, results[place].status == .skipped { place += 1 }
  }

  private func reason(for exit: WorkerProcess.Exit) -> String {
    switch exit {
    case .killed(SIGALRM): TestBudget.lateness(limits)
    case .exited(Int32(ce_memory_exit)): TestBudget.excess(limits)
    case .killed(let signal): "the program crashed: \(Self.name(of: signal))"
    case .exited(let code): "the program left with exit code \(code)"
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "it used invalid memory (signal \(signal))"
    case SIGILL, SIGTRAP: "it stopped itself (signal \(signal))"
    case SIGABRT: "it aborted (signal \(signal))"
    case SIGFPE: "its arithmetic failed (signal \(signal))"
    case SIGKILL: "it was killed (signal \(signal)), perhaps for lack of memory"
    default: "signal \(signal)"
    }
  }

  // MARK: Output so far

  private static let shownLines = 10

  // The last lines of output up to an entry.
  private func shown(before place: Int, _ last: EntryResult) -> String {
    var lines: [String] = []
    for result in known.report.results[..<place] + [last] where result.status != .skipped {
      lines += SessionText.filledLines(of: PromptText.typed(result.entry))
      lines += SessionText.filledLines(of: result.output)
    }
    let left = lines.count - Self.shownLines
    let more = left > 0 ? ["  (\(left.counted("line")) before)"] : []
    let rest = lines.suffix(Self.shownLines).map { $0.isEmpty ? "" : "  " + $0 }
    return (["", "shown so far:"] + more + rest).joined(separator: "\n")
  }
}
