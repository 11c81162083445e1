extension UIColor {
  /// Every named colour, in the order UIKit's documentation lists them.
  package static let named: [(name: String, color: UIColor)] = [
    ("black", black), ("darkGray", darkGray), ("lightGray", lightGray), ("white", white),
    ("gray", gray), ("red", red), ("green", green), ("blue", blue), ("cyan", cyan),
    ("yellow", yellow), ("magenta", magenta), ("orange", orange), ("purple", purple),
    ("brown", brown), ("clear", clear), ("systemRed", systemRed), ("systemOrange", systemOrange),
    ("systemYellow", systemYellow), ("systemGreen", systemGreen), ("systemMint", systemMint),
    ("systemTeal", systemTeal), ("systemCyan", systemCyan), ("systemBlue", systemBlue),
    ("systemIndigo", systemIndigo), ("systemPurple", systemPurple), ("systemPink", systemPink),
    ("systemBrown", systemBrown), ("systemGray", systemGray), ("systemGray2", systemGray2),
    ("systemGray3", systemGray3), ("systemGray4", systemGray4), ("systemGray5", systemGray5),
    ("systemGray6", systemGray6),
  ]

  /// One of UIKit's fixed colours.
  public static let black = UIColor(white: 0, alpha: 1),
    darkGray = UIColor(white: 1 / 3.0, alpha: 1), lightGray = UIColor(white: 2 / 3.0, alpha: 1),
    white = UIColor(white: 1, alpha: 1), gray = UIColor(white: 0.5, alpha: 1),
    red = UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    green = UIColor(red: 0, green: 1, blue: 0, alpha: 1),
    blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1),
    cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1),
    yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1),
    magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1),
    orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1),
    purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1),
    brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing to see: black with alpha 0.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// One of the system's colours, in light appearance.
  public static let systemRed = rgb(255, 59, 48), systemOrange = rgb(255, 149, 0),
    systemYellow = rgb(255, 204, 0), systemGreen = rgb(52, 199, 89), systemMint = rgb(0, 199, 190),
    systemTeal = rgb(48, 176, 199), systemCyan = rgb(50, 173, 230), systemBlue = rgb(0, 122, 255),
    systemIndigo = rgb(88, 86, 214), systemPurple = rgb(175, 82, 222),
    systemPink = rgb(255, 45, 85), systemBrown = rgb(162, 132, 94), systemGray = rgb(142, 142, 147),
    systemGray2 = rgb(174, 174, 178), systemGray3 = rgb(199, 199, 204),
    systemGray4 = rgb(209, 209, 214), systemGray5 = rgb(229, 229, 234),
    systemGray6 = rgb(242, 242, 247)

  /// The colours of text, from the first rank to the fourth, of a placeholder and of a link.
  public static let label = rgb(0, 0, 0), secondaryLabel = rgb(60, 60, 67, 0.6),
    tertiaryLabel = rgb(60, 60, 67, 0.3), quaternaryLabel = rgb(60, 60, 67, 0.18),
    placeholderText = rgb(60, 60, 67, 0.3), link = rgb(0, 122, 255)
  /// The colours of thin lines; the first is translucent.
  public static let separator = rgb(60, 60, 67, 0.29), opaqueSeparator = rgb(198, 198, 200)
  /// The colours of filled shapes, from thin ones to large ones with many parts.
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
