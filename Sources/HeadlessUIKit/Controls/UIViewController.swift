public import Foundation

/// Makes a view, and hears of it and of touches that the view passes on.
///
/// There are no transitions; only a window and a layout tell it anything. Apple:
/// uikit/uiviewcontroller.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The child controllers.
  public private(set) final var children: [UIViewController] = []
  /// The parent controller.
  public private(set) final weak var parent: UIViewController?
  /// Its title; only stored.
  public final var title: String?

  /// Makes a controller; no nib is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Makes a controller; archives are not read.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its view, made by ``loadView()`` on first use.
  public final var view: UIView! {
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
  public final func loadViewIfNeeded() { _ = view }
  /// Makes the view; by default one of the screen's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view is put into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view was put into a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called after the view's subviews were laid out.
  open func viewDidLayoutSubviews() {}

  /// Adds a child controller.
  public final func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes it from its parent.
  public final func removeFromParent() {
    parent?.children.remove(self)
    guard parent != nil else { return }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called before it is added to a parent or removed.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after it was added to a parent or removed.
  open func didMove(toParent parent: UIViewController?) {}
}
