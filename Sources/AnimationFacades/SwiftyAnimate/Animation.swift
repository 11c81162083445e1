public import HeadlessUIKit

/// Something that a chain can animate.
public protocol Animation {
  /// Seconds it takes after its delay.
  var duration: TimeInterval { get }
  /// Seconds before it begins.
  var delay: TimeInterval { get }
  /// The block that makes its changes.
  var animationBlock: AnimationBlock { get }
  /// Runs it now; `completion` is called when it is over, with whether it ran to its end.
  func performAnimations(completion: ((Bool) -> Void)?)
}

extension Animation {
  /// Seconds from the call to the end.
  public var timeInterval: TimeInterval { delay + duration }

  /// Whether it autoreverses, which takes its duration once more.
  var goesBack: Bool {
    switch self {
    case let animation as StandardAnimation: animation.options.contains(.autoreverse)
    case let animation as SpringAnimation: animation.options.contains(.autoreverse)
    case let animation as KeyframeAnimation: animation.options.contains(.autoreverse)
    default: false
    }
  }
}

extension Collection where Element: Animation {
  /// Seconds until all are over.
  public var timeInterval: TimeInterval { map(\.timeInterval).max() ?? 0 }
  /// Seconds until the first begins.
  public var delay: TimeInterval { map(\.delay).min() ?? 0 }
}

/// `UIView.animate` with a curve.
public struct StandardAnimation: Animation {
  /// Seconds it takes after its delay, and seconds before it begins.
  public let duration: TimeInterval, delay: TimeInterval
  /// The block that makes its changes.
  public let animationBlock: AnimationBlock
  /// The options it is played with.
  public let options: UIView.AnimationOptions

  /// Makes an animation; see `UIView.animate(withDuration:delay:options:…)`.
  public init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) {
    (self.duration, self.delay, self.options) = (duration, delay, options)
    self.animationBlock = animationBlock
  }

  /// Runs it now; `completion` is called when it is over, with whether it ran to its end.
  public func performAnimations(completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: duration, delay: delay, options: options, animations: animationBlock,
      completion: completion)
  }
}

/// `UIView.animate` with a spring.
public struct SpringAnimation: Animation {
  /// Seconds it takes after its delay, and seconds before it begins.
  public let duration: TimeInterval, delay: TimeInterval
  /// The block that makes its changes.
  public let animationBlock: AnimationBlock
  /// 1 does not swing; less swings.
  public let springDamping: CGFloat
  /// The velocity at the start, in distances per second.
  public let initialVelocity: CGFloat
  /// The options it is played with.
  public let options: UIView.AnimationOptions

  /// Makes an animation; see `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  public init(
    duration: TimeInterval, delay: TimeInterval = 0, springDamping: CGFloat,
    initialVelocity: CGFloat, options: UIView.AnimationOptions = [],
    animationBlock: @escaping AnimationBlock
  ) {
    (self.duration, self.delay, self.options) = (duration, delay, options)
    (self.springDamping, self.initialVelocity) = (springDamping, initialVelocity)
    self.animationBlock = animationBlock
  }

  /// Runs it now; `completion` is called when it is over, with whether it ran to its end.
  public func performAnimations(completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: springDamping,
      initialSpringVelocity: initialVelocity, options: options, animations: animationBlock,
      completion: completion)
  }
}
