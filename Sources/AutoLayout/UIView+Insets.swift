extension UIView {
  /// How far from its sides it is covered, in points.
  ///
  /// By what its controller adds, a bar of tabs (choice: also a hidden one), and what covers the view
  /// around it, as far as it reaches there. Apple: uikit/uiview/safeareainsets.
  public final var safeAreaInsets: UIEdgeInsets {
    var insets = (next as? UIViewController)?.additionalInsets ?? .zero
    insets.add(layer.value(forKey: "insetsOfBars") as? UIEdgeInsets ?? .zero)
    guard let superview else { return insets }
    let (outer, frame) = (superview.safeAreaInsets, placedFrame)
    let inner = superview.bounds.inset(by: outer)
    insets.add(
      UIEdgeInsets(
        top: min(max(inner.minY - frame.minY, 0), outer.top),
        left: min(max(inner.minX - frame.minX, 0), outer.left),
        bottom: min(max(frame.maxY - inner.maxY, 0), outer.bottom),
        right: min(max(frame.maxX - inner.maxX, 0), outer.right)))
    return insets
  }

  /// How far from its sides its contents are to stay, in points: what covers it, and 8, or in the
  /// view of a controller 16 at the left and right (choice: as on a phone), or what the app has set.
  ///
  /// Apple: uikit/uiview/layoutmargins.
  public final var layoutMargins: UIEdgeInsets {
    get {
      let (side, end) = next is UIViewController ? (16.0, 0.0) : (8, 8)
      let usual = UIEdgeInsets(top: end, left: side, bottom: end, right: side)
      var margins = layer.value(forKey: "layoutMargins") as? UIEdgeInsets ?? usual
      margins.add(safeAreaInsets)
      return margins
    }
    set {
      layer.setValue(newValue, forKey: "layoutMargins")
      noteLayoutChange()
    }
  }

  /// How much it resists being longer than its intrinsic size (default: `defaultLow`).
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layer.value(forKey: "hugging \(axis)") as? UILayoutPriority ?? .defaultLow
  }
  /// Sets how much it does.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layer.setValue(priority, forKey: "hugging \(axis)")
    noteLayoutChange()
  }
  /// How much it resists being shorter than its intrinsic size (default: `defaultHigh`).
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layer.value(forKey: "resistance \(axis)") as? UILayoutPriority ?? .defaultHigh
  }
  /// Sets how much it does.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layer.setValue(priority, forKey: "resistance \(axis)")
    noteLayoutChange()
  }

  final func noteLayoutChange() {
    (constraintSolver as? ConstraintSystem)?.noteLayoutChange(of: self)
    setNeedsLayout()
  }
}

extension UIViewController {
  /// What covers its view besides, in points (default: 0).
  ///
  /// Each view whose insets that changes is told (`safeAreaInsetsDidChange()`), as is its controller
  /// (`viewSafeAreaInsetsDidChange()`), and is laid out.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set {
      let views = viewIfLoaded.map { Array(Preorder($0) { $0.subviews }) } ?? []
      let before = views.map(\.safeAreaInsets)
      additionalInsets = newValue
      for (view, insets) in zip(views, before) where view.safeAreaInsets != insets {
        view.safeAreaInsetsDidChange()
        (view.next as? UIViewController)?.viewSafeAreaInsetsDidChange()
        view.noteLayoutChange()
      }
    }
  }
}

extension UIEdgeInsets {
  fileprivate mutating func add(_ other: Self) {
    (top, left) = (top + other.top, left + other.left)
    (bottom, right) = (bottom + other.bottom, right + other.right)
  }
}
