internal import AnimationEngine
public import Foundation

/// Animations that come one after another, as one timeline: what is made inside
/// ``perform(_:)`` hangs on the sequence's own clock.
///
/// Whoever owns a sequence starts the next animations when the last ones are over. The sequence
/// can be paused, scrubbed and turned around as a whole, like one animator: going back shows again
/// what was there, and calls nothing; going on beyond the furthest point it ever reached
/// (``furthestTime``) calls what is planned there.
///
/// ```swift
/// let sequence = AnimationSequence()
/// sequence.startAnimation()
/// sequence.perform {
///   UIView.animate(withDuration: 1, animations: { box.center.x = 100 }) { _ in
///     sequence.perform { UIView.animate(withDuration: 1) { box.center.y = 100 } }
///   }
/// }
/// stage.advance(by: 1.5)
/// sequence.pauseAnimation()
/// sequence.currentTime = 0.5  // the box is on its way along x again
/// ```
///
/// A sequence goes by the stage's time, not by that of the layers it moves. Source: choice; UIKit
/// has no such thing, its states are those of `UIViewAnimating`.
public final class AnimationSequence: UIViewAnimating {
  let stage: StageState
  let timeline = Timeline(parent: nil)
  private var queue = EventQueue<() -> Void>()
  private var ticket: EventQueue<StageState.Due>.Ticket?
  private var furthest = VirtualTime.zero
  // Everything that was moved, in the order it was begun.
  private var runs: [AnimationRun] = []
  private var isShowingAgain = false
  private var openWaits = 0

  /// Where it is in its life: inactive, or active from its start to its end.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether its time passes.
  public private(set) var isRunning = false
  private var isTurned = false
  /// What messages and the ledger call it.
  package var label: String?

  /// Seconds from the beginning to the end as far as that is known: what is done, what is under
  /// way, and what is still to come.
  ///
  /// Asked whenever a fraction is; by default what is done.
  public var plannedDuration: () -> TimeInterval = { 0 }
  /// Called when it has gone all the way back to its beginning, where everything is as it was.
  public var onReturn: () -> Void = {}

  /// Makes a sequence on the current stage.
  public init() {
    stage = CurrentStage.state
    timeline.speed = 0
  }

  // MARK: Time

  /// Seconds on its own clock: where it is now.
  ///
  /// Setting it while paused goes there: back over what was done, or forward, making happen what
  /// is planned on the way; a wait that nothing ends holds it. Times before the beginning count as
  /// the beginning. While running or inactive it is ignored.
  public var currentTime: TimeInterval {
    get { localNow.seconds }
    set {
      guard state == .active, !isRunning else { return }
      seek(to: .clamped(seconds: newValue))
    }
  }

  /// The furthest it has been, seconds on its own clock.
  public var furthestTime: TimeInterval { max(furthest, localNow).seconds }

  /// Whether a wait that nothing ends keeps it from going further.
  public var isWaiting: Bool { openWaits > 0 && queue.nextTime == nil }

  /// How far it is: the share of its time, counted toward the side it heads for; 0 while inactive.
  ///
  /// Setting it while paused is as setting ``currentTime``. Values outside 0…1 are clamped.
  public var fractionComplete: CGFloat {
    get {
      let length = max(plannedDuration(), furthestTime)
      guard state != .inactive, length > 0 else { return 0 }
      let share = currentTime / length
      return CGFloat(isTurned ? 1 - share : share)
    }
    set {
      let share = min(max(Double(newValue), 0), 1)
      currentTime = max(plannedDuration(), furthestTime) * (isTurned ? 1 - share : share)
    }
  }

  var localNow: VirtualTime { timeline.local(stage.now) }

  /// Whether it is where it has been before: nothing is called until it is beyond that.
  private var isBehind: Bool { localNow < furthest }

  // MARK: Moving

  /// Starts it, or lets it go on after a pause.
  public func startAnimation() {
    if state == .inactive {
      (state, isTurned, furthest) = (.active, false, .zero)
      setClock(to: .zero)
      stage.note(.started, name)
    } else if isRunning {
      return
    } else {
      stage.note(.started, name)
    }
    isRunning = true
    setClock(to: localNow)
  }

  /// Starts it after a delay in seconds on the stage's clock.
  public func startAnimation(afterDelay delay: TimeInterval) {
    _ = stage.schedule(
      at: stage.now.adding(.clamped(seconds: delay)) ?? stage.now, label: { [label] in label }
    ) { self.startAnimation() }
  }

  /// Pauses it where it is; before the start it does nothing.
  public func pauseAnimation() {
    guard isRunning else { return }
    isRunning = false
    stage.note(.paused, name)
    setClock(to: localNow)
  }

  /// Whether it heads for its beginning; turning around takes effect at once.
  public var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned, state == .active else { return }
      let here = localNow
      isTurned = newValue
      stage.note(.reversed(isReversed: newValue), name)
      if newValue { showAgain() }
      setClock(to: here)
    }
  }

  /// Stops it where it is, for good: what is shown becomes the model, and nothing more is called.
  ///
  /// - Parameter withoutFinishing: a sequence has nothing to be finished, so it makes no difference.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    showAgain()
    stage.note(.stopped, name)
    var frozen: [(layer: CALayer, key: LayerKey, value: LayerValue)] = []
    for change in runs.flatMap(\.changes) {
      frozen.append((change.layer, change.key, change.layer.shown(change.key)))
    }
    end()
    for (layer, key, value) in frozen { layer.assign(key, value) }
  }

  /// Does nothing: a stopped sequence is inactive already.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  // MARK: For its owner

  /// Runs code whose animation blocks hang on the sequence.
  public func perform(_ body: () -> Void) {
    stage.sequences.append(self)
    stage.perform(body)
    stage.sequences.removeLast()
  }

  /// Calls a block at a time on the sequence's clock, the first time it gets there.
  ///
  /// - Parameter delay: seconds from the furthest point so far, 0 or more.
  /// - Returns: what takes the call back.
  @discardableResult
  public func after(_ delay: TimeInterval, _ block: @escaping () -> Void) -> PlannedCall {
    let time = max(furthest, localNow).adding(.clamped(seconds: delay)) ?? furthest
    let ticket = plan(at: time, block)
    return PlannedCall { [weak self] in self?.cancel(ticket) }
  }

  /// A call that is planned on a sequence's clock.
  public struct PlannedCall {
    let action: () -> Void

    /// Takes it back; nothing happens when it has been made.
    public func cancel() {
      action()
    }
  }

  /// Notes that something begins whose end is not planned; each needs one ``endWait()``.
  public func beginWait() {
    openWaits += 1
  }

  /// Notes that such a thing is over.
  public func endWait() {
    openWaits = max(openWaits - 1, 0)
  }

  /// Ends it where it has arrived: everything it moved has its last value.
  public func complete() {
    guard state == .active else { return }
    stage.note(.completed(.end), name)
    end()
  }

  // MARK: Its blocks

  /// Plans a call at a moment of its own time, one that has passed meaning the furthest.
  @discardableResult
  func plan(
    at time: VirtualTime, _ action: @escaping () -> Void
  ) -> EventQueue<() -> Void>.Ticket {
    defer { planNext() }
    return queue.schedule(action, at: max(time, furthest, localNow))
  }

  private func cancel(_ ticket: EventQueue<() -> Void>.Ticket) {
    queue.cancel(ticket)
    planNext()
  }

  /// Keeps a run, so that it can be shown again.
  func keep(_ run: AnimationRun) {
    runs.append(run)
  }

  /// Lets go of what a run moves after its end; it stays known.
  func settle(_ run: AnimationRun) {
    if !isShowingAgain { run.settle(at: .end) }
  }

  var name: String { label ?? "sequence" }

  // MARK: The clock

  // Lets the clock go on from a local time, at the speed that its state asks for.
  private func setClock(to local: VirtualTime) {
    furthest = max(furthest, local)
    timeline.begin = stage.now
    timeline.offset = local
    timeline.speed = isRunning ? (isTurned ? -1 : 1) : 0
    stage.columns.invalidate()
    planNext()
  }

  // Plans the next moment on the stage's clock at which something is to be called.
  private func planNext() {
    ticket.map(stage.cancel)
    ticket = nil
    guard isRunning else { return }
    let arrival =
      isTurned ? stage.now.adding(localNow) : queue.nextTime.flatMap(timeline.stageTime)
    guard let arrival else { return }
    ticket = stage.schedule(at: arrival, label: { [label] in label }) { self.arrive() }
  }

  private func arrive() {
    ticket = nil
    guard isRunning else { return }
    if isTurned { return comeHome() }
    fireNext()
    planNext()
  }

  // Calls the next thing that is due; what has been shown again until here is over.
  private func fireNext() {
    guard let (time, action) = queue.popNext(upTo: localNow) else { return }
    furthest = max(furthest, time)
    stopShowingAgain()
    stage.perform(action)
  }

  private func seek(to target: VirtualTime) {
    if target < furthest { showAgain() }
    var budget = StageState.callbackLimit
    while let next = queue.nextTime, next <= target, state == .active, !isRunning, budget > 0,
      !stage.isHalted
    {
      setClock(to: max(next, localNow))
      fireNext()
      budget -= 1
    }
    guard state == .active, !isRunning else { return }
    // Beyond a wait that nothing ends there is nothing yet.
    setClock(to: isWaiting ? min(target, furthest) : target)
  }

  // MARK: Showing again

  // From here on everything it ever moved is an offset from its last value, so that it can be
  // shown at any time of the past.
  private func showAgain() {
    guard !isShowingAgain else { return }
    furthest = max(furthest, localNow)
    isShowingAgain = true
    for run in runs { run.becomeOffset() }
  }

  // Beyond the past, what has arrived needs no offset any more.
  private func stopShowingAgain() {
    guard isShowingAgain else { return }
    isShowingAgain = false
    for run in runs where run.hasArrived(at: furthest) { stage.columns.remove(run.cohort) }
  }

  // It is back at its beginning: the values from before are written back.
  private func comeHome() {
    let runs = runs
    stage.note(.completed(.start), name)
    end()
    for change in runs.reversed().flatMap({ $0.changes.reversed() }) {
      change.layer.assign(change.key, change.start)
    }
    stage.perform(onReturn)
  }

  private func end() {
    for run in runs { run.settle(at: .end) }
    (runs, queue, openWaits) = ([], EventQueue(), 0)
    (state, isRunning, isShowingAgain) = (.inactive, false, false)
    timeline.speed = 0
    planNext()
  }
}
