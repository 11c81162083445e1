// Sizes that follow the superview's: the flexible parts share the gain or the loss in proportion to
// their sizes (Apple: uikit/uiview/autoresizingmask-swift.property).
extension UIView {
  /// Makes a change that subviews and constraints may follow.
  final func resizing(_ change: () -> Void) {
    defer { constraintSolver?.note(changed: self) }
    guard layer.state.hasAutoresizing, !subviews.isEmpty, autoresizesSubviews else {
      return change()
    }
    let old = layer.bounds.size
    change()
    let new = layer.bounds.size
    guard new != old else { return }
    for view in subviews { view.follow(from: old, to: new) }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let (size, anchor) = (bounds.size, anchorPoint)
    let x = Self.resized(
      center.x - anchor.x * size.width, size.width, in: old.width, to: new.width,
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
    let y = Self.resized(
      center.y - anchor.y * size.height, size.height, in: old.height, to: new.height,
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
    if x.length != size.width || y.length != size.height {
      bounds = CGRect(origin: bounds.origin, size: CGSize(width: x.length, height: y.length))
    }
    center = CGPoint(x: x.start + anchor.x * x.length, y: y.start + anchor.y * y.length)
  }

  private static func resized(
    _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, _ isFlexible: [Bool]
  ) -> (start: CGFloat, length: CGFloat) {
    var parts = [start, length, old - start - length]
    let flexible = parts.indices.filter { isFlexible[$0] }
    let total = flexible.reduce(0) { $0 + parts[$1] }
    for index in flexible {
      let share = total > 0 ? parts[index] / total : 1 / CGFloat(flexible.count)
      parts[index] += (new - old) * share
    }
    return (parts[0], max(parts[1], 0))
  }

  /// The parts of a view's place that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The view's width or height, or the room on one side of it.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0),
      flexibleWidth = Self(rawValue: 1 << 1), flexibleRightMargin = Self(rawValue: 1 << 2),
      flexibleTopMargin = Self(rawValue: 1 << 3), flexibleHeight = Self(rawValue: 1 << 4),
      flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
