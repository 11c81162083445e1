/// A session of any size, whose cost must not grow faster than its size.
struct Shape {
  let name: String
  /// A size that takes the optimized program about a tenth of a second.
  let size: Int
  let entries: @Sendable (Int) -> [String]
  /// Whether the entries are the lines of a session file that is tested and fails.
  let isTest: Bool

  init(
    _ name: String, _ size: Int, isTest: Bool = false,
    _ entries: @escaping @Sendable (Int) -> [String]
  ) {
    (self.name, self.size, self.isTest, self.entries) = (name, size, isTest, entries)
  }

  static let all =
    stage + animators + blocks + layers + chains + touches + time + looks + checks + changes
    + sessions + exports + tests

  /// Repeated entries, in which the number of the repetition replaces `#`.
  static func each(_ count: Int, _ entries: String...) -> [String] {
    (0..<count).flatMap { number in entries.map { $0.replacing("#", with: String(number)) } }
  }

  /// Views in a row.
  static func views(_ count: Int) -> [String] { each(count, "view v# frame: (#, 0, 8, 8)") }

  /// Views that each move in their own block, half a second later.
  static func movers(_ count: Int) -> [String] {
    each(count, "view v# frame: (#, 0, 8, 8)", "animate 1s { v#.center.x += 100 }")
      + ["step 0.5s"]
  }
}
