import FlipbookTerminal

/// The session files of a run.
struct TestSelection {
  /// A file to run, or a path without one.
  enum Item: Equatable {
    case file(String)
    case missing(FileProblem)

    var path: String {
      switch self {
      case .file(let path): path
      case .missing(let problem): problem.path
      }
    }
  }

  /// In the order of the paths given and of the names in folders.
  private(set) var items: [Item] = []
  /// The folder that was given, by the path of each file found in it.
  private(set) var roots: [String: String] = [:]
  private(set) var hasFiles = false

  /// Finds the files of a run; each is taken once, whatever paths lead to it.
  init(_ paths: [String], _ options: TestOptions) {
    var seen = Set<String>()
    for found in paths.flatMap(MarkdownFiles.at) {
      switch found {
      case .problem(let problem): items.append(.missing(problem))
      case .file(let path, let root):
        guard options.filter.map(path.contains) ?? true,
          seen.insert(TextFile.resolved(path)).inserted
        else { continue }
        items.append(.file(path))
        roots[path] = root
      }
    }
    let files = items.indices.filter { if case .file = items[$0] { true } else { false } }
    hasFiles = !files.isEmpty
    guard let shard = options.shard else { return }
    let share = shard.share(of: files.map { items[$0].path }, in: Folder.current)
    let others = Set(files.indices.filter { !share.contains($0) }.map { files[$0] })
    items = items.indices.filter { !others.contains($0) }.map { items[$0] }
  }

  func only(_ isWanted: (String) -> Bool) -> TestSelection {
    var selection = self
    selection.items.removeAll { !isWanted($0.path) }
    return selection
  }

  /// Why there is nothing to run; nil if there is.
  func emptiness(of options: TestOptions) -> String? {
    guard items.isEmpty, !hasFiles else { return nil }
    if let filter = options.filter {
      return "error: no session file has '\(filter)' in its path\nhint: --list shows the files"
    }
    return "error: there is no Markdown file here\nhint: session files end in .md"
  }
}
