import FlipbookLanguage
package import FlipbookValues
import HeadlessUIKit

// Looking along the timeline, at what was shown and at what will be. It is gone once more on a
// stage of its own; nothing of the session moves.
extension Session {
  /// Looks at moments on the way to a place of the timeline, and then at those ahead of it.
  ///
  /// - Parameters:
  ///   - moments: in ticks, the earliest first. Each is looked at after all that was entered or
  ///     fired then.
  ///   - call: what asks for it; where nothing does, no block that fails ahead is a mistake.
  ///   - begin: is given the empty stage, before anything is entered.
  ///   - prepare: is given the stage at the place, before it goes ahead.
  package func visit(
    _ moments: [Int64], on place: Int, _ call: Invocation?,
    begin: (World) -> Void = { _ in }, prepare: (World) -> Void = { _ in },
    _ look: (World) throws(Mistake) -> Void
  ) throws(Mistake) {
    var moments = moments[...]
    let world = newWorld()
    begin(world)
    for node in timeline.path(to: place) {
      guard !isInterrupted() else { throw Mistake(.interrupted, call?.verbSpan ?? Span(0, 0)) }
      guard let entry = node.entry, let moment = moments.first, moment < node.end,
        node.end > world.stage.ticks
      else {
        perform(silently: node, on: world)
        continue
      }
      if entry.isTimeCommand(commands) {
        try pass(&moments, to: node.end, in: world, call, look)
      } else {
        try pass(&moments, through: entry, from: node.parent ?? 0, in: world, call, look)
      }
    }
    prepare(world)
    while let moment = moments.popFirst() {
      guard !isInterrupted() else { throw Mistake(.interrupted, call?.verbSpan ?? Span(0, 0)) }
      try advance(world, to: max(moment, world.stage.ticks), call)
      try look(world)
    }
  }

  // Lets time pass until a moment that has been, and looks at those before it.
  private func pass(
    _ moments: inout ArraySlice<Int64>, to end: Int64, in world: World, _ call: Invocation?,
    _ look: (World) throws(Mistake) -> Void
  ) throws(Mistake) {
    while let moment = moments.first, moment < end {
      try call?.check()
      moments.removeFirst()
      advance(world, to: max(moment, world.stage.ticks))
      try look(world)
    }
    advance(world, to: end)
  }

  // The same through an entry of several statements: a second stage goes ahead and tells how far
  // each of them leads.
  private func pass(
    _ moments: inout ArraySlice<Int64>, through entry: Entry, from place: Int, in world: World,
    _ call: Invocation?, _ look: (World) throws(Mistake) -> Void
  ) throws(Mistake) {
    var ends = try self.ends(of: entry, from: place)[...]
    world.begin(entry)
    var left = moments
    defer { moments = left }
    // Nothing is wrong on the way, or it was when the entry was entered: only the look may fail.
    var failure: Mistake?
    _ = try? Scope(world: world, source: entry.text).walk(entry.statements) {
      statement, scope, _ throws(Mistake) in
      guard let end = ends.popFirst() else { return false }
      guard end > world.stage.ticks else {
        try? scope.perform(statement)
        return true
      }
      do throws(Mistake) {
        try self.pass(&left, to: end, in: world, call, look)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    _ = try? world.stage.tryEndTurn()
  }

  // How far each plain statement of an entry leads, up to one that fails; a stage of its own goes
  // ahead and tells.
  private func ends(of entry: Entry, from place: Int) throws(Mistake) -> [Int64] {
    let guide = try makeWorld(at: place)
    guide.begin(entry)
    var ends: [Int64] = []
    _ = try? Scope(world: guide, source: entry.text).walk(entry.statements) {
      statement, scope, _ throws(Mistake) in
      guard (try? scope.perform(statement)) != nil else { return false }
      ends.append(guide.stage.ticks)
      // A block that failed has ended the entry.
      return guide.answer.fault == nil
    }
    return ends
  }

  private func advance(
    _ world: World, to ticks: Int64, _ call: Invocation?
  ) throws(Mistake) {
    guard let call else { return advance(world, to: ticks) }
    try SampleCommands.advance(world, to: ticks, call)
  }

  // What went wrong in a block at that moment was told when it was entered.
  private func advance(_ world: World, to ticks: Int64) {
    try? world.stage.tryAdvance(toTicks: ticks)
    world.forgetFault()
  }
}
