/// A hot path whose cost is counted: the same work of any size.
///
/// The cost of one unit is how much more twice the size costs, divided by the size.
struct Count {
  let name: String
  let size: Int
  let contestant: @Sendable (Int) -> Contestant

  init(_ name: String, _ size: Int, _ contestant: @escaping @Sendable (Int) -> Contestant) {
    (self.name, self.size, self.contestant) = (name, size, contestant)
  }

  /// Does the work at its size twice, because the first turn also makes what is made only once, and
  /// then at twice the size; callgrind dumps the cost of each turn.
  ///
  /// - Returns: the allocations of one unit.
  func run() throws -> Double {
    let turns = try [size, size, 2 * size].map { size in
      let contestant = contestant(size)
      return try contestant.turn().allocations * Double(contestant.operations)
    }
    return (turns[2] - turns[1]) / Double(size)
  }

  static let all = engine + shell

  private static let engine = [
    Count("four frames of an animator", 100) { EngineGrowth.frame($0) },
    Count("four frames of a spring", 100) { EngineGrowth.frame($0, FrameLines.spring) },
    Count("four frames of a number of one animator", 100) {
      EngineGrowth.frame($0, together: true)
    },
    Count("a read of presentation()", 100) { FrameLines.reading(rounds: $0) },
    Count("an animator from making to end", 50) { EngineGrowth.lives($0) },
    Count("UIView.animate to its end", 50) { LifeLines.blocks($0) },
    Count("a step of a chain", 50) { LifeLines.chain($0) },
  ]

  private static let shell = [
    Count("an entry", 50) { .entering(Array(repeating: "v.alpha = 0.5", count: $0), after: view) },
    Count("an entry that fails", 10) {
      .failing(Array(repeating: "v.alfa = 0.5", count: $0), after: view)
    },
    Count("a named animator entered and started", 40) { .entering(Scene.named($0)) },
    Count("a block of one property entered", 50) {
      .entering(Scene.blocks($0, of: 1), after: Scene.views(1))
    },
    Count("an undo", 40) {
      .entering(Array(repeating: "undo", count: $0), after: Scene.changes($0 + 1))
    },
    Count("a row of the table", 20) { .table(after: Scene.named($0)) },
    Count("a moment of a table", 50) {
      .entering(["table v.center.x every: 1ms for: \($0)ms"], after: view + [move])
    },
    Count("an animator of a plot", 20) {
      .entering(["plot v0.center.x"], after: Scene.named($0))
    },
    Count("an animator of the sheet", 20) { .entering(["plot"], after: Scene.named($0)) },
    Count("an animator of csv", 20) {
      .entering(["export csv a.csv for: 0.1s"], after: Scene.named($0))
    },
    Count("an animator of a page", 20) {
      .entering(["export html a.html for: 0.1s"], after: Scene.named($0))
    },
    Count("a frame of a page", 20) {
      .entering(
        ["export html a.html for: \($0)f"], after: Scene.views(10) + Scene.blocks(10, of: 10))
    },
    Count("a number solved for", 1) {
      .entering(Array(repeating: ProofLines.solve, count: $0), after: Scene.views(1))
    },
    Count("a hunted sequence", 20) { .entering(["hunt tries: \($0)"], after: ProofLines.drawer) },
    Count("an entry told by a worker", 50) { .telling($0) },
    Count("a key in the tuner", 5) { TunerLines.tuning(among: 20, keys: $0) },
  ]

  private static let view = ["view v"]
  private static let move = "animate 1s { v.center.x += 100 }"
}
