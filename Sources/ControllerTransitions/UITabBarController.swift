/// Shows one of several controllers, above a bar (Apple: uikit/uitabbarcontroller).
///
/// The bar is an empty view: nothing is drawn in it, and no touch selects. A selection is immediate
/// unless the delegate animates it; another one meanwhile waits for the end (choice).
open class UITabBarController: UIViewController {
  /// Provides the transitions; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom, 83 points high: 49, and those that an iPhone keeps free below.
  public final let tabBar = UITabBar(frame: .zero)
  private let container = UIView()
  private var selected: UIViewController? { didSet { showItems() } }
  private var waiting: (() -> Void)?
  private var tabs: [UIViewController] = [] { didSet { showItems() } }
  private static let barHeight = 83.0

  /// Its controllers in the order of the bar; the selected one remains, or else the one at its
  /// index or the first is selected (Apple: uikit/uitabbarcontroller/viewcontrollers).
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces its controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, index) = (tabs, selectedIndex)
    tabs = viewControllers ?? []
    for controller in tabs where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if !tabs.contains(where: { $0 === selected }) {
      select(tabs.indices.contains(index) ? tabs[index] : tabs.first)
    }
    for controller in old where !tabs.contains(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  fileprivate final func showItems() {
    (tabBar.items, tabBar.selectedItem) = (tabs.map(\.tabBarItem), selected?.tabBarItem)
  }

  /// The controller that is shown; setting another one than its children has no effect.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue, tabs.contains(newValue) { select(newValue) } }
  }

  /// The index of the controller that is shown; setting one without a controller has no effect.
  open var selectedIndex: Int {
    get { selected.flatMap(tabs.firstIndex) ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    container.layer.setValue(UIEdgeInsets(bottom: Self.barHeight), forKey: "insetsOfBars")
    view.addSubview(container)
    view.addSubview(tabBar)
    viewDidLayoutSubviews()
    guard let selected else { return }
    selected.view.frame = container.bounds
    container.addSubview(selected.view)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, height) = (view.bounds, Self.barHeight)
    container.frame = bounds
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    if transition == nil { selected?.view.frame = container.bounds }
  }

  private func select(_ to: UIViewController?) {
    guard transition == nil else {
      return waiting = { [unowned self] in
        if to.map(tabs.contains) ?? tabs.isEmpty { select(to) }
      }
    }
    let from = selected
    guard from !== to else { return }
    selected = to
    guard isViewLoaded else { return }
    guard let to else {
      from?.view.removeFromSuperview()
      return
    }
    let isSeen = appearance == .appeared || appearance == .appearing
    let animator = from.flatMap {
      delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: to)
    }
    let transition = ControllerTransition(
      .init(
        container: container, from: from, to: to, fromView: from?.view, toView: to.view,
        toFrame: container.bounds
      ) { [self] isDone in
        if !isDone { selected = from }
        ControllerTransition.settle(from, to, isDone: isDone)
        self.transition = nil
        exchange(&waiting, with: nil)?()
      }, isAnimated: animator != nil && isSeen)
    self.transition = transition
    if isSeen {
      from?.beginAppearanceTransition(false, animated: animator != nil)
      to.beginAppearanceTransition(true, animated: animator != nil)
    }
    let driver = animator.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    transition.begin(animator, by: driver)
  }
}

/// The bar of a tab bar controller, an empty view (Apple: uikit/uitabbar).
open class UITabBar: UIView {
  /// Its items (default: `nil`); a controller's bar has its controllers'.
  open var items: [UITabBarItem]?
  /// The selected item.
  open weak var selectedItem: UITabBarItem?
}

/// An item of a bar; only stored (Apple: uikit/uibaritem).
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIBarItem: NSObject {
  /// Its title and picture.
  open var title: String?, image: UIImage?
  /// A number for the app's use (default: 0).
  open var tag = 0
  /// Makes an item.
  public override init() {}
  /// Never called: no nib is read.
  open func awakeFromNib() {}
  /// Never called.
  open func prepareForInterfaceBuilder() {}
}

/// An item of a tab bar (Apple: uikit/uitabbaritem).
open class UITabBarItem: UIBarItem {
  /// Makes an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
}

extension UIViewController {
  /// The tab bar controller it is in.
  public final var tabBarController: UITabBarController? {
    parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its item in a tab bar; by default one with its title, made when it is asked for.
  ///
  /// A title that the controller gets later becomes the item's.
  public final var tabBarItem: UITabBarItem! {
    get {
      if barItem == nil { setItem(UITabBarItem(title: title, image: nil, tag: 0)) }
      return barItem as? UITabBarItem
    }
    set {
      setItem(newValue)
      (parent as? UITabBarController)?.showItems()
    }
  }

  private func setItem(_ item: UITabBarItem?) {
    (barItem, retitle) = (item, { [weak item] in item?.title = $0 })
  }
}

/// Provides the transitions of a tab bar controller (Apple: uikit/uitabbarcontrollerdelegate).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITabBarControllerDelegate: AnyObject {
  /// Never called: no touch selects (default: true).
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The animator of a selection; `nil`, the default, for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of an interactive transition; `nil`, the default, for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
