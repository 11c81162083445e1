/// A walk through the history among the entries that begin as the typed line does.
///
/// libedit's own search for this takes the line for a regular expression and finds it anywhere
/// within an entry; here letters stand for themselves and only the beginning counts.
struct PrefixRecall: Equatable {
  /// What the entries have to begin with.
  let beginning: String
  /// What was typed, to come back to below the newest entry.
  let typed: String
  /// The line as the walk last left it; a different line on the screen means a new walk.
  private(set) var shown: String
  private var position: Int

  /// Begins below the newest of so many entries.
  init(beginning: String, typed: String, count: Int) {
    (self.beginning, self.typed) = (beginning, typed)
    shown = typed
    position = count
  }

  /// Goes to the next older entry that is not the one shown; nil, without moving, if none is left.
  mutating func older(in entries: [String]) -> String? {
    let found = entries[..<position].lastIndex { $0.hasPrefix(beginning) && $0 != shown }
    return found.map { go(to: $0, showing: entries[$0]) }
  }

  /// Goes to the next newer entry, at last to what was typed; nil once there.
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
