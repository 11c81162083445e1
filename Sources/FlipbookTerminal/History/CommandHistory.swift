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
  package init(path: String?, limit: Int = 50_000) {
    let limit = max(limit, 1)
    self.limit = limit
    entries = []
    guard let path, !path.isEmpty else { return }
    let file = HistoryFile(path: path)
    do {
      let loaded = try file.load()
      if loaded.count > 2 * limit {
        entries = try file.rewrite { Self.newest($0, limit: limit) }
      } else {
        entries = Self.newest(loaded, limit: limit)
      }
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

  /// The newest entry that goes on where a line ends; nil when there is none.
  package func newest(beginningWith line: String) -> String? {
    entries.last { entry in
      entry.utf8.count > line.utf8.count && entry.utf8.starts(with: line.utf8)
    }
  }

  /// Says once, as a text for the user, why the history is not kept; nil while it is.
  package func takeWarning() -> String? {
    guard let problem, !hasWarned else { return nil }
    hasWarned = true
    return problem.text
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
