extension UITraitCollection {
  /// Light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Left to right.
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Pixels per point.
  public var displayScale: CGFloat { 3 }
  /// Compact: a phone is held upright.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// How much room there is in a direction (Apple: uikit/uiuserinterfacesizeclass).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said, little or much.
  case unspecified, compact, regular
}

/// A kind of device, with UIKit's raw values (Apple: uikit/uiuserinterfaceidiom).
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said, a phone, a tablet, a television, a car, a computer, or glasses.
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// The light or dark look of things.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified, light or dark.
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

extension UIColor {
  /// Makes a colour from the one provided for the present traits, which never change.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }
  /// The colour for some traits: itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
