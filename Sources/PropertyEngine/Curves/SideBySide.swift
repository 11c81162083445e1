/// A number, or several side by side with which the same is done.
///
/// What is written for it once gives the same bits for one number as for one among several.
protocol SideBySide {
  /// Makes every one of the numbers this one.
  init(repeating value: Double)

  /// 2 to the power of what stands in the last places, −1022…1023, of a number from 2⁵² on.
  var powerOfTwo: Self { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
}

extension Double: SideBySide {
  init(repeating value: Double) { self = value }

  var powerOfTwo: Double { Double(bitPattern: (bitPattern &+ 1_023) << 52) }
}

extension SIMD4: SideBySide where Scalar == Double {
  var powerOfTwo: Self {
    unsafeBitCast((unsafeBitCast(self, to: SIMD4<UInt64>.self) &+ 1_023) &<< 52, to: Self.self)
  }
}

extension SIMD8: SideBySide where Scalar == Double {
  var powerOfTwo: Self {
    unsafeBitCast((unsafeBitCast(self, to: SIMD8<UInt64>.self) &+ 1_023) &<< 52, to: Self.self)
  }
}
