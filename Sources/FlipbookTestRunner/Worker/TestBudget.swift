import CEditline
import CLibrary
import FlipbookTerminal
import FlipbookText

/// Watches over what a command and a file use up.
///
/// A command that looks whether to go on is told no once a limit is reached, and what it has shown
/// is kept. For one that does not look there is an alarm, which ends the process a second later.
/// More memory than allowed ends it at once: there may be none left to say so with.
package final class TestBudget {
  /// How much later than the time limit the process is ended, in seconds.
  private static let grace = 1.0
  // ITIMER_REAL, a macro whose type is another one on each platform.
  private static let wallClock: Int32 = 0

  private let limits: TestLimits
  private var deadline = ContinuousClock.now
  private var steps = 0
  private var isLate = false

  package init(_ limits: TestLimits) { self.limits = limits }

  /// Begins to watch the memory of this process.
  package func limitMemory() { ce_limit_memory(Int64(limits.megabytes) * 1_000_000) }

  /// What a file has to do with its memory used up, as a message says it.
  static func excess(_ limits: TestLimits) -> String {
    "the file took more than \(limits.megabytes) MB of memory (--max-memory)"
  }

  /// What a file has to do with its time used up, as a message says it.
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

  /// Counts a step and answers whether a limit is reached.
  package func isUsedUp() -> Bool {
    steps += 1
    return exhaustion != nil
  }

  /// Why the run of the file is to end; nil where it may go on.
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
