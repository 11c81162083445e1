public import Foundation

extension UIViewPropertyAnimator {
  /// Makes an animator that eases in and out over a fifth of a second (choice).
  public convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Makes an animator and starts it, after a delay.
  ///
  /// - Parameters:
  ///   - duration: seconds from start to end.
  ///   - delay: seconds before it moves.
  ///   - options: only the curve counts; ease-in-out when there is none.
  ///   - animations: run at once.
  ///   - completion: called with the place it ends at.
  ///
  /// Inside another animation block it takes that one's duration and curve unless the override
  /// options are given, and is not interruptible. Source:
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/runningpropertyanimator.
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let outer = CurrentStage.state.recordings.last?.context
    let keepsDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let keepsCurve = outer == nil || options.contains(.overrideInheritedCurve)
    let own: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: options.curve)
    let animator = UIViewPropertyAnimator(
      duration: keepsDuration ? duration : outer?.duration ?? duration,
      timingParameters: keepsCurve ? own : outer?.timing ?? own)
    animator.isInterruptible = outer == nil
    animator.addAnimations(animations)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Makes an inactive animator with the same timing, settings, queued blocks and completions.
  ///
  /// What the original has already started is not copied (choice: UIKit says only that the class
  /// can be copied).
  public func copy() -> UIViewPropertyAnimator {
    let copy = stage.perform {
      UIViewPropertyAnimator(duration: requestedDuration, timingParameters: timingParameters)
    }
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    copy.isInterruptible = isInterruptible
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    (copy.blocks, copy.completions) = (blocks, completions)
    return copy
  }
}
