internal import PropertyEngine

/// Animates changes of views that can be paused, scrubbed, reversed and retimed.
///
/// Starting runs the blocks: the model takes the target values at once, and what is shown moves
/// there. ``fractionComplete`` is the share of the time while running and the visible progress
/// while paused. A call in a wrong state is a programmer error, as in UIKit. Animators are made
/// inside `Stage.run`.
///
/// ```swift
/// let slide = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.center.x += 200 }
/// slide.startAnimation()
/// stage.advance(by: 0.5)
/// slide.fractionComplete  // 0.25
/// ```
///
/// Apple: uikit/uiviewpropertyanimator, and WWDC 2016 session 216, 2017 session 230.
public final class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  enum Phase {
    case inactive
    case active(AnimationRun), stopped(AnimationRun)
    // Completions are being called: UIKit still answers isRunning then.
    case completing(AnimationRun)

    var run: AnimationRun? {
      switch self {
      case .inactive: nil
      case .active(let run), .stopped(let run), .completing(let run): run
      }
    }
  }

  let stage: StageState
  var phase = Phase.inactive
  /// The run of an active animator, moving or paused.
  var activeRun: AnimationRun? { if case .active(let run) = phase { run } else { nil } }
  // A struct, since a closure in a tuple, or alone in a list, costs one more allocation.
  struct Block {
    let delayFactor: Double
    let body: () -> Void
  }

  struct Completion { let body: (UIViewAnimatingPosition) -> Void }

  var blocks: Few<Block> = []
  var completions: Few<Completion> = []
  var arrivalTicket: StageState.Ticket?
  var startsReversed = false
  /// Started without a block: the first one added starts it.
  var waitsForBlock = false
  var observers: [Observer] = []
  /// The last run, kept so that tables can show what it moved.
  var lastRun: AnimationRun?
  /// Its name in messages and the ledger.
  package var label: String?
  /// The timing it was made with.
  public let timingParameters: any UITimingCurveProvider
  /// Seconds from start to end; computed for a spring given in full.
  public let duration: TimeInterval
  /// The delay given to `startAnimation(afterDelay:)`, seconds.
  public internal(set) var delay: TimeInterval = 0
  /// Whether a fraction set while paused is the visible progress; if false it is the share of the
  /// time and passes through the curve.
  public var scrubsLinearly = true
  /// Whether it pauses, still active, when it arrives, instead of completing.
  public var pausesOnCompletion = false
  /// Whether it can be paused, stopped, scrubbed and continued; settable only while inactive.
  public var isInterruptible = true { willSet { trap { try checkInactive("isInterruptible") } } }
  /// Whether views take touches while they move; settable only while inactive.
  public var isUserInteractionEnabled = true {
    willSet { trap { try checkInactive("isUserInteractionEnabled") } }
  }
  /// Whether the app tests touches itself: moving views are then touched where their models are,
  /// not where they are shown; settable only while inactive.
  public var isManualHitTestingEnabled = false {
    willSet { trap { try checkInactive("isManualHitTestingEnabled") } }
  }

  // The duration it was made with: a spring given in full has another one.
  let requestedDuration: TimeInterval

  /// Makes an animator without blocks; with 0 seconds or less it changes the values at once.
  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    stage = CurrentStage.state
    self.timingParameters = timingParameters
    requestedDuration = duration
    self.duration =
      timingParameters.springTimingParameters?.leg(duration: duration).duration ?? duration
    stage.account?.noteBeginning(of: self)
  }

  /// Makes an animator that eases in and out over a fifth of a second (choice).
  public convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Makes an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  /// Makes an animator with a cubic curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    self.init(duration: duration, timingParameters: curve)
    animations.map(addAnimations)
  }

  /// Makes an animator with a spring that has nearly settled after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(dampingRatio: dampingRatio)
    self.init(duration: duration, timingParameters: spring)
    animations.map(addAnimations)
  }

  #if MainActorViews
    @MainActor
  #endif
  deinit {
    let isStopped = state == .stopped
    guard isStopped || activeRun != nil else { return }
    stage.note(programmerError: AnimatorError.releasedText)
    stage.account?.find(.isReleased(isStopped: isStopped), name)
    activeRun?.abandon()
  }

  /// Adds a block of changes.
  ///
  /// Before the start it is queued; while active it runs at once, its changes taking the time left.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block whose changes begin after a share of the duration, or while active of the time
  /// that is left; the factor is clamped to 0…1, and they end with the others.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    trap { try tryAdd(animation, delayFactor: Double(delayFactor)) }
  }

  /// Adds a block called with the end position, in any state and in the order added (choice).
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(Completion(body: completion))
  }

  /// Makes an animator, runs its block at once and starts it after a delay, in seconds.
  ///
  /// Only the curve of the options counts (default: ease-in-out). Inside another animation block it
  /// takes that one's duration and curve unless overridden, and is not interruptible. Apple:
  /// uikit/uiviewpropertyanimator/runningpropertyanimator.
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let outer = CurrentStage.state.running.recordings.last?.context
    let inheritedDuration = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let inheritedTiming = options.contains(.overrideInheritedCurve) ? nil : outer?.timing
    let animator = UIViewPropertyAnimator(
      duration: inheritedDuration ?? duration,
      timingParameters: inheritedTiming ?? UICubicTimingParameters(animationCurve: options.curve))
    animator.isInterruptible = outer == nil
    animator.addAnimations(animations)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Makes an inactive animator with the same timing, settings, queued blocks and completions, but
  /// without blocks that have run (choice).
  public func copy() -> UIViewPropertyAnimator {
    let copy = stage.perform(likeness)
    (copy.blocks, copy.completions) = (blocks, completions)
    return copy
  }

  /// Makes a copy, as ``copy()``.
  public func copy(with zone: NSZone?) -> Any { copy() as UIViewPropertyAnimator }

  /// An animator with the same timing and settings on the current stage.
  func likeness() -> UIViewPropertyAnimator {
    let copy = UIViewPropertyAnimator(
      duration: requestedDuration, timingParameters: timingParameters)
    copy.isInterruptible = isInterruptible
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    (copy.scrubsLinearly, copy.pausesOnCompletion) = (scrubsLinearly, pausesOnCompletion)
    return copy
  }
}
