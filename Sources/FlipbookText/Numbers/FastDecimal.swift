/// Fixed-digit text for the usual range, by one multiplication and integer digits.
///
/// A value x is shown as a whole number of units of 10^-digits. Where x · 10^digits is below 2^51,
/// every half is a Double, and rounding the product cannot carry it across a half. So a product off
/// the half is rounded as its value is; only on a half does the product's exact residual decide,
/// and where that is nothing too, the even neighbour wins.
enum FastDecimal {
  /// Room for any text of the usual range: at most 16 digits, a point, a sign and a spare pair.
  static let capacity = 24

  private static let limit = 0x1p51
  private static let wholeNumbersOnly = 0x1p52
  private static let powersOfTen: [Double] = [
    1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12,
  ]

  /// The digits 00 to 99 in a row: halves the number of divisions.
  private static let digitPairs: StaticString = """
    0001020304050607080910111213141516171819\
    2021222324252627282930313233343536373839\
    4041424344454647484950515253545556575859\
    6061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """

  /// The correctly rounded number of units of 10^-digits, or nil beyond the usual range.
  static func units(of magnitude: Double, digits: Int) -> UInt64? {
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

  /// What rounding took from `product` of the factors, exactly; Dekker's way, without libm's `fma`.
  private static func residual(of product: Double, _ first: Double, _ second: Double) -> Double {
    let (firstHigh, firstLow) = halves(first)
    let (secondHigh, secondLow) = halves(second)
    // In this order every sum is exact.
    let crossed = (firstHigh * secondHigh - product) + firstHigh * secondLow
    return (crossed + firstLow * secondHigh) + firstLow * secondLow
  }

  /// The value as a sum of two of at most 26 bits, whose products are exact.
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let spread = value * 0x1.0000002p27
    let high = spread - (spread - value)
    return (high, value - high)
  }

  /// Appends the units with a point before the last `digits` of them.
  static func append(
    _ units: UInt64, digits: Int, isNegative: Bool, to bytes: inout [UInt8]
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      guard let base = buffer.baseAddress else { return }
      let end = base + buffer.count
      let start = write(units, digits: digits, isNegative: isNegative, endingAt: end)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
    }
  }

  /// Writes from the last digit to the sign and answers where the text begins.
  @inline(__always)
  private static func write(
    _ units: UInt64, digits: Int, isNegative: Bool, endingAt end: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var rest = units
    var start = end
    if digits > 0 {
      for _ in 0..<(digits / 2) { writePair(of: &rest, before: &start) }
      if digits % 2 == 1 {
        start -= 1
        start.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      start -= 1
      start.pointee = UInt8(ascii: ".")
    }
    while rest >= 100 { writePair(of: &rest, before: &start) }
    // The last pair and the sign are always written, and then stepped over: no branch to miss.
    let isOneDigit = rest < 10
    writePair(of: &rest, before: &start)
    start += isOneDigit ? 1 : 0
    (start - 1).pointee = UInt8(ascii: "-")
    return start - (isNegative ? 1 : 0)
  }

  @inline(__always)
  private static func writePair(
    of rest: inout UInt64, before start: inout UnsafeMutablePointer<UInt8>
  ) {
    let quotient = rest / 100
    let pair = digitPairs.utf8Start + Int(truncatingIfNeeded: 2 * (rest - 100 * quotient))
    start -= 2
    start[0] = pair[0]
    start[1] = pair[1]
    rest = quotient
  }
}
