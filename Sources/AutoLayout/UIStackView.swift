public import Foundation

/// Places views in a row or a column, by constraints of its own (Apple: uikit/uistackview).
///
/// One that is hidden takes no room. In an animation block all of it moves, also when one is hidden
/// or shown there; that one goes at once, or grows from the size it had when it came (choice).
///
/// What no constraint says of a view's size is its intrinsic one, or else the one it had when it came
/// (choice). Where not all of these can hold, intrinsic ones come first and lengths of 0 last, and of
/// equals those of earlier views (choice). A stack view whose size nobody says is as long as what it
/// places, 0 if all of that is hidden; across, only where views fill it (choice).
open class UIStackView: UIView {
  /// The views that it places, in order; all are among its subviews.
  open var arrangedSubviews: [UIView] { placed.map(\.view) }
  /// From left to right (default), or from top to bottom.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange(if: axis != oldValue) } }
  /// How long the views are along the axis (default: `fill`).
  open var distribution = Distribution.fill { didSet { arrange(if: distribution != oldValue) } }
  /// Where the views are across the axis (default: `fill`).
  open var alignment = Alignment.fill { didSet { arrange(if: alignment != oldValue) } }
  /// The room between two of them, in points (default: 0).
  open var spacing: CGFloat = 0 { didSet { arrange(if: spacing != oldValue) } }
  // Each with the lengths of its own, which all else comes before. They stay active while it is
  // hidden: of equals, those hold that became active first.
  private var placed: [(view: UIView, lengths: [NSLayoutConstraint])] = []
  private var (shown, ties): ([UIView], [NSLayoutConstraint]) = ([], [])

  /// Makes one of no size for some views.
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
  /// Places a view among the others, or moves it there; it becomes a subview if it is none, and its
  /// frame is no longer the app's to set.
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
    // In the order of the views.
    let later = placed[min(before ?? index, index)...].flatMap(\.lengths)
    NSLayoutConstraint.deactivate(later)
    NSLayoutConstraint.activate(later)
  }

  // They are held by the stack view, so that none is among the view's own constraints.
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

  /// Places a view no longer; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = placed.firstIndex(where: { $0.view === view }) else { return }
    NSLayoutConstraint.deactivate(placed.remove(at: index).lengths)
    arrange()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // It may be hidden now, or shown.
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
