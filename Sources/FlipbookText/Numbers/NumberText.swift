/// Decimal text for numbers, the same bytes on every platform.
///
/// It uses no exponent, no locale and no C library, and never prints `-0`. A value that is not
/// finite is one of the words `nan`, `inf` and `-inf`.
package enum NumberText {
  /// How many digits after the point can be asked for; anything else is moved to the nearer end.
  package static let digitRange = 0...12

  /// The value with a fixed number of digits after the point, correctly rounded.
  ///
  /// The binary value is taken exactly and rounded half to even, so the text is that of C's
  /// `printf("%.*f")` for every value; only a value that rounds to zero differs: it has no sign.
  package static func fixed(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return word(for: value) }
    let digits = clamped(digits)
    let units = DecimalUnits.count(in: value.magnitude, digits: digits)
    var bytes =
      units.map { Array(String($0).utf8) }
      ?? DecimalUnits.exactDigits(of: value.magnitude, digits: digits)
    if bytes.count <= digits {
      let zeros = repeatElement(UInt8(ascii: "0"), count: digits + 1 - bytes.count)
      bytes.insert(contentsOf: zeros, at: 0)
    }
    if digits > 0 { bytes.insert(UInt8(ascii: "."), at: bytes.count - digits) }
    if value < 0, units != 0 { bytes.insert(UInt8(ascii: "-"), at: 0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The digits of `fixed` as a whole number of units of 10^-digits, without the sign; nil where
  /// there are 2^51 units or more, or no digits at all.
  package static func units(of value: Double, digits: Int) -> UInt64? {
    DecimalUnits.count(in: value.magnitude, digits: clamped(digits))
  }

  /// A duration in seconds with fixed digits and its unit, `0.500s`; the bare word if not finite.
  package static func seconds(_ value: Double, digits: Int) -> String {
    fixed(value, digits: digits) + (value.isFinite ? "s" : "")
  }

  /// A count with a comma before every three digits, `10,000`.
  package static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    return digits.indices.reduce(into: count < 0 ? "-" : "") { text, place in
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
      text.append(digits[place])
    }
  }

  private static func clamped(_ digits: Int) -> Int {
    min(max(digits, digitRange.lowerBound), digitRange.upperBound)
  }

  static func word(for value: Double) -> String { value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
}
