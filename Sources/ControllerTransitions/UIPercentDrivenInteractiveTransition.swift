/// Drives a transition by hand, from 0 to 1, and lets it go on or back.
///
/// It drives the interruptible animator; without one, all that `animateTransition(using:)` animates
/// goes along evenly. Apple: uikit/uipercentdriveninteractivetransition.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// How fast it goes on or back when it is let go; 1 as in the transition itself.
  open var completionSpeed: CGFloat = 1
  /// The timing with which it goes on or back (default: `nil`, its own).
  open var timingCurve: (any UITimingCurveProvider)?
  /// The curve with which it goes on or back (default: easing in and out); only stored, as
  /// ``timingCurve`` says it.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether it begins by hand (default: true).
  open var wantsInteractiveStart = true
  /// How far it is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  private var transition: ControllerTransition?
  private var animator: (any UIViewImplicitlyAnimating)?

  /// Makes one for the next transition.
  public init() {}

  /// Seconds of the whole transition.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? ControllerTransition
    hold()
  }

  private func hold() {
    animator = transition?.drivenAnimator()
    if animator?.state == .inactive { animator?.startAnimation() }
    animator?.pauseAnimation()
    percentComplete = animator?.fractionComplete ?? 0
  }

  /// Takes a transition that goes on by itself, where it is.
  open func pause() {
    transition?.pauseInteractiveTransition()
    hold()
  }

  /// Brings it to a fraction.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    animator?.fractionComplete = self.percentComplete
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets it go on to its end.
  open func finish() {
    transition?.finishInteractiveTransition()
    letGo()
  }

  /// Lets it go back.
  open func cancel() {
    transition?.cancelInteractiveTransition()
    animator?.isReversed = true
    letGo()
  }

  private func letGo() {
    let left = animator?.isReversed == true ? percentComplete : 1 - percentComplete
    let factor = timingCurve == nil ? left / max(completionSpeed, 0.001) : 0
    animator?.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor)
  }
}
