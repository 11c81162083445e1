/// Fixed-digit text for values beyond the usual range.
enum ExactDecimal {
  /// Appends a finite magnitude with `digits` digits after the point, rounded half to even.
  ///
  /// What is behind the point of such a value is always in the usual range.
  static func append(_ magnitude: Double, digits: Int, to bytes: inout [UInt8]) {
    var whole = magnitude.rounded(digits == 0 ? .toNearestOrEven : .towardZero)
    let rest = digits == 0 ? 0 : magnitude - whole
    var fraction = String(FastDecimal.units(of: rest, digits: digits) ?? 0)
    // A fraction that is rounded up to one has a digit more.
    if fraction.utf8.count > digits, digits > 0 { (whole, fraction) = (whole + 1, "0") }
    bytes += wholeDigits(of: whole)
    guard digits > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes += repeatElement(UInt8(ascii: "0"), count: digits - fraction.utf8.count)
    bytes += fraction.utf8
  }

  // The digits of a whole number that is 0 or more: its significand, doubled on paper.
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
