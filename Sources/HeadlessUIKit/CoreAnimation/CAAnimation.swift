internal import AnimationEngine

/// What all animations of layers have: timing, a curve, and somebody who is told.
///
/// A layer keeps a copy of what is added to it; changing the original then changes nothing.
/// Source: developer.apple.com/documentation/quartzcore/caanimation.
open class CAAnimation: CAMediaTiming {
  /// When it begins, in seconds of the layer's time; 0 for when it is committed.
  public var beginTime: CFTimeInterval = 0
  /// Seconds of one way; 0 for a quarter of a second.
  public var duration: CFTimeInterval = 0
  /// How fast its time passes; negative runs back.
  public var speed: Float = 1
  /// Seconds added to its time: turns what is shown, not when.
  public var timeOffset: CFTimeInterval = 0
  /// How many cycles; 0 counts as 1.
  public var repeatCount: Float = 0
  /// Seconds of cycles; 0 when the count decides.
  public var repeatDuration: CFTimeInterval = 0
  /// Whether each cycle goes back as well.
  public var autoreverses = false
  /// What is shown before and after its active time.
  public var fillMode = CAMediaTimingFillMode.removed
  /// The curve of one way; `nil`, the default, is even.
  public var timingFunction: CAMediaTimingFunction?
  /// Who is told of the start and the end; kept alive by the animation.
  public var delegate: (any CAAnimationDelegate)?
  /// Whether the animation goes when its active time is over; true unless set.
  public var isRemovedOnCompletion = true

  /// Makes an animation with the default values.
  public required init() {}

  /// Makes an animation with the same values.
  public final func copy() -> Self {
    let copy = Self()
    copy.assign(from: self)
    return copy
  }

  /// Takes over another's values; subclasses add their own.
  open func assign(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  // The timing as the engine has it, from a moment of the layer's time.
  func media(from now: VirtualTime) -> MediaTiming {
    var media = MediaTiming(duration: duration > 0 ? duration : Self.defaultDuration)
    media.begin = beginTime == 0 ? now : VirtualTime(seconds: beginTime) ?? now
    media.speed = Double(speed)
    media.timeOffset = timeOffset
    media.repeatCount =
      repeatCount == .greatestFiniteMagnitude ? .infinity : Double(repeatCount)
    media.repeatDuration = repeatDuration
    media.autoreverses = autoreverses
    media.fill = fillMode.fill
    media.pacing = timingFunction.map { .cubic($0.curve) } ?? .linear
    return media
  }

  private static let defaultDuration = 0.25
}

/// Who is told of an animation's start and end.
public protocol CAAnimationDelegate: AnyObject {
  /// Tells that the animation has become active.
  func animationDidStart(_ animation: CAAnimation)
  /// Tells that it is over: `finished` when its active time ran out, false when it was removed or
  /// replaced, or its layer left the tree.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

extension CAMediaTimingFillMode {
  fileprivate var fill: MediaTiming.Fill {
    switch self {
    case .backwards: .backwards
    case .forwards: .forwards
    case .both: [.backwards, .forwards]
    default: []
    }
  }
}
