public import HeadlessUIKit

/// A chain of animations: flat steps instead of nested completions.
///
/// Each step begins when the one before it is over, and its animation block runs then. Performing
/// takes the steps off the chain, so a chain runs once; perform a ``copy`` to run it again. While it
/// runs it can be paused, scrubbed and reversed as a whole.
///
/// ```swift
/// Animate(duration: 1) { box.center.x += 100 }
///   .do { box.tag = 1 }
///   .then(duration: 1) { box.center.y += 100 }
///   .wait { resume in load { resume() } }
///   .then(duration: 1) { box.alpha = 0 }
///   .perform()
/// ```
///
/// A subclass may override the methods that add a step; the forms of `then` and `and` that make an
/// animation call those that take one. Source: the library SwiftyAnimate and the article behind it.
open class Animate: NSCopying {
  private let steps: ChainSteps
  private var performance: ChainPerformance?
  /// Its name in messages.
  public var label: String? { didSet { sequence?.label = label } }

  /// Makes an empty chain.
  public init() { steps = ChainSteps() }

  private init(steps: ChainSteps) { self.steps = steps }

  /// Makes a chain that begins with an animation.
  public init(animation: any Animation) {
    steps = ChainSteps()
    steps.enqueue(.animation(animation))
  }

  /// Makes a chain that begins with a block.
  public convenience init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) {
    self.init(
      animation: StandardAnimation(
        duration: duration, delay: delay, options: options, animationBlock: animationBlock))
  }

  /// Makes a chain that begins with a block on a spring.
  public convenience init(
    duration: TimeInterval, delay: TimeInterval = 0, springDamping: CGFloat,
    initialVelocity: CGFloat, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) {
    self.init(
      animation: SpringAnimation(
        duration: duration, delay: delay, springDamping: springDamping,
        initialVelocity: initialVelocity, options: options, animationBlock: animationBlock))
  }

  /// Makes a chain that begins with keyframes.
  public convenience init(keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []) {
    self.init(animation: KeyframeAnimation(keyframes: keyframes, options: options))
  }

  // MARK: Making

  /// Adds a step with an animation.
  @discardableResult open func then(animation: any Animation) -> Animate {
    steps.enqueue(.animation(animation))
    return self
  }

  /// Adds a step that performs a copy of another chain and is over when that is.
  @discardableResult open func then(animation: Animate) -> Animate {
    steps.enqueue(.chain(animation.copy))
    return self
  }

  /// Adds an animation that begins with the last step; without a step it becomes the first.
  @discardableResult open func and(animation: any Animation) -> Animate {
    steps.join(.animation(animation))
    return self
  }

  /// Adds a copy of another chain that begins with the last step.
  @discardableResult open func and(animation: Animate) -> Animate {
    steps.join(.chain(animation.copy))
    return self
  }

  /// Adds a step that waits until the block calls its argument, or at most for a timeout in
  /// seconds.
  @discardableResult open func wait(
    timeout: TimeInterval? = nil, waitBlock: @escaping WaitBlock = { _ in }
  ) -> Animate {
    steps.enqueue(.wait(timeout: timeout, block: waitBlock))
    return self
  }

  /// Adds a step that calls a block and takes no time.
  @discardableResult open func `do`(block: @escaping DoBlock) -> Animate {
    steps.enqueue(.do(block: block))
    return self
  }

  // MARK: A new step

  /// Adds a step with a block.
  @discardableResult open func then(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) -> Animate {
    then(
      animation: StandardAnimation(
        duration: duration, delay: delay, options: options, animationBlock: animationBlock))
  }

  /// Adds a step with a block on a spring.
  @discardableResult open func then(
    duration: TimeInterval, delay: TimeInterval = 0, springDamping: CGFloat,
    initialVelocity: CGFloat, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) -> Animate {
    then(
      animation: SpringAnimation(
        duration: duration, delay: delay, springDamping: springDamping,
        initialVelocity: initialVelocity, options: options, animationBlock: animationBlock))
  }

  /// Adds a step with keyframes.
  @discardableResult open func then(
    keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []
  ) -> Animate { then(animation: KeyframeAnimation(keyframes: keyframes, options: options)) }

  // MARK: Together with the last step

  /// Adds a block that begins with the last step.
  @discardableResult open func and(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) -> Animate {
    and(
      animation: StandardAnimation(
        duration: duration, delay: delay, options: options, animationBlock: animationBlock))
  }

  /// Adds a block on a spring that begins with the last step.
  @discardableResult open func and(
    duration: TimeInterval, delay: TimeInterval = 0, springDamping: CGFloat,
    initialVelocity: CGFloat, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) -> Animate {
    and(
      animation: SpringAnimation(
        duration: duration, delay: delay, springDamping: springDamping,
        initialVelocity: initialVelocity, options: options, animationBlock: animationBlock))
  }

  /// Adds keyframes that begin with the last step.
  @discardableResult open func and(
    keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []
  ) -> Animate { and(animation: KeyframeAnimation(keyframes: keyframes, options: options)) }

  // MARK: The last step

  /// Adds a last step with a block and performs the chain.
  open func finish(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) {
    then(duration: duration, delay: delay, options: options, animationBlock: animationBlock)
      .perform()
  }

  /// Adds a last step with a block on a spring and performs the chain.
  open func finish(
    duration: TimeInterval, delay: TimeInterval = 0, springDamping: CGFloat,
    initialVelocity: CGFloat, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) {
    then(
      duration: duration, delay: delay, springDamping: springDamping,
      initialVelocity: initialVelocity, options: options, animationBlock: animationBlock
    ).perform()
  }

  /// Adds a last step with keyframes and performs the chain.
  open func finish(keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []) {
    then(keyframes: keyframes, options: options).perform()
  }

  /// Adds a last step with an animation and performs the chain.
  open func finish(animation: any Animation) { then(animation: animation).perform() }

  /// Adds a copy of another chain and performs both.
  open func finish(animation: Animate) { then(animation: animation).perform() }

  // MARK: Steps to come

  /// The number of steps that are still to come.
  public var stepsLeft: Int { steps.count }

  /// The number of steps that have begun since it was performed.
  public var stepsBegun: Int { steps.taken }

  var length: TimeInterval { steps.length }

  /// Removes the steps still to come; those under way run on.
  open func decay() { steps.removeAll() }

  /// A chain with the same steps still to come.
  public var copy: Animate { Animate(steps: steps.copy()) }

  /// The same, by Foundation's name.
  public func copy(with zone: NSZone? = nil) -> Any { copy }

  // MARK: Performing

  var sequence: AnimationSequence? { performance?.sequence }

  /// Performs the steps, the first one at once.
  ///
  /// While it runs, performing again begins the next step beside the one under way. While it is
  /// paused or behind its furthest point, a new step moves only once the chain goes on from there.
  ///
  /// - Parameter completion: called when nothing is left to do; at once for an empty chain.
  open func perform(completion: (() -> Void)? = nil) {
    guard stepsLeft > 0 else { completion?(); return }
    let performance = performance ?? begun()
    performance.takeSteps(isFirst: true) { [weak self] in
      if performance.isIdle, performance.sequence.state != .inactive {
        if self?.performance === performance { self?.performance = nil }
        performance.sequence.complete()
      }
      completion?()
    }
  }

  /// Performs a copy of the steps as part of another chain's performance.
  func perform(on sequence: AnimationSequence, completion: @escaping () -> Void) {
    ChainPerformance(of: steps.copy(), on: sequence).takeSteps(then: completion)
  }

  private func begun() -> ChainPerformance {
    let performance = ChainPerformance(of: steps, on: AnimationSequence())
    let sequence = performance.sequence
    sequence.label = label
    sequence.plannedDuration = { [weak performance] in performance?.length ?? 0 }
    sequence.onReturn = { [weak self, steps] in
      steps.removeAll()
      self?.performance = nil
    }
    (self.performance, steps.taken) = (performance, 0)
    sequence.startAnimation()
    return performance
  }

  /// Stops it where it is: shown values become model values, and no more steps are to come.
  public func stopAnimation(_ withoutFinishing: Bool) {
    decay()
    let sequence = sequence
    performance = nil
    sequence?.stopAnimation(withoutFinishing)
  }
}
