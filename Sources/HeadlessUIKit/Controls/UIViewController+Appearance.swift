// When controllers are told that their views come and go.
extension UIViewController {
  package enum Appearance { case disappeared, appearing, appeared, disappearing }
  /// Why it comes or goes.
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
    // Unless a call has sent it another way, or is about to.
    if appearance == end, reason == why { reason = nil }
  }

  // Before the first layout that it has on the screen, when its superview has been laid out.
  final func tellIsAppearing() {
    guard appearance == .appearing, exchange(&isYetToBeAppearing, with: false) else { return }
    viewIsAppearing(appearsAnimated)
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

  /// Shows its view at once, by what puts it on the screen.
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
