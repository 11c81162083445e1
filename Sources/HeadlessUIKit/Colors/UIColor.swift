/// A colour in sRGB with straight (not premultiplied) alpha.
///
/// Components are 0…1; other values are kept as they are. System colours have iOS's light
/// appearance. Apple: uikit/uicolor and Apple's Human Interface Guidelines.
public final class UIColor: Hashable, Sendable {
  let components: SIMD4<Double>

  /// Makes a colour from components, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// Makes a clear black.
  public convenience init() { self.init(white: 0, alpha: 0) }

  /// Makes a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each clamped to 0…1; hues 0 and 1 are red,
  /// a third is green, two thirds are blue.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    let (saturation, brightness) = (clamped(saturation), clamped(brightness))
    // Each component is full for a third of the wheel and falls to either side.
    func component(_ middle: CGFloat) -> CGFloat {
      let distance = abs(clamped(hue) * 6 - middle)
      let share = clamped(2 - min(distance, 6 - distance))
      return brightness * (1 - saturation * (1 - share))
    }
    self.init(red: component(0), green: component(2), blue: component(4), alpha: clamped(alpha))
  }

  /// Makes the colour of a layer's value.
  public convenience init(cgColor: CGColor) { self.init(components: cgColor.rgba) }
  init(components: SIMD4<Double>) { self.components = components }
  /// The same colour as layers keep it.
  public var cgColor: CGColor { CGColor(rgba: components) }

  /// The same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(components: SIMD4(components.x, components.y, components.z, Double(alpha)))
  }

  package func mixed(with other: UIColor, _ share: Double) -> UIColor {
    UIColor(components: components + (other.components - components) * share)
  }

  /// Reads the components; always succeeds.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(components.x)
    green?.pointee = CGFloat(components.y)
    blue?.pointee = CGFloat(components.z)
    alpha?.pointee = CGFloat(components.w)
    return true
  }

  /// Whether the components are the same.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.components == rhs.components }
  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// The type of colour literals without another type.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes the colour of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// A layer's colour, always in sRGB (choice) with straight alpha (Apple: coregraphics/cgcolor).
public final class CGColor: Hashable, Sendable {
  let rgba: SIMD4<Double>

  /// Makes a colour from components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  init(rgba: SIMD4<Double>) { self.rgba = rgba }
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { (0..<4).map { CGFloat(rgba[$0]) } }
  /// The alpha component, 0…1.
  public var alpha: CGFloat { CGFloat(rgba.w) }
  /// Whether the components are the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }
  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
