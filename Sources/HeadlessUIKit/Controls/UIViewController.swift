/// Makes a view, and is told when it appears and leaves and is laid out; passes touches on.
///
/// A window shows its root; presenting takes the product `UIKit`. Apple: uikit/uiviewcontroller.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The child controllers.
  public internal(set) final var children: [UIViewController] = []
  /// The parent controller.
  open private(set) weak var parent: UIViewController?
  /// Its title, which its item in a bar of tabs takes over.
  open var title: String? { didSet { retitle?(title) } }
  /// The size it would like to have as a child or when it is presented; its container is told.
  open var preferredContentSize = CGSize.zero {
    didSet {
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      let presentation = presentation as? any UIContentContainer
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// How it is presented; `automatic`, the default, reads as `pageSheet`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { givenStyle == .automatic ? .pageSheet : givenStyle }
    set { givenStyle = newValue }
  }
  private var givenStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes if no delegate decides that (default: `coverVertical`).
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  package final var ownPresented: UIViewController?
  package final weak var presenter: UIViewController?
  package internal(set) final var appearance = Appearance.disappeared
  package internal(set) final var appearsAnimated = false
  // Until the last call of an appearance.
  package final var reason: Reason?, isYetToBeAppearing = false
  package final weak var transition: (any UIViewControllerTransitionCoordinator)?
  package final var additionalInsets = UIEdgeInsets.zero
  // Its transitions' delegate, its presentation, its tab bar item, and the code that titles that.
  package final weak var transitioningObject: AnyObject?
  package final var presentation: AnyObject?, barItem: AnyObject?, retitle: ((String?) -> Void)?

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
  /// Called once the view is in a window and its superview laid out, before its own first layout
  /// there, or before ``viewDidAppear(_:)`` if that comes first.
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
  /// Called when constraints of the view are asked for; by default has the view set its own.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Never called: nothing turns a stage.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: traits do not change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when a child would like another size; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that a child gets inside its own (default: all of it); called by the app.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Never called: no storyboard is read.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Never called: no storyboard is read.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Never called: there is memory.
  open func didReceiveMemoryWarning() {}
  /// Called after the app has set `additionalSafeAreaInsets` that change those of its view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never asked: there is no status bar, and nothing turns a stage.
  open private(set) var prefersStatusBarHidden = false, shouldAutorotate = true,
    preferredStatusBarStyle = UIStatusBarStyle.default,
    supportedInterfaceOrientations = UIInterfaceOrientationMask.all,
    childForStatusBarStyle: UIViewController?, childForStatusBarHidden: UIViewController?
  /// Only stored.
  open var definesPresentationContext = false, isModalInPresentation = false,
    providesPresentationContextTransitionStyle = false,
    modalPresentationCapturesStatusBarAppearance = false

  // MARK: Appearing

  /// Tells it, and the children whose views are in its own, that its view will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearing(isAppearing, animated: animated)
  }
  /// Tells it and these children that this is done.
  open func endAppearanceTransition() { endAppearing() }
  /// Whether children get its appearance calls too (default: true).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether it appears because it was presented, until ``viewDidAppear(_:)`` has returned.
  open var isBeingPresented: Bool { reason == .presented }
  /// Whether it disappears because it is dismissed, until ``viewDidDisappear(_:)`` has returned.
  open var isBeingDismissed: Bool { reason == .dismissed }
  /// Whether it was added to a parent, until ``viewDidAppear(_:)`` has returned.
  open var isMovingToParent: Bool { reason == .added }
  /// Whether it is leaving its parent, until ``viewDidDisappear(_:)`` has returned.
  open var isMovingFromParent: Bool { reason == .removed }

  // MARK: Other controllers

  /// Adds a child controller; its view is put somewhere by the caller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    (childController.parent, childController.reason) = (self, .added)
    children.append(childController)
  }

  /// Removes it from its parent.
  open func removeFromParent() {
    parent?.children.remove(self)
    guard parent != nil else { return }
    (parent, reason) = (nil, nil)
    didMove(toParent: nil)
  }

  /// Called before it is added to a parent or removed; an override calls `super`.
  open func willMove(toParent parent: UIViewController?) { if parent == nil { reason = .removed } }
  /// Called after it was added to a parent or removed.
  open func didMove(toParent parent: UIViewController?) {}
  /// The controller presented by this one, or by the one it is in.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or the one it is in.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  /// The coordinator of the transition under way, for motions that go along; `nil` for none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Presents a controller over this one, or over the one it is in.
  ///
  /// Without a window, or while it presents another, it only notes that in `programmerErrors`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presenting.show(presented: viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller presented by this one, or by the one it is in; else itself, or that.
  ///
  /// In a stack of several, only the topmost is animated off; the others are just removed.
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
