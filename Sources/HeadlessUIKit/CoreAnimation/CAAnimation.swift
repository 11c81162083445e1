import Foundation
internal import PropertyEngine

/// What all animations of layers have: timing, a curve, and somebody who is told.
///
/// A layer keeps a copy of what is added to it. Changing the original then changes nothing, and
/// changing the copy is a programmer error.
/// Source: developer.apple.com/documentation/quartzcore/caanimation.
open class CAAnimation: CAMediaTiming, CAAction {
  /// When it begins, in seconds of the layer's time; 0 for when it is committed.
  public final var beginTime: CFTimeInterval = 0 { willSet { willChange() } }
  /// Seconds of one way; 0 for the transaction's, a quarter of a second unless set there.
  public final var duration: CFTimeInterval = 0 { willSet { willChange() } }
  /// How fast its time passes; negative runs back.
  public final var speed: Float = 1 { willSet { willChange() } }
  /// Seconds added to its time: turns what is shown, not when.
  public final var timeOffset: CFTimeInterval = 0 { willSet { willChange() } }
  /// How many cycles; 0 counts as 1.
  public final var repeatCount: Float = 0 { willSet { willChange() } }
  /// Seconds of cycles; 0 when the count decides.
  public final var repeatDuration: CFTimeInterval = 0 { willSet { willChange() } }
  /// Whether each cycle goes back as well.
  public final var autoreverses = false { willSet { willChange() } }
  /// What is shown before and after its active time.
  public final var fillMode = CAMediaTimingFillMode.removed { willSet { willChange() } }
  /// The curve of one way, even unless set; one that the transaction has stands before it.
  public final var timingFunction: CAMediaTimingFunction? { willSet { willChange() } }
  /// Who is told of the start and the end; kept alive by the animation.
  public final var delegate: (any CAAnimationDelegate)? { willSet { willChange() } }
  /// Whether the animation goes when its active time is over (default: true).
  public final var isRemovedOnCompletion = true { willSet { willChange() } }
  /// The rates it wants to be drawn at.
  ///
  /// Kept only: what is shown is known at every moment.
  public final var preferredFrameRateRange = CAFrameRateRange.default { willSet { willChange() } }
  private var keptValues: [String: Any] = [:]
  // Whether this is a layer's own copy.
  private var isFrozen = false
  /// The block that a view answered this for, and whether nobody has set a value since: then the
  /// block itself does what this stands for.
  final var recording: Recording? {
    get { isUnchanged ? maker : nil }
    set { (maker, isUnchanged) = (newValue, true) }
  }
  private final var maker: Recording?
  final var isUnchanged = false

  /// Makes an animation with the default values.
  public required init() {}

  /// Makes an animation with the same values, which may be changed.
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
    preferredFrameRateRange = other.preferredFrameRateRange
    keptValues = other.keptValues
  }

  /// What a property of an animation is before it is set; `nil` for one that is not there then.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "beginTime", "duration", "timeOffset", "repeatCount", "repeatDuration": NSNumber(value: 0)
    case "speed": NSNumber(value: 1)
    case "autoreverses": NSNumber(value: false)
    case "removedOnCompletion": NSNumber(value: true)
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// A value that was kept under a key of the app's own, to tell animations apart; `nil` for none.
  public final func value(forKey key: String) -> Any? { keptValues[key] }

  /// Keeps a value under a key of the app's own; it is copied with the animation.
  public final func setValue(_ value: Any?, forKey key: String) {
    willChange()
    keptValues[key] = value
  }

  /// Adds itself to the layer whose value changes, under the key.
  public final func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) { (anObject as? CALayer)?.add(self, forKey: event) }

  // A layer's own copy: nothing may be changed any more.
  final func freeze() { isFrozen = true }

  final func willChange() {
    precondition(
      !isFrozen, "an animation that was added to a layer cannot be changed; change a copy()")
    isUnchanged = false
  }

  /// The timing as the engine has it.
  ///
  /// - Parameters:
  ///   - now: the moment, in the time it lives in, that a begin time of 0 stands for.
  ///   - length: seconds of one way where it has none of its own.
  func media(from now: VirtualTime, length: Double) -> MediaTiming {
    precondition(
      beginTime.isFinite && timeOffset.isFinite && speed.isFinite,
      "an animation's begin time, time offset and speed must be finite")
    var media = MediaTiming(duration: duration > 0 ? duration : length)
    media.begin = beginTime == 0 ? now : VirtualTime(seconds: beginTime) ?? now
    media.speed = Double(speed)
    media.timeOffset = timeOffset
    media.repeatCount = repeatCount == .greatestFiniteMagnitude ? .infinity : Double(repeatCount)
    media.repeatDuration = repeatDuration
    media.autoreverses = autoreverses
    media.fill = fillMode.fill
    media.pacing = pacing
    return media
  }

  /// How progress follows from the share of one way.
  var pacing: Pacing { timingFunction.map { .cubic($0.curve) } ?? .linear }
}

/// Who is told of an animation's start and end (source:
/// developer.apple.com/documentation/quartzcore/caanimationdelegate).
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
