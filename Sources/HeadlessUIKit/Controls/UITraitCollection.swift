public import Foundation

/// How a stage looks to its views, which never changes (choice; Apple: uikit/uitraitcollection).
public final class UITraitCollection: Sendable {
  /// The traits of every stage.
  public static let current = UITraitCollection()
  /// Light.
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  /// Left to right.
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Narrow, as of an iPhone that is held upright.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// High.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// Pixels per point.
  public let displayScale: CGFloat = 3

  private init() {}
}

/// Whether things are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said, light or dark.
  case unspecified, light, dark
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, or from right to left.
  case leftToRight, rightToLeft
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said, little or much.
  case unspecified, compact, regular
}

extension UIView {
  /// The traits of its stage.
  public final var traitCollection: UITraitCollection { .current }
  /// The direction of reading, from left to right (choice).
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection
  }
}

extension UIViewController {
  /// The traits of its stage.
  public final var traitCollection: UITraitCollection { .current }
}
