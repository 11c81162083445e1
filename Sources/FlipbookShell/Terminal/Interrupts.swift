import CEditline

/// Ctrl-C while a command runs: a flag which long work looks at now and then.
package enum Interrupts {
  /// Whether an interrupt came since the command began; cheap enough for every frame.
  package static var isRaised: Bool { ce_interrupted() }

  /// Forgets an interrupt.
  package static func clear() { ce_clear_interrupted() }

  /// Ends the process as an interrupt does that nobody caught: a shell reads 130.
  package static func die() { ce_die_interrupted() }

  /// Runs a command during which an interrupt only sets the flag; the flag is clear at its start
  /// and keeps its last value afterwards.
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
