internal import OrderedCollections
internal import PropertyEngine

/// Animations one after another as one timeline; those made inside ``perform(_:)`` follow the
/// sequence's own clock.
///
/// The owner starts the next animations when the last ones are over. The whole can be paused,
/// scrubbed and reversed like one animator: going back shows the past and calls nothing; going
/// beyond ``furthestTime`` makes the calls planned there.
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
/// A sequence follows the stage's time, not that of the layers it moves. Source: choice; UIKit has
/// no such class, its states are those of `UIViewAnimating`.
public final class AnimationSequence: UIViewAnimating {
  typealias Ticket = EventQueue<Plan>.Ticket
  /// A call, and the callback that planned it; `nil` if none did.
  struct Plan {
    let action: () -> Void
    let planner: StageState.Planner?
  }

  enum Phase {
    case inactive, active
    /// Completed, while animations it does not wait for run to their ends.
    case ending
  }

  let stage: StageState
  let timeSpace: TimeSpace
  let history: SequenceHistory
  // The planned calls by its own time, and the ticket of the next one by the stage's.
  var plans = EventQueue<Plan>()
  var ticket: StageState.Ticket?
  private var startTicket: StageState.Ticket?
  private(set) var phase = Phase.inactive
  private(set) var isGoing = false
  private(set) var runsBackward = false
  // While it arrives, it makes the call that is due; the next one is planned afterwards.
  var isSeeking = false, isArriving = false
  // The furthest point of the past; while the sequence advances, it is beyond.
  var reached = VirtualTime.zero
  var blocks: OrderedDictionary<ObjectIdentifier, BlockAnimation> = [:]
  var openWaits = 0
  package var label: String?
  /// Seconds from beginning to end as far as known, including what is still to come; called for
  /// each fraction, by default the time done.
  public var plannedDuration: () -> TimeInterval = { 0 }
  /// Called when it is back at its beginning, with everything as it was.
  public var onReturn: () -> Void = {}

  /// Makes a sequence on the current stage.
  public init() {
    stage = CurrentStage.state
    timeSpace = TimeSpace(parent: nil)
    timeSpace.speed = 0
    history = SequenceHistory(timeSpace: timeSpace)
  }

  // MARK: State and time

  /// The state: inactive, or active from start to end.
  public var state: UIViewAnimatingState { phase == .active ? .active : .inactive }
  /// Whether its time passes.
  public var isRunning: Bool { phase == .active && isGoing }

  /// Whether it goes on from its furthest point, so that animations begun now move at once; false
  /// while paused, reversed, or in the past.
  public var isAdvancing: Bool {
    phase == .active && localNow >= reached && (isSeeking || (isGoing && !runsBackward))
  }

  /// Whether a wait without a planned end holds it.
  public var isWaiting: Bool { phase == .active && openWaits > 0 && plans.nextTime == nil }

  /// Its own time, in seconds.
  ///
  /// Set it while paused to go back over what was done, or forward, calling what is planned on the
  /// way; a wait without a planned end holds it. Negative times count as 0. While running or
  /// inactive it is ignored. A call that plans itself again and again is a programmer error.
  public var currentTime: TimeInterval {
    get { localNow.seconds }
    set { trap { try seek(to: .clamped(seconds: newValue)) } }
  }

  /// The furthest time it has been at, in seconds.
  public var furthestTime: TimeInterval { furthest.seconds }
  /// Its whole time as far as known, in seconds; parts to come count as planned, a wait as 0.
  package var length: TimeInterval { max(plannedDuration(), furthestTime) }

  /// The share of its time done, counted toward the side it heads for; 0 while inactive.
  ///
  /// Setting it while paused sets ``currentTime``; 1 goes to its very end, however long that takes.
  /// Values are clamped to 0…1.
  public var fractionComplete: CGFloat {
    get {
      guard state != .inactive, length > 0 else { return 0 }
      let share = currentTime / length
      return CGFloat(runsBackward ? 1 - share : share)
    }
    set { trap { try scrub(to: newValue) } }
  }

  /// Sets ``fractionComplete``, with an error for what never ends.
  package func scrub(to fraction: CGFloat) throws(StageError) {
    if stage.account != nil, phase == .active, !isGoing {
      stage.note(.scrubbed(to: min(max(Double(fraction), 0), 1)), name)
    }
    let share = runsBackward ? 1 - Double(fraction) : Double(fraction)
    try seek(to: share >= 1 ? nil : .clamped(seconds: length * share))
  }

  var localNow: VirtualTime { timeSpace.local(stage.now) }
  var furthest: VirtualTime { max(reached, localNow) }
  var isShowingPast: Bool { history.isShown }
  var name: String { label.map(stage.written) ?? "sequence" }

  // MARK: Moving

  /// Starts it, or resumes it after a pause.
  public func startAnimation() {
    stage.drop(&startTicket)
    guard !isRunning else { return }
    if phase == .ending { end() }
    if phase == .inactive {
      (phase, runsBackward, reached) = (.active, false, .zero)
      stage.activeSequences[ObjectIdentifier(self)] = self
      setClock(to: .zero)
    }
    stage.note(.started, name)
    isGoing = true
    setClock(to: localNow)
  }

  /// Starts it after a delay in seconds of the stage's time; a pause or a stop cancels that.
  public func startAnimation(afterDelay delay: TimeInterval) {
    stage.drop(&startTicket)
    startTicket = stage.schedule(
      .block(label: label) { self.startAnimation() },
      at: stage.now.adding(.clamped(seconds: delay)) ?? stage.now)
  }

  /// Pauses it; before the start it does nothing.
  public func pauseAnimation() {
    stage.drop(&startTicket)
    guard isRunning else { return }
    isGoing = false
    stage.note(.paused, name)
    setClock(to: localNow)
  }

  /// Whether it heads for its beginning; reversing takes effect at once.
  public var isReversed: Bool {
    get { runsBackward }
    set {
      guard newValue != runsBackward, phase == .active else { return }
      let here = localNow
      runsBackward = newValue
      stage.note(.reversed(isReversed: newValue), name)
      if newValue { showPast() }
      setClock(to: here)
    }
  }

  /// Stops it for good: what is shown becomes the model, and nothing more is called; there is
  /// nothing to finish, so that the parameter has no effect.
  public func stopAnimation(_ withoutFinishing: Bool) {
    stage.drop(&startTicket)
    guard phase == .active else { return }
    stage.note(.stopped, name)
    stage.changing(history.values) {
      history.write(at: localNow)
      end()
    }
  }

  /// Does nothing: a stopped sequence is inactive already.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  /// Ends it where it has arrived, with all last values; animations it did not wait for run on.
  public func complete() {
    guard phase == .active else { return }
    stage.note(.completed(.end), name)
    guard !blocks.isEmpty else { return end() }
    showPresent()
    (phase, isGoing, runsBackward) = (.ending, true, false)
    setClock(to: furthest)
  }

  // Ends it at its beginning: the old values are written back.
  func endAtStart() {
    stage.note(.completed(.start), name)
    stage.changing(history.values) {
      history.write(at: nil)
      end()
    }
    stage.perform(onReturn)
  }

  func end() {
    abandon()
    blocks.values.forEach { $0.abandon() }
    blocks = [:]
    history.clear()
    (phase, isGoing, runsBackward, openWaits) = (.inactive, false, false, 0)
    stage.activeSequences[ObjectIdentifier(self)] = nil
    setClock(to: .zero)
  }

  func abandon() {
    stage.drop(&startTicket)
    plans.removeAll()
  }

  /// Releases its calls, blocks and closures, at the end of its stage.
  func releaseAll() {
    abandon()
    blocks = [:]
    history.removeAll()
    (plannedDuration, onReturn) = ({ 0 }, {})
  }
}
