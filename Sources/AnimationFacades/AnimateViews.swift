public import HeadlessUIKit

/// Animates changes of views: `UIView.animateWithDuration` rebuilt over begin and commit, with
/// defaults for most inputs and a block that does not escape.
///
/// ```swift
/// animateViews(
///   duration: 1.2, delay: 0.2, animations: { view1.frame.origin.x += 50 },
///   completion: { finished in … })
/// ```
///
/// Times are in seconds; the curve is ease-in-out by default. The completion is called with true when
/// the changes ran to their end, with false when they were cut short. Source: the article "Let's
/// Build UIView.animateWithDuration in Swift".
public func animateViews(
  duration: TimeInterval, delay: TimeInterval = 0, curve: UIView.AnimationCurve? = nil,
  animations: () -> Void, completion: ((Bool) -> Void)? = nil
) {
  animateViews(completion: completion) {
    UIView.setAnimationDuration(duration)
    UIView.setAnimationDelay(delay)
    curve.map(UIView.setAnimationCurve)
    animations()
  }
}

/// The same with `UIView.animate`'s options: the article's first signature.
///
/// The curve, `repeat`, `autoreverse` and `beginFromCurrentState` are set by the setters for them; the
/// other options have no setter and no effect, as in the article.
public func animateViews(
  duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions,
  animations: () -> Void, completion: ((Bool) -> Void)? = nil
) {
  animateViews(completion: completion) {
    UIView.setAnimationDuration(duration)
    UIView.setAnimationDelay(delay)
    UIView.setAnimationCurve(options.curve)
    if options.contains(.repeat) { UIView.setAnimationRepeatCount(.greatestFiniteMagnitude) }
    UIView.setAnimationRepeatAutoreverses(options.contains(.autoreverse))
    UIView.setAnimationBeginsFromCurrentState(options.contains(.beginFromCurrentState))
    animations()
  }
}

// What both forms share.
private func animateViews(completion: ((Bool) -> Void)?, _ setUpAndRun: () -> Void) {
  UIView.beginAnimations(nil, context: nil)
  completion.map(UIView.setAnimationCompletion)
  setUpAndRun()
  UIView.commitAnimations()
}
