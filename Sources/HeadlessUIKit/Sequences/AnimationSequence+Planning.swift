internal import OrderedCollections
internal import PropertyEngine

// Calls that are planned at times of the sequence's own clock, each made once.
extension AnimationSequence {
  /// A planned call on a sequence's clock.
  public struct PlannedCall {
    let action: () -> Void
    /// Cancels a call; one already made is no error.
    public func cancel() { action() }
  }

  /// Calls a block when the clock first gets there, in seconds from the furthest point, 0 or more.
  @discardableResult
  public func after(_ delay: TimeInterval, _ block: @escaping () -> Void) -> PlannedCall {
    let ticket = plan(at: furthest.adding(.clamped(seconds: delay)) ?? furthest, block)
    return PlannedCall { [weak self] in self?.cancel(ticket) }
  }

  /// Begins a wait for something whose end is not planned; balance it with ``endWait()``.
  public func beginWait() { openWaits += 1 }
  /// Ends such a wait.
  public func endWait() { openWaits = max(openWaits - 1, 0) }

  /// Plans a call at a time of its own clock, at the furthest if the time has passed.
  @discardableResult func plan(at time: VirtualTime, _ action: @escaping () -> Void) -> Ticket {
    defer { planNext() }
    let plan = Plan(action: action, planner: stage.presentPlanner)
    return plans.schedule(plan, at: max(time, furthest))
  }

  func cancel(_ ticket: Ticket) {
    plans.cancel(ticket)
    planNext()
  }

  // Continues the clock from a local time, at the speed its state asks for.
  func setClock(to local: VirtualTime) {
    stage.changing(history.values) {
      stage.changingColumns.invalidate()
      reached = max(reached, local)
      timeSpace.begin = stage.now
      timeSpace.offset = local
      timeSpace.speed = isGoing ? (runsBackward ? -1 : 1) : 0
    }
    planNext()
  }

  // Plans the next moment on the stage's clock at which something is called.
  private func planNext() {
    guard !isArriving else { return }
    stage.drop(&ticket)
    guard isGoing else { return }
    let arrival =
      runsBackward ? stage.now.adding(localNow) : plans.nextTime.flatMap(timeSpace.stageTime)
    guard let arrival else { return }
    let planner: StageState.Planner?? = runsBackward ? .none : .some(plans.next?.planner)
    ticket = stage.schedule(.block(label: label) { self.arrive() }, at: arrival, by: planner)
  }

  private func arrive() {
    ticket = nil
    guard isGoing else { return }
    if runsBackward { return endAtStart() }
    isArriving = true
    callNext()
    isArriving = false
    planNext()
  }

  // Calls the next thing due; the past is no longer shown.
  private func callNext() {
    guard let (time, plan) = plans.popNext(upTo: localNow) else { return }
    reached = max(reached, time)
    showPresent()
    stage.perform(plan.action)
  }

  /// Goes to a time while paused, calling what is planned on the way; `nil` goes to the end.
  func seek(to target: VirtualTime?) throws(StageError) {
    guard phase == .active, !isGoing else { return }
    if let target, target < reached {
      showPast()
      return setClock(to: max(target, .zero))
    }
    isSeeking = true
    defer { isSeeking = false }
    var (budget, moment) = (StageState.Budget(), VirtualTime?.none)
    while let next = plans.nextTime, target.map({ next <= $0 }) ?? true, phase == .active,
      !isGoing, !stage.isHalted
    {
      if exchange(&moment, with: next) != next { budget.beginMoment() }
      try budget.spend(StageState.Planner(label: label, moment: next), at: next)
      setClock(to: max(next, localNow))
      callNext()
    }
    guard phase == .active, !isGoing, !stage.isHalted else { return }
    // Nothing exists yet beyond a wait without a planned end.
    setClock(to: isWaiting ? reached : target ?? reached)
  }

  /// A sequence whose code is running, and whether animation blocks follow its clock.
  typealias Scope = (sequence: AnimationSequence, blocksFollowClock: Bool)

  /// Runs code whose animation blocks follow the sequence's clock, from its furthest point on;
  /// values it sets at once belong to the sequence too.
  public func perform(_ body: () -> Void) { run(body, blocksFollowClock: true) }
  /// Runs code whose animation blocks follow the stage's time; values it sets at once belong to the
  /// sequence, and are taken back when it goes back.
  public func call(_ body: () -> Void) { run(body, blocksFollowClock: false) }

  private func run(_ body: () -> Void, blocksFollowClock: Bool) {
    stage.running.sequences.append((self, blocksFollowClock))
    stage.perform(body)
    stage.running.sequences.removeLast()
  }

  func adopt(_ block: BlockAnimation) { blocks[ObjectIdentifier(block)] = block }

  func release(_ block: BlockAnimation) {
    blocks[ObjectIdentifier(block)] = nil
    if phase == .ending, blocks.isEmpty { end() }
  }

  func note(_ change: AnimationRun.Change, of run: AnimationRun) {
    if phase != .ending { history.add(change, of: run, at: furthest) }
  }

  func noteJump(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue) {
    guard phase != .ending else { return }
    let change = AnimationRun.Change(layer: layer, key: key, start: old, target: new, from: new)
    history.add(change, of: nil, at: furthest)
  }

  func showPast() {
    stage.changing(history.values) {
      blocks.values.forEach { $0.silence(true) }
      history.isShown = true
    }
  }

  func showPresent() {
    guard isShowingPast else { return }
    stage.changing(history.values) {
      history.isShown = false
      blocks.values.forEach { $0.silence(false) }
    }
  }
}
