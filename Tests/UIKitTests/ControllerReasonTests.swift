import Testing
import UIKit

/// What was told, in order.
private final class Told { var lines: [String] = [] }

/// Says at each call why it comes or goes, and where its view is.
private final class Asked: UIViewController {
  private let told: Told

  init(_ told: Told) {
    self.told = told
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func note(_ call: String) {
    let reasons = [
      (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
      (isMovingToParent, "added"), (isMovingFromParent, "removed"),
    ]
    told.lines.append(([call] + reasons.filter(\.0).map(\.1)).joined(separator: " "))
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { told.lines.append("y \(view.frame.minY)") }
  override func viewWillLayoutSubviews() { told.lines.append("lay out") }
  override func viewDidAppear(_ animated: Bool) { note("appeared") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("disappeared") }
}

/// Lays its card out below, from where that comes in.
private final class CardController: UIViewController {
  let card = UIView()

  override func viewDidLoad() { view.addSubview(card) }
  override func viewDidLayoutSubviews() {
    let (width, height) = (view.bounds.width, view.bounds.height)
    card.frame = CGRect(x: 20, y: height - 120, width: width - 40, height: 100)
  }
  override func viewDidAppear(_ animated: Bool) {
    card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [card] in
      card.transform = .identity
    }
  }
}

/// Presents below the middle, as high as what is in it would like to be.
private final class HalfPresentation: UIPresentationController {
  private(set) var wishes: [CGFloat] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let whole = containerView?.bounds ?? .zero
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: whole.size)
    return CGRect(x: 0, y: whole.height - size.height, width: size.width, height: size.height)
  }
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width, height: container.preferredContentSize.height) }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    wishes.append(container.preferredContentSize.height)
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Adds the view where it is to lie, and lets it rise.
private final class Rise: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let controller = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return }
    transitionContext.containerView.addSubview(view)
    view.frame = transitionContext.finalFrame(for: controller)
    view.alpha = 0
    UIView.animate(withDuration: 0.5) {
      view.alpha = 1
    } completion: {
      transitionContext.completeTransition($0)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Takes another in when it lays out for the first time.
private final class Host: UIViewController {
  var guest: UIViewController?

  override func viewDidLayoutSubviews() {
    guard let guest, guest.parent == nil else { return }
    addChild(guest)
    view.addSubview(guest.view)
    guest.didMove(toParent: self)
  }
}

private final class Unfold: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

@MainActor @Suite struct `why controllers come and go` {
  private let stage = Stage()
  private let told = Told()

  private func calls() -> [String] {
    stage.advance(by: 1)
    defer { told.lines = [] }
    return told.lines.filter { !$0.hasPrefix("y ") && $0 != "lay out" }
  }

  private func make<Value>(_ make: () -> Value) -> Value { stage.run(make) }

  @Test func `is known of one that is taken in as another is laid out`() {
    let host = make { Host() }
    host.guest = make { Asked(told) }
    stage.run { stage.window.rootViewController = host }
    #expect(calls() == ["will appear added", "appeared added"])
  }

  @Test(arguments: [false, true]) func `is known till they have`(animated: Bool) {
    let asked = make { Asked(told) }
    let navigation = make { UINavigationController(rootViewController: Asked(told)) }
    stage.run { stage.window.rootViewController = navigation }
    #expect(calls() == ["will appear added", "appeared added"])
    stage.run { navigation.pushViewController(asked, animated: animated) }
    #expect(
      calls() == ["will disappear", "will appear added", "disappeared", "appeared added"])
    stage.run { _ = navigation.popViewController(animated: animated) }
    #expect(
      calls() == ["will disappear removed", "will appear", "disappeared removed", "appeared"])
    asked.modalPresentationStyle = .overFullScreen
    stage.run { navigation.present(asked, animated: animated) }
    #expect(calls() == ["will appear presented", "appeared presented"])
    stage.run { asked.dismiss(animated: animated) }
    #expect(calls() == ["will disappear dismissed", "disappeared dismissed"])
  }

  @Test func `is known of children`() {
    let (parent, child) = make { (UIViewController(), Asked(told)) }
    stage.run { stage.window.rootViewController = parent }
    stage.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(calls() == ["will appear added", "appeared added"])
    #expect(!child.isMovingToParent)
    stage.run {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(calls() == ["will disappear removed", "disappeared removed"])
  }

  @Test func `is told after a layout, with the frame it has by then`() {
    let (base, sheet, rise) = make { (UIViewController(), Asked(told), Rise()) }
    stage.run { stage.window.rootViewController = base }
    sheet.preferredContentSize.height = 444
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = rise
    stage.run { base.present(sheet, animated: true) }
    #expect(told.lines == ["will appear presented", "y 400.0", "lay out"])
    let presentation = sheet.presentationController as? HalfPresentation
    stage.advance(by: 1)
    sheet.preferredContentSize.height = 544
    #expect(presentation?.wishes == [544] && sheet.view.frame.minY == 300)
    #expect(presentation?.preferredContentSize.height == 544)
  }

  @Test(arguments: ["root", "present", "push"])
  func `leaves them time for a layout before they have appeared`(way: String) {
    let (card, navigation) = make { (CardController(), UINavigationController()) }
    stage.run { stage.window.rootViewController = way == "root" ? card : navigation }
    stage.run {
      if way == "present" { navigation.present(card, animated: false) }
      if way == "push" {
        navigation.setViewControllers([UIViewController()], animated: false)
        navigation.pushViewController(card, animated: false)
      }
    }
    stage.advance(by: 0.5)
    expect(card.card.layer.presentation()?.frame.minY, near: card.view.bounds.height - 70)
  }

  @Test func `may be a segue that an app makes`() {
    let (base, other) = make { (UIViewController(), Asked(told)) }
    stage.run { stage.window.rootViewController = base }
    other.modalPresentationStyle = .overFullScreen
    let unfold = Unfold(identifier: "unfold", source: base, destination: other)
    stage.run { unfold.perform() }
    #expect(calls() == ["will appear presented", "appeared presented"])
    var count = 0
    let named = UIStoryboardSegue(identifier: nil, source: base, destination: other) { count += 1 }
    named.perform()
    #expect(count == 1 && named.identifier == nil && unfold.identifier == "unfold")
    #expect(base.shouldPerformSegue(withIdentifier: "unfold", sender: nil))
    base.prepare(for: unfold, sender: nil)
  }
}
