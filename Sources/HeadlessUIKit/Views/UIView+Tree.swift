// What is put above and below what, and what is found.
extension UIView {
  /// The window; `nil` while the view is not on the screen.
  public final var window: UIWindow? {
    layer.isOnScreen ? layer.state.rootLayer?.delegate as? UIWindow : nil
  }

  // Makes a change in the tree and tells the views concerned.
  private func move(to newSuperview: UIView?, _ change: () -> Void) {
    layer.state.perform {
      willMove(toSuperview: newSuperview)
      let wasOnScreen = layer.isOnScreen
      change()
      didMoveToSuperview()
      if layer.isOnScreen != wasOnScreen { tellMoveToWindow() }
    }
  }

  private func tellMoveToWindow() {
    for view in Preorder(self, \.subviews) { view.didMoveToWindow() }
  }

  /// Puts a view on top, taking it from its superview.
  ///
  /// Putting a view into itself or a descendant is a programmer error.
  public final func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view among the subviews, 0 being the lowest.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index, above: nil)
  }

  // The layer may have sublayers without a view.
  private func insert(_ view: UIView, at index: Int, above sibling: CALayer?) {
    precondition(
      view.subviews.isEmpty ? view !== self : !isDescendant(of: view),
      "a view cannot be put into itself")
    view.move(to: self) {
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
  }

  private func lose(_ view: UIView) {
    subviews.remove(view)
    layer.setNeedsLayout()
  }

  /// Sets its place in a copied tree, telling nobody.
  final func settle(in superview: UIView?, with subviews: [UIView]) {
    (self.superview, self.subviews) = (superview, subviews)
  }

  /// Inserts a view directly below a subview; on top if `sibling` is not one.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    insertSubview(view, at: place(of: sibling, without: view) ?? subviews.count)
  }

  /// Inserts a view directly above a subview and its layer; on top if `sibling` is not one.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    let place = place(of: sibling, without: view)
    insert(
      view, at: place.map { $0 + 1 } ?? subviews.count, above: place == nil ? nil : sibling.layer)
  }

  private func place(of sibling: UIView, without view: UIView) -> Int? {
    guard let place = subviews.place(of: sibling) else { return nil }
    // It leaves first.
    guard view.superview === self, let own = subviews.place(of: view) else { return place }
    return own < place ? place - 1 : place
  }

  /// Removes the view from its superview, and all animations of it and its descendants.
  public final func removeFromSuperview() {
    guard superview != nil else { return layer.removeFromSuperlayer() }
    move(to: nil) {
      superview?.lose(self)
      superview = nil
      layer.removeFromSuperlayer()
    }
  }

  /// Moves a subview above all others.
  public final func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Moves a subview below all others.
  public final func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Exchanges two subviews; an invalid index is a programmer error.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high else { return }
    let (lower, higher) = (subviews[low], subviews[high])
    insertSubview(higher, at: low)
    insertSubview(lower, at: high)
  }

  /// Whether this is the other view or one of its descendants.
  public final func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// This view or the first descendant with a tag.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    Preorder(self, \.subviews).first { $0.tag == tag }
  }
}
