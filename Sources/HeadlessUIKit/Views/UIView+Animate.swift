extension UIView {
  /// Runs a block at once and animates its changes from the old values.
  ///
  /// Duration and delay are in seconds. During the delay the old values are shown; a duration of 0
  /// or less applies the changes at once, with the completion at the end of the turn. A block in
  /// another takes that one's duration and curve unless overridden; in an animator's block the
  /// changes become the animator's. Changes of geometry add to running animations, except to those
  /// that repeat or are absolute. Over these, and for any other value, the change takes over, and
  /// an older block's animation ends as not finished. The completion is called with true when all
  /// ran to its end, with false when something was taken over or removed; at once when nothing was
  /// changed. Apple: uikit/uiview/animate(withduration:…) and WWDC 2014 session 236.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// The same without delay and options.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// The same with a spring that has nearly settled after the duration.
  ///
  /// A damping ratio of 1 does not swing, less does; the initial velocity is in distances per
  /// second. A curve in the options has no effect.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    animate(
      duration: duration, delay: delay, options: options, timing: spring, animations: animations,
      completion: completion)
  }

  /// The same with a spring of a perceived duration and a bounce.
  ///
  /// The completion comes when the spring has settled, later than the perceived duration. A bounce
  /// of 0 does not swing, toward 1 it swings more; it is more than -1. The initial velocity is in
  /// distances per second. A curve in the options has no effect.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: CGVector(dx: velocity, dy: velocity))
    animate(
      duration: duration, delay: delay, options: options, timing: spring, animations: animations,
      completion: completion)
  }

  /// The same with any timing, a name and part number for the ledger, and a key for its animations.
  package static func animate(
    label: String? = nil, part: Int? = nil, key: String? = nil, duration: TimeInterval,
    delay: TimeInterval, options: AnimationOptions, timing: (any UITimingCurveProvider)? = nil,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var settings = BlockSettings(
      duration: duration, delay: delay, options: options,
      timing: timing ?? UICubicTimingParameters(animationCurve: options.curve))
    settings.key = key
    BlockAnimation.run(
      settings, overriding: options, label: label, part: part, animations: animations,
      completion: completion)
  }

  /// Whether animation blocks move anything.
  public static var areAnimationsEnabled: Bool { CurrentStage.state.areAnimationsEnabled }

  /// Switches animations on or off; while off, blocks apply changes at once and still complete.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    CurrentStage.state.areAnimationsEnabled = enabled
  }

  /// Runs changes that apply at once, even inside an animation block; so do those of inner blocks.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    CurrentStage.state.withoutRecording(actionsWithoutAnimation)
  }

  /// The duration a block would inherit here, seconds; 0 outside animation blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    CurrentStage.state.running.recordings.last?.context.duration ?? 0
  }

  /// Repeats the changes of a block inside an animation block; outside one they apply at once.
  ///
  /// They take the duration times the count, which may be fractional, and twice that if each cycle
  /// goes back as well.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = CurrentStage.state.running.blocks.last else { return animations() }
    let before = block.settings
    block.change {
      $0.repeatCount = Double(count)
      $0.autoreverses = autoreverses
    }
    animations()
    block.change { $0 = before }
  }

  /// Options of a block, with UIKit's raw values (Apple: uikit/uiview/animationoptions).
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes options from bits; bits without a name here are kept and have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Does the layouts that the changes ask for inside the block, so that they are animated, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views that the block moves, and their subviews, take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts non-geometry values from what is shown instead of the model.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats forever, or as often as a repeat count set in the block.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays forth and back; the model keeps the block's values, so a single time jumps at its end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block, keeps the duration or the curve given here.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5),
      overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Animates the changes of a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another block, keeps the other options: in an animator's block, it stays separate.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow, fast, slow; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start, slow at the end, or linear.
    public static let curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16),
      curveLinear = Self(rawValue: 3 << 16)

    /// The named curve in bits 16 and 17.
    public var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
  }
}

// Transitions and frame rates; they have no effect, since nothing is drawn here.
extension UIView.AnimationOptions {
  /// No transition; the default.
  public static let transitionNone: UIView.AnimationOptions = []
  /// Turns over from a side, curls up or down, or dissolves.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20),
    transitionFlipFromRight = Self(rawValue: 2 << 20), transitionCurlUp = Self(rawValue: 3 << 20),
    transitionCurlDown = Self(rawValue: 4 << 20), transitionCrossDissolve = Self(rawValue: 5 << 20),
    transitionFlipFromTop = Self(rawValue: 6 << 20),
    transitionFlipFromBottom = Self(rawValue: 7 << 20)
  /// The system's rate; the default.
  public static let preferredFramesPerSecondDefault: UIView.AnimationOptions = []
  /// 60 or 30 frames per second.
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24),
    preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
}
