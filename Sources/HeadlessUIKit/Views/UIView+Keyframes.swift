public import Foundation

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
    /// Does the layouts that the changes ask for in the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views take touches while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown instead of the model.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the keyframes forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays them forth and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another block, keeps the duration given here.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another block, keeps the other options given here.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear interpolation; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value from its keyframe's start, without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at a constant speed, whatever the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

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
  /// - Parameters:
  ///   - duration: seconds of the whole; inside another block that one's duration and curve are
  ///     taken unless overridden.
  ///   - delay: seconds before anything moves.
  ///   - options: the calculation mode, repeats, and where to start from.
  ///   - animations: calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``;
  ///     other changes are animated over the whole time.
  ///   - completion: called with true when everything ran to its end.
  ///
  /// Values that keyframes move take over from other animations. Apple:
  /// uikit/uiview/animatekeyframes(withduration:…) and WWDC 2014 session 236.
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

  /// The same with any timing of the whole, and a name for the ledger, of which a part is numbered.
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

  /// Adds a keyframe to the running `animateKeyframes` block; outside one its changes are made.
  ///
  /// - Parameters:
  ///   - frameStartTime: the share of the whole time at which it begins, clamped to 0…1.
  ///   - frameDuration: the share it takes, cut at the end of the whole; with 0 the values are set
  ///     at its start.
  ///   - animations: the changes.
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
