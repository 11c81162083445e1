/// A walk through the entries that begin like the typed line; libedit's own search would take that
/// for a regular expression and find it anywhere in an entry.
struct PrefixRecall: Equatable {
  let beginning: String
  /// Shown again below the newest entry.
  let typed: String
  /// The line the walk last showed; any other line starts a new walk.
  private(set) var shown: String
  private var position: Int

  init(beginning: String, typed: String, count: Int) {
    (self.beginning, self.typed) = (beginning, typed)
    shown = typed
    position = count
  }

  /// Goes to the next older entry unlike the one shown; nil, without moving, if there is none.
  mutating func older(in entries: [String]) -> String? {
    let found = entries[..<position].lastIndex { $0.hasPrefix(beginning) && $0 != shown }
    return found.map { go(to: $0, showing: entries[$0]) }
  }

  /// Goes to the next newer entry, finally to the typed line; nil after that.
  mutating func newer(in entries: [String]) -> String? {
    guard position < entries.count else { return nil }
    let later = entries[(position + 1)...]
    guard let found = later.firstIndex(where: { $0.hasPrefix(beginning) && $0 != shown }) else {
      return go(to: entries.count, showing: typed)
    }
    return go(to: found, showing: entries[found])
  }

  private mutating func go(to position: Int, showing line: String) -> String {
    self.position = position
    shown = line
    return line
  }
}
