import CEditline
import CLibrary

/// Ctrl-C while a command runs: a flag which long work looks at now and then.
package enum Interrupts {
  /// Whether an interrupt came since the command began; cheap enough for every frame.
  package static var isRaised: Bool { ce_interrupted() }

  /// Waits for one, for so many milliseconds at the most.
  package static func wait(milliseconds: Int32) {
    var wanted = pollfd(fd: ce_wake_descriptor(), events: Int16(POLLIN), revents: 0)
    if poll(&wanted, 1, milliseconds) > 0 { ce_drain_wake() }
  }

  package static func clear() { ce_clear_interrupted() }

  /// Takes the signals that ask for an end for interrupts as well, so that what was begun on the
  /// disk is cleared away.
  package static func catchEndings() { ce_catch_endings() }

  /// Ends the process as an interrupt does that nobody caught: a shell reads 130.
  package static func die() { ce_die_interrupted() }

  /// Runs a command during which an interrupt only sets the flag, which keeps its value afterwards.
  ///
  /// It is not cleared at the start either: whoever reads a line clears it before, so that an
  /// interrupt between the line and its command is not lost.
  ///
  /// A program started with interrupts ignored keeps ignoring them.
  package static func whileRunning<Result, Failure: Error>(
    _ command: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    ce_begin_interruptible()
    defer { ce_end_interruptible() }
    return try command()
  }
}
