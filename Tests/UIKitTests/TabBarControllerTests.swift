import Testing
import UIKit

private final class Page: UIViewController {
  private(set) var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Fades the view that comes in.
private final class FadingTabs: UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
  var driver: UIPercentDrivenInteractiveTransition?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@MainActor @Suite struct `a tab bar controller` {
  private let stage = Stage()
  private let tabs: UITabBarController
  private let pages: [Page]
  private let fading = FadingTabs()

  init() {
    (tabs, pages) = stage.run { (UITabBarController(), (0..<3).map { _ in Page() }) }
    stage.run {
      tabs.viewControllers = pages
      stage.window.rootViewController = tabs
    }
    _ = pages[0].take()
  }

  private func shownAlpha(_ page: Page) -> CGFloat? {
    page.view.layer.presentation().map { CGFloat($0.opacity) }
  }

  @Test func `shows the first of its controllers above a bar, and another at once`() {
    #expect(tabs.selectedIndex == 0 && pages[0].view.window != nil)
    #expect(pages[1].tabBarController === tabs && tabs.children.count == 3)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    stage.run { tabs.selectedIndex = 1 }
    #expect(pages[0].take() == ["will disappear", "disappeared"])
    #expect(pages[1].take() == ["will appear", "appeared"])
    #expect(pages[0].view.window == nil && pages[1].view.frame == tabs.view.bounds)
    stage.run {
      tabs.selectedIndex = 3
      tabs.selectedViewController = UIViewController()
    }
    #expect(tabs.selectedViewController === pages[1])
    stage.run { tabs.viewControllers = [pages[2]] }
    #expect(tabs.selectedIndex == 0 && pages[1].parent == nil && pages[2].view.window != nil)
  }

  @Test func `keeps the order of its controllers, and the selected one or its index`() {
    stage.run { tabs.viewControllers = [pages[1], pages[0]] }
    #expect(tabs.viewControllers == [pages[1], pages[0]] && pages[2].parent == nil)
    #expect(tabs.selectedViewController === pages[0] && tabs.selectedIndex == 1)
    let items = tabs.tabBar.items ?? []
    #expect(
      zip(items, [pages[1], pages[0]]).allSatisfy { $0 === $1.tabBarItem } && items.count == 2)
    stage.run { tabs.viewControllers = [pages[2], pages[1]] }
    #expect(tabs.selectedViewController === pages[1] && pages[1].view.window != nil)
    #expect(tabs.viewControllers == [pages[2], pages[1]] && pages[0].parent == nil)
  }

  @Test func `selects none that it lost while it waited`() {
    tabs.delegate = fading
    stage.run {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 2
      tabs.viewControllers = [pages[0], pages[1]]
    }
    stage.advance(by: 3)
    #expect(tabs.selectedIndex == 1 && pages[1].view.window != nil)
    #expect(pages[2].parent == nil && pages[2].take() == [])
    stage.run {
      tabs.selectedIndex = 0
      tabs.viewControllers = nil
      tabs.viewControllers = [pages[0]]
    }
    stage.advance(by: 3)
    #expect(tabs.selectedViewController === pages[0] && pages[0].view.window != nil)
  }

  @Test func `has an item for each of its controllers in its bar`() {
    stage.run {
      #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)
      pages[2].tabBarItem = UITabBarItem(title: "Third", image: UIImage(), tag: 3)
      #expect(tabs.tabBar.items?.map(\.tag) == [0, 0, 3])
      tabs.selectedIndex = 2
      let more = Page()
      more.title = "Fourth"
      tabs.viewControllers?.append(more)
      // As in `viewDidLoad()`. Source: Apple: uikit/uiviewcontroller/title.
      pages[1].title = "Second"
    }
    let items = tabs.tabBar.items ?? []
    #expect(items.map(\.title) == [nil, "Second", "Third", "Fourth"])
    stage.run { pages[2].title = "Last" }
    #expect(items[2].title == "Last")
    #expect(tabs.tabBar.selectedItem === items[2] && items[1] === pages[1].tabBarItem)
    let bar = stage.run { UINavigationBar() }
    #expect(bar.isTranslucent && bar.barStyle == .default && bar.barTintColor == nil)
  }

  @Test func `moves as its delegate has it, one selection after the other`() {
    tabs.delegate = fading
    stage.run {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 2
    }
    stage.advance(by: 0.25)
    expect(shownAlpha(pages[1]), near: 0.25)
    #expect(pages[1].take() == ["will appear"] && tabs.selectedIndex == 1)
    stage.advance(by: 1)
    #expect(tabs.selectedIndex == 2 && pages[1].view.window != nil)
    expect(shownAlpha(pages[2]), near: 0.25)
    stage.advance(by: 1)
    #expect(pages[1].view.window == nil && pages[2].take() == ["will appear", "appeared"])
  }

  @Test func `goes back when a hand takes back its selection`() {
    let driver = stage.run { UIPercentDrivenInteractiveTransition() }
    fading.driver = driver
    tabs.delegate = fading
    stage.run { tabs.selectedIndex = 1 }
    stage.run { driver.update(0.4) }
    expect(shownAlpha(pages[1]), near: 0.4)
    stage.run { driver.cancel() }
    stage.advance(by: 1)
    #expect(tabs.selectedIndex == 0 && pages[1].view.window == nil)
    #expect(
      pages[0].take() == ["will disappear", "will appear", "appeared"]
        && pages[1].take() == ["will appear", "will disappear", "disappeared"])
  }
}
