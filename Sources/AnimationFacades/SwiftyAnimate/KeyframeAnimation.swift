public import HeadlessUIKit

/// One keyframe with its own delay and duration in seconds; alone, it fills its animation.
public struct Keyframe: Animation {
  /// Seconds it takes after its delay, and seconds before it begins.
  public let duration: TimeInterval, delay: TimeInterval
  /// The block that makes its changes.
  public let animationBlock: AnimationBlock

  /// Makes a keyframe.
  public init(
    duration: TimeInterval, delay: TimeInterval = 0, animationBlock: @escaping AnimationBlock
  ) { (self.duration, self.delay, self.animationBlock) = (duration, delay, animationBlock) }

  /// Runs it now; `completion` is called when it is over, with whether it ran to its end.
  public func performAnimations(completion: ((Bool) -> Void)?) {
    KeyframeAnimation(keyframes: [self]).performAnimations(completion: completion)
  }
}

/// Keyframes together, as one `UIView.animateKeyframes` call.
public struct KeyframeAnimation: Animation {
  /// The keyframes, each with its own seconds.
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
  /// The changes of all keyframes.
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
