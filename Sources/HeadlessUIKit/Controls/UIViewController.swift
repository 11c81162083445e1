/// Makes a view, and hears of it: when it appears and leaves, is laid out, and passes touches on.
///
/// A window shows its root controller; presenting others takes the product `UIKit`. Apple: uikit/uiviewcontroller.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The child controllers.
  public internal(set) final var children: [UIViewController] = []
  /// The parent controller.
  public private(set) final weak var parent: UIViewController?
  /// Its title; only stored.
  open var title: String?
  /// The size it would like to have as a child or when it is presented; only stored.
  open var preferredContentSize = CGSize.zero
  /// How it is presented; `automatic`, the default, reads as `pageSheet`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { givenStyle == .automatic ? .pageSheet : givenStyle }
    set { givenStyle = newValue }
  }
  private var givenStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes where no delegate says it (default: `coverVertical`).
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  package final var ownPresented: UIViewController?
  package final weak var presenter: UIViewController?
  package internal(set) final var appearance = Appearance.disappeared
  package internal(set) final var appearsAnimated = false
  package final weak var transition: (any RunningTransition)?
  // What provides its transitions, and what manages its presentation.
  package final weak var transitioningObject: AnyObject?
  package final var presentation: AnyObject?

  /// Makes a controller; no nib is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Makes a controller; archives are not read.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Its view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its view, made by ``loadView()`` on first use.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      precondition(loadedView != nil, "loadView() has to set the view")
      viewDidLoad()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The superview of its view.
  open override var next: UIResponder? { viewIfLoaded?.superview }
  /// Whether its view was made.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Its view, if it was made.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Makes the view if necessary.
  open func loadViewIfNeeded() { _ = view }
  /// Makes the view; by default one of the screen's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view is put into a window, or comes back.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view was put into a window, before it is seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared, and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves, or is covered by one that replaces it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left, and its transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's subviews are laid out.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's subviews were laid out.
  open func viewDidLayoutSubviews() {}
  /// Never called: nothing turns a stage.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Appearing

  /// Tells it, and the children whose views are in its own, that its view will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearing(isAppearing, animated: animated)
  }
  /// Tells it and these children that this is done.
  open func endAppearanceTransition() { endAppearing() }
  /// Whether children get its appearance calls too (default: true).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether it is on its way up because it was presented.
  open var isBeingPresented: Bool { transition?.presented === self && appearance == .appearing }
  /// Whether it is on its way off because it is dismissed.
  open var isBeingDismissed: Bool { transition?.presented === self && appearance == .disappearing }
  /// Whether it appears because it was given to a parent.
  open var isMovingToParent: Bool { transition?.moved === self && appearance == .appearing }
  /// Whether it disappears because it was taken from its parent.
  open var isMovingFromParent: Bool { transition?.moved === self && appearance == .disappearing }

  // MARK: Others

  /// Adds a child controller; its view is put somewhere by the caller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes it from its parent.
  open func removeFromParent() {
    parent?.children.remove(self)
    guard parent != nil else { return }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called before it is added to a parent or removed.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after it was added to a parent or removed.
  open func didMove(toParent parent: UIViewController?) {}
  /// What it presents, or the controller it is in.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// What presents it, or the controller it is in.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  /// What other things may move along with while a transition is under way.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Presents a controller over this one, or where it is in.
  ///
  /// Without a window, or while it presents another, it only notes that in `programmerErrors`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presenting.show(presented: viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what it, or the controller it is in, presents; or else itself, or that one.
  ///
  /// Of several, one above the other, the topmost is animated off, the others are just taken away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presenting.hidePresented(animated: flag, completion: completion)
  }

  private var presenting: any ControllerPresenting {
    guard let presenting = self as? any ControllerPresenting else {
      preconditionFailure("presenting takes the product UIKit: import UIKit")
    }
    return presenting
  }
}
