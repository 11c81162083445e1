public import Foundation

/// Who makes a view and is told of it, and of touches that the view does not deal with.
///
/// Bare: there are no transitions, and nothing but a window and a layout tells it of anything.
/// Source: developer.apple.com/documentation/uikit/uiviewcontroller.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The controllers whose views lie in its own.
  public private(set) final var children: [UIViewController] = []
  /// The controller that it was added to.
  public private(set) final weak var parent: UIViewController?
  /// What it is called; kept only.
  public final var title: String?

  /// Makes a controller; no nib is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its view, made by ``loadView()`` when it is first asked for.
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
      newValue?.set(\.controller, to: self)
    }
  }

  /// The view that its view lies in.
  open override var next: UIResponder? { viewIfLoaded?.superview }
  /// Whether its view was made.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Its view, if it was made.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Makes the view if it is not there.
  public final func loadViewIfNeeded() { _ = view }
  /// Makes the view: one of the screen's size, unless overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Tells that the view was made.
  open func viewDidLoad() {}
  /// Tells that the view is about to be put into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view was put into a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Would tell that the view leaves; nothing here calls it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Would tell that the view has left; nothing here calls it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells that the view's subviews were laid out.
  open func viewDidLayoutSubviews() {}

  /// Adds a controller whose view is to lie in this one's.
  public final func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Takes it out of the controller that it was added to.
  public final func removeFromParent() {
    parent?.children.remove(self)
    guard parent != nil else { return }
    parent = nil
    didMove(toParent: nil)
  }

  /// Tells that it is about to be added to another one, or taken out.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells that it was added, or taken out.
  open func didMove(toParent parent: UIViewController?) {}
}
