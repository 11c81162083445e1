// What is put above and below what, and what is found.
extension UIView {
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
