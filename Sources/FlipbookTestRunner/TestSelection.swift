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
