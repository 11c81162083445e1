protocol TestReporter {
  mutating func begin(count: Int)
  /// `notes` are lines about files that were written.
  mutating func add(_ outcome: FileOutcome, notes: [String])
  /// `left` files were not run, because one failed or because something stopped the run.
  mutating func end(left: Int, brokenOffBy reason: String?)
}
