import CLibrary

/// The elementary functions of the platform's mathematics library.
///
/// The only file of the engine that imports a platform module. The last digit of these functions
/// differs between platforms; square roots and the four operations do not, and come from the
/// standard library.
enum Mathematics {
  /// e to the power `x`.
  static func exponential(_ x: Double) -> Double { exp(x) }

  /// `exponential(x) - 1`, without the cancellation near zero.
  static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

  /// The natural logarithm of `x`.
  static func logarithm(_ x: Double) -> Double { log(x) }

  /// The sine of an angle in radians.
  static func sine(_ angle: Double) -> Double { sin(angle) }

  /// The cosine of an angle in radians.
  static func cosine(_ angle: Double) -> Double { cos(angle) }

  /// The number whose hyperbolic tangent is `x`.
  static func inverseHyperbolicTangent(_ x: Double) -> Double { atanh(x) }

  /// The angle of the vector (x, y) from the positive x axis, in −π…π.
  static func angle(x: Double, y: Double) -> Double { atan2(y, x) }

  /// The length of the vector (x, y), without overflow on the way.
  static func length(x: Double, y: Double) -> Double { hypot(x, y) }
}
