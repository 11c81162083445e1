// The protocols between an app and a transition. Apple: uikit/uiviewcontrollertransitioning.

/// Animates a transition.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The length of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Begins the animations; they end with `completeTransition(_:)` of the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator of a transition that can be interrupted, the same each time; by default there is
  /// none, and the transition is driven as a whole.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called at the end; `false` for one that was cancelled. By default does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { MissingAnimator() }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by hand.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins it; called in place of the animations.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it begins by hand (default: true).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// By hand.
  public var wantsInteractiveStart: Bool { true }
}

/// A transition, as its animator sees it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which it happens; the animator adds the view that comes.
  var containerView: UIView { get }
  /// Whether it is animated, whether a hand drives it now, and whether it was cancelled.
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `none` for pushes and pops.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Always the identity: a stage does not rotate.
  var targetTransform: CGAffineTransform { get }
  /// Tells the progress to which the hand has brought it, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the hand let go, and that it runs on to its end, or back.
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  /// Tells that a hand has taken it over while it was animated.
  func pauseInteractiveTransition()
  /// Ends it, once; `false` puts everything back as it was.
  func completeTransition(_ didComplete: Bool)
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that leaves or comes; `nil` for one that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning or the end; `zero` if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Provides the transitions and the presentation of a controller that is presented.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator that brings it in, or takes it away; `nil`, the default, for UIKit's own.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of an interactive transition; `nil`, the default, for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The manager of a presentation of the style `custom`; `nil`, the default, for a plain one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

// Stands in for a missing animator: in Swift, a requirement must return something.
final class MissingAnimator: UIViewImplicitlyAnimating {
  var (fractionComplete, isReversed) = (CGFloat(0), false)
  var (state, isRunning) = (UIViewAnimatingState.inactive, false)
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
