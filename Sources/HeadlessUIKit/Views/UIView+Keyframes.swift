extension UIView {
  /// The options of an `animateKeyframes` block, with UIKit's raw values.
  ///
  /// The whole eases in and out unless the bits of an `AnimationOptions` curve are set.
  /// Apple: uikit/uiview/keyframeanimationoptions.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The same effects as the options of these names in a block without keyframes.
    public static let layoutSubviews = Self(rawValue: 1 << 0),
      allowUserInteraction = Self(rawValue: 1 << 1),
      beginFromCurrentState = Self(rawValue: 1 << 2), `repeat` = Self(rawValue: 1 << 3),
      autoreverse = Self(rawValue: 1 << 4), overrideInheritedDuration = Self(rawValue: 1 << 5),
      overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Linear interpolation; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value from its keyframe's start, without interpolation; linear at a constant speed, for
    /// any times of the keyframes; a smooth curve through the values, and one at a constant speed.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10),
      calculationModePaced = Self(rawValue: 2 << 10),
      calculationModeCubic = Self(rawValue: 3 << 10),
      calculationModeCubicPaced = Self(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 15 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Runs a block at once and animates its keyframes.
  ///
  /// The block calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``; its other
  /// changes are animated over the whole time. Duration and delay are in seconds; inside another
  /// block it takes that one's duration and curve unless overridden. Values that keyframes move
  /// take over from other animations. Apple: uikit/uiview/animatekeyframes(withduration:…) and WWDC
  /// 2014 session 236.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animateKeyframes(
      label: nil, duration: duration, delay: delay, options: options,
      timing: UICubicTimingParameters(
        animationCurve: AnimationOptions(rawValue: options.rawValue).curve),
      animations: animations, completion: completion)
  }

  /// The same with any timing of the whole, and a name and part number for the ledger.
  package static func animateKeyframes(
    label: String?, part: Int? = nil, duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions, timing: any UITimingCurveProvider,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let state = CurrentStage.state
    let general = AnimationOptions(rawValue: options.rawValue)
    BlockAnimation.run(
      BlockSettings(duration: duration, delay: delay, options: general, timing: timing),
      overriding: general, label: label, part: part,
      animations: {
        let collector = FrameCollector(mode: options.calculationMode)
        state.running.frameCollectors.append(collector)
        animations()
        state.running.frameCollectors.removeLast()
        state.running.recordings.last.map(collector.finish)
      }, completion: completion)
  }

  /// Adds a keyframe to the running `animateKeyframes` block; outside one it only runs the changes.
  ///
  /// Both times are shares of the whole: the start is clamped to 0…1, the duration is cut at the
  /// end; with a duration of 0 the values are set at the start.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    let state = CurrentStage.state
    guard let collector = state.running.frameCollectors.last,
      let outer = state.running.recordings.last
    else { return animations() }
    let start = min(max(frameStartTime, 0), 1)
    let end = min(max(start + max(frameDuration, 0), start), 1)
    let frame = Recording.Frame(collector: collector, start: start, end: end)
    state.record(outer.keyframe(frame), animations)
  }
}
