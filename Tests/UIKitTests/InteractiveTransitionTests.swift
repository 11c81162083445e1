import Testing
import UIKit

/// Slides a page in from the right, or out again, with an animator that a hand can take.
private final class SlideAnimation: UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private let timing: any UITimingCurveProvider
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var ended: [Bool] = []

  init(isPush: Bool, timing: any UITimingCurveProvider) {
    (self.isPush, self.timing) = (isPush, timing)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let container = transitionContext.containerView
    let width = container.bounds.width
    let isPush = isPush
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let to { isPush ? container.addSubview(to) : container.insertSubview(to, at: 0) }
    if isPush { to?.transform = CGAffineTransform(translationX: width, y: 0) }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), timingParameters: timing)
    animator.addAnimations {
      if isPush { to?.transform = .identity }
      if !isPush { from?.transform = CGAffineTransform(translationX: width, y: 0) }
    }
    animator.addCompletion { position in
      from?.transform = .identity
      to?.transform = .identity
      transitionContext.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// One without an animator of its own, as most libraries have it.
private final class PlainSlide: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    let width = transitionContext.containerView.bounds.width
    transitionContext.containerView.insertSubview(to, at: 0)
    let from = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      from?.transform = CGAffineTransform(translationX: width, y: 0)
    } completion: { _ in
      from?.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

private final class Page: UIViewController {
  var told: [String] = []
  var badge: UIView?

  override func viewWillAppear(_ animated: Bool) {
    told.append("will appear")
    guard let badge else { return }
    transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 0 }) {
      [self] context in
      told.append("along, \(context.isCancelled ? "cancelled" : "done")")
    }
  }
  override func viewDidAppear(_ animated: Bool) { told.append("appeared") }
  override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { told.append("disappeared") }
}

private final class Pager: UINavigationControllerDelegate {
  var animation: (any UIViewControllerAnimatedTransitioning)?
  var driver: UIPercentDrivenInteractiveTransition?
  private(set) var shown = 0

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown += 1 }
}

@MainActor @Suite struct `a transition in one's hand` {
  private let stage = Stage()
  private let list = Page()
  private let detail = Page()
  private let pager = Pager()
  private let navigation: UINavigationController
  private let width: CGFloat = 390

  init() {
    let stage = stage
    navigation = stage.run { UINavigationController() }
    let (navigation, list, pager) = (navigation, list, pager)
    stage.run {
      navigation.viewControllers = [list]
      navigation.delegate = pager
      stage.window.rootViewController = navigation
    }
    list.told = []
  }

  private func x(_ page: Page) -> CGFloat? { page.view.layer.presentation()?.transform.m41 }

  private func pushDetail() {
    let animation = pager.animation
    pager.animation = nil
    stage.run { navigation.pushViewController(detail, animated: false) }
    pager.animation = animation
    (list.told, detail.told) = ([], [])
  }

  @Test func `is dragged to two fifths, and goes back with its velocity`() {
    let animation = SlideAnimation(
      isPush: false, timing: UICubicTimingParameters(animationCurve: .linear))
    pager.animation = animation
    pushDetail()
    let driver = UIPercentDrivenInteractiveTransition()
    pager.driver = driver
    driver.timingCurve = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 0))
    stage.run { _ = navigation.popViewController(animated: true) }
    #expect(
      navigation.topViewController === list && detail.transitionCoordinator?.isInteractive == true)
    for step in 0...10 {
      let fraction = 0.04 * CGFloat(step)
      stage.run { driver.update(fraction) }
      expect(x(detail), near: width * fraction)
      stage.advance(by: 1 / 60)
    }
    #expect(detail.told == ["will disappear"] && list.told == ["will appear"])
    stage.run { driver.cancel() }
    var last = x(detail) ?? 0
    for _ in 0..<10 {
      stage.advance(by: 0.02)
      let now = x(detail) ?? -1
      #expect(now >= 0 && now < last)
      last = now
    }
    stage.advance(by: 2)
    #expect(detail.told == ["will disappear", "will appear", "appeared"])
    #expect(list.told == ["will appear", "will disappear", "disappeared"])
    #expect(navigation.viewControllers == [list, detail] && detail.parent === navigation)
    #expect(
      list.view.window == nil && detail.view.window != nil && detail.view.transform == .identity)
    #expect(animation.ended == [false] && pager.shown == 1)
  }

  @Test func `is grabbed on its way, turned around, and let go to its end`() {
    let animation = SlideAnimation(
      isPush: true, timing: UICubicTimingParameters(animationCurve: .linear))
    pager.animation = animation
    stage.run { navigation.pushViewController(detail, animated: true) }
    for step in 0..<5 {
      expect(x(detail), near: width * (1 - 0.1 * CGFloat(step)))
      stage.advance(by: 0.05)
    }
    let animator = animation.animator
    stage.run {
      animator?.pauseAnimation()
      animator?.isReversed = true
    }
    expect(x(detail), near: width / 2)
    stage.run { animator?.startAnimation() }
    for step in 1...3 {
      stage.advance(by: 0.05)
      expect(x(detail), near: width * (0.5 + 0.1 * CGFloat(step)))
    }
    stage.run {
      animator?.pauseAnimation()
      animator?.isReversed = false
      animator?.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 1)
    }
    var least = width
    for _ in 0..<12 {
      stage.advance(by: 0.05)
      least = min(least, x(detail) ?? 0)
    }
    // The spring goes a little too far.
    #expect(least < 0)
    stage.advance(by: 2)
    #expect(list.told == ["will disappear", "disappeared"])
    #expect(detail.told == ["will appear", "appeared"])
    #expect(animation.ended == [true] && pager.shown == 1 && list.view.window == nil)
  }

  @Test func `takes along what moves beside it`() {
    let badge = stage.run { UIView() }
    stage.window.addSubview(badge)
    pager.animation = SlideAnimation(
      isPush: true, timing: UICubicTimingParameters(animationCurve: .linear))
    detail.badge = badge
    let driver = UIPercentDrivenInteractiveTransition()
    pager.driver = driver
    stage.run { navigation.pushViewController(detail, animated: true) }
    stage.run { driver.update(0.25) }
    #expect(badge.layer.presentation()?.opacity == 0.75)
    stage.run { driver.finish() }
    stage.advance(by: 0.125)
    expect(x(detail), near: width * 0.5)
    #expect(badge.layer.presentation()?.opacity == 0.5)
    stage.advance(by: 1)
    #expect(detail.told == ["will appear", "appeared", "along, done"])
    #expect(badge.alpha == 0)
  }

  @Test func `drives what has no animator of its own, evenly`() {
    pager.animation = PlainSlide()
    pushDetail()
    let driver = UIPercentDrivenInteractiveTransition()
    pager.driver = driver
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.run { driver.update(0.4) }
    expect(x(detail), near: width * 0.4)
    stage.advance(by: 1)
    expect(x(detail), near: width * 0.4)
    stage.run { driver.cancel() }
    stage.advance(by: 0.1)
    expect(x(detail), near: width * 0.2)
    stage.advance(by: 1)
    #expect(detail.told == ["will disappear", "will appear", "appeared"])
    #expect(navigation.topViewController === detail)
  }
}

/// Dims what lies below, as presentations of apps do.
private final class DimmedPresentation: UIPresentationController {
  let dimming = UIView()
  var told: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
    told.append("begins")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    told.append("ended \(completed)")
  }
  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    told.append("leaves")
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) { told.append("left \(completed)") }
}

private final class SheetDelegate: UIViewControllerTransitioningDelegate {
  private(set) var presentation: DimmedPresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = DimmedPresentation(
      presentedViewController: presented, presenting: presenting)
    self.presentation = presentation
    return presentation
  }
}

@MainActor @Suite struct `a presentation of an app's own` {
  private let stage = Stage()

  @Test func `lays the view where it says, and dims along with its way in and out`() {
    let (base, sheet, delegate) = (Page(), Page(), SheetDelegate())
    stage.run { stage.window.rootViewController = base }
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    stage.run { base.present(sheet, animated: true) }
    let dimming = delegate.presentation?.dimming
    #expect(sheet.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(dimming?.layer.presentation()?.opacity == 0)
    expect(sheet.view.layer.presentation()?.transform.m42, near: 844)
    stage.advance(by: 0.25)
    #expect((0.01...0.99).contains(dimming?.layer.presentation()?.opacity ?? 0))
    stage.advance(by: 1)
    #expect(dimming?.alpha == 1 && sheet.view.transform == .identity)
    #expect(sheet.told == ["will appear", "appeared"] && base.told == ["will appear", "appeared"])
    stage.run { sheet.dismiss(animated: true) }
    stage.advance(by: 1)
    #expect(delegate.presentation?.told == ["begins", "ended true", "leaves", "left true"])
    #expect(dimming?.alpha == 0 && stage.window.subviews == [base.view])
  }

  @Test func `is refused where it cannot be`() {
    let (base, sheet) = (Page(), Page())
    stage.run { _ = base.view }
    stage.run { base.present(sheet, animated: false) }
    #expect(stage.programmerErrors.count == 1 && base.presentedViewController == nil)
    stage.run { stage.window.rootViewController = base }
    stage.run { base.present(sheet, animated: false) }
    stage.run { base.present(Page(), animated: false) }
    #expect(stage.programmerErrors.count == 2 && base.presentedViewController === sheet)
  }
}
