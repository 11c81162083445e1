/// Drives a transition by hand, from 0 to 1, and then finishes or cancels it.
///
/// It drives the interruptible animator; without one, it drives evenly everything that
/// `animateTransition(using:)` animates. Apple: uikit/uipercentdriveninteractivetransition.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The speed with which it finishes or cancels; 1 is that of the transition itself.
  open var completionSpeed: CGFloat = 1
  /// The timing with which it finishes or cancels (default: `nil`, its own).
  open var timingCurve: (any UITimingCurveProvider)?
  /// The curve with which it finishes or cancels (default: easing in and out); only stored, as
  /// ``timingCurve`` decides.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether it begins by hand (default: true).
  open var wantsInteractiveStart = true
  /// The progress, from 0 to 1.
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

  /// Takes over a transition that runs by itself, where it is.
  open func pause() {
    transition?.pauseInteractiveTransition()
    hold()
  }

  /// Moves it to a fraction.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    animator?.fractionComplete = self.percentComplete
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets it run on to its end.
  open func finish() {
    transition?.finishInteractiveTransition()
    letGo()
  }

  /// Lets it run back.
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
