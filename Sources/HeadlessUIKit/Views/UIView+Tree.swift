// What is put above and below what, and what is found.
extension UIView {
  /// The view at the root of the stage that this one lies in; `nil` while it is not on the screen.
  public final var window: UIWindow? {
    layer.isOnScreen ? layer.state.rootLayer?.delegate as? UIWindow : nil
  }

  // Makes a move in the tree, and tells those whom it concerns.
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

  /// Puts a view on top of the ones already in this one, taking it from where it was.
  ///
  /// Putting a view into itself or into one that lies in it is a programmer error.
  public final func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view in among the others, 0 being the lowest.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index, above: nil)
  }

  // The layer may hold layers that have no view.
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

  /// Takes its place in a copy of a tree, of which nobody is told.
  final func settle(in superview: UIView?, with subviews: [UIView]) {
    (self.superview, self.subviews) = (superview, subviews)
  }

  /// Puts a view in directly below another of this one's; on top when that is none of them.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    insertSubview(view, at: place(of: sibling, without: view) ?? subviews.count)
  }

  /// Puts a view in directly above another of this one's, also above its layer; on top when that
  /// is none of them.
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

  /// Takes the view out of the one it lies in; animations on it and below it are removed.
  public final func removeFromSuperview() {
    guard superview != nil else { return layer.removeFromSuperlayer() }
    move(to: nil) {
      superview?.lose(self)
      superview = nil
      layer.removeFromSuperlayer()
    }
  }

  /// Moves a view of this one's above all others.
  public final func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Moves a view of this one's below all others.
  public final func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Lets two views of this one's change places; an index where there is none is a programmer error.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high else { return }
    let (lower, higher) = (subviews[low], subviews[high])
    insertSubview(higher, at: low)
    insertSubview(lower, at: high)
  }

  /// Whether this is the other view or lies in it, however deep.
  public final func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// This view or the first one in it, however deep, with a tag.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    Preorder(self, \.subviews).first { $0.tag == tag }
  }
}
