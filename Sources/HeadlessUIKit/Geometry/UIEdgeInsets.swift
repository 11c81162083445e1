public import Foundation

/// Distances inward from the sides of a rectangle, or negative ones outward (source:
/// developer.apple.com/documentation/uikit/uiedgeinsets).
public struct UIEdgeInsets: Hashable, Sendable {
  /// Points from the top.
  public var top: CGFloat
  /// Points from the left side.
  public var left: CGFloat
  /// Points from the bottom.
  public var bottom: CGFloat
  /// Points from the right side.
  public var right: CGFloat

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
