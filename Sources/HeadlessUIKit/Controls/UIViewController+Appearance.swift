// When controllers are told that their views come and go.
extension UIViewController {
  package enum Appearance { case disappeared, appearing, appeared, disappearing }

  final func beginAppearing(_ isAppearing: Bool, animated: Bool) {
    let isDone = appearance == .appearing || appearance == .appeared
    guard isDone != isAppearing else { return }
    (appearance, appearsAnimated) = (isAppearing ? .appearing : .disappearing, animated)
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    for child in childrenTold { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  final func endAppearing() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(appearsAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(appearsAnimated)
    case .appeared, .disappeared: return
    }
    for child in childrenTold { child.endAppearanceTransition() }
  }

  private var childrenTold: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isInside(view) == true }
  }

  // A child whose view comes or leaves by itself is told then; others are told by what moves them.
  private var isToldByItsView: Bool {
    transition == nil && parent?.shouldAutomaticallyForwardAppearanceMethods == true
  }

  final func viewMoves(toWindow isInWindow: Bool) {
    if isToldByItsView, parent?.appearance == .appeared {
      beginAppearing(isInWindow, animated: false)
    }
  }

  final func viewMoved(toWindow isInWindow: Bool) {
    if isInWindow, appearance == .appearing { viewIsAppearing(appearsAnimated) }
    if isToldByItsView, parent?.appearance == .appeared { endAppearing() }
  }

  /// Shows its view in place of another controller's, at once.
  final func appear(in view: UIView) {
    self.view.frame = view.bounds
    beginAppearanceTransition(true, animated: false)
    view.addSubview(self.view)
    endAppearanceTransition()
  }

  final func disappear() {
    guard let view = viewIfLoaded else { return }
    beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
  }
}
