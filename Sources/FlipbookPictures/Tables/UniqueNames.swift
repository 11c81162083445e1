/// Hands out names so that no two are the same: `time`, then `time2`, `time3`.
package struct UniqueNames {
  // The text between a name and its number.
  private let separator: String
  private var used: Set<String> = []
  // The numbers not tried for a name yet, so that many of one name take no longer each.
  private var next: [String: Int] = [:]

  package init(separator: String = "") { self.separator = separator }

  /// The name itself if it is still free, else with the lowest number from 2 that makes it so.
  package mutating func claim(_ name: String) -> String {
    var candidate = name
    while !used.insert(candidate).inserted {
      candidate = name + separator + String(next[name, default: 2])
      next[name, default: 2] += 1
    }
    return candidate
  }
}
