/// A number, or several side by side with which the same is done.
///
/// What is written for it once gives the same bits for one number as for one among several.
protocol SideBySide {
  /// Makes every one of the numbers this one.
  init(repeating value: Double)

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
}

extension Double: SideBySide {
  init(repeating value: Double) { self = value }
}

extension SIMD4: SideBySide where Scalar == Double {}
