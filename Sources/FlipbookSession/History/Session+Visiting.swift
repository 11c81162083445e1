import FlipbookCommands
import FlipbookLanguage
import FlipbookValues
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
  ///   - prepare: is given the stage at the place, before it goes ahead.
  func visit(
    _ moments: [Int64], on place: Int, _ call: Invocation?,
    prepare: (World) -> Void = { _ in },
    _ look: (World) throws(Mistake) -> Void
  ) throws(Mistake) {
    var moments = moments[...]
    let world = newWorld()
    for node in timeline.path(to: place) {
      guard !isInterrupted() else { throw Mistake(.interrupted, call?.verbSpan ?? Span(0, 0)) }
      guard let entry = node.entry, let moment = moments.first, moment < node.end,
        node.end > world.stage.ticks
      else {
        perform(silently: node, on: world)
        continue
      }
      if entry.statements.count == 1 {
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
    let guide = try makeWorld(at: place)
    world.begin(entry)
    for statement in entry.statements {
      let start = guide.stage.ticks
      guard (try? Scope(world: guide, source: entry.text).execute(statement)) != nil else { break }
      if guide.stage.ticks > start {
        try pass(&moments, to: guide.stage.ticks, in: world, call, look)
      } else {
        try? Scope(world: world, source: entry.text).execute(statement)
      }
      // A block that failed has ended the entry.
      guard guide.answer.fault == nil else { break }
    }
    try? world.stage.tryEndTurn()
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
