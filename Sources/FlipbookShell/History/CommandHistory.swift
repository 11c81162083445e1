/// The entries typed in this run and in earlier ones, oldest first.
///
/// Each entry is appended to its file before it runs, so that one which brings the program down is
/// still there the next time. Nothing depends on the file: without it the history lasts one run.
package final class CommandHistory {
  /// The entries to recall, oldest first, without duplicates from earlier runs.
  package private(set) var entries: [String]
  /// How many entries are kept.
  package let limit: Int

  private var file: HistoryFile?
  private var problem: HistoryProblem?
  private var hasWarned = false

  /// Opens the history kept in a file, or one that lasts only this run.
  ///
  /// Of equal entries in the file the newest is kept, and of all entries the newest `limit`, at
  /// least 1. A file with more than twice as many is rewritten.
  package init(path: String?, limit: Int = 1_000) {
    self.limit = max(limit, 1)
    entries = []
    guard let path, !path.isEmpty else { return }
    var file = HistoryFile(path: path)
    do {
      let loaded = try file.load()
      entries = Self.newest(loaded, limit: self.limit)
      if loaded.count > 2 * self.limit { try file.rewrite(entries) }
      self.file = file
    } catch {
      problem = error
    }
  }

  /// Takes an entry in, and writes it to the file; false if it is not one to recall.
  ///
  /// Empty entries, those with a leading blank, and repetitions of the last one are not.
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

  /// Says once, as a text for the user, why the history is not kept; nil while it is.
  package func takeWarning() -> String? {
    guard let problem, !hasWarned else { return nil }
    hasWarned = true
    return problem.text
  }

  private static func newest(_ entries: [String], limit: Int) -> [String] {
    var seen: Set<String> = []
    let kept = entries.reversed().filter { seen.insert($0).inserted }
    return kept.prefix(limit).reversed()
  }
}
