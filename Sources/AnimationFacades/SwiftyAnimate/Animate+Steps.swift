public import HeadlessUIKit

// Chains with a first step.
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
  public convenience init(keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []) {
    self.init(animation: KeyframeAnimation(keyframes: keyframes, options: options))
  }
}
