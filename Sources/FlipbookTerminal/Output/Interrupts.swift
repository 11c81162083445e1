import CEditline

/// Ctrl-C while a command runs: a flag that long work checks.
package enum Interrupts {
  /// Cheap enough for every frame.
  package static var isRaised: Bool { ce_interrupted() }

  package static func wait(milliseconds: Int32) {
    let ready = Descriptor.wait(for: [ce_wake_descriptor()], milliseconds: milliseconds)
    if ready?[0] == true { ce_drain_wake() }
  }

  package static func clear() { ce_clear_interrupted() }
  /// Treats the signals that ask for an end as interrupts, so that drafts are removed.
  package static func catchEndings() { ce_catch_endings() }
  /// Ends the process as an uncaught interrupt does: a shell reads 130.
  package static func die() { ce_die_interrupted() }

  /// Runs a command during which an interrupt only sets the flag, which keeps its value afterwards.
  ///
  /// The flag is cleared before a line is read, so that an interrupt between the line and its
  /// command is not lost. A program started with interrupts ignored keeps ignoring them.
  package static func whileRunning<Result, Failure: Error>(
    _ command: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    ce_begin_interruptible()
    defer { ce_end_interruptible() }
    return try command()
  }
}
