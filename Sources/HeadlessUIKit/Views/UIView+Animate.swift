public import Foundation
internal import PropertyEngine

extension UIView {
  /// Runs a block at once and moves what it changed from where it was, over time.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less applies the changes at once, with the completion at the end
  ///     of the turn. Inside another block that one's duration and curve are taken, unless the
  ///     override options are given; inside an animator's block the changes become its own.
  ///   - delay: seconds before anything moves; the values from before are shown until then.
  ///   - options: the curve and where to start from.
  ///   - animations: the changes. Values of geometry are added to animations already on their
  ///     way; any other value takes over, and its old animation ends as not finished.
  ///   - completion: called with true when everything ran to its end, with false when something
  ///     was taken over or removed; at once when nothing was changed.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/animate(withduration:…) and
  /// WWDC 2014 session 236.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      label: nil, duration: duration, delay: delay, options: options,
      timing: UICubicTimingParameters(animationCurve: options.curve),
      animations: animations, completion: completion)
  }

  /// The same without delay and options.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// The same with a spring that has settled after the duration.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before anything moves.
  ///   - dampingRatio: 1 does not swing; less swings.
  ///   - velocity: the velocity at the start, in distances per second.
  ///   - options: where to start from; a curve says nothing.
  ///   - animations: the changes.
  ///   - completion: called at the end, with whether everything ran to it.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    animate(
      label: nil, duration: duration, delay: delay, options: options, timing: spring,
      animations: animations, completion: completion)
  }

  /// The same with a spring by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, seconds; the completion comes when the spring has
  ///     settled, which is later.
  ///   - bounce: 0 does not swing, towards 1 swings more; more than -1.
  ///   - velocity: the velocity at the start, in distances per second.
  ///   - delay: seconds before anything moves.
  ///   - options: where to start from; a curve says nothing.
  ///   - animations: the changes.
  ///   - completion: called at the end, with whether everything ran to it.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: CGVector(dx: velocity, dy: velocity))
    animate(
      label: nil, duration: duration, delay: delay, options: options, timing: spring,
      animations: animations, completion: completion)
  }

  /// The same with a key of its own for the animations it gives to layers.
  package static func animate(
    key: String, duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var settings = BlockSettings(
      duration: duration, delay: delay, options: options,
      timing: UICubicTimingParameters(animationCurve: options.curve))
    settings.key = key
    BlockAnimation.run(
      settings, overriding: options, label: nil, animations: animations, completion: completion)
  }

  /// The same with any timing, and a name for the ledger; a part of what has the name is numbered.
  package static func animate(
    label: String?, part: Int? = nil, duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions,
    timing: any UITimingCurveProvider, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    BlockAnimation.run(
      BlockSettings(duration: duration, delay: delay, options: options, timing: timing),
      overriding: options, label: label, part: part, animations: animations, completion: completion)
  }

  /// Whether animation blocks move anything.
  public static var areAnimationsEnabled: Bool { CurrentStage.state.areAnimationsEnabled }

  /// Switches animations on or off; while off, blocks run and their changes apply at once, and
  /// their completions still come.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    CurrentStage.state.areAnimationsEnabled = enabled
  }

  /// Runs changes that apply at once, also inside an animation block; so do the blocks in it.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    CurrentStage.state.withoutRecording(actionsWithoutAnimation)
  }

  /// The duration a block would inherit here, in seconds; 0 outside of animation blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    CurrentStage.state.recordings.last?.context.duration ?? 0
  }

  /// Plays the changes of a block inside an animation block several times.
  ///
  /// - Parameters:
  ///   - count: the number of times, also a part of one.
  ///   - autoreverses: whether each time goes back as well.
  ///   - animations: the changes. All of them take duration times count, twice that with
  ///     `autoreverses`.
  ///
  /// Outside of an animation block the changes apply at once.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = CurrentStage.state.blocks.last else { return animations() }
    let before = block.settings
    block.change {
      $0.repeatCount = Double(count)
      $0.autoreverses = autoreverses
    }
    animations()
    block.change { $0 = before }
  }
}
