internal import OrderedCollections
internal import PropertyEngine

/// What a stage and everything on it share: the clock, what is due, what moves.
///
/// Layers and animators hold this, not the stage, so that a view outlives its stage safely.
final class StageState {
  /// How many callbacks may cause callbacks in one advance, and at one moment; see ``Budget``.
  static let callbackLimit = 100_000
  static let momentLimit = 10_000
  private(set) var now = VirtualTime.zero { willSet { keepPresent() } }
  /// How many commits and callbacks there were; while it stays, only time passes.
  @exclusivity(unchecked) private(set) var happenings = 0
  private var queue = EventQueue<Due>()
  let columns = Columns()
  /// What moves, for whoever is about to change anything of it.
  var changingColumns: Columns {
    keepPresent()
    return columns
  }
  weak var rootLayer: CALayer? {
    didSet {
      rootLayer?.setOnScreen(true)
      rootLayer.map { arrived.append($0) }
    }
  }
  /// The presentations that show the present.
  var presentations = Presentations()
  /// Goes up when depths in the tree change.
  var shape = 0
  let associations = Associations()
  /// What becomes of lines that libraries print.
  var printLine: (String) -> Void = { print($0) }
  /// How a name that was given stands in what the stage says.
  var written: (String) -> String = { $0 }
  var ledger = SharedList<StageEvent>()
  var programmerErrors: [String] = []
  /// Who is told of them.
  var programmerErrorHandler: ((String) -> Void)?
  /// Whether it stays its thread's current stage between its calls.
  var isKeptCurrent = false
  /// Whether the person who uses the app wants fewer motions.
  var isReduceMotionEnabled = false
  /// The lives of what moves, where somebody asked for them to be kept.
  var lives: LifeLog?
  /// What is remembered of changes that are seen, where somebody asked for it.
  var account: Account?
  /// Animators that run without an end and are kept alive until they pause; looked up only.
  var endless: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  /// `UIView.animate` blocks on their way, in the order they were committed.
  var blockAnimations: OrderedDictionary<ObjectIdentifier, BlockAnimation> = [:]
  /// The blocks that setters such as `setAnimationDuration` act on, innermost last.
  var blocks: [BlockAnimation] = []
  /// The sequences whose code is being run, the innermost last.
  var sequences: [AnimationSequence.Scope] = []
  /// The sequences that have started and are not over, in that order.
  var activeSequences: OrderedDictionary<ObjectIdentifier, AnimationSequence> = [:]
  /// Whether blocks move anything, or apply their changes at once.
  var areAnimationsEnabled = true
  /// The animation blocks that are being run, innermost last.
  var recordings: [Recording] = []
  /// Asynchronous code that has not begun.
  var tasks: [() async -> Void] = []
  /// The animation that a layer is being given for what a block does, until it takes it.
  var offered: CAAnimation?
  /// The collectors of the `animateKeyframes` blocks that are being run, innermost last.
  var frameCollectors: [FrameCollector] = []
  /// The number of the entry that is being carried out, for the ledger.
  var cause = 0
  // The callback that is being made, and what it is as the planner of others, once it is one.
  private var firing: Due?
  private var planner: Planner?
  /// Asked between callbacks; true ends an advance at the moment it has reached.
  var isInterrupted: () -> Bool = { false }
  /// Set when a callback went wrong; ends an advance at that moment.
  var isHalted = false
  /// Told, when all is done at a moment, to which one time moves next; an earlier one that it
  /// answers with is where the advance ends.
  var willMove: (VirtualTime) -> VirtualTime? = { _ in nil }
  /// What changes and animations of this turn have in common.
  lazy var transactions = Transactions(state: self)
  /// The fingers on the stage, and the gestures that look at them.
  private(set) lazy var fingers = Fingers(state: self)
  // Looked at with every read: they are only added to and replaced, and what goes with that goes
  // after it.

  /// Layers that were put somewhere in this turn.
  @exclusivity(unchecked) var arrived: [CALayer] = []
  /// Layers of which something was changed in this turn without an animation.
  @exclusivity(unchecked) var changed: [CALayer] = []
  /// Layers that asked for a layout.
  @exclusivity(unchecked) var needingLayout: [CALayer] = []
  /// The layer that is being laid out: what changes in it asks for no other layout of it.
  var layingOut: CALayer?
  /// Layers on the screen that asked to be displayed.
  @exclusivity(unchecked) var needingDisplay: [CALayer] = []
  /// Animations of layers that were in no window when these were added.
  @exclusivity(unchecked) var waitingAnimations: [AttachedAnimation] = []
  /// Whether any layer has timing of its own, and any view a size that follows the view above.
  var (hasTimeSpaces, hasAutoresizing) = (false, false)
  @exclusivity(unchecked) private var depth = 0
  private(set) var isClosed = false
  /// Whether no call on this stage is on the stack.
  var isIdle: Bool { depth == 0 }

  /// Runs code with this stage as the current one.
  func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    depth += 1
    defer { depth -= 1 }
    return try CurrentStage.with(self, body)
  }

  /// Lets go of everything that is due, so that nothing keeps anything else alive.
  func close() {
    isClosed = true
    account = nil
    keepPresent()
    presentations = Presentations()
    queue.removeAll()
    (recordings, tasks) = ([], [])
    (blocks, sequences) = ([], [])
    fingers.removeAll()
    activeSequences.values.forEach { $0.letGo() }
    activeSequences = [:]
    endless = [:]
    blockAnimations = [:]
    (arrived, changed, needingLayout, waitingAnimations) = ([], [], [], [])
    needingDisplay = []
    columns.removeAll()
    associations.removeAll()
    rootLayer?.letGo()
  }

  /// Adds to the ledger.
  func note(_ kind: StageEvent.Kind, _ subject: String, cause: Int? = nil) {
    ledger.append(
      StageEvent(time: now.seconds, subject: subject, kind: kind, cause: cause ?? self.cause))
  }

  /// Notes a mistake that comes at no particular call.
  func note(programmerError text: String) {
    programmerErrors.append(text)
    programmerErrorHandler?(text)
  }

  /// Whether nothing is due, nothing moves that somebody waits for, and no call is under way.
  ///
  /// What layers and animators keep of their own is not looked at.
  var isAtRest: Bool {
    queue.nextTime == nil && depth == 0 && !isClosed && !isHalted && lives == nil && account == nil
      && programmerErrorHandler == nil && !isKeptCurrent && endless.isEmpty
      && blockAnimations.isEmpty && blocks.isEmpty && sequences.isEmpty && activeSequences.isEmpty
      && recordings.isEmpty && frameCollectors.isEmpty && firing == nil && transactions.isAtRest
      && fingers.isAtRest && arrived.isEmpty && changed.isEmpty && needingLayout.isEmpty
      && needingDisplay.isEmpty && waitingAnimations.isEmpty && !hasTimeSpaces
  }

  /// Takes over what another that is at rest has come to.
  func goOn(from other: StageState) {
    (now, happenings, cause) = (other.now, other.happenings, other.cause)
    (ledger, programmerErrors) = (other.ledger, other.programmerErrors)
    areAnimationsEnabled = other.areAnimationsEnabled
    isReduceMotionEnabled = other.isReduceMotionEnabled
    fingers.goOn(from: other.fingers)
    (arrived, changed, needingLayout) = ([], [], [])
  }

  // MARK: What is due

  /// Plans a call, a moment that has passed meaning now, and returns what cancels it.
  ///
  /// - Parameters:
  ///   - earlier: the ticket of a call that is cancelled; the new one takes its place in the order.
  ///   - isPart: whether it belongs to the callback that is being made, which then does not count as
  ///     its cause.
  func schedule(
    _ call: Due.Call, at time: VirtualTime, inPlaceOf earlier: Ticket? = nil, isPart: Bool = false
  ) -> Ticket? {
    guard !isClosed else { return nil }
    let planner = isPart ? firing?.planner : presentPlanner
    return queue.schedule(
      Due(call: call, cause: cause, planner: planner), at: max(time, now), inPlaceOf: earlier)
  }

  /// Whether what happens now was planned, or belongs to what was.
  var isFiring: Bool { firing != nil }

  private var presentPlanner: Planner? {
    if planner == nil, let firing { planner = Planner(label: firing.label, moment: now) }
    return planner
  }

  func cancel(_ ticket: Ticket) { queue.cancel(ticket) }
  /// The moment of the next thing due.
  var nextDue: VirtualTime? { queue.nextTime }

  // MARK: Time

  /// Looks at the stage as it will be at a moment before anything due then is called.
  ///
  /// - Precondition: the moment lies between now and the next thing due.
  func peek<Result, Failure: Error>(
    at moment: VirtualTime, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let present = now
    now = moment
    defer { now = present }
    return try body()
  }

  /// Takes the moment back.
  ///
  /// - Precondition: only time has passed since then, see ``happenings``; what is shown is a function
  ///   of the moment, so that the stage is what it was.
  func rewind(to moment: VirtualTime) {
    precondition(isIdle && moment <= now, "a stage is only taken back between its calls")
    now = moment
  }

  /// Moves time forward to a moment, from one thing due to the next; with `nil` until nothing is
  /// due any more.
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

  /// Ends a turn: commits, and calls what is due now, without moving time.
  @discardableResult func endTurn() throws(StageError) -> Bool {
    var budget = Budget()
    return try fireDue(&budget)
  }

  /// Commits the turn's own transaction: lays out what asked for it, takes in the layers that were
  /// put on the screen, and begins the animations that waited for that.
  func commit() {
    guard
      !needingLayout.isEmpty || !arrived.isEmpty || !changed.isEmpty
        || !waitingAnimations.isEmpty || !needingDisplay.isEmpty || transactions.isTouched
    else { return }
    happenings += 1
    perform(layOut)
    let (newcomers, waiting, changed) = (arrived, waitingAnimations, changed)
    (arrived, waitingAnimations, self.changed) = ([], [], [])
    for layer in newcomers where !layer.isCommitted && layer.isOnScreen { layer.commitTree() }
    for attached in waiting { attached.beginOrStop() }
    for layer in changed {
      layer.shownBefore = []
      layer.own?.shownBefore = [:]
    }
    if !needingDisplay.isEmpty { perform(display) }
    transactions.endTurn()
  }

  // Calls what is due now, and what that makes due now, in the order it was planned; a commit
  // comes before, and after each batch. Returns whether anything was more than the start of a motion.
  @discardableResult private func fireDue(_ budget: inout Budget) throws(StageError) -> Bool {
    var hasCalled = false
    budget.beginMoment()
    commit()
    while !isHalted, let (_, due) = popNext() {
      if let planner = due.planner { try budget.spend(planner, at: now) }
      happenings += 1
      if case .start = due.call {} else { hasCalled = true }
      let outer = (cause, firing, planner)
      (cause, firing, planner) = (due.cause, due, nil)
      perform(due.fire)
      (cause, firing, planner) = outer
    }
    account?.endTurn(of: self)
    return hasCalled
  }

  // What is due next at this moment, after a commit where nothing is.
  private func popNext() -> (time: VirtualTime, payload: Due)? {
    if let next = queue.popNext(upTo: now) { return next }
    commit()
    return queue.popNext(upTo: now)
  }
}
