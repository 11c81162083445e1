/// Fixed-digit text for values beyond the usual range, by whole numbers of any size.
enum ExactDecimal {
  /// Appends a finite magnitude with `digits` digits after the point, rounded half to even.
  static func append(_ magnitude: Double, digits: Int, to bytes: inout [UInt8]) {
    let text = BigNatural.scaled(magnitude, byPowerOfTen: digits).decimalDigits()
    let padding = max(0, digits + 1 - text.count)
    let padded = [UInt8](repeating: UInt8(ascii: "0"), count: padding) + text
    bytes.append(contentsOf: padded.dropLast(digits))
    guard digits > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(contentsOf: padded.suffix(digits))
  }
}

extension BigNatural {
  /// The finite magnitude times a power of ten, rounded half to even.
  static func scaled(_ magnitude: Double, byPowerOfTen power: Int) -> BigNatural {
    let hiddenBit: UInt64 = magnitude.isNormal ? 1 << 52 : 0
    var result = BigNatural(magnitude.significandBitPattern | hiddenBit)
    for _ in 0..<power { result.multiply(by: 10) }
    let exponent = max(Int(magnitude.exponentBitPattern), 1) - 1075
    if exponent >= 0 {
      result.shiftLeft(by: exponent)
    } else {
      result.shiftRightRoundingToEven(by: -exponent)
    }
    return result
  }
}
