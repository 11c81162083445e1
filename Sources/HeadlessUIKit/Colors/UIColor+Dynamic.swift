public import Foundation

// The colours that go with the appearance, in the light one.
// Source: developer.apple.com/documentation/uikit/ui-element-colors; values as iOS shows them.
extension UIColor {
  /// The colours of text, from the first rank to the fourth, of a placeholder and of a link.
  public static let label = rgb(0, 0, 0), secondaryLabel = rgb(60, 60, 67, 0.6),
    tertiaryLabel = rgb(60, 60, 67, 0.3), quaternaryLabel = rgb(60, 60, 67, 0.18),
    placeholderText = rgb(60, 60, 67, 0.3), link = rgb(0, 122, 255)
  /// The colours of thin lines; the first lets through what is behind.
  public static let separator = rgb(60, 60, 67, 0.29), opaqueSeparator = rgb(198, 198, 200)
  /// The colours of shapes, from thin ones to large ones with much in them.
  public static let systemFill = rgb(120, 120, 128, 0.2),
    secondarySystemFill = rgb(120, 120, 128, 0.16), tertiarySystemFill = rgb(118, 118, 128, 0.12),
    quaternarySystemFill = rgb(116, 116, 128, 0.08)
  /// The backgrounds, each on top of the one before.
  public static let systemBackground = rgb(255, 255, 255),
    secondarySystemBackground = rgb(242, 242, 247), tertiarySystemBackground = rgb(255, 255, 255)
  /// The backgrounds behind groups, of groups, and in groups.
  public static let systemGroupedBackground = rgb(242, 242, 247),
    secondarySystemGroupedBackground = rgb(255, 255, 255),
    tertiarySystemGroupedBackground = rgb(242, 242, 247)

  /// A colour of the system, its components 0…255.
  static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> UIColor {
    UIColor(components: SIMD4(red / 255, green / 255, blue / 255, alpha))
  }

  /// Reads hue, saturation and brightness; always succeeds, with hue 0 for a grey.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (components.x, components.y, components.z)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    let sixths =
      switch high {
      case _ where range == 0: 0.0
      case red: (green - blue) / range + (green < blue ? 6 : 0)
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    hue?.pointee = CGFloat(sixths / 6)
    saturation?.pointee = CGFloat(high == 0 ? 0 : range / high)
    brightness?.pointee = CGFloat(high)
    alpha?.pointee = CGFloat(components.w)
    return true
  }

  /// Reads the brightness of a grey; false for another colour (choice).
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard components.x == components.y, components.y == components.z else { return false }
    white?.pointee = CGFloat(components.x)
    alpha?.pointee = CGFloat(components.w)
    return true
  }
}
