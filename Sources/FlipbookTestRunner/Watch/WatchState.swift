/// The known outcomes of watched files, and which files have to run again.
struct WatchState {
  /// By the path.
  private(set) var known: [String: FileOutcome] = [:]
  // The files as they were when they ran, and at the last look: time of change, size and identity.
  //
  // Choice: polling. Change notifications differ between systems, miss changes on shared disks, and
  // know no files that do not exist yet.
  private var (run, seen): (Stamps, Stamps) = ([:], [:])
  private typealias Stamps = [String: FileStatus.Stamp?]

  private static func stamps(of paths: [String]) -> Stamps {
    Dictionary(paths.map { ($0, FileStatus(at: $0)?.stamp) }) { $1 }
  }

  /// The files that changed or are new, and those that were removed; nil if none.
  ///
  /// A change counts once two looks in a row have seen the same, since programs write files in
  /// several steps.
  mutating func look(at paths: [String]) -> (changed: [String], gone: [String])? {
    let stamps = Self.stamps(of: paths)
    defer { seen = stamps }
    let changed = paths.filter { stamps[$0] != run[$0] }
    let gone = run.keys.filter { !stamps.keys.contains($0) }.sorted()
    guard !changed.isEmpty || !gone.isEmpty, stamps == seen else { return nil }
    return (changed, gone)
  }

  /// Notes that some files run as they are now, and forgets those not in the selection.
  mutating func begin(_ chosen: [String], of paths: [String]) {
    let present = Set(paths)
    run = run.filter { present.contains($0.key) }.merging(Self.stamps(of: chosen)) { $1 }
    known = known.filter { present.contains($0.key) }
  }

  mutating func add(_ outcome: FileOutcome) { known[outcome.path] = outcome }

  func failed(of paths: [String]) -> [String] {
    paths.filter { known[$0].map { $0.verdict > .passed } ?? false }
  }

  var verdict: Verdict { known.values.map(\.verdict).max() ?? .passed }
}
