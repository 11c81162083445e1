// The order and the moves of views, and the calls that tell them; the class has the public calls.
extension UIView {
  // Makes a change in the tree and tells the views concerned, in the order logged on devices: the
  // window's calls come around the superview's when the view arrives, and inside when it leaves.
  private func move(to newSuperview: UIView?, _ change: () -> Void) {
    layer.state.perform {
      let wasOnScreen = layer.isOnScreen
      let window = newSuperview?.layer.isOnScreen == true ? newSuperview?.window : nil
      superview?.willRemoveSubview(self)
      if window != nil, !wasOnScreen { tellMove(to: window) }
      willMove(toSuperview: newSuperview)
      if window == nil, wasOnScreen { tellMove(to: nil) }
      if superview != nil { constraintSolver?.note(leaving: self) }
      change()
      constraintSolver?.note(changed: self)
      if layer.isOnScreen != wasOnScreen { tellMoved(toWindow: !wasOnScreen) }
      didMoveToSuperview()
      newSuperview?.didAddSubview(self)
    }
  }

  private func tellMove(to window: UIWindow?) {
    for view in Preorder(self, \.subviews) {
      view.controller?.viewMoves(toWindow: window != nil)
      view.willMove(toWindow: window)
    }
  }

  private func tellMoved(toWindow isInWindow: Bool) {
    for view in Preorder(self, \.subviews) {
      view.didMoveToWindow()
      view.controller?.viewMoved(toWindow: isInWindow)
    }
  }

  // The layer may have sublayers without a view.
  final func insert(_ view: UIView, at index: Int, aboveLayer sibling: CALayer? = nil) {
    precondition(
      view.subviews.isEmpty ? view !== self : !isInside(view), "a view cannot be put into itself")
    if view.superview === self { return place(view, at: index, above: sibling) }
    view.move(to: self) { place(view, at: index, above: sibling) }
  }

  private func place(_ view: UIView, at index: Int, above sibling: CALayer?) {
    view.superview?.lose(view)
    let place = min(max(index, 0), subviews.count)
    subviews.insert(view, at: place)
    view.superview = self
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling)
    } else {
      let next = place + 1 < subviews.count ? subviews[place + 1].layer : nil
      layer.insertSublayer(view.layer, below: next)
    }
    layer.setNeedsLayout()
    view.layer.setNeedsLayout()
  }

  private func lose(_ view: UIView) {
    subviews.remove(view)
    layer.setNeedsLayout()
  }

  /// Sets its place in a copied tree, without telling any view.
  final func settle(in superview: UIView?, with subviews: [UIView]) {
    (self.superview, self.subviews) = (superview, subviews)
  }

  final func insert(_ view: UIView, beside sibling: UIView, isAbove: Bool) {
    guard view !== sibling else { return }
    let place = place(of: sibling, without: view)
    insert(
      view, at: place.map { isAbove ? $0 + 1 : $0 } ?? subviews.count,
      aboveLayer: isAbove && place != nil ? sibling.layer : nil)
  }

  private func place(of sibling: UIView, without view: UIView) -> Int? {
    guard let place = subviews.place(of: sibling) else { return nil }
    // The view leaves before it is inserted.
    guard view.superview === self, let own = subviews.place(of: view) else { return place }
    return own < place ? place - 1 : place
  }

  final func leave() {
    guard superview != nil else { return layer.removeFromSuperlayer() }
    move(to: nil) {
      superview?.lose(self)
      superview = nil
      layer.removeFromSuperlayer()
    }
  }

  final func reorder(_ view: UIView, to index: Int) {
    if view.superview === self { insert(view, at: index) }
  }

  final func isInside(_ view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }
}
