/// The columns that a terminal gives a character, independent of any locale.
enum CellWidth {
  private static let zero: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x20D0...0x20FF,
  ]
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  /// 0 for scalars that combine with the character before, 2 for East Asian and picture characters.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if zero.contains(where: { $0.contains(scalar.value) }) { return 0 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}
