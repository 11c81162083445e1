import FlipbookTerminal

/// What is known of the files that are watched, and what of them has to be run.
struct WatchState {
  /// What came of each file, by its path.
  private(set) var known: [String: FileOutcome] = [:]
  // What the files were when they were run, and when they were looked at last.
  private var run = FileStamps()
  private var seen = FileStamps()

  /// Looks at the files: which of them have changed or come, and which are gone; nil where all is as it
  /// was.
  ///
  /// A change counts once two looks in a row have seen the same: programs write files in several steps.
  mutating func look(at paths: [String]) -> (changed: [String], gone: [String])? {
    let stamps = FileStamps(paths)
    defer { seen = stamps }
    let (changed, gone) = (stamps.changed(since: run, of: paths), stamps.gone(since: run))
    guard !changed.isEmpty || !gone.isEmpty, stamps == seen else { return nil }
    return (changed, gone)
  }

  /// Takes some files for run as they are now, and forgets all but those of the selection.
  mutating func begin(_ chosen: [String], of paths: [String]) {
    let present = Set(paths)
    run.keep(present)
    run.look(at: chosen)
    known = known.filter { present.contains($0.key) }
  }

  mutating func add(_ outcome: FileOutcome) { known[outcome.path] = outcome }

  /// The files that did not pass, of those in a selection.
  func failed(of paths: [String]) -> [String] {
    paths.filter { known[$0].map { $0.verdict > .passed } ?? false }
  }

  /// The gravest of what is known.
  var verdict: Verdict { known.values.map(\.verdict).max() ?? .passed }
}
