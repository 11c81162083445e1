public import Foundation

/// Places views in a row or a column, with its own constraints (Apple: uikit/uistackview).
///
/// A hidden view takes no room. In an animation block all views move, also if one is hidden or
/// shown there; that one leaves at once, or grows from the size it had when it was added (choice).
///
/// A size that no constraint determines is the intrinsic one, or else the one the view had when it
/// was added (choice). If not all of these can hold, intrinsic ones come first and lengths of 0
/// last, and otherwise those of earlier views (choice). A stack view without a given size is as
/// long as its views, 0 if all are hidden; across, only if they fill it (choice).
open class UIStackView: UIView {
  /// The views that it places, in order; all are among its subviews.
  open var arrangedSubviews: [UIView] { placed.map(\.view) }
  /// The direction: from left to right (default), or from top to bottom.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange(if: axis != oldValue) } }
  /// The lengths of the views along the axis (default: `fill`).
  open var distribution = Distribution.fill { didSet { arrange(if: distribution != oldValue) } }
  /// The places of the views across the axis (default: `fill`).
  open var alignment = Alignment.fill { didSet { arrange(if: alignment != oldValue) } }
  /// The room between two views, in points (default: 0).
  open var spacing: CGFloat = 0 { didSet { arrange(if: spacing != oldValue) } }
  // Each view with its own lengths, which have the lowest priorities. They stay active while it is
  // hidden: of equal ones, those hold that became active first.
  private var placed: [(view: UIView, lengths: [NSLayoutConstraint])] = []
  private var (shown, ties): ([UIView], [NSLayoutConstraint]) = ([], [])

  /// Makes a stack view of no size for some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views where !placed.contains(where: { $0.view === view }) {
      take(view, at: placed.count)
    }
    arrange()
  }

  /// Places a view after the others; one that it places already stays where it is.
  open func addArrangedSubview(_ view: UIView) {
    if !arrangedSubviews.contains(view) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  }
  /// Places a view among the others, or moves it there; it becomes a subview if necessary, and the
  /// app no longer sets its frame.
  ///
  /// An index beyond the number of views that it places ends the program, as on a device.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(0...placed.count ~= stackIndex, "the index is greater than the number of views")
    take(view, at: stackIndex)
    arrange()
  }

  private func take(_ view: UIView, at index: Int) {
    let before = placed.firstIndex { $0.view === view }
    let lengths = before.map { placed.remove(at: $0).lengths } ?? ownLengths(of: view)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    let index = min(index, placed.count)
    placed.insert((view, lengths), at: index)
    // Activates the lengths in the order of the views.
    let later = placed[min(before ?? index, index)...].flatMap(\.lengths)
    NSLayoutConstraint.deactivate(later)
    NSLayoutConstraint.activate(later)
  }

  // The stack view holds them, so that none is among the view's own constraints.
  private func ownLengths(of view: UIView) -> [NSLayoutConstraint] {
    let size = view.bounds.size
    return [(NSLayoutConstraint.Attribute.width, size.width), (.height, size.height)].map {
      // The size of a stack view is that of what is in it.
      let priority: Float = view is UIStackView ? 0.1 : $1 > 0 ? 0.3 : 0.2
      return tie(view, $0, self, $0, $1, times: 0, priority)
    }
  }

  private func tie(
    _ one: UIView, _ side: NSLayoutConstraint.Attribute, _ other: UIView,
    _ otherSide: NSLayoutConstraint.Attribute, _ room: CGFloat = 0, times factor: CGFloat = 1,
    _ priority: Float = 1000
  ) -> NSLayoutConstraint {
    let tie = NSLayoutConstraint(
      item: one, attribute: side, relatedBy: .equal, toItem: other, attribute: otherSide,
      multiplier: factor, constant: room)
    tie.priority = UILayoutPriority(priority)
    return tie
  }

  /// Stops placing a view; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = placed.firstIndex(where: { $0.view === view }) else { return }
    NSLayoutConstraint.deactivate(placed.remove(at: index).lengths)
    arrange()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // Arranges the views again if one was hidden or shown.
  final func note(changed view: UIView) {
    let isShown = shown.contains { $0 === view }
    if isShown == view.isHidden, isShown || placed.contains(where: { $0.view === view }) {
      arrange()
    }
  }

  private func arrange(if isOther: Bool = true) {
    guard isOther else { return }
    typealias Side = NSLayoutConstraint.Attribute
    let (start, end, length, sides): (Side, Side, Side, [Side]) =
      axis == .horizontal
      ? (.leading, .trailing, .width, [.top, .bottom, .centerY])
      : (.top, .bottom, .height, [.leading, .trailing, .centerX])
    NSLayoutConstraint.deactivate(ties)
    shown = arrangedSubviews.filter { !$0.isHidden }
    ties = zip([self] + shown, shown).flatMap { before, view in
      let isFirst = before === self
      let along = tie(view, start, before, isFirst ? start : end, isFirst ? 0 : spacing)
      let across = alignment.sides.map { tie(view, sides[$0], self, sides[$0]) }
      let isEqual = distribution == .fillEqually && !isFirst
      return [along] + across + (isEqual ? [tie(view, length, before, length)] : [])
    }
    ties.append(
      shown.last.map { tie(self, end, $0, end) } ?? tie(self, length, self, length, times: 0, 0.2))
    NSLayoutConstraint.activate(ties)
    if performOnStage({ UIView.inheritedAnimationDuration > 0 }) { layoutIfNeeded() }
  }

  /// Each view's own length, or the same for all, with UIKit's raw values; together they fill it.
  public enum Distribution: Int, Sendable { case fill, fillEqually }
  /// From side to side, at the left or upper side, in the middle, or at the other side.
  public enum Alignment: Int, Sendable {
    /// UIKit's raw values.
    case fill, leading, center = 3, trailing
    /// The upper side of a row, and the lower one.
    public static let top = Self.leading, bottom = Self.trailing
    // The indices of the first side, the second one and the middle.
    fileprivate var sides: [Int] { [[0, 1], [0], [], [2], [1]][rawValue] }
  }
}

extension NSLayoutConstraint {
  /// A direction of views, from left to right or from top to bottom, with UIKit's raw values.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
