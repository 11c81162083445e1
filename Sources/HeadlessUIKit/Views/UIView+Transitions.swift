// Transitions between views. Nothing is drawn here; the order of the events and their timing are
// UIKit's. Apple: uikit/uiview/transition(with:duration:…).
extension UIView {
  /// Runs a block at once and shows its changes by a transition on a view.
  ///
  /// The changes apply at once (choice), or move with `allowAnimatedContent`. The completion is
  /// called with true after the duration in seconds (0 or less ends with the turn), with false when
  /// the view leaves the window before.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let body = animations ?? {}
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: body)
    } else {
      performWithoutAnimation(body)
    }
    show(on: view, duration: duration, options: options, completion: completion)
  }

  /// Replaces a view with another in its superview by a transition; with `showHideTransitionViews`
  /// hides one and shows the other.
  ///
  /// The completion is called with true after the duration in seconds.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
    performWithoutAnimation {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    show(on: container ?? toView, duration: duration, options: options, completion: completion)
  }

  // Adds the transition as a layer animation that moves nothing.
  private static func show(
    on view: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let transition = CATransition()
    transition.timingFunction = CAMediaTimingFunction(options.curve.curve)
    transition.delegate = completion.map(TransitionListener.init)
    guard CurrentStage.state.areAnimationsEnabled, duration > 0 else {
      return Stage.afterDelay(0) { completion?(true) }
    }
    transition.duration = duration
    view.layer.add(transition, forKey: nil)
  }
}

private final class TransitionListener: CAAnimationDelegate {
  private let completion: (Bool) -> Void

  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) { completion(finished) }
}
