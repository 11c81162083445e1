import CLibrary
import FlipbookTerminal

struct TestSelection {
  /// In the order of the paths given and of the names in folders.
  private(set) var items: [MarkdownFiles.Found] = []
  private var hasFiles = false

  /// Finds the files of a run; each is taken once, whatever paths lead to it.
  init(_ paths: [String], _ options: TestOptions) {
    var seen = Set<String>()
    items = paths.flatMap(MarkdownFiles.at).filter { item in
      item.problem != nil
        || options.filter.map(item.path.contains) ?? true
          && seen.insert(TextFile.resolved(item.path)).inserted
    }
    let files = items.indices.filter { items[$0].problem == nil }
    hasFiles = !files.isEmpty
    guard let shard = options.shard else { return }
    let share = shard.share(of: files.map { items[$0].path }, in: Folder.current)
    let others = Set(files.indices.filter { !share.contains($0) }.map { files[$0] })
    items = items.indices.filter { !others.contains($0) }.map { items[$0] }
  }

  var paths: [String] { items.map(\.path) }

  func only(_ isWanted: (String) -> Bool) -> TestSelection {
    var selection = self
    selection.items.removeAll { !isWanted($0.path) }
    return selection
  }

  /// Whether there is something to run; says why if there is not.
  func isWorthRunning(_ options: TestOptions) -> Bool {
    if !items.isEmpty || hasFiles { return true }
    options.errors(
      options.filter.map {
        "error: no session file has '\($0)' in its path\nhint: --list shows the files"
      } ?? "error: there is no Markdown file here\nhint: session files end in .md")
    return false
  }
}

struct SelectionRun {
  let options: TestOptions
  var isStopped: (() -> Bool)?

  typealias Ending = (reason: WorkerPool.StopReason, left: [String])

  /// Hands over each outcome, in order, to be changed perhaps; `--fail-fast` ends at a failed one.
  func run(_ selection: TestSelection, take: (inout FileOutcome) -> Void) -> Ending {
    // We report crashes; the backtracer's output differs from run to run.
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    let folder = PrivateFolder()
    let share = WorkerShare(limits: options.limits, updates: options.updates, folder: folder.path)
    let files = selection.items.map { item in
      Result { () throws(FileProblem) in
        if let problem = item.problem { throw problem }
        let patience = Duration.seconds(options.limits.seconds)
        return try TestedFile(item.path, copiedTo: folder, within: patience)
      }
    }
    let pool = WorkerPool(files: files, share: share, options: options, isStopped: isStopped)
    var done = 0
    let reason = pool.run(workers: options.jobs ?? Self.cores) { outcome in
      var outcome = outcome
      outcome.root = selection.items[done].root
      done += 1
      take(&outcome)
      return outcome.verdict == .passed || !options.failsFast
    }
    return (reason, Array(selection.paths[done...]))
  }

  private static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
