public import HeadlessUIKit

/// Something that a chain can animate.
public protocol Animation {
  /// Seconds it takes after its delay.
  var duration: TimeInterval { get }
  /// Seconds before it begins.
  var delay: TimeInterval { get }
  /// What it changes.
  var animationBlock: AnimationBlock { get }
  /// Runs it now; `completion` is called when it is over, with whether it ran to its end.
  func performAnimations(completion: ((Bool) -> Void)?)
}

extension Animation {
  /// Seconds from the call to the end.
  public var timeInterval: TimeInterval { delay + duration }
}

extension Collection where Element: Animation {
  /// Seconds until all are over.
  public var timeInterval: TimeInterval { map(\.timeInterval).max() ?? 0 }
  /// Seconds until the first begins.
  public var delay: TimeInterval { map(\.delay).min() ?? 0 }
}

/// `UIView.animate` with a curve.
public struct StandardAnimation: Animation {
  /// Seconds it takes after its delay.
  public let duration: TimeInterval
  /// Seconds before it begins.
  public let delay: TimeInterval
  /// What it changes.
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
  /// Seconds it takes after its delay.
  public let duration: TimeInterval
  /// Seconds before it begins.
  public let delay: TimeInterval
  /// What it changes.
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

/// One keyframe by its own delay and duration in seconds; alone, it takes the whole of its time.
public struct Keyframe: Animation {
  /// Seconds it takes after its delay.
  public let duration: TimeInterval
  /// Seconds before it begins.
  public let delay: TimeInterval
  /// What it changes.
  public let animationBlock: AnimationBlock

  /// Makes a keyframe.
  public init(
    duration: TimeInterval, delay: TimeInterval = 0, animationBlock: @escaping AnimationBlock
  ) {
    (self.duration, self.delay, self.animationBlock) = (duration, delay, animationBlock)
  }

  /// Runs it now; `completion` is called when it is over, with whether it ran to its end.
  public func performAnimations(completion: ((Bool) -> Void)?) {
    KeyframeAnimation(keyframes: [self]).performAnimations(completion: completion)
  }
}

/// Keyframes together, as one `UIView.animateKeyframes` call.
public struct KeyframeAnimation: Animation {
  /// The keyframes, each by its own seconds.
  public let keyframes: [Keyframe]
  /// The options they are played with.
  public let options: UIView.KeyframeAnimationOptions

  /// Makes an animation of keyframes.
  public init(keyframes: [Keyframe], options: UIView.KeyframeAnimationOptions = []) {
    (self.keyframes, self.options) = (keyframes, options)
  }

  /// Seconds before the first keyframe begins.
  public var delay: TimeInterval { keyframes.delay }
  /// Seconds from the first keyframe's beginning to the last one's end.
  public var duration: TimeInterval { keyframes.timeInterval - delay }
  /// All that the keyframes change.
  public var animationBlock: AnimationBlock {
    { for keyframe in keyframes { keyframe.animationBlock() } }
  }

  /// The beginning and the length of each keyframe as shares of the whole.
  public var relativeFrames: [(startTime: Double, duration: Double)] {
    let whole = duration
    return keyframes.map { frame in
      whole > 0 ? ((frame.delay - delay) / whole, frame.duration / whole) : (0, 0)
    }
  }

  /// Runs it now; `completion` is called when it is over, with whether it ran to its end.
  public func performAnimations(completion: ((Bool) -> Void)?) {
    UIView.animateKeyframes(
      withDuration: duration, delay: delay, options: options,
      animations: {
        for (keyframe, frame) in zip(keyframes, relativeFrames) {
          UIView.addKeyframe(
            withRelativeStartTime: frame.startTime, relativeDuration: frame.duration,
            animations: keyframe.animationBlock)
        }
      }, completion: completion)
  }
}

/// An animation of one value of a layer.
///
/// The library it is after adds a `CABasicAnimation` with a timer for its delay and end; here it is
/// the block that leads to the same samples, so that a chain can show it again.
public struct BasicAnimation: Animation {
  /// Seconds it takes after its delay.
  public let duration: TimeInterval
  /// Seconds before it begins.
  public let delay: TimeInterval
  /// What it changes.
  public let animationBlock: AnimationBlock
  private let timing: Timing

  /// An animation of a view's corners from their present radius to another.
  ///
  /// - Parameter view: not retained.
  public static func cornerRadius(
    view: UIView, duration: TimeInterval, delay: TimeInterval = 0, radius: CGFloat,
    timing: Timing = .easeInOut
  ) -> BasicAnimation {
    BasicAnimation(
      duration: duration, delay: delay,
      animationBlock: { [weak view] in view?.layer.cornerRadius = radius }, timing: timing)
  }

  /// Runs it; its completion always says that it finished.
  public func performAnimations(completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: duration, delay: delay,
      options: timing.options.union(.beginFromCurrentState), animations: animationBlock,
      completion: { _ in completion?(true) })
  }
}

/// The named curves.
public enum Timing: Sendable {
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Even.
  case linear
  /// Slow, fast, slow.
  case easeInOut

  /// Core Animation's function of that name.
  public var coreAnimationCurve: CAMediaTimingFunction {
    switch self {
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }

  var options: UIView.AnimationOptions {
    switch self {
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    case .easeInOut: .curveEaseInOut
    }
  }
}
