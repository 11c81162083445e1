/// Hands out names so that no two are the same: `time`, then `time2`, `time3`.
struct UniqueNames {
  private var used: Set<String> = []
  // The numbers tried for a name, so that many of one name take no longer each.
  private var last: [String: Int] = [:]

  /// The name itself if it is still free, else with the lowest number from 2 that makes it so.
  mutating func claim(_ name: String) -> String {
    var candidate = name
    var number = last[name] ?? 2
    while !used.insert(candidate).inserted {
      candidate = name + String(number)
      number += 1
    }
    if number > 2 { last[name] = number }
    return candidate
  }
}
