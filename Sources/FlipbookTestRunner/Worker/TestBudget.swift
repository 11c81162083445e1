import CEditline

/// Limits what a command and a file may use.
///
/// A command that asks whether to go on is told no once a limit is reached, and its output is kept.
/// For one that does not ask, an alarm ends the process a second later. Exceeding the memory limit
/// ends it at once, since there may be none left to report it.
package final class TestBudget {
  /// The seconds between the time limit and the alarm.
  private static let grace = 1.0
  // ITIMER_REAL, a macro whose type differs between platforms.
  private static let wallClock: Int32 = 0

  private let limits: TestLimits
  private var deadline = ContinuousClock.now
  private var steps = 0
  private var isLate = false

  package init(_ limits: TestLimits) { self.limits = limits }
  package func limitMemory() { ce_limit_memory(Int64(limits.megabytes) * 1_000_000) }

  static func excess(_ limits: TestLimits) -> String {
    "the file took more than \(limits.megabytes) MB of memory (--max-memory)"
  }

  static func lateness(_ limits: TestLimits) -> String {
    "the file took more than \(NumberText.shortest(limits.seconds)) s (--timeout)"
  }

  package func beginFile() {
    isLate = false
    deadline = .now + .seconds(limits.seconds)
    setAlarm(in: limits.seconds + Self.grace)
  }

  package func endFile() { setAlarm(in: 0) }
  package func beginCommand() { steps = 0 }

  /// Counts a step; returns whether a limit is reached.
  package func isUsedUp() -> Bool {
    steps += 1
    return exhaustion != nil
  }

  /// Why the run of the file must end; nil while it may go on.
  package var exhaustion: String? {
    if steps > limits.steps {
      return "the command took more than \(limits.steps) steps (--max-steps)"
    }
    if !isLate { isLate = ContinuousClock.now > deadline }
    return isLate ? Self.lateness(limits) : nil
  }

  private func setAlarm(in seconds: Double) {
    var timer = itimerval()
    timer.it_value.tv_sec = Int(seconds)
    timer.it_value.tv_usec = numericCast(Int(seconds.truncatingRemainder(dividingBy: 1) * 1e6))
    setitimer(Self.wallClock, &timer, nil)
  }
}
