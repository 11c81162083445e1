/// The entries typed in this run and earlier ones, oldest first.
///
/// Each entry is appended to its file before it runs, so that one that crashes the program is there
/// the next time. Without the file the history lasts one run.
package final class CommandHistory {
  package private(set) var entries: [String]
  package let limit: Int

  // Entries that failed in this run, or cannot be read: they are recalled but not suggested.
  private var failed: Set<String> = []
  private var file: HistoryFile?
  // Set at most once, since the history then gives up the file.
  private var problem: HistoryProblem?

  /// Opens the history in a file, or one for this run only.
  ///
  /// Keeps the newest of equal entries, and the newest `limit` of all. Rewrites a file with more
  /// than twice as many.
  package init(path: String?, limit: Int = 50_000) {
    let limit = max(limit, 1)
    self.limit = limit
    entries = []
    guard let path, !path.isEmpty else { return }
    let file = HistoryFile(path: path)
    do {
      let loaded = try file.load()
      entries =
        try loaded.count > 2 * limit
        ? file.rewrite { Self.newest($0, limit: limit) } : Self.newest(loaded, limit: limit)
      self.file = file
    } catch { problem = error }
  }

  /// Adds an entry, also to the file; false for one that is empty, repeated or begins with a blank.
  @discardableResult
  package func record(_ entry: String) -> Bool {
    guard let first = entry.first, !first.isWhitespace, entry != entries.last else { return false }
    entries.append(entry)
    if entries.count > limit { entries.removeFirst() }
    do {
      try file?.append(entry)
    } catch {
      problem = error
      file = nil
    }
    return true
  }

  /// Notes how an entry ended, so that ``newest(beginningWith:)`` skips one that failed last.
  package func note(_ entry: String, failed hasFailed: Bool) {
    if hasFailed { failed.insert(entry) } else { failed.remove(entry) }
  }

  /// The newest entry that continues a line, has not failed in this run, and can be read.
  package func newest(
    beginningWith line: String, where isRead: (String) -> Bool = { _ in true }
  ) -> String? {
    entries.last { entry in
      guard entry.utf8.count > line.utf8.count, entry.utf8.starts(with: line.utf8),
        !failed.contains(entry)
      else { return false }
      // An entry that cannot be read is checked only once.
      if !isRead(entry) { failed.insert(entry) }
      return !failed.contains(entry)
    }
  }

  /// Says once why the history is not kept; nil if it is.
  package func takeWarning() -> String? {
    defer { problem = nil }
    return problem?.text
  }

  private static func newest(_ entries: [String], limit: Int) -> [String] {
    var seen: Set<String> = []
    seen.reserveCapacity(min(entries.count, limit))
    var kept: [String] = []
    for entry in entries.reversed() where seen.insert(entry).inserted {
      kept.append(entry)
      if kept.count == limit { break }
    }
    return kept.reversed()
  }
}
