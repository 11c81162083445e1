// The calls that tell controllers when their views come and go.
extension UIViewController {
  package enum Appearance { case disappeared, appearing, appeared, disappearing }
  /// The reason for which it comes or goes.
  package enum Reason { case presented, dismissed, added, removed }

  final func beginAppearing(_ isAppearing: Bool, animated: Bool) {
    let isDone = appearance == .appearing || appearance == .appeared
    guard isDone != isAppearing else { return }
    (appearance, appearsAnimated) = (isAppearing ? .appearing : .disappearing, animated)
    isYetToBeAppearing = false
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    for child in childrenTold { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  final func endAppearing() {
    guard appearance == .appearing || appearance == .disappearing else { return }
    tellIsAppearing()
    let (end, why) = (appearance == .appearing ? Appearance.appeared : .disappeared, reason)
    appearance = end
    end == .appeared ? viewDidAppear(appearsAnimated) : viewDidDisappear(appearsAnimated)
    for child in childrenTold { child.endAppearanceTransition() }
    // Not if a call has turned it around, or is about to.
    if appearance == end, reason == why { reason = nil }
  }

  // Called before its first layout on the screen, when its superview has been laid out.
  final func tellIsAppearing() {
    guard appearance == .appearing, exchange(&isYetToBeAppearing, with: false) else { return }
    viewIsAppearing(appearsAnimated)
  }

  private var childrenTold: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isInside(view) == true }
  }

  // A child whose view comes or leaves by itself is told then; code that moves others tells them.
  private var isToldByItsView: Bool {
    transition == nil && parent?.shouldAutomaticallyForwardAppearanceMethods == true
  }

  final func viewMoves(toWindow isInWindow: Bool) {
    let isOnItsWay = isInWindow && parent?.appearance == .appearing
    if isToldByItsView, isOnItsWay || parent?.appearance == .appeared {
      beginAppearing(isInWindow, animated: isOnItsWay && parent?.appearsAnimated == true)
    }
  }

  final func viewMoved(toWindow isInWindow: Bool) {
    if isInWindow, appearance == .appearing {
      isYetToBeAppearing = true
      viewIfLoaded?.setNeedsLayout()
    }
    if isToldByItsView, parent?.appearance == .appeared { endAppearing() }
  }

  /// Shows its view at once; `putting` puts it on the screen.
  final func appear(by putting: () -> Void) {
    beginAppearanceTransition(true, animated: false)
    putting()
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    endAppearanceTransition()
  }

  final func disappear() {
    guard let view = viewIfLoaded else { return }
    beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
  }
}
