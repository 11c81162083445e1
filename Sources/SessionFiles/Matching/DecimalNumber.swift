/// A decimal number exactly as written, so that "half a unit of the last place" has no rounding
/// of its own and ties are ties.
struct DecimalNumber: Equatable, Sendable {
  /// Whether a minus sign is written, which zero can have too.
  let isNegative: Bool
  /// The digits, most significant first, leading zeros dropped; none for zero.
  private let digits: [UInt8]
  /// The power of ten of the last digit.
  private let exponent: Int

  private init(isNegative: Bool = false, digits: some Sequence<UInt8>, exponent: Int) {
    self.isNegative = isNegative
    self.digits = Array(digits.drop { $0 == 0 })
    self.exponent = exponent
  }

  /// Reads `[+-]digits[.digits][e[+-]digits]`; nil for other text and for exponents beyond ±400,
  /// which would make the exact sums too long.
  init?(_ text: String) {
    let parts = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
    }
    var written = 0
    if parts.count == 2 {
      guard let value = Int(Substring(parts[1])), abs(value) <= 400 else { return nil }
      written = value
    }
    let mantissa = parts[0].drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let pieces = mantissa.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let digits = pieces.joined().map { $0 &- UInt8(ascii: "0") }
    guard !digits.isEmpty, digits.allSatisfy({ $0 <= 9 }) else { return nil }
    let places = pieces.count == 2 ? pieces[1].count : 0
    self.init(
      isNegative: text.utf8.first == UInt8(ascii: "-"), digits: digits,
      exponent: written - places)
  }

  /// Whether this is a zero with a minus sign.
  var isNegativeZero: Bool { isNegative && digits.isEmpty }

  /// Half a unit of the last place written.
  var halfUnit: DecimalNumber { DecimalNumber(digits: [5], exponent: exponent - 1) }

  /// Whether this number lies at most `limit` (zero or more) from another one.
  func isWithin(_ limit: DecimalNumber, of other: DecimalNumber) -> Bool {
    let base = min(exponent, other.exponent, limit.exponent)
    let (mine, others) = (scaled(to: base), other.scaled(to: base))
    let distance: [UInt8]
    if isNegative != other.isNegative {
      distance = Self.sum(mine, others)
    } else if Self.isAtMost(mine, others) {
      distance = Self.difference(others, mine)
    } else {
      distance = Self.difference(mine, others)
    }
    return Self.isAtMost(distance, limit.scaled(to: base))
  }

  // The magnitudes below are digits with the least significant first, so that places line up.

  private func scaled(to base: Int) -> [UInt8] {
    Array(repeating: 0, count: digits.isEmpty ? 0 : exponent - base) + digits.reversed()
  }

  private static func digit(_ number: [UInt8], _ place: Int) -> UInt8 {
    place < number.count ? number[place] : 0
  }

  private static func isAtMost(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    for place in (0..<max(first.count, second.count)).reversed() {
      let (left, right) = (digit(first, place), digit(second, place))
      if left != right { return left < right }
    }
    return true
  }

  private static func sum(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    var carry: UInt8 = 0
    return (0...max(first.count, second.count)).map { place in
      let value = digit(first, place) + digit(second, place) + carry
      carry = value / 10
      return value % 10
    }
  }

  private static func difference(_ larger: [UInt8], _ smaller: [UInt8]) -> [UInt8] {
    var borrowed: UInt8 = 0
    return larger.indices.map { place in
      let value = 10 + digit(larger, place) - digit(smaller, place) - borrowed
      borrowed = value < 10 ? 1 : 0
      return value % 10
    }
  }
}
