/// Distances inward from a rectangle's sides; coded by names (choice; Apple: uikit/uiedgeinsets).
public struct UIEdgeInsets: Codable, Hashable, Sendable {
  /// The distances from the four sides, in points.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  /// Makes insets (default: 0).
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle inside the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
