import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

extension Session {
  /// The last moment before now at which a condition turned, on the side where it holds.
  ///
  /// The way here is gone once more on a stage of its own, looking at every moment on it.
  func lastTurn(of search: ConditionSearch) throws(Mistake) -> Int64? {
    let world = newWorld()
    world.isInterrupted = isInterrupted
    let now = self.world.stage.ticks
    var last: Int64?
    var held: Bool?
    for node in timeline.path(to: timeline.pointer) {
      guard let entry = node.entry else { continue }
      guard !isInterrupted() else { throw Mistake(.interrupted, Span(0, 0)) }
      if entry.isTimeCommand {
        for ticks in try turns(of: search, in: world, to: node.end) where ticks < now {
          last = ticks
        }
      } else {
        perform(silently: node, on: world)
      }
      // What is not there yet neither holds nor turns.
      let holds = try? search.holds(in: world)
      if let held, let holds, held != holds, world.stage.ticks < now, last != world.stage.ticks,
        !entry.movesTime
      {
        last = world.stage.ticks
      }
      held = holds
    }
    return last
  }

  // Lets time pass to the end of an entry, from one thing due to the next.
  private func turns(
    of search: ConditionSearch, in world: World, to end: Int64
  ) throws(Mistake) -> [Int64] {
    var found: [Int64] = []
    let isKnown = (try? search.holds(in: world)) != nil
    while world.stage.ticks < end {
      let next = min(world.stage.nextDueTicks ?? end, end)
      if isKnown {
        found += try search.turns(in: world, to: next, isFirstEnough: false).map(\.ticks)
      }
      try world.attempt(Span(0, 0)) { stage throws(StageError) in
        try stage.tryAdvance(toTicks: next)
      }
      if world.stage.isHalted { break }
    }
    world.forgetFault()
    return found
  }
}

extension Entry {
  // Whether any statement moves time.
  fileprivate var movesTime: Bool { statements.contains(where: \.movesTime) }
}
