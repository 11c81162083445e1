public import HeadlessUIKit

/// The name of a view in Dance's blocks: `{ make in make.alpha = 0 }`.
public typealias make = UIView

/// The state of a view's dance.
public enum DanceAnimationState: Sendable {
  /// Not started, stopped, or there is none; running or paused.
  case inactive, active
}

/// A view's animation, reached from the view: `view.dance.animate(…).start(after: 5)`.
///
/// Every call returns the dance, and none throws: a call without an animation prints one line.
/// Nothing moves before ``start()``. A new animation finishes the view's old one where it is.
/// Source: Dance's README, also where its code differs.
public final class Dance {
  package private(set) weak var dancingView: UIView?
  /// The number of the animation that calls are for; 0 before the view's first.
  ///
  /// The stage's first animation has the number 0. Once set, calls are for the animation with that
  /// number, whichever view made it. A view that never danced and whose tag was not set has none.
  public var tag = 0 { didSet { isNumbered = true } }
  /// Whether it has made an animation or its tag was set.
  package private(set) var isNumbered = false

  init(of view: UIView) { dancingView = view }

  // MARK: Making

  /// Makes an animation with a named curve; the block gets the view.
  ///
  /// Durations, here and below, are seconds of 0 or more, as those of `UIViewPropertyAnimator`.
  @discardableResult public func animate(
    duration: TimeInterval, curve: UIView.AnimationCurve, _ animation: @escaping (make) -> Void
  ) -> Dance {
    animate(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve),
      animation)
  }

  /// Makes an animation with a curve of its own; the control points are those of
  /// `UICubicTimingParameters`.
  @discardableResult public func animate(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    _ animation: @escaping (make) -> Void
  ) -> Dance {
    let curve = UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    return animate(duration: duration, timingParameters: curve, animation)
  }

  /// Makes an animation with a spring that has all but settled after the duration; its damping
  /// ratio is clamped to 0…1.
  @discardableResult public func animate(
    duration: TimeInterval, dampingRatio: CGFloat, _ animation: @escaping (make) -> Void
  ) -> Dance {
    animate(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio),
      animation)
  }

  /// Makes an animation with any timing.
  @discardableResult public func animate(
    duration: TimeInterval, timingParameters: any UITimingCurveProvider,
    _ animation: @escaping (make) -> Void
  ) -> Dance {
    guard let view = dancingView else { return self }
    return view.performOnStage {
      let factory = DanceFactory.current
      if isNumbered { factory.end(tag) }
      tag = factory.make(duration: duration, timing: timingParameters) { [weak view] in
        view.map(animation)
      }
      return self
    }
  }

  /// Adds a block that is called with the place the animation ends at.
  @discardableResult public func addCompletion(
    _ completion: @escaping (UIViewAnimatingPosition) -> Void
  ) -> Dance { call { $0.addCompletion(completion) } }

  // MARK: Moving

  /// Starts it, or starts it again after a pause.
  @discardableResult public func start() -> Dance { call { $0.startAnimation() } }

  /// Starts it after a delay in seconds, 0 or more.
  @discardableResult public func start(after delay: TimeInterval) -> Dance {
    call { $0.startAnimation(afterDelay: delay) }
  }

  /// Pauses it where it is.
  @discardableResult public func pause() -> Dance { call { $0.pauseAnimation() } }

  /// Pauses it after a delay in seconds, if it is still there then; one below 0 counts as 0.
  @discardableResult public func pause(after delay: TimeInterval) -> Dance {
    let number = number
    dancingView?.performOnStage {
      Stage.afterDelay(max(delay, 0)) { [self] in call(number) { $0.pauseAnimation() } }
    }
    return self
  }

  /// Ends it at a place; starts it first if it is not running, so that its block runs.
  @discardableResult public func finish(at position: UIViewAnimatingPosition) -> Dance {
    call {
      if $0.state != .stopped {
        if !$0.isRunning { $0.startAnimation() }
        $0.stopAnimation(false)
      }
      $0.finishAnimation(at: position)
    }
  }

  /// Reverses it.
  @discardableResult public func reverse() -> Dance { call { $0.isReversed.toggle() } }

  /// Moves it to a progress, 0…1: a `Double`, `Float`, `CGFloat` or `Int`; ignores anything else.
  @discardableResult public func setProgress<Value>(to value: Value) -> Dance {
    switch value {
    case let value as Double: progress = CGFloat(value)
    case let value as Float: progress = CGFloat(value)
    case let value as CGFloat: progress = value
    case let value as Int: progress = CGFloat(value)
    default: break
    }
    return self
  }

  // MARK: Reading

  /// The progress, 0…1.
  ///
  /// Setting it lets a running dance go on from there; other dances are started and paused first.
  public var progress: CGFloat {
    get { read(0) { $0.fractionComplete } }
    set { trap { try trySetProgress(newValue) } }
  }

  /// Sets ``progress``; throws in a state in which it cannot be set.
  package func trySetProgress(_ progress: CGFloat) throws(AnimatorError) {
    guard let animator = call(number, { $0 }) else { return }
    let goesOn = animator.isRunning
    if !goesOn { try animator.tryStart() }
    try animator.tryPause()
    try animator.tryScrub(to: Double(progress))
    if goesOn { try animator.tryStart() }
  }

  /// Whether it heads for the start.
  public var isReversed: Bool {
    get { read(false) { $0.isReversed } }
    set { call { $0.isReversed = newValue } }
  }

  /// Whether it is moving.
  public var isRunning: Bool { read(false) { $0.isRunning } }

  /// Whether it is active.
  public var state: DanceAnimationState {
    read(.inactive) { $0.state == .active ? .active : .inactive }
  }

  /// Whether there is an animation; asks without printing anything.
  public var hasAnimation: Bool { animator != nil }

  /// The animator behind the dance; prints nothing, and makes no factory if nothing danced.
  package var animator: UIViewPropertyAnimator? {
    dancingView?.performOnStage { number.flatMap { DanceFactory.current.animators[$0] } }
  }

  // MARK: Finding the animator

  // The tag; `nil` for a view that never danced.
  private var number: Int? { isNumbered ? tag : nil }

  @discardableResult
  private func call(_ body: (UIViewPropertyAnimator) -> Void) -> Dance {
    call(number, body)
    return self
  }

  @discardableResult
  private func call<Value>(
    _ number: Int?, _ body: (UIViewPropertyAnimator) -> Value
  ) -> Value? { dancingView?.performOnStage { DanceFactory.current.find(number).map(body) } ?? nil }

  private func read<Value>(_ fallback: Value, _ body: (UIViewPropertyAnimator) -> Value) -> Value {
    call(number, body) ?? fallback
  }
}

extension UIView {
  /// The view's dance, made on first use.
  public var dance: Dance { associated(Dance.self) { Dance(of: self) } }
}
