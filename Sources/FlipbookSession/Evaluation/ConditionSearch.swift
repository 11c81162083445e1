import FlipbookLanguage
import HeadlessUIKit

/// Finds the exact moment at which a condition turns.
///
/// Between two things due the stage is a pure function of time, so it is looked at there without
/// moving it: 240 times a second, and between two looks that differ by halving down to a tick.
struct ConditionSearch {
  let condition: Expression
  let source: String

  /// Whether the condition holds for what is shown now.
  func holds(in world: World) throws(Mistake) -> Bool {
    try Scope(world: world, source: source).reading(.shown).condition(condition)
  }

  /// Whether it will hold at a moment before anything due then is called.
  private func holds(in world: World, at ticks: Int64) throws(Mistake) -> Bool {
    try world.stage.peek(atTicks: ticks) { () throws(Mistake) in try holds(in: world) }
  }

  /// A moment at which the condition turns, and what it turned to.
  struct Turn {
    /// The moment on the side where the condition holds.
    let ticks: Int64
    let holds: Bool
  }

  /// Every turn from now to a moment that is not later than the next thing due; those before an
  /// interrupt, when there is one.
  func turns(in world: World, to end: Int64, isFirstEnough: Bool) throws(Mistake) -> [Turn] {
    let start = world.stage.ticks
    let step = max((Stage.ticks(seconds: 1) ?? 1) / 240, (end - start) / 20_000, 1)
    var found: [Turn] = []
    var (place, held) = (start, try holds(in: world))
    while place < end, !world.isInterrupted() {
      let next = end - place > step ? place + step : end
      let holdsThere = try holds(in: world, at: next)
      if holdsThere != held {
        found.append(try turn(in: world, from: place, to: next, held: held))
        if isFirstEnough { return found }
      }
      (place, held) = (next, holdsThere)
    }
    return found
  }

  private func turn(
    in world: World, from start: Int64, to end: Int64, held: Bool
  ) throws(Mistake) -> Turn {
    var (before, after) = (start, end)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if try holds(in: world, at: middle) == held { before = middle } else { after = middle }
    }
    return Turn(ticks: held ? before : after, holds: !held)
  }
}

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
      if entry.statements.count == 1, entry.statements[0].movesTime {
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
      do {
        try world.stage.tryAdvance(toTicks: next)
      } catch {
        throw Mistake(.endless(error.description), Span(0, 0))
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
