/// A number, or several numbers side by side that are computed together.
///
/// A formula for this type gives one number the same bits alone as among several.
protocol SideBySide {
  /// Sets each of the numbers to this one.
  init(repeating value: Double)

  /// Two to the power of the integer, −1022…1023, in the last places of a number from 2⁵² on.
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
