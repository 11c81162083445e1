import Testing
import UIKit

/// What was called, in order.
private final class CallLog {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class LoggedController: UIViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() { log.note("\(name) loaded") }
  override func viewWillAppear(_ animated: Bool) { log.note("\(name) will appear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) {
    log.note("\(name) is appearing \(animated) \(view.window != nil)")
  }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name) appeared \(animated)") }
  override func viewWillDisappear(_ animated: Bool) {
    log.note("\(name) will disappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name) disappeared \(animated)") }
  override func viewWillLayoutSubviews() { log.note("\(name) will lay out") }
  override func viewDidLayoutSubviews() { log.note("\(name) laid out") }
  override func willMove(toParent parent: UIViewController?) {
    log.note("\(name) will move to \(parent == nil ? "no parent" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.note("\(name) moved to \(parent == nil ? "no parent" : "parent")")
  }
}

/// Fades in by Core Animation, and does not keep what it was told of.
private final class WeakFade: UIViewControllerAnimatedTransitioning, CAAnimationDelegate,
  UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
{
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration, animation.delegate) = (0, 0.5, self)
    view.layer.add(animation, forKey: nil)
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    context?.completeTransition(finished)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

@MainActor @Suite struct `the order in which controllers are told` {
  private let stage = Stage()
  private let log = CallLog()

  private func show(_ controller: UIViewController) {
    stage.run { stage.window.rootViewController = controller }
    _ = log.take()
  }

  @Test func `that a window shows them, and others after them`() {
    let (first, second) = (LoggedController("first", log), LoggedController("second", log))
    stage.run { stage.window.rootViewController = first }
    #expect(
      log.take() == [
        "first loaded", "first will appear false", "first is appearing false true",
        "first will lay out", "first laid out", "first appeared false",
      ])
    stage.run { stage.window.rootViewController = second }
    #expect(
      log.take() == [
        "first will disappear false", "first disappeared false", "second loaded",
        "second will appear false", "second is appearing false true", "second will lay out",
        "second laid out", "second appeared false",
      ])
  }

  @Test func `that they have a parent whose view is seen`() {
    let (parent, child) = (LoggedController("parent", log), LoggedController("child", log))
    show(parent)
    stage.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(
      log.take() == [
        "child will move to parent", "child loaded", "child will appear false",
        "child is appearing false true", "child appeared false", "child moved to parent",
        "parent will lay out", "parent laid out", "child will lay out", "child laid out",
      ])
    stage.run {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      log.take() == [
        "child will move to no parent", "child will disappear false", "child disappeared false",
        "child moved to no parent", "parent will lay out", "parent laid out",
      ])
  }

  @Test func `that one is presented in place of another, and dismissed`() {
    let (base, other) = (LoggedController("base", log), LoggedController("other", log))
    show(base)
    other.modalPresentationStyle = .fullScreen
    stage.run { base.present(other, animated: true) { [log] in log.note("presented") } }
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "base will disappear true", "other will appear true", "other is appearing true true",
        "other appeared true", "base disappeared true", "presented",
      ])
    #expect(base.presentedViewController === other && other.presentingViewController === base)
    #expect(base.view.window == nil && other.view.window === stage.window)
    stage.run { other.dismiss(animated: true) { [log] in log.note("dismissed") } }
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "other will disappear true", "base will appear true", "base is appearing true true",
        "base appeared true", "other disappeared true", "dismissed",
      ])
    #expect(base.presentedViewController == nil && other.view.window == nil)
    #expect(base.view.superview === stage.window && stage.window.subviews.count == 1)
  }

  @Test func `that one comes over another`() {
    let (base, other) = (LoggedController("base", log), LoggedController("other", log))
    show(base)
    stage.run { base.present(other, animated: false) }
    #expect(
      appearances() == [
        "other will appear false", "other is appearing false true", "other appeared false",
      ])
    stage.run { base.dismiss(animated: false) }
    #expect(appearances() == ["other will disappear false", "other disappeared false"])
  }

  @Test func `that they are pushed and popped`() {
    let (first, second) = (LoggedController("first", log), LoggedController("second", log))
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    stage.run { navigation.pushViewController(second, animated: true) }
    #expect(second.isMovingToParent && navigation.topViewController === second)
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "second will move to parent", "first will disappear true", "second will appear true",
        "second is appearing true true", "first disappeared true", "second appeared true",
        "second moved to parent",
      ])
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "second will move to no parent", "second will disappear true", "first will appear true",
        "first is appearing true true", "second disappeared true", "first appeared true",
        "second moved to no parent",
      ])
    #expect(navigation.viewControllers.count == 1 && second.view.window == nil)
  }

  // How one in the middle and one on top are presented, and what is told when both are dismissed.
  private typealias Stack = (UIModalPresentationStyle, UIModalPresentationStyle, [String])
  nonisolated private static let stacks: [Stack] = {
    let middle = ["middle will disappear false", "middle disappeared false"]
    let base = ["base will appear true", "base is appearing true true", "base appeared true"]
    let (top, gone) = (["top will disappear true"], ["top disappeared true", "dismissed"])
    return [
      (.fullScreen, .fullScreen, top + base + gone), (.pageSheet, .pageSheet, middle + top + gone),
      (.fullScreen, .pageSheet, middle + top + base + gone), (.pageSheet, .fullScreen, top + gone),
    ]
  }()

  @Test(arguments: stacks)
  func `that a stack of them is dismissed from below`(
    middleStyle: UIModalPresentationStyle, topStyle: UIModalPresentationStyle, calls: [String]
  ) {
    let base = LoggedController("base", log)
    let (middle, top) = (LoggedController("middle", log), LoggedController("top", log))
    (middle.modalPresentationStyle, top.modalPresentationStyle) = (middleStyle, topStyle)
    show(base)
    stage.run { base.present(middle, animated: false) }
    stage.run { middle.present(top, animated: false) }
    _ = log.take()
    stage.run { base.dismiss(animated: true) { [log] in log.note("dismissed") } }
    #expect(middle.view.window == nil && top.view.window != nil)
    #expect(base.presentedViewController === top && middle.presentingViewController == nil)
    stage.advance(by: 0.5)
    #expect(appearances() == calls)
    #expect(base.presentedViewController == nil && middle.presentedViewController == nil)
    #expect(top.presentingViewController == nil && stage.window.subviews == [base.view])
  }

  @Test func `that one presents and dismisses for those in it`() {
    let (child, other) = (LoggedController("child", log), LoggedController("other", log))
    let (navigation, inside) = (
      UINavigationController(rootViewController: child),
      UINavigationController(rootViewController: other)
    )
    show(navigation)
    for dismissing in [child, other] {
      stage.run { child.present(inside, animated: false) }
      #expect(child.presentedViewController === inside && other.presentedViewController == nil)
      #expect(other.presentingViewController === navigation)
      _ = log.take()
      stage.run { dismissing.dismiss(animated: false) }
      #expect(appearances() == ["other will disappear false", "other disappeared false"])
      #expect(navigation.presentedViewController == nil && child.presentedViewController == nil)
    }
  }

  // Cross-dissolved, the block applies at once.
  @Test(arguments: [(UIView.AnimationOptions.curveLinear, 50), (.transitionCrossDissolve, 100)])
  func `that a child takes the place of another`(options: UIView.AnimationOptions, x: CGFloat) {
    let (parent, first) = (LoggedController("parent", log), LoggedController("first", log))
    let second = LoggedController("second", log)
    show(parent)
    stage.run {
      for child in [first, second] { parent.addChild(child) }
      parent.view.addSubview(first.view)
    }
    _ = log.take()
    stage.run {
      parent.transition(
        from: first, to: second, duration: 1, options: options,
        animations: { second.view.frame.origin.x += 100 },
        completion: { [log] in log.note("done \($0) \(first.view.window == nil)") })
    }
    stage.advance(by: 0.5)
    #expect(
      appearances() == [
        "first will disappear true", "second will appear true", "second is appearing true true",
      ])
    #expect(second.view.layer.presentation()?.frame.minX == x)
    #expect(first.transitionCoordinator != nil && first.view.window != nil)
    stage.advance(by: 0.5)
    #expect(appearances() == ["first disappeared true", "second appeared true", "done true true"])
  }

  @Test func `that a transition is over whose animator did not keep it`() {
    let (base, other) = (LoggedController("base", log), LoggedController("other", log))
    let (navigation, fade) = (UINavigationController(rootViewController: base), WeakFade())
    navigation.delegate = fade
    show(navigation)
    stage.run { navigation.pushViewController(other, animated: true) }
    stage.advance(by: 0.4)
    #expect(appearances().last == "other is appearing true true")
    stage.advance(by: 0.1)
    #expect(appearances().suffix(2) == ["other appeared true", "other moved to parent"])
    let over = LoggedController("over", log)
    over.transitioningDelegate = fade
    stage.run { other.present(over, animated: true) { [log] in log.note("presented") } }
    stage.advance(by: 0.5)
    #expect(appearances().suffix(2) == ["over appeared true", "presented"])
    #expect(fade.context == nil, "it is let go")
  }

  // Without loading and layout.
  private func appearances() -> [String] {
    log.take().filter { !$0.hasSuffix("loaded") && !$0.contains("la") || $0.contains("appear") }
  }
}
