/// Shows the last of a stack of controllers; it has no bars (Apple: uikit/uinavigationcontroller).
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private var waiting: [() -> Void] = []
  /// Provides the transitions, and is told of them; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Makes one with a first controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Makes one with an empty stack; no nib is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one with an empty stack; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The direction of a transition.
  public enum Operation: Int, Sendable {
    /// Neither, to a new one, or back.
    case none, push, pop
  }

  /// The stack, from the first controller to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: the presented one, or else the one that is shown.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let top = stack.last else { return }
    top.view.frame = view.bounds
    view.addSubview(top.view)
  }

  /// Shows another controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    perform { $0.move(to: $0.stack + [viewController], animated: animated) }
  }

  /// Goes back by one; returns the controller it leaves, `nil` if there is none before it.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    popped(to: stack.dropLast().last, animated: animated).last
  }

  /// Goes back to a controller in the stack; returns those above it.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { popped(to: viewController, animated: animated) }

  /// Goes back to the first controller; returns those above it.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popped(to: stack.first, animated: animated)
  }

  private func popped(to controller: UIViewController?, animated: Bool) -> [UIViewController] {
    guard let controller, let place = stack.firstIndex(of: controller), place + 1 < stack.count
    else { return [] }
    let left = Array(stack[(place + 1)...])
    perform { $0.move(to: Array($0.stack.prefix(place + 1)), animated: animated) }
    return left
  }

  /// Replaces the stack: pushes its last controller if that is new, else goes back to it.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    perform { $0.move(to: viewControllers, animated: animated) }
  }

  // Whether its own transition is under way; ``transition`` may be that of a container.
  private var isMoving = false

  // One transition after the other.
  private func perform(_ change: @escaping (UINavigationController) -> Void) {
    guard !isMoving else { return waiting.append { [unowned self] in change(self) } }
    change(self)
  }

  private func move(to new: [UIViewController], animated: Bool) {
    precondition(Set(new).count == new.count, "a controller cannot be in one stack twice")
    precondition(
      !new.contains { $0 is UINavigationController },
      "a navigation controller cannot be in the stack of another")
    let old = stack
    let (from, to) = (old.last, new.last)
    let isPop = to.map { old.contains($0) } ?? true
    let (coming, leaving) = (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
    coming.forEach(addChild)
    for controller in coming where controller !== to { controller.reason = nil }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.reason = .removed
    }
    stack = new
    guard from !== to, isViewLoaded, let to else {
      return settle(old, coming: coming, leaving: leaving, isDone: true)
    }
    let isSeen = appearance == .appeared || appearance == .appearing
    let transition = ControllerTransition(
      .init(
        container: view, from: from, to: to, fromView: from?.view, toView: to.view,
        toFrame: view.bounds
      ) { [self] isDone in
        ControllerTransition.settle(from, to, isDone: isDone)
        (self.transition, isMoving) = (nil, false)
        settle(old, coming: coming, leaving: leaving, isDone: isDone)
        if isDone { delegate?.navigationController(self, didShow: to, animated: animated) }
        if !waiting.isEmpty { waiting.removeFirst()() }
      }, isAnimated: animated && isSeen && from != nil)
    (self.transition, isMoving) = (transition, true)
    delegate?.navigationController(self, willShow: to, animated: animated)
    if isSeen {
      from?.beginAppearanceTransition(false, animated: animated)
      to.beginAppearanceTransition(true, animated: animated)
    }
    begin(transition, isPop ? .pop : .push, from, to)
  }

  private func begin(
    _ transition: ControllerTransition, _ operation: Operation, _ from: UIViewController?,
    _ to: UIViewController
  ) {
    guard let from else { return transition.begin(nil, by: nil) }
    let given = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    let driver = given.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    transition.begin(given ?? DefaultTransition(nil, isBack: operation == .pop), by: driver)
  }

  // Adds those that came and removes those that left, or restores the old stack.
  private func settle(
    _ old: [UIViewController], coming: [UIViewController], leaving: [UIViewController], isDone: Bool
  ) {
    if !isDone { stack = old }
    for controller in isDone ? leaving : coming { controller.removeFromParent() }
    for controller in isDone ? coming : leaving {
      if !isDone { controller.reason = nil }
      controller.didMove(toParent: self)
    }
  }
}

/// An empty view for an app's own bar; values are only stored (Apple: uikit/uinavigationbar).
open class UINavigationBar: UIView {
  /// Whether the content below shines through (default: true).
  open var isTranslucent = true
  /// The colour behind it (default: `nil`, the system's).
  open var barTintColor: UIColor?
  /// The look of the bar (default: `default`).
  open var barStyle = UIBarStyle.default
}

/// The look of a bar, light or dark, with UIKit's raw values.
public enum UIBarStyle: Int, Sendable { case `default`, black }

extension UIViewController {
  /// The navigation controller it is in.
  public final var navigationController: UINavigationController? {
    parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
  }
}

/// Provides the transitions of a navigation controller, and is told of them.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown; by default does nothing.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a controller was shown; by default does nothing.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The animator of a transition; `nil`, the default, for UIKit's own.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of an interactive transition; `nil`, the default, for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
