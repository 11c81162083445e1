public import Foundation
internal import OrderedCollections
internal import PropertyEngine

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
  typealias Ticket = EventQueue<() -> Void>.Ticket

  enum Phase {
    case inactive, active
    /// Completed, while animations it does not wait for run to their ends.
    case ending
  }

  let stage: StageState
  let timeSpace: TimeSpace
  let history: SequenceHistory
  // What is to be called, by its own time, and what calls it, by the stage's.
  var plans = EventQueue<() -> Void>()
  var ticket: StageState.Ticket?
  private var startTicket: StageState.Ticket?
  private(set) var phase = Phase.inactive
  private(set) var isGoing = false
  private(set) var isTurned = false
  var isSeeking = false
  // The furthest point of the past; while it goes on it is beyond.
  var reached = VirtualTime.zero
  // The animations on their way, in the order they began.
  var blocks: OrderedDictionary<ObjectIdentifier, BlockAnimation> = [:]
  var openWaits = 0
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
    timeSpace = TimeSpace(parent: nil)
    timeSpace.speed = 0
    history = SequenceHistory(timeSpace: timeSpace)
  }

  // MARK: Where it is

  /// Where it is in its life: inactive, or active from its start to its end.
  public var state: UIViewAnimatingState { phase == .active ? .active : .inactive }
  /// Whether its time passes.
  public var isRunning: Bool { phase == .active && isGoing }

  /// Whether it is at its furthest point and goes on from there, so that what is begun now moves
  /// at once; false while paused, turned around, or where it has been before.
  public var isAdvancing: Bool {
    phase == .active && localNow >= reached && (isSeeking || (isGoing && !isTurned))
  }

  /// Whether a wait that nothing ends keeps it from going further.
  public var isWaiting: Bool { phase == .active && openWaits > 0 && plans.nextTime == nil }

  /// Seconds on its own clock: where it is now.
  ///
  /// Setting it while paused goes there: back over what was done, or forward, making happen what
  /// is planned on the way; a wait that nothing ends holds it. Times before the beginning count as
  /// the beginning. While running or inactive it is ignored. What starts itself again and again
  /// on the way is a programmer error.
  public var currentTime: TimeInterval {
    get { localNow.seconds }
    set { trap { try seek(to: .clamped(seconds: newValue)) } }
  }

  /// The furthest it has been, seconds on its own clock.
  public var furthestTime: TimeInterval { furthest.seconds }
  /// All of its time as far as it is known, in seconds; ``fractionComplete`` is a share of it.
  ///
  /// What has not begun yet counts with the time it was planned for, a wait with none.
  package var length: TimeInterval { max(plannedDuration(), furthestTime) }

  /// How far it is: the share of its time, counted toward the side it heads for; 0 while inactive.
  ///
  /// Setting it while paused is as setting ``currentTime``; all of the time is its very end,
  /// however long that takes. Values outside 0…1 are clamped.
  public var fractionComplete: CGFloat {
    get {
      guard state != .inactive, length > 0 else { return 0 }
      let share = currentTime / length
      return CGFloat(isTurned ? 1 - share : share)
    }
    set { trap { try scrub(to: newValue) } }
  }

  /// The same as setting ``fractionComplete``, with an error for what never ends.
  package func scrub(to fraction: CGFloat) throws(StageError) {
    if stage.account != nil, phase == .active, !isGoing {
      stage.note(.scrubbed(to: min(max(Double(fraction), 0), 1)), name)
    }
    let share = isTurned ? 1 - Double(fraction) : Double(fraction)
    try seek(to: share >= 1 ? nil : .clamped(seconds: length * share))
  }

  var localNow: VirtualTime { timeSpace.local(stage.now) }
  /// The furthest it has been.
  var furthest: VirtualTime { max(reached, localNow) }
  /// Whether layers show what was there at its time, and not what is there now.
  var isShowingPast: Bool { history.isShown }
  var name: String { label.map(stage.written) ?? "sequence" }

  // MARK: Moving

  /// Starts it, or lets it go on after a pause.
  public func startAnimation() {
    cancelStart()
    guard !isRunning else { return }
    if phase == .ending { end() }
    if phase == .inactive {
      (phase, isTurned, reached) = (.active, false, .zero)
      stage.activeSequences[ObjectIdentifier(self)] = self
      setClock(to: .zero)
    }
    stage.note(.started, name)
    isGoing = true
    setClock(to: localNow)
  }

  /// Starts it after a delay in seconds on the stage's clock; a pause or a stop before takes that
  /// back.
  public func startAnimation(afterDelay delay: TimeInterval) {
    cancelStart()
    startTicket = stage.schedule(
      .block(label: label) { self.startAnimation() },
      at: stage.now.adding(.clamped(seconds: delay)) ?? stage.now)
  }

  private func cancelStart() {
    startTicket.map(stage.cancel)
    startTicket = nil
  }

  /// Pauses it where it is; before the start it does nothing.
  public func pauseAnimation() {
    cancelStart()
    guard isRunning else { return }
    isGoing = false
    stage.note(.paused, name)
    setClock(to: localNow)
  }

  /// Whether it heads for its beginning; turning around takes effect at once.
  public var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned, phase == .active else { return }
      let here = localNow
      isTurned = newValue
      stage.note(.reversed(isReversed: newValue), name)
      if newValue { showPast() }
      setClock(to: here)
    }
  }

  /// Stops it where it is, for good: what is shown becomes the model, and nothing more is called.
  ///
  /// - Parameter withoutFinishing: a sequence has nothing to be finished, so it makes no difference.
  public func stopAnimation(_ withoutFinishing: Bool) {
    cancelStart()
    guard phase == .active else { return }
    stage.note(.stopped, name)
    stage.changing(history.values) {
      history.write(at: localNow)
      end()
    }
  }

  /// Does nothing: a stopped sequence is inactive already.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  /// Ends it where it has arrived: everything it moved has its last value.
  ///
  /// Animations it did not wait for run to their own ends.
  public func complete() {
    guard phase == .active else { return }
    stage.note(.completed(.end), name)
    guard !blocks.isEmpty else { return end() }
    showPresent()
    (phase, isGoing, isTurned) = (.ending, true, false)
    setClock(to: furthest)
  }

  // It is back at its beginning: the values from before are written back.
  func comeHome() {
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
    (phase, isGoing, isTurned, openWaits) = (.inactive, false, false, 0)
    stage.activeSequences[ObjectIdentifier(self)] = nil
    setClock(to: .zero)
  }

  /// Lets go of everything that is planned.
  func abandon() {
    cancelStart()
    plans.removeAll()
  }

  /// Keeps nothing of what it was made for, at the end of its stage.
  func letGo() {
    abandon()
    blocks = [:]
    history.removeAll()
    (plannedDuration, onReturn) = ({ 0 }, {})
  }
}
