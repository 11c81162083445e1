/// Hands out names so that no two are the same: `time`, then `time2`, `time3`.
struct UniqueNames {
  private var used: Set<String> = []

  /// The name itself if it is still free, else with the lowest number from 2 that makes it so.
  mutating func claim(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = name + String(number)
      number += 1
    }
    return candidate
  }
}
