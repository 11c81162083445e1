internal import OrderedCollections
internal import PropertyEngine

/// The state that a stage and all on it share: the clock, the due calls, the moving values.
///
/// Layers and animators hold this, not the stage, so that a view outlives its stage safely.
package final class StageState {
  /// How many callbacks may cause callbacks in one advance, and at one moment; see ``Budget``.
  static let callbackLimit = 100_000
  static let momentLimit = 10_000
  private(set) var now = VirtualTime.zero { willSet { keepPresent() } }
  /// The number of commits and callbacks; while it stays the same, only time passes.
  private(set) var changeCount = 0
  private var queue = EventQueue<Due>()
  /// When the last call that a callback had planned came, and when it was planned.
  private(set) var lastPlanned = (at: VirtualTime.zero, by: VirtualTime.zero)
  let columns = Columns()
  /// The columns, for a caller that is about to change them.
  var changingColumns: Columns {
    keepPresent()
    return columns
  }
  weak var rootLayer: CALayer? {
    didSet {
      rootLayer?.setOnScreen(true)
      rootLayer.map { turn.arrived.append($0) }
    }
  }
  var presentations = Presentations()
  /// Incremented when depths in the tree change.
  var shape = 0
  package let associations = Associations()
  /// Handles lines that libraries print.
  var printLine: (String) -> Void = { print($0) }
  /// Formats a name for messages and the ledger.
  var written: (String) -> String = { $0 }
  var ledger = SharedList<StageEvent>()
  var programmerErrors: [String] = []
  var programmerErrorHandler: ((String) -> Void)?
  /// Whether it stays current between its calls.
  var isKeptCurrent = false
  var isReduceMotionEnabled = false
  /// The lives of moving values, if they are kept.
  var lives: LifeLog?
  /// The account of visible changes, if one is kept.
  var account: Account?
  /// Animators that run without an end, kept alive until they pause; looked up only.
  var endless: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  /// Running `UIView.animate` blocks, in the order they were committed.
  var blockAnimations: OrderedDictionary<ObjectIdentifier, BlockAnimation> = [:]
  /// The layers with animations of their own, until these are over or removed; in no order.
  var animatedLayers: [ObjectIdentifier: CALayer] = [:]
  /// The sequences that have started and are not over, in that order.
  var activeSequences: OrderedDictionary<ObjectIdentifier, AnimationSequence> = [:]
  /// Whether blocks animate, or apply their changes at once.
  var areAnimationsEnabled = true
  /// The animator that adopts the blocks of running code.
  var adopter: UIViewPropertyAnimator?
  /// Asynchronous code that has not begun.
  var tasks: [() async -> Void] = []
  var isRunningTask = false
  var ends = Ends()
  /// The animation offered to a layer for a block's change, until the layer takes it.
  var offered: CAAnimation?
  /// The coder that copies of animations are made with.
  private(set) lazy var coder = NSCoder()
  /// The session's entry being carried out.
  var cause = 0
  // The present callback, and its planner, once it has planned something.
  private(set) var firing: Due?
  private var planner: Planner?
  /// Asked between callbacks; true ends an advance at the moment it has reached.
  var isInterrupted: () -> Bool = { false }
  /// Set when a callback went wrong; ends an advance at that moment.
  var isHalted = false
  /// Called with the moment that time moves to next; an earlier answer ends the advance there.
  var willMove: (VirtualTime) -> VirtualTime? = { _ in nil }
  let transactions = Transactions()
  var constraintSolver: (any ConstraintSolving)?
  private(set) lazy var fingers = Fingers(state: self)
  var turn = Turn()
  var running = Running()
  /// The layer being laid out: changes in it ask for no other layout of it.
  var layingOut: CALayer?
  /// Whether any layer has its own timing, and any view a size that follows its superview's.
  var (hasTimeSpaces, hasAutoresizing) = (false, false)
  private var depth = 0
  private(set) var isClosed = false
  /// Whether no call on this stage is on the stack.
  var isIdle: Bool { depth == 0 }

  func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    depth += 1
    defer { depth -= 1 }
    return try CurrentStage.with(self, body)
  }

  /// Releases everything that is due, so that nothing keeps anything else alive.
  func close() {
    isClosed = true
    account = nil
    keepPresent()
    presentations = Presentations()
    queue.removeAll()
    (tasks, running) = ([], Running())
    fingers.removeAll()
    activeSequences.values.forEach { $0.releaseAll() }
    activeSequences = [:]
    constraintSolver = nil
    (endless, blockAnimations, animatedLayers) = ([:], [:], [:])
    turn = Turn()
    columns.removeAll()
    associations.removeAll()
    rootLayer?.dropAnimations()
  }

  func note(_ kind: StageEvent.Kind, _ subject: String, cause: Int? = nil) {
    ledger.append(
      StageEvent(time: now.seconds, subject: subject, kind: kind, cause: cause ?? self.cause))
  }

  func note(programmerError text: String) {
    programmerErrors.append(text)
    programmerErrorHandler?(text)
  }

  /// Whether nothing is due, awaited or under way, apart from what layers and animators keep.
  var isAtRest: Bool {
    queue.nextTime == nil && depth == 0 && !isClosed && !isHalted && lives == nil && account == nil
      && programmerErrorHandler == nil && !isKeptCurrent && endless.isEmpty
      && blockAnimations.isEmpty && ends.isEmpty
      && activeSequences.isEmpty && running.isEmpty && firing == nil && transactions.isAtRest
      && fingers.isAtRest && turn.isEmpty && !hasTimeSpaces && constraintSolver == nil
  }

  /// Copies the past of another state, which is at rest.
  func copyPast(of other: StageState) {
    (now, changeCount, cause) = (other.now, other.changeCount, other.cause)
    lastPlanned = other.lastPlanned
    (ledger, programmerErrors) = (other.ledger, other.programmerErrors)
    areAnimationsEnabled = other.areAnimationsEnabled
    isReduceMotionEnabled = other.isReduceMotionEnabled
    fingers.copyPast(of: other.fingers)
    (turn.arrived, turn.changed, turn.needingLayout) = ([], [], [])
  }

  // MARK: Due calls

  /// Plans a call, now if the moment has passed, and returns its ticket.
  ///
  /// - Parameters:
  ///   - earlier: the ticket of a call that is cancelled; the new one takes its place in the order.
  ///   - by: its planner, which may be an earlier callback; by default the present one.
  @discardableResult func schedule(
    _ call: consuming Due.Call, at time: VirtualTime, inPlaceOf earlier: Ticket? = nil,
    by: Planner?? = .none
  ) -> Ticket? {
    guard !isClosed else { return nil }
    let due = Due(call: call, cause: cause, planner: by ?? presentPlanner)
    return queue.schedule(due, at: max(time, now), inPlaceOf: earlier)
  }

  var isFiring: Bool { firing != nil }

  var presentPlanner: Planner? {
    if planner == nil, let firing { planner = Planner(label: firing.label, moment: now) }
    return planner
  }

  func cancel(_ ticket: Ticket) { queue.cancel(ticket) }

  func drop(_ ticket: inout Ticket?) { ticket.take().map(cancel) }
  var nextDue: VirtualTime? { queue.nextTime }

  /// When the last due call comes, if all are ends without observers; `nil` with others, or none.
  var lastDue: VirtualTime? {
    var last: VirtualTime?
    for case .some(let due) in queue.payloads {
      guard case .arrival(let run, let owner) = due.call, owner.endsInSilence,
        run.innerCompletions.isEmpty, let arrival = run.arrival
      else { return nil }
      last = max(last ?? arrival, arrival)
    }
    return last
  }

  // MARK: Time

  /// Looks at the stage at a moment between now and the next thing due, before that is called.
  func peek<Result, Failure: Error>(
    at moment: VirtualTime, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let present = now
    now = moment
    defer { now = present }
    return try body()
  }

  /// Goes back to a moment since which only time has passed, see ``changeCount``.
  func rewind(to moment: VirtualTime) {
    precondition(isIdle && moment <= now, "a stage is only taken back between its calls")
    now = moment
  }

  /// Moves time to a moment, from one thing due to the next; with `nil` until nothing is due.
  func advance(to target: VirtualTime?) throws(StageError) {
    var budget = Budget()
    try fireDue(&budget)
    while let next = queue.nextTime, target.map({ next <= $0 }) ?? true, !isHalted, !isInterrupted()
    {
      move(to: next)
      try fireDue(&budget)
    }
    if let target, !isHalted, !isInterrupted() { move(to: target) }
  }

  private func move(to moment: VirtualTime) {
    guard moment > now else { return }
    if let stop = willMove(moment) { (now, isHalted) = (stop, true) } else { now = moment }
  }

  /// Ends a turn: commits, and calls what is due now.
  @discardableResult func endTurn() throws(StageError) -> Bool {
    var budget = Budget()
    return try fireDue(&budget)
  }

  /// Commits the turn: lays out, takes in new layers, and begins the animations waiting for that.
  func commit() {
    guard !turn.isEmpty || transactions.isTouched else { return }
    changeCount += 1
    perform(layOut)
    let (newcomers, waiting, changed) = (turn.arrived, turn.waitingAnimations, turn.changed)
    (turn.arrived, turn.waitingAnimations, turn.changed) = ([], [], [])
    for layer in newcomers where !layer.isCommitted && layer.isOnScreen { layer.commitTree() }
    for attached in waiting { attached.beginOrStop() }
    for layer in changed {
      layer.shownBefore = []
      layer.own?.shownBefore = [:]
    }
    if !turn.needingDisplay.isEmpty { perform(display) }
    transactions.endTurn()
  }

  // Calls what is due now, in the order it was planned, committing before each batch; returns
  // whether any call was more than the start of an animation.
  @discardableResult private func fireDue(_ budget: inout Budget) throws(StageError) -> Bool {
    var hasCalled = false
    budget.beginMoment()
    commit()
    while !isHalted, let (_, due) = popNext() {
      if let planner = due.planner {
        try budget.spend(planner, at: now)
        lastPlanned = (now, planner.moment)
      }
      changeCount += 1
      if case .start = due.call {} else { hasCalled = true }
      let outer = (cause, exchange(&firing, with: due), exchange(&planner, with: nil))
      cause = due.cause
      perform { due.fire() }
      (cause, firing, planner) = outer
    }
    account?.endTurn()
    return hasCalled
  }

  // The next thing due at this moment, after a commit if nothing is.
  private func popNext() -> (time: VirtualTime, payload: Due)? {
    if let next = queue.popNext(upTo: now) { return next }
    commit()
    return queue.popNext(upTo: now)
  }
}
