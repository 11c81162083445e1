/// A value as a whole number of units of 10^-digits, correctly rounded.
///
/// If x · 10^digits is below 2^51, every half is a Double, and rounding the product cannot carry it
/// across a half. So a product off the half is rounded as its value is; only on a half does the
/// product's exact residual decide, and if that is zero too, the even neighbour wins.
enum DecimalUnits {
  private static let limit = 0x1p51
  private static let wholeNumbersOnly = 0x1p52
  private static let powersOfTen: [Double] = [
    1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12,
  ]

  /// The number of units; nil where there are 2^51 or more.
  static func count(in magnitude: Double, digits: Int) -> UInt64? {
    let scale = powersOfTen[digits]
    let product = magnitude * scale
    guard product < limit else { return nil }
    // From 2^52 on the last bit of a Double counts ones, so this sum is rounded half to even.
    let sum = product + wholeNumbersOnly
    let units = sum.bitPattern & (1 << 52 - 1)
    let excess = product - (sum - wholeNumbersOnly)
    if excess.magnitude == 0.5 {
      let rest = residual(of: product, magnitude, scale)
      if rest > 0 && excess > 0 { return units + 1 }
      if rest < 0 && excess < 0 { return units - 1 }
    }
    return units
  }

  // The exact error of rounding a product: Dekker's method, without libm's `fma`.
  private static func residual(of product: Double, _ first: Double, _ second: Double) -> Double {
    let (firstHigh, firstLow) = halves(first)
    let (secondHigh, secondLow) = halves(second)
    // In this order every sum is exact.
    let crossed = (firstHigh * secondHigh - product) + firstHigh * secondLow
    return (crossed + firstLow * secondHigh) + firstLow * secondLow
  }

  // The value as a sum of two of at most 26 bits, whose products are exact.
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let spread = value * 0x1.0000002p27
    let high = spread - (spread - value)
    return (high, value - high)
  }

  /// The digits of the number of units of a finite magnitude, however many there are.
  ///
  /// The fraction of a magnitude with 2^51 units or more always has fewer.
  static func exactDigits(of magnitude: Double, digits: Int) -> [UInt8] {
    var whole = magnitude.rounded(digits == 0 ? .toNearestOrEven : .towardZero)
    let rest = digits == 0 ? 0 : magnitude - whole
    var fraction = String(count(in: rest, digits: digits) ?? 0)
    // A fraction that is rounded up to one has a digit more.
    if fraction.utf8.count > digits, digits > 0 { (whole, fraction) = (whole + 1, "0") }
    guard digits > 0 else { return wholeDigits(of: whole) }
    return wholeDigits(of: whole)
      + repeatElement(UInt8(ascii: "0"), count: digits - fraction.utf8.count) + fraction.utf8
  }

  // The digits of a whole number that is 0 or more: its significand, doubled as on paper.
  private static func wholeDigits(of whole: Double) -> [UInt8] {
    let doublings = max(0, Int(whole.exponent) - 63)
    let significand = UInt64(whole / Double(sign: .plus, exponent: doublings, significand: 1))
    var reversed = String(significand).utf8.reversed().map { $0 - UInt8(ascii: "0") }
    for _ in 0..<doublings {
      var carry: UInt8 = 0
      for place in reversed.indices {
        let double = reversed[place] * 2 + carry
        (reversed[place], carry) = (double % 10, double / 10)
      }
      if carry > 0 { reversed.append(carry) }
    }
    return reversed.reversed().map { $0 + UInt8(ascii: "0") }
  }
}
