/// Scalars that show nothing where they stand alone.
///
/// Sources: the Unicode Character Database's general categories Cc, Cf, Zl and Zp, its property
/// Default_Ignorable_Code_Point, and the noncharacters. Of Cf the marks that stand before a number
/// or a word and are seen, such as U+0600, are left out. Surrogates are no scalars.
enum UnprintableScalars {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0xAD { return value < 0x20 || (0x7F..<0xA0).contains(value) }
    return ScalarBounds.contain(value, bounds) || value & 0xFFFE == 0xFFFE
  }

  // Inclusive bounds in pairs, ascending.
  private static let bounds: [UInt32] = [
    0xAD, 0xAD, 0x34F, 0x34F, 0x61C, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F,
    0x200B, 0x200F, 0x2028, 0x202E, 0x2060, 0x206F, 0x3164, 0x3164, 0xFDD0, 0xFDEF, 0xFE00, 0xFE0F,
    0xFEFF, 0xFEFF, 0xFFA0, 0xFFA0, 0xFFF0, 0xFFFB, 0x13430, 0x1343F, 0x1BCA0, 0x1BCA3,
    0x1D173, 0x1D17A, 0xE0000, 0xE0FFF,
  ]
}

enum ScalarBounds {
  /// Whether a scalar lies in one of the ranges with these inclusive bounds in pairs, ascending.
  static func contain(_ scalar: UInt32, _ bounds: [UInt32]) -> Bool {
    var lower = 0
    var upper = bounds.count / 2
    while lower < upper {
      let middle = (lower + upper) / 2
      if scalar > bounds[2 * middle + 1] { lower = middle + 1 } else { upper = middle }
    }
    return 2 * lower < bounds.count && scalar >= bounds[2 * lower]
  }
}
