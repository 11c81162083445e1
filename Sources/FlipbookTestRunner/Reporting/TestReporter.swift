import FlipbookTerminal

/// Tells what comes of the files of a run, in one of several forms.
protocol TestReporter {
  /// Begins, before anything is known but how many files there are.
  mutating func begin(count: Int)
  /// Adds a file; `notes` are lines about files that were written.
  mutating func add(_ outcome: FileOutcome, notes: [String])
  /// Ends; `left` files were not run since one failed, or for a reason that broke the run off.
  mutating func end(left: Int, brokenOffBy reason: String?)
}
