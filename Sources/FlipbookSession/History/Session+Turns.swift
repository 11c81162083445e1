import FlipbookLanguage
package import FlipbookValues
import HeadlessUIKit

extension Session {
  /// The last moment before now at which a condition turned, on the side where it holds.
  ///
  /// The way here is gone once more on a stage of its own. What is not there yet neither holds nor
  /// turns.
  ///
  /// - Returns: the moment, and whether it is proven to be the last.
  package func lastTurn(
    of condition: Expression, source: String, check: @escaping () throws(Mistake) -> Void
  ) throws(Mistake) -> (ticks: Int64, isProven: Bool)? {
    let now = world.stage.ticks
    var last: Int64?
    var held: Bool?
    var isProven = true
    try traverse(from: 0, to: now, check) { world, span throws(Mistake) in
      guard
        let motion = try? MovingCondition(
          condition: condition, in: Scope(world: world, source: source))
      else {
        held = nil
        return true
      }
      isProven = isProven && motion.isProven
      let holds = try motion.holds(at: span.lowerBound)
      if let held, held != holds { last = holds ? span.lowerBound : span.lowerBound - 1 }
      held = try motion.holds(at: span.upperBound)
      // The last moment at which it was otherwise.
      let other = try motion.first(held == false, in: span, isLast: true, check: check)
      switch other {
      case .at(let ticks): last = held == true ? ticks + 1 : ticks
      case .undecided(let span):
        throw Mistake(.notDecided(world.momentText.span(span)), condition.span)
      case .nowhere: break
      }
      return true
    }
    return last.map { ($0, isProven) }
  }

  /// Goes over a stretch of time on a stage of its own, along the way here and ahead of it: from one
  /// thing that happens to the next, between which all that is shown is a function of time.
  ///
  /// - Parameters:
  ///   - check: asked again and again; throws when the person wants it to end.
  ///   - call: what asks for it; where it is given, a block that fails ahead is its mistake.
  ///   - stage: one of its own that is gone ahead on; one at the present place unless given.
  ///   - look: is given the stage and the moments up to which nothing happens, the first and the
  ///     last, one stretch after the other without a gap; false ends it.
  package func traverse(
    from start: Int64, to end: Int64, _ check: @escaping () throws(Mistake) -> Void,
    _ call: Invocation? = nil, on stage: World? = nil,
    _ look: @escaping (World, ClosedRange<Int64>) throws(Mistake) -> Bool
  ) throws(Mistake) {
    let isAhead = stage != nil || start >= self.world.stage.ticks
    let world = if let stage { stage } else if isAhead { try makeWorld() } else { newWorld() }
    var ending: Result<Bool, Mistake> = .success(true)
    var next = start
    func see(to last: Int64) {
      guard case .success(true) = ending, next <= last else { return }
      let span = max(next, world.stage.ticks)...last
      next = last + 1
      do throws(Mistake) {
        try check()
        ending = .success(try look(world, span))
      } catch {
        ending = .failure(error)
      }
      if (try? ending.get()) != true { world.stage.isHalted = true }
    }
    world.stage.setObserver {
      see(to: min($0 - 1, end))
      return nil
    }
    defer { world.stage.setObserver { _ in nil } }
    for node in isAhead ? [] : timeline.path(to: timeline.pointer) {
      guard next <= end, case .success(true) = ending else { break }
      try check()
      perform(silently: node, on: world)
      if (try? ending.get()) == true { world.forgetFault() }
    }
    if world.stage.ticks < end, case .success(true) = ending {
      if let call {
        try SampleCommands.advance(world, to: end, call)
      } else {
        try? world.stage.tryAdvance(toTicks: end)
      }
    }
    see(to: end)
    _ = try ending.get()
  }
}
