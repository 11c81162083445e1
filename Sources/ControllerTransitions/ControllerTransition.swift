/// One transition between two controllers, seen as its context and as its coordinator.
final class ControllerTransition: UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  /// The participants of a transition, its place, and its ending.
  struct Plan {
    let container: UIView
    let from: UIViewController?, to: UIViewController?
    /// The views that leave and come.
    let fromView: UIView?, toView: UIView?
    let toFrame: CGRect
    var style = UIModalPresentationStyle.none
    /// Called once at the end, with whether the transition was completed.
    let end: (Bool) -> Void
  }

  private let plan: Plan
  private let fromFrame: CGRect
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var transitionDuration: TimeInterval = 0
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var alongside: [Block] = [], completions: [Block] = [], handlers: [Block] = []
  private var hasBegun = false
  private var isOver = false

  init(_ plan: Plan, isAnimated: Bool) {
    (self.plan, self.isAnimated) = (plan, isAnimated)
    fromFrame = plan.from?.viewIfLoaded?.frame ?? .zero
    for controller in [plan.from, plan.to] { controller?.transition = self }
  }

  var containerView: UIView { plan.container }
  var presentationStyle: UIModalPresentationStyle { plan.style }
  var targetTransform: CGAffineTransform { .identity }
  var isCancelled: Bool { transitionWasCancelled }
  /// The animator of a transition that can be interrupted; `nil` for others.
  var interruptible: (any UIViewImplicitlyAnimating)? {
    let own = animator?.interruptibleAnimator(using: self)
    return own is MissingAnimator ? nil : own
  }
  var isInterruptible: Bool { interruptible != nil }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? plan.from : key == .to ? plan.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? plan.fromView : key == .to ? plan.toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === plan.from ? fromFrame : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === plan.to ? plan.toFrame : .zero }

  // MARK: Course

  /// Begins it, interactively if the driver wants that; without an animator it is over at once.
  func begin(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    by driver: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard isAnimated, let animator else {
      if let view = plan.toView {
        view.frame = plan.toFrame
        plan.container.addSubview(view)
      }
      runAlongside()
      UIView.performWithoutAnimation { plan.container.layoutIfNeeded() }
      return completeTransition(true)
    }
    self.animator = animator
    openTransitions.all.append(self)
    transitionDuration = animator.transitionDuration(using: self)
    if let driver, driver.wantsInteractiveStart {
      (isInteractive, initiallyInteractive) = (true, true)
      driver.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    runAlongside()
  }

  // Runs them in the animator's time, so that a hand that drives it moves them as well.
  private func runAlongside() {
    hasBegun = true
    let blocks = exchange(&alongside, with: [])
    guard !blocks.isEmpty else { return }
    let run = { [self] in blocks.forEach { $0(self) } }
    guard isAnimated, !isOver else { return run() }
    if let interruptible = interruptible ?? wholeAnimator {
      interruptible.addAnimations(run)
    } else {
      UIView.animate(withDuration: transitionDuration, animations: run)
    }
  }

  private var wholeAnimator: UIViewPropertyAnimator?

  /// The animator that a hand drives: the app's, or one that adopts what the app animates.
  func drivenAnimator() -> any UIViewImplicitlyAnimating {
    if let known = interruptible ?? wholeAnimator { return known }
    let whole = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
    wholeAnimator = whole
    whole.adoptBlocks { animator?.animateTransition(using: self) }
    return whole
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { letGo(isCancelled: false) }
  func cancelInteractiveTransition() { letGo(isCancelled: true) }

  func pauseInteractiveTransition() {
    guard !isInteractive else { return }
    isInteractive = true
    handlers.forEach { $0(self) }
  }

  private func letGo(isCancelled: Bool) {
    guard isInteractive else { return }
    (isInteractive, transitionWasCancelled) = (false, isCancelled)
    handlers.forEach { $0(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    if !didComplete { transitionWasCancelled = true }
    plan.end(didComplete)
    for controller in [plan.from, plan.to] where controller?.transition === self {
      controller?.transition = nil
    }
    animator?.animationEnded(didComplete)
    completions.forEach { $0(self) }
    wholeAnimator = nil
    openTransitions.all.removeAll { $0 === self }
  }

  // The stage retains transitions until they are complete: an app's animator need not.
  private final class OpenTransitions { var all: [ControllerTransition] = [] }
  private var openTransitions: OpenTransitions {
    plan.container.performOnStage {
      Stage.associated(OpenTransitions.self, make: OpenTransitions.init)
    }
  }

  // MARK: Animations alongside

  @discardableResult func animate(
    alongsideTransition animation: Block?, completion: Block?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    if hasBegun { runAlongside() }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { handlers.append(handler) }

  /// Removes the view of the controller that left, or that did not come, and tells both.
  static func settle(_ from: UIViewController?, _ to: UIViewController, isDone: Bool) {
    if isDone {
      from?.view.removeFromSuperview()
      from?.endAppearanceTransition()
      to.endAppearanceTransition()
    } else {
      to.view.removeFromSuperview()
      to.cancelAppearanceTransition(toAppear: false)
      from?.cancelAppearanceTransition(toAppear: true)
    }
  }
}

/// UIKit's own transition between controllers: a spring that settles in 0.5 s (choice).
final class DefaultTransition: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle?
  private let isBack: Bool

  /// - Parameter style: `nil` for a navigation controller's transition.
  init(_ style: UIModalTransitionStyle?, isBack: Bool) {
    (self.style, self.isBack) = (style, isBack)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(to)
      if isBack { container.sendSubviewToBack(to) }
    }
    let (front, back) = isBack ? (from, to) : (to, from)
    let alpha = front?.alpha ?? 1
    let change = change(of: front, over: back, in: container.bounds)
    UIView.performWithoutAnimation {
      container.layoutIfNeeded()
      change(!isBack)
    }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { [isBack] in
      change(isBack)
    } completion: { _ in
      for view in [front, back] { view?.transform = .identity }
      front?.alpha = alpha
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  // Takes the view in front away, or shows it.
  private func change(of front: UIView?, over back: UIView?, in bounds: CGRect) -> (Bool) -> Void {
    let style = style
    return { isAway in
      switch style {
      case nil:
        front?.transform = isAway ? CGAffineTransform(translationX: bounds.width, y: 0) : .identity
        // The one below moves by a third of the way.
        back?.transform =
          isAway ? .identity : CGAffineTransform(translationX: -bounds.width / 3, y: 0)
      case .coverVertical:
        front?.transform = isAway ? CGAffineTransform(translationX: 0, y: bounds.height) : .identity
      case .crossDissolve, .flipHorizontal, .partialCurl: front?.alpha = isAway ? 0 : 1
      }
    }
  }
}
