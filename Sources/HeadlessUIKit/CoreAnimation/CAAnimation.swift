internal import PropertyEngine

/// The timing, curve and delegate that all layer animations have.
///
/// A layer keeps a copy of an added animation: changing the original has no effect, and changing
/// the copy is a programmer error. Apple: quartzcore/caanimation.
open class CAAnimation: CAMediaTiming, CAAction {
  /// When it begins, in seconds of the layer's time; 0 for when it is committed.
  open var beginTime: CFTimeInterval = 0 { willSet { willChange() } }
  /// Seconds of one way; 0 for the transaction's duration (0.25 by default).
  open var duration: CFTimeInterval = 0 { willSet { willChange() } }
  /// How fast its time passes; negative runs back.
  open var speed: Float = 1 { willSet { willChange() } }
  /// Seconds added to its time: shifts what is shown, not when.
  open var timeOffset: CFTimeInterval = 0 { willSet { willChange() } }
  /// How many cycles; 0 counts as 1.
  open var repeatCount: Float = 0 { willSet { willChange() } }
  /// Seconds of cycles; 0 to go by the count.
  open var repeatDuration: CFTimeInterval = 0 { willSet { willChange() } }
  /// Whether each cycle goes back as well.
  open var autoreverses = false { willSet { willChange() } }
  /// The values shown before and after its active time.
  open var fillMode = CAMediaTimingFillMode.removed { willSet { willChange() } }
  /// The curve of one way (default: linear); the transaction's takes precedence.
  open var timingFunction: CAMediaTimingFunction? { willSet { willChange() } }
  /// The delegate; retained.
  open var delegate: (any CAAnimationDelegate)? { willSet { willChange() } }
  /// Whether the animation is removed when its active time is over (default: true).
  open var isRemovedOnCompletion = true { willSet { willChange() } }
  /// The preferred frame rates; only stored, since shown values are known at every moment.
  open var preferredFrameRateRange = CAFrameRateRange.default { willSet { willChange() } }
  private var keptValues: [String: Any] = [:]
  private var isFrozen = false
  /// The block for whose change a view answered with this action, until the action is changed.
  final var recording: Recording? {
    get { isUnchanged ? maker : nil }
    set { (maker, isUnchanged) = (newValue, true) }
  }
  private final var maker: Recording?
  final var isUnchanged = false

  /// Makes an animation with the default values.
  public init() {}
  /// Makes an animation with the default values: archives are not read, and copies begin with it
  /// (choice).
  public required init?(coder: NSCoder) {}

  /// Makes an animation with the same values, which may be changed; itself if it can make no other.
  public final func copy() -> Self {
    guard let copy = Self(coder: CurrentStage.found?.coder ?? NSCoder()) else { return self }
    copy.assign(from: self)
    return copy
  }

  /// Makes a copy, as ``copy()``.
  public final func copy(with zone: NSZone?) -> Any { copy() as CAAnimation }

  /// Copies another animation's values; subclasses add their own.
  open func assign(from other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, fillMode) = (other.timeOffset, other.fillMode)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, timingFunction) = (other.autoreverses, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    (preferredFrameRateRange, keptValues) = (other.preferredFrameRateRange, other.keptValues)
  }

  /// The initial value of a property; `nil` for one that is absent.
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

  /// The app's own value under a key; `nil` for none.
  public final func value(forKey key: String) -> Any? { keptValues[key] }

  /// Sets the app's own value under a key; copies of the animation have it too.
  public final func setValue(_ value: Any?, forKey key: String) {
    willChange()
    keptValues[key] = value
  }

  /// Adds itself under the key to the layer whose value changes.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) { (anObject as? CALayer)?.add(self, forKey: event) }

  // Marks a layer's own copy: it cannot be changed any more.
  func freeze() { isFrozen = true }

  final func willChange() {
    precondition(
      !isFrozen, "an animation that was added to a layer cannot be changed; change a copy()")
    isUnchanged = false
  }

  /// The timing for the engine: a begin time of 0 means `now`, in the parent's time, and one way
  /// takes `length` seconds if the animation has no duration of its own.
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

  var pacing: Pacing { timingFunction.map { .cubic($0.curve) } ?? .linear }
}

/// The delegate of an animation; both calls are optional (Apple: quartzcore/caanimationdelegate).
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation becomes active.
  func animationDidStart(_ animation: CAAnimation)
  /// Called at the end; `finished` is false if it was removed or replaced, or its layer left.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
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
