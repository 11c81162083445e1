/// Scalars that show nothing where they stand alone.
///
/// Sources: the Unicode Character Database's general categories Cc, Cf, Zl and Zp, its property
/// Default_Ignorable_Code_Point, and the noncharacters. Of Cf the marks that stand before a number
/// or a word and are seen, such as U+0600, are left out. Surrogates are no scalars.
enum UnprintableScalars {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0xAD { return value < 0x20 || (0x7F..<0xA0).contains(value) }
    return ranges.contains(value) || value & 0xFFFE == 0xFFFE
  }

  private static let ranges = ScalarRanges(
    """
    AD 34F 61C 115F-1160 17B4-17B5 180B-180F 200B-200F 2028-202E 2060-206F 3164 FDD0-FDEF FE00-FE0F
    FEFF FFA0 FFF0-FFFB 13430-1343F 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF
    """)
}
