public import HeadlessUIKit

extension UIView {
  /// `UIView.animate` as a builder: each call sets one thing and returns the animator.
  ///
  /// ```swift
  /// UIView.Animator(duration: 0.3)
  ///   .animations { box.alpha = 0 }
  ///   .completion { finished in … }
  ///   .animate()
  /// ```
  ///
  /// It can be used again: each ``animate()`` is a new animation. Source: the article "UIView
  /// Animation Syntax Sugar".
  open class Animator {
    /// A block of changes.
    public typealias Animations = () -> Void
    /// A block that gets whether the changes ran to their end.
    public typealias Completion = (Bool) -> Void

    var animations: Animations = {}
    var completion: Completion?
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions

    /// Makes an animator that changes nothing yet; times in seconds.
    public init(
      duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = []
    ) { (self.duration, self.delay, self.options) = (duration, delay, options) }

    /// Sets the changes, in place of any that were set before.
    @discardableResult public func animations(_ animations: @escaping Animations) -> Self {
      self.animations = animations
      return self
    }

    /// Sets the completion, in place of any that was set before.
    @discardableResult public func completion(_ completion: @escaping Completion) -> Self {
      self.completion = completion
      return self
    }

    /// Runs the changes.
    open func animate() {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: completion)
    }
  }

  /// The same with a spring that has all but settled after the duration.
  open class SpringAnimator: Animator {
    let damping: CGFloat
    let velocity: CGFloat

    /// Makes an animator that changes nothing yet; a damping of 1 does not swing, and the velocity at
    /// the start is in distances per second.
    public init(
      duration: TimeInterval, delay: TimeInterval = 0, damping: CGFloat, velocity: CGFloat,
      options: UIView.AnimationOptions = []
    ) {
      (self.damping, self.velocity) = (damping, velocity)
      super.init(duration: duration, delay: delay, options: options)
    }

    /// Runs the changes on the spring.
    open override func animate() {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: options, animations: animations,
        completion: completion)
    }
  }
}
