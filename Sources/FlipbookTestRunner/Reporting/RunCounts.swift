/// How many files passed, failed or were skipped; those in which nothing ran count on their own.
struct RunCounts {
  private(set) var failed = 0
  private var passed = 0
  private var empty = 0
  private var skipped = 0

  mutating func add(_ outcome: FileOutcome) {
    if outcome.verdict != .passed {
      failed += 1
    } else if outcome.report.entriesRun == 0 {
      empty += 1
    } else {
      passed += 1
    }
    skipped += outcome.report.skipped
  }

  func text(left: Int) -> String {
    let counts = [
      "\(passed) passed", "\(failed) failed", left > 0 ? "\(left) not run" : nil,
      empty > 0 ? "\(empty) with nothing to run" : nil,
      skipped > 0 ? "\(skipped.counted("entry", "entries")) skipped" : nil,
    ]
    return counts.compactMap { $0 }.joined(separator: ", ")
  }
}
