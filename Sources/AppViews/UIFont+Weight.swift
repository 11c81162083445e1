extension UIFont {
  /// The weight of a font, with UIKit's numbers (Apple: uikit/uifont/weight).
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, from −1 to 1.
    public let rawValue: CGFloat
    /// Makes a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight, from light to heavy.
    public static let ultraLight = Self(rawValue: -0.8), thin = Self(rawValue: -0.6),
      light = Self(rawValue: -0.4), regular = Self(rawValue: 0), medium = Self(rawValue: 0.23),
      semibold = Self(rawValue: 0.3), bold = Self(rawValue: 0.4), heavy = Self(rawValue: 0.56),
      black = Self(rawValue: 0.62)
  }

  /// The system's font in a weight, which is in its name as a number (choice).
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let name = weight == .regular ? nil : UIFont(name: ".SFUI-\(weight.rawValue)", size: fontSize)
    return name ?? .systemFont(ofSize: fontSize)
  }
  /// The height of a line, in points: that of the system's font, 1.193 times the size (choice).
  public var lineHeight: CGFloat { pointSize * 1.193359375 }
}
