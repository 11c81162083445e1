package import Foundation
internal import OrderedCollections
internal import PropertyEngine

// What a session needs beyond the public surface: the same calls without traps, and the moment as
// the whole number it is.
extension Stage {
  /// The stage's moment in ticks of 1/9,000,000,000 s.
  package var ticks: Int64 { state.now.ticks }
  /// The ticks nearest to a number of seconds; `nil` when not finite or beyond 32 years.
  package static func ticks(seconds: Double) -> Int64? { VirtualTime(seconds: seconds)?.ticks }
  /// The moment a number of seconds from now, in ticks; `nil` beyond the range.
  package func ticks(in seconds: Double) -> Int64? { try? tryTicks(in: seconds) }

  /// The same, which must not lie beyond the range.
  package func tryTicks(in seconds: Double) throws(StageError) -> Int64 {
    try state.moment(in: seconds).ticks
  }

  /// A number of ticks in seconds.
  package static func seconds(ticks: Int64) -> Double { VirtualTime(ticks: ticks).seconds }
  /// Computes everything that moves for this moment in one go; reading it then costs nothing.
  package func pose() { state.columns.pose(at: state.now) }

  /// The names of the animation blocks that repeat for ever, in the order they began.
  package var endlessBlocks: [String] {
    state.blockAnimations.values.filter(\.isEndless).map(\.name)
      + (state.rootLayer?.endlessAnimations ?? [])
  }

  /// Whether changes are being recorded between begin and commit.
  package var isBetweenBeginAndCommit: Bool { !state.blocks.isEmpty }
  /// The moment of the next thing due, in ticks; `nil` when nothing is.
  package var nextDueTicks: Int64? { state.nextDue?.ticks }

  /// Runs code with this stage as the current one, without ending a turn.
  package func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try state.perform(body)
  }

  /// Ends a turn: calls what is due at this moment; returns whether anything was more than the start
  /// of a motion.
  @discardableResult package func tryEndTurn() throws(StageError) -> Bool { try state.endTurn() }
  /// Moves time forward from one thing due to the next until nothing is due any more.
  package func advanceToRest() throws(StageError) { try state.advance(to: nil) }
  package var eventCount: Int { state.ledger.count }

  /// The events from one of them on, by its number from 0.
  package func events(from first: Int) -> ArraySlice<StageEvent> {
    state.ledger.suffix(from: first)
  }

  /// The number of the entry that is being carried out; the ledger keeps it.
  package var cause: Int {
    get { state.cause }
    set { state.cause = newValue }
  }

  /// Looks at the stage as it will be at a moment, before anything due then is called.
  ///
  /// - Precondition: the moment lies between now and the next thing due.
  package func peek<Result, Failure: Error>(
    atTicks ticks: Int64, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try state.peek(at: VirtualTime(ticks: ticks), body) }

  /// How many commits and callbacks there were; while it stays, only time passes.
  package var happenings: Int { state.happenings }
  /// Takes the moment back to one since which only time has passed, see ``happenings``.
  package func rewind(toTicks ticks: Int64) { state.rewind(to: VirtualTime(ticks: ticks)) }

  /// Sets what is told, whenever all is done at a moment, to which moment in ticks time moves next;
  /// what lies in between can be looked at there with ``peek(atTicks:_:)``.
  ///
  /// An earlier moment that it answers with is where the advance ends.
  package func setObserver(_ willMove: @escaping (Int64) -> Int64?) {
    state.willMove = { willMove($0.ticks).map(VirtualTime.init(ticks:)) }
  }

  /// Moves time forward to a moment in ticks, or to where nothing is due any more.
  package func tryAdvance(toTicksOrRest ticks: Int64?) throws(StageError) {
    try state.advance(to: ticks.map(VirtualTime.init(ticks:)))
  }

  /// Moves time forward to a moment in ticks.
  package func tryAdvance(toTicks ticks: Int64) throws(StageError) {
    try state.advance(to: VirtualTime(ticks: ticks))
  }

  /// Whether the advance that is under way is to end at the moment it has reached, and no other to
  /// begin.
  package var isHalted: Bool {
    get { state.isHalted }
    set { state.isHalted = newValue }
  }

  /// Sets what is asked between callbacks; true ends an advance where it is.
  package func setInterruption(_ isInterrupted: @escaping () -> Bool) {
    state.isInterrupted = isInterrupted
  }

  /// Sets how names that were given stand in the ledger and in what is told of what moves.
  package func setNameText(_ written: @escaping (String) -> String) { state.written = written }

  /// Calls a block after a delay; `label` names it in the ledger.
  package func tryAfter(
    _ delay: TimeInterval, label: String, _ block: @escaping () -> Void
  ) throws(StageError) {
    try state.after(delay, label: label, block)
  }
}
