import OrderedCollections

/// Follows all promises of a stage and keeps the first breach of each.
package struct PromiseWatch {
  private var keepers: OrderedDictionary<String, PromiseKeeper> = [:]

  package init() {}

  package mutating func look(
    at world: World, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) {
    for (name, promise) in world.promises {
      let keeper = keepers[name] ?? PromiseKeeper(promise)
      keepers[name] = keeper
      _ = try keeper.follow(at: world, span, check: check)
    }
  }

  package var names: [String] { Array(keepers.keys) }

  package func breach(of name: String) -> Breach? { keepers[name]?.breach }
}
