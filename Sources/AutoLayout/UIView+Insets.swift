extension UIView {
  /// The covered widths along its sides, in points.
  ///
  /// The additional insets of its controller cover it, a tab bar does (choice: also a hidden one),
  /// and so does whatever covers its superview, as far as it reaches there. Sums that are not
  /// finite count as 0. Apple: uikit/uiview/safeareainsets.
  public final var safeAreaInsets: UIEdgeInsets {
    var insets = (next as? UIViewController)?.additionalInsets ?? .zero
    insets.add(layer.value(forKey: "insetsOfBars") as? UIEdgeInsets ?? .zero)
    insets.add(reach(into: \.safeAreaInsets))
    return insets
  }

  // The points by which it overlaps the insets of its superview.
  private func reach(into insets: (UIView) -> UIEdgeInsets) -> UIEdgeInsets {
    guard let superview else { return .zero }
    let (outer, frame) = (insets(superview), placedFrame)
    let inner = superview.bounds.inset(by: outer)
    return UIEdgeInsets(
      top: min(max(inner.minY - frame.minY, 0), outer.top),
      left: min(max(inner.minX - frame.minX, 0), outer.left),
      bottom: min(max(frame.maxY - inner.maxY, 0), outer.bottom),
      right: min(max(frame.maxX - inner.maxX, 0), outer.right))
  }

  /// The margins of its contents, in points: the safe area insets, and 8, or in a controller's view
  /// 16 at the left and right (choice: as on a phone), or what the app has set.
  ///
  /// When read they include the safe area insets, unless ``insetsLayoutMarginsFromSafeArea`` is
  /// false, so they may be more than was set. Apple: uikit/uiview/layoutmargins.
  public final var layoutMargins: UIEdgeInsets {
    get {
      let (side, end) = next is UIViewController ? (16.0, 0.0) : (8, 8)
      let usual = UIEdgeInsets(top: end, left: side, bottom: end, right: side)
      var margins = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
      margins.add(layoutWishes.margins ?? usual)
      guard preservesSuperviewLayoutMargins else { return margins }
      let outer = reach(into: \.layoutMargins)
      return UIEdgeInsets(
        top: max(margins.top, outer.top), left: max(margins.left, outer.left),
        bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
    }
    set {
      layoutWishes.margins = newValue
      noteLayoutChange()
    }
  }

  /// Its layout margins by the direction of reading, which is from left to right.
  ///
  /// Apple: uikit/uiview/directionallayoutmargins.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Whether its contents also stay within the margins of the view around it, as far as it reaches
  /// into them (default: false).
  ///
  /// Apple: uikit/uiview/preservessuperviewlayoutmargins.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { layoutWishes.isWithinOuterMargins }
    set {
      layoutWishes.isWithinOuterMargins = newValue
      noteLayoutChange()
    }
  }

  /// Whether what covers it counts in its margins (default: true).
  ///
  /// Apple: uikit/uiview/insetslayoutmarginsfromsafearea.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutWishes.isWithinSafeArea }
    set {
      layoutWishes.isWithinSafeArea = newValue
      noteLayoutChange()
    }
  }

  /// Its resistance to being longer than its intrinsic size (default: `defaultLow`).
  ///
  /// Apple: uikit/uiview/contenthuggingpriority(for:).
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutWishes.hugging[axis.rawValue]
  }
  /// Sets its resistance to being longer than its intrinsic size.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutWishes.hugging[axis.rawValue] = priority
    noteLayoutChange()
  }
  /// Its resistance to being shorter than its intrinsic size (default: `defaultHigh`).
  ///
  /// Apple: uikit/uiview/contentcompressionresistancepriority(for:).
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutWishes.resistance[axis.rawValue] }
  /// Sets its resistance to being shorter than its intrinsic size.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutWishes.resistance[axis.rawValue] = priority
    noteLayoutChange()
  }

  final func noteLayoutChange() {
    for view in Preorder(self, { $0.subviews.filter { $0.preservesSuperviewLayoutMargins } }) {
      constraintSolver?.noteLayoutChange(of: view)
      view.setNeedsLayout()
    }
  }

  final var layoutWishes: LayoutWishes { associated(LayoutWishes.self, make: LayoutWishes.init) }
}

/// Points inward from the sides by the direction of reading (Apple: uikit/nsdirectionaledgeinsets).
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distances (default: 0).
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  /// Makes insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) { (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing) }
  /// No insets.
  public static let zero = Self()
}

/// The layout values that an app has set for a view, and the guides it has asked for.
final class LayoutWishes {
  var margins: UIEdgeInsets?
  var isWithinOuterMargins = false, isWithinSafeArea = true
  // Horizontal and vertical.
  var hugging = [UILayoutPriority](repeating: .defaultLow, count: 2)
  var resistance = [UILayoutPriority](repeating: .defaultHigh, count: 2)
  var guides: [String: UILayoutGuide] = [:]
}

extension UIViewController {
  /// The insets that cover its view besides others, in points (default: 0).
  ///
  /// Apple: uikit/uiviewcontroller/additionalsafeareainsets.
  /// Each view whose insets change is told (`safeAreaInsetsDidChange()`), as is its controller
  /// (`viewSafeAreaInsetsDidChange()`), and is laid out.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set {
      guard newValue != additionalInsets else { return }
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
    func sum(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a + b).isFinite ? a + b : 0 }
    (top, left) = (sum(top, other.top), sum(left, other.left))
    (bottom, right) = (sum(bottom, other.bottom), sum(right, other.right))
  }
}
