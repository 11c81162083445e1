public import Foundation
public import HeadlessUIKit

/// How a stage looks to its views, which never changes (choice; Apple: uikit/uitraitcollection).
public final class UITraitCollection: Sendable {
  /// The traits of every stage.
  public static let current = UITraitCollection()
  /// Light.
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  /// Left to right.
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
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
