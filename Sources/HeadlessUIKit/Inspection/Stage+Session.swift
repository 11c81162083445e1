internal import OrderedCollections
internal import PropertyEngine

// Calls that a session needs beyond the public ones: without traps, and in whole ticks.
extension Stage {
  /// The stage's moment in ticks of 1/9,000,000,000 s.
  package var ticks: Int64 { state.now.ticks }
  package static func ticks(seconds: Double) -> Int64? { VirtualTime(seconds: seconds)?.ticks }
  /// The moment a number of seconds from now, in ticks; `nil` beyond the range.
  package func ticks(in seconds: Double) -> Int64? { try? tryTicks(in: seconds) }

  package func tryTicks(in seconds: Double) throws(StageError) -> Int64 {
    try state.moment(in: seconds).ticks
  }

  package static func seconds(ticks: Int64) -> Double { VirtualTime(ticks: ticks).seconds }
  /// Computes everything that moves for this moment at once; reading it then is free.
  package func pose() { state.columns.pose(at: state.now) }

  /// The names of the animation blocks that repeat forever, in the order they began.
  package var endlessBlocks: [String] {
    state.blockAnimations.values.filter(\.isEndless).map(\.name)
      + (state.rootLayer?.endlessAnimations ?? [])
  }

  package var isBetweenBeginAndCommit: Bool { !state.running.blocks.isEmpty }
  /// The name of the animations that were begun last, until their commit.
  package var begunName: String? { state.running.blocks.last?.animationID }
  package var nextDueTicks: Int64? { state.nextDue?.ticks }
  /// When everything due has ended, if no code is called before; `nil` if that is not known.
  package var lastDueTicks: Int64? { state.lastDue?.ticks }
  /// The ticks of the longest period of what repeats for ever; 0 for none.
  package var endlessTicks: Int64 { state.columns.endlessTicks }

  /// Whether an animation ends now that stays attached: it shows nothing from the next tick on.
  package var hasStaying: Bool {
    state.rootLayer.map { Preorder($0, \.below) }?.contains { layer in
      layer.animations.all.contains { $0.end == state.now }
    } ?? false
  }

  /// Runs code with this stage as the current one, without ending a turn.
  package func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try state.perform(body) }

  /// Calls what is due now; returns whether any call was more than the start of an animation.
  @discardableResult package func tryEndTurn() throws(StageError) -> Bool { try state.endTurn() }
  /// Whether the last call that a callback planned came now, and was planned at or after a moment.
  package func hasCalled(plannedSince ticks: Int64) -> Bool {
    state.lastPlanned.at == state.now && state.lastPlanned.by.ticks >= ticks
  }
  package var eventCount: Int { state.ledger.count }

  package func events(from first: Int) -> ArraySlice<StageEvent> {
    state.ledger.suffix(from: first)
  }

  /// The number of the entry being carried out, for the ledger.
  package var cause: Int {
    get { state.cause }
    set { state.cause = newValue }
  }

  /// Looks at the stage at a moment, between now and the next thing due, before that is called.
  package func peek<Result, Failure: Error>(
    atTicks ticks: Int64, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try state.peek(at: VirtualTime(ticks: ticks), body) }

  /// The number of commits and callbacks; while it stays the same, only time passes.
  package var changeCount: Int { state.changeCount }
  /// Goes back to a moment since which only time has passed, see ``changeCount``.
  package func rewind(toTicks ticks: Int64) { state.rewind(to: VirtualTime(ticks: ticks)) }

  /// Sets the closure called with the moment, in ticks, that time moves to next; it can look before
  /// that with ``peek(atTicks:_:)``, and an earlier answer ends the advance there.
  package func setObserver(_ willMove: @escaping (Int64) -> Int64?) {
    state.willMove = { willMove($0.ticks).map(VirtualTime.init(ticks:)) }
  }

  /// Adds an observer while a body runs; the earliest answer ends the advance.
  package func observe<Failure: Error>(
    _ willMove: @escaping (Int64) -> Int64?, while body: () throws(Failure) -> Void
  ) throws(Failure) {
    let other = state.willMove
    state.willMove = { moment in
      let stops = [other(moment), willMove(moment.ticks).map(VirtualTime.init(ticks:))]
      return stops.compactMap(\.self).min()
    }
    defer { state.willMove = other }
    try body()
  }

  /// Moves time forward to a moment in ticks, or with `nil` until nothing is due any more.
  package func tryAdvance(toTicks ticks: Int64?) throws(StageError) {
    try state.advance(to: ticks.map(VirtualTime.init(ticks:)))
  }

  /// Whether the present advance ends at the moment it has reached, and no other begins.
  package var isHalted: Bool {
    get { state.isHalted }
    set { state.isHalted = newValue }
  }

  /// Sets the closure asked between callbacks; true ends an advance there.
  package func setInterruption(_ isInterrupted: @escaping () -> Bool) {
    state.isInterrupted = isInterrupted
  }

  /// Sets how names are formatted in the ledger and in messages.
  package func setNameText(_ written: @escaping (String) -> String) { state.written = written }

  /// Calls a block after a delay; `label` names it in the ledger.
  package func tryAfter(
    _ delay: TimeInterval, label: String, _ block: @escaping () -> Void
  ) throws(StageError) { try state.after(delay, label: label, block) }
}
