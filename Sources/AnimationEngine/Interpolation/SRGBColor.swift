/// A colour of the sRGB space with straight alpha.
///
/// Components are in 0…1 in a colour that is made; one that is passed on the way of an
/// overshooting animation may lie outside, and is clamped by whoever draws it.
package struct SRGBColor: Hashable, Sendable {
  /// The red component.
  package let red: Double

  /// The green component.
  package let green: Double

  /// The blue component.
  package let blue: Double

  /// The opacity, with which the other components are not multiplied.
  package let alpha: Double

  /// Makes a colour of its components; opaque unless `alpha` says otherwise.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour the share `p` of the way to another, each component for itself.
  ///
  /// Half-way from red to a blue of alpha 0.5 is (0.5, 0, 0.5, 0.75). Exactly the ends at 0 and 1.
  package func mixed(with other: SRGBColor, at p: Double) -> SRGBColor {
    SRGBColor(
      red: interpolate(red, other.red, p),
      green: interpolate(green, other.green, p),
      blue: interpolate(blue, other.blue, p),
      alpha: interpolate(alpha, other.alpha, p)
    )
  }
}
