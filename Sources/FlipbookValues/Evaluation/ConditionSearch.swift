import HeadlessUIKit

/// Finds the exact moment at which a condition turns.
///
/// Between two things due the stage is a pure function of time, so it is looked at there without
/// moving it: 240 times a second, and between two looks that differ by halving down to a tick.
package struct ConditionSearch {
  package let condition: Expression
  package let source: String

  package init(condition: Expression, source: String) {
    (self.condition, self.source) = (condition, source)
  }

  /// Whether the condition holds for what is shown now.
  package func holds(in world: World) throws(Mistake) -> Bool {
    try Scope(world: world, source: source).reading(.shown).condition(condition)
  }

  /// Whether it will hold at a moment before anything due then is called.
  private func holds(in world: World, at ticks: Int64) throws(Mistake) -> Bool {
    try world.stage.peek(atTicks: ticks) { () throws(Mistake) in try holds(in: world) }
  }

  /// A moment at which the condition turns, and what it turned to.
  package struct Turn {
    /// The moment on the side where the condition holds.
    package let ticks: Int64
    package let holds: Bool
  }

  /// Every turn from now to a moment that is not later than the next thing due; those before an
  /// interrupt, when there is one.
  package func turns(in world: World, to end: Int64, isFirstEnough: Bool) throws(Mistake) -> [Turn]
  {
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
