import OrderedCollections

/// Watches over all promises of a stage as time passes, and keeps what breaks each of them first.
package struct PromiseWatch {
  private var keepers: OrderedDictionary<String, PromiseKeeper> = [:]

  package init() {}

  package mutating func look(
    at world: World, _ span: ClosedRange<Int64>, check: @escaping () throws(Mistake) -> Void
  ) throws(Mistake) {
    for (name, promise) in world.promises {
      let keeper = keepers[name] ?? PromiseKeeper(promise)
      keepers[name] = keeper
      _ = try keeper.follow(at: world, span, check: check)
    }
  }

  /// The names of those that were watched.
  package var names: [String] { Array(keepers.keys) }

  /// What breaks one of them; `nil` for one that is kept.
  package func breach(of name: String) -> Breach? { keepers[name]?.breach }
}
