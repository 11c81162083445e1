/// Manages the presentation of a controller over another (Apple: uikit/uipresentationcontroller).
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPresentationController: NSObject, UIContentContainer {
  /// Its class, without an address, which would differ in each run (choice).
  open override var description: String { "<\(type(of: self))>" }
  /// The controller that is presented.
  open private(set) var presentedViewController: UIViewController
  /// The controller it is presented over.
  open internal(set) var presentingViewController: UIViewController
  /// The view that contains the presentation; `nil` while nothing is presented.
  open internal(set) var containerView: UIView?
  // The superview that the presenting controller's view had.
  final weak var home: UIView?

  /// Makes a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The style of the controller that is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view that is animated (default: the controller's).
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the view at the end (default: the whole container).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenting controller's view leaves (default: in full screen).
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
  /// Whether it covers the whole window (default: true); only stored.
  open var shouldPresentInFullscreen: Bool { true }
  /// Called before it is animated in.
  open func presentationTransitionWillBegin() {}
  /// Called after that; `false` if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before it is animated off.
  open func dismissalTransitionWillBegin() {}
  /// Called after that; `false` if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when that has changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that the presented controller gets in the container's (default: all of it); only the
  /// app asks for it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Never called: a stage does not rotate.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: traits do not change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits of its stage.
  open var traitCollection: UITraitCollection { .current }
}

private final class ContainerView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

extension UIViewController {
  /// Provides its animations and its custom presentation; not retained.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { transitioningObject as? any UIViewControllerTransitioningDelegate }
    set { transitioningObject = newValue }
  }

  /// The manager of its presentation; made on first use.
  public final var presentationController: UIPresentationController? {
    presentation(by: nil, from: nil)
  }

  final var ownPresentation: UIPresentationController? {
    get { presentation as? UIPresentationController }
    set { presentation = newValue }
  }
}

extension UIViewController: ControllerPresenting {
  /// The presentation of this controller, made if necessary.
  final func presentation(
    by presenting: UIViewController?, from source: UIViewController?
  ) -> UIPresentationController {
    let known =
      ownPresentation
      ?? (modalPresentationStyle == .custom
        ? transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenting, source: source ?? presenting ?? self) : nil)
      ?? (isSheet
        ? UISheetPresentationController(presentedViewController: self, presenting: presenting)
        : UIPresentationController(presentedViewController: self, presenting: presenting))
    if let presenting { known.presentingViewController = presenting }
    ownPresentation = known
    return known
  }

  package final func show(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    precondition(presented !== self, "a controller cannot present itself")
    let base = sequence(first: self) { $0.parent }.reduce(self) { $1 }
    guard let window = base.viewIfLoaded?.window, base.ownPresented == nil else {
      let reason = base.ownPresented == nil ? "is in no window" : "presents another one"
      viewIfLoaded?.note(
        programmerError: "\(type(of: self)) cannot present a controller: it \(reason)")
      return
    }
    let presentation = presented.presentation(by: base, from: self)
    let container = ContainerView(frame: window.bounds)
    container.presentation = presentation
    (presentation.containerView, presentation.home) = (container, base.view.superview)
    window.addSubview(container)
    presentation.run(over: base, in: container, for: self, animated: animated, completion)
  }

  package final func hidePresented(animated: Bool, completion: (() -> Void)?) {
    guard let base = sequence(first: self, next: \.parent).first(where: { $0.ownPresented != nil })
    else {
      guard let presenter = presentingViewController else { return }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    let top = sequence(first: base, next: \.ownPresented).reduce(base) { $1 }
    guard let presentation = top.ownPresentation, let container = presentation.containerView
    else { return }
    while let between = top.presenter, between !== base { presentation.drop(between) }
    presentation.run(over: base, in: container, for: nil, animated: animated, completion)
  }

  /// Tells it that its transition was cancelled, and that it is back where it was.
  final func cancelAppearanceTransition(toAppear isAppearing: Bool) {
    reason = nil
    beginAppearanceTransition(isAppearing, animated: appearsAnimated)
    endAppearanceTransition()
  }
}

extension UIPresentationController {
  // Presents the controller for a source; without one, dismisses it, the other way around.
  fileprivate func run(
    over base: UIViewController, in container: UIView, for source: UIViewController?,
    animated: Bool, _ completion: (() -> Void)?
  ) {
    let (presented, isBack) = (presentedViewController, source == nil)
    // The controller below, if it leaves or comes as well.
    let isUncovered = isBack && base.viewIfLoaded?.window == nil
    let other = shouldRemovePresentersView || isUncovered ? base : nil
    let (below, own) = (other?.view, presentedView)
    if !isBack {
      below.map(container.addSubview)
      (base.ownPresented, presented.presenter) = (presented, base)
    }
    let (from, to) = isBack ? (presented, other) : (other, presented)
    let transition = ControllerTransition(
      .init(
        container: container, from: from ?? base, to: to ?? base, fromView: isBack ? own : below,
        toView: isBack ? below : own,
        toFrame: isBack ? container.bounds : frameOfPresentedViewInContainerView,
        style: presented.modalPresentationStyle
      ) { [self] isDone in
        if isDone, isBack { takeDown(base) }
        if isDone != isBack { below?.removeFromSuperview() }
        if isDone {
          for controller in [to, from] { controller?.endAppearanceTransition() }
        } else {
          to?.cancelAppearanceTransition(toAppear: false)
          from?.cancelAppearanceTransition(toAppear: true)
        }
        if !isDone, !isBack { takeDown(base) }
        isBack ? dismissalTransitionDidEnd(isDone) : presentationTransitionDidEnd(isDone)
        completion?()
      }, isAnimated: animated)
    isBack ? dismissalTransitionWillBegin() : presentationTransitionWillBegin()
    presented.reason = isBack ? .dismissed : .presented
    from?.beginAppearanceTransition(false, animated: animated)
    to?.beginAppearanceTransition(true, animated: animated)
    let delegate = presented.transitioningDelegate
    let given =
      if let source {
        delegate?.animationController(forPresented: presented, presenting: base, source: source)
      } else { delegate?.animationController(forDismissed: presented) }
    let animator = given ?? DefaultTransition(presented.modalTransitionStyle, isBack: isBack)
    transition.begin(
      animator,
      by: isBack
        ? delegate?.interactionControllerForDismissal(using: animator)
        : delegate?.interactionControllerForPresentation(using: animator))
  }

  // Dismisses the controller that presents this one at once; the one below then presents this one.
  fileprivate func drop(_ between: UIViewController) {
    guard let other = between.ownPresentation, let below = between.presenter else { return }
    other.dismissalTransitionWillBegin()
    between.reason = .dismissed
    between.beginAppearanceTransition(false, animated: false)
    between.view.removeFromSuperview()
    // The view below, if it left, comes back with this presentation's transition.
    (home, other.home) = (other.home, nil)
    other.takeDown(below)
    between.ownPresented = nil
    (below.ownPresented, presentedViewController.presenter) = (presentedViewController, below)
    presentingViewController = below
    between.endAppearanceTransition()
    between.reason = nil
    other.dismissalTransitionDidEnd(true)
  }

  // Removes the presentation, and puts the presenting controller's view back where it was.
  fileprivate func takeDown(_ presenting: UIViewController) {
    if let home, presenting.view.superview !== home {
      presenting.view.frame = home.bounds
      home.insertSubview(presenting.view, at: 0)
    }
    containerView?.removeFromSuperview()
    containerView = nil
    presentedViewController.ownPresentation = nil
    (presenting.ownPresented, presentedViewController.presenter) = (nil, nil)
  }
}
