public import HeadlessUIKit

// The forms of then, and and finish that make the animation they add.
extension Animate {
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
  public convenience init(
    keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []
  ) {
    self.init(animation: KeyframeAnimation(keyframes: keyframes, options: options))
  }

  // MARK: A new step

  /// Adds a step with a block.
  @discardableResult
  public func then(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) -> Animate {
    then(
      animation: StandardAnimation(
        duration: duration, delay: delay, options: options, animationBlock: animationBlock))
  }

  /// Adds a step with a block on a spring.
  @discardableResult
  public func then(
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
  @discardableResult
  public func then(
    keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []
  ) -> Animate {
    then(animation: KeyframeAnimation(keyframes: keyframes, options: options))
  }

  // MARK: Together with the last step

  /// Lets a block begin together with the last step.
  @discardableResult
  public func and(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) -> Animate {
    and(
      animation: StandardAnimation(
        duration: duration, delay: delay, options: options, animationBlock: animationBlock))
  }

  /// Lets a block on a spring begin together with the last step.
  @discardableResult
  public func and(
    duration: TimeInterval, delay: TimeInterval = 0, springDamping: CGFloat,
    initialVelocity: CGFloat, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) -> Animate {
    and(
      animation: SpringAnimation(
        duration: duration, delay: delay, springDamping: springDamping,
        initialVelocity: initialVelocity, options: options, animationBlock: animationBlock))
  }

  /// Lets keyframes begin together with the last step.
  @discardableResult
  public func and(
    keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []
  ) -> Animate {
    and(animation: KeyframeAnimation(keyframes: keyframes, options: options))
  }

  // MARK: The last step

  /// Adds a last step with a block and performs the chain.
  public func finish(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) {
    then(duration: duration, delay: delay, options: options, animationBlock: animationBlock)
      .perform()
  }

  /// Adds a last step with a block on a spring and performs the chain.
  public func finish(
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
  public func finish(
    keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []
  ) {
    then(keyframes: keyframes, options: options).perform()
  }

  /// Adds a last step with an animation and performs the chain.
  public func finish(animation: any Animation) {
    then(animation: animation).perform()
  }

  /// Adds another chain, as it is now, and performs both.
  public func finish(animation: Animate) {
    then(animation: animation).perform()
  }
}
