public import Foundation
public import HeadlessUIKit

/// Places views in a row or a column, by constraints of its own (Apple: uikit/uistackview).
///
/// One that is hidden takes no room. In an animation block all of it moves, also when one is hidden
/// or shown there; that one comes or goes at once (choice). A length that is not said is the view's
/// intrinsic one, or is kept; the last view takes what is left (choice).
open class UIStackView: UIView {
  /// The views that it places, in order; all are among its subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  /// From left to right (default), or from top to bottom.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange() } }
  /// How long the views are along the axis (default: `fill`).
  open var distribution = Distribution.fill { didSet { arrange() } }
  /// Where the views are across the axis (default: `fill`).
  open var alignment = Alignment.fill { didSet { arrange() } }
  /// The room between two of them, in points (default: 0).
  open var spacing: CGFloat = 0 { didSet { arrange() } }
  private var (shown, ties): ([UIView], [NSLayoutConstraint]) = ([], [])

  /// Makes one of no size for some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Places a view after the others; one that it places already stays where it is.
  open func addArrangedSubview(_ view: UIView) {
    if !arrangedSubviews.contains(view) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  }
  /// Places a view among the others, or moves it there; it becomes a subview if it is none, and its
  /// frame is no longer the app's to set.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrange()
  }
  /// Places a view no longer; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrange()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // It may be hidden now, or shown.
  final func note(changed view: UIView) {
    let isShown = shown.contains { $0 === view }
    if isShown == view.isHidden, isShown || arrangedSubviews.contains(view) { arrange() }
  }

  private func arrange() {
    typealias Side = NSLayoutConstraint.Attribute
    let (start, end, length, sides): (Side, Side, Side, [Side]) =
      axis == .horizontal
      ? (.leading, .trailing, .width, [.top, .bottom, .centerY])
      : (.top, .bottom, .height, [.leading, .trailing, .centerX])
    NSLayoutConstraint.deactivate(ties)
    (shown, ties) = (arrangedSubviews.filter { !$0.isHidden }, [])
    func tie(_ one: UIView, _ side: Side, _ other: UIView, _ otherSide: Side, _ room: CGFloat = 0) {
      let tie = NSLayoutConstraint(
        item: one, attribute: side, relatedBy: .equal, toItem: other, attribute: otherSide,
        multiplier: 1, constant: room)
      ties.append(tie)
    }
    for (before, view) in zip([self] + shown, shown) {
      tie(view, start, before, before === self ? start : end, before === self ? 0 : spacing)
      for side in alignment.sides { tie(view, sides[side], self, sides[side]) }
      if distribution == .fillEqually, before !== self { tie(view, length, before, length) }
    }
    if let last = shown.last { tie(self, end, last, end) }
    NSLayoutConstraint.activate(ties)
    if performOnStage({ UIView.inheritedAnimationDuration > 0 }) { layoutIfNeeded() }
  }

  /// As each view has it, or all the same, with UIKit's raw values; together they fill it.
  public enum Distribution: Int, Sendable { case fill, fillEqually }
  /// From side to side, at the left or upper side, in the middle, or at the other side.
  public enum Alignment: Int, Sendable {
    /// UIKit's raw values.
    case fill, leading, center = 3, trailing
    /// The upper side of a row, and the lower one.
    public static let top = Self.leading, bottom = Self.trailing
    // Of the first, the second and the middle.
    fileprivate var sides: [Int] { [[0, 1], [0], [], [2], [1]][rawValue] }
  }
}

extension NSLayoutConstraint {
  /// A direction of views, from left to right or from top to bottom, with UIKit's raw values.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
