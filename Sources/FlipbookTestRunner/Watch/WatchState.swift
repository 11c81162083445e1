/// The known outcomes of watched files, and which files have to run again.
struct WatchState {
  /// By the path.
  private(set) var known: [String: FileOutcome] = [:]
  // The files as they were when they ran, and at the last look.
  private var run = FileStamps()
  private var seen = FileStamps()

  /// Which files changed or are new, and which are gone; nil if none.
  ///
  /// A change counts once two looks in a row have seen the same, since programs write files in
  /// several steps.
  mutating func look(at paths: [String]) -> (changed: [String], gone: [String])? {
    let stamps = FileStamps(paths)
    defer { seen = stamps }
    let (changed, gone) = (stamps.changed(since: run, of: paths), stamps.gone(since: run))
    guard !changed.isEmpty || !gone.isEmpty, stamps == seen else { return nil }
    return (changed, gone)
  }

  /// Notes that some files run as they are now, and forgets those not in the selection.
  mutating func begin(_ chosen: [String], of paths: [String]) {
    let present = Set(paths)
    run.keep(present)
    run.look(at: chosen)
    known = known.filter { present.contains($0.key) }
  }

  mutating func add(_ outcome: FileOutcome) { known[outcome.path] = outcome }

  func failed(of paths: [String]) -> [String] {
    paths.filter { known[$0].map { $0.verdict > .passed } ?? false }
  }

  var verdict: Verdict { known.values.map(\.verdict).max() ?? .passed }
}
