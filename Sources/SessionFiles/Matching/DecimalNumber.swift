/// A decimal number exactly as written, so that half a unit of its last place is exact as well.
struct DecimalNumber: Equatable, Sendable {
  let isNegative: Bool
  /// The digits, most significant first, without leading zeros; none for zero.
  private let digits: [Int]
  private let exponent: Int

  private init(isNegative: Bool = false, digits: some Sequence<Int>, exponent: Int) {
    (self.isNegative, self.exponent) = (isNegative, exponent)
    self.digits = Array(digits.drop { $0 == 0 })
  }

  /// Reads `[+-]digits[.digits][e[+-]digits]`; nil for other text and for exponents beyond ±400,
  /// which would make the exact sums too long.
  init?(_ text: String) {
    let parts = text.lowercased().utf8.split(
      separator: UInt8(ascii: "e"), maxSplits: 1, omittingEmptySubsequences: false)
    let power = parts.count == 2 ? Int(Substring(parts[1])) : 0
    guard let power, abs(power) <= 400 else { return nil }
    let pieces = parts[0].drop { "+-".utf8.contains($0) }.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let digits = pieces.joined().map { Int($0) - Int(UInt8(ascii: "0")) }
    guard !digits.isEmpty, digits.allSatisfy((0...9).contains) else { return nil }
    self.init(
      isNegative: text.utf8.first == UInt8(ascii: "-"), digits: digits,
      exponent: power - (pieces.count == 2 ? pieces[1].count : 0))
  }

  var isNegativeZero: Bool { isNegative && digits.isEmpty }
  var halfUnit: DecimalNumber { DecimalNumber(digits: [5], exponent: exponent - 1) }
  var size: Double { Double("0\(digits.map(String.init).joined())e\(exponent)") ?? .nan }

  /// Whether this number lies at most `limit` (zero or more) from another one.
  func isWithin(_ limit: DecimalNumber, of other: DecimalNumber) -> Bool {
    let base = min(exponent, other.exponent, limit.exponent)
    let (mine, others) = (scaled(to: base), other.scaled(to: base))
    return [(mine, others), (others, mine)].allSatisfy { more, less in
      Self.isAtMost(more, less, plus: limit.scaled(to: base))
    }
  }

  private func scaled(to base: Int) -> [Int] {
    Array(repeating: 0, count: digits.isEmpty ? 0 : exponent - base)
      + digits.reversed().map { isNegative ? -$0 : $0 }
  }

  private static func isAtMost(_ number: [Int], _ other: [Int], plus limit: [Int]) -> Bool {
    func digit(_ digits: [Int], _ place: Int) -> Int { place < digits.count ? digits[place] : 0 }
    var carry = 0
    for place in 0..<max(number.count, other.count, limit.count) {
      let left = digit(other, place) + digit(limit, place) - digit(number, place) + carry
      carry = left >= 0 ? left / 10 : (left - 9) / 10
    }
    return carry >= 0
  }
}

extension FenceOptions.Tolerance {
  /// Whether a number in the output is near enough to the expected one, both as written.
  ///
  /// Without a decimal point only the same text matches. A minus zero matches only a minus zero.
  func accepts(_ actual: String, for expected: String) -> Bool {
    // Most numbers have the very same text.
    if actual == expected { return true }
    guard expected.utf8.contains(UInt8(ascii: ".")), let value = DecimalNumber(expected),
      let other = DecimalNumber(actual)
    else { return false }
    if value.isNegativeZero || other.isNegativeZero {
      return value.isNegativeZero && other.isNegativeZero
    }
    switch self {
    case .asWritten: return other.isWithin(value.halfUnit, of: value)
    case .absolute(let limit):
      return DecimalNumber(limit.description).map { other.isWithin($0, of: value) } ?? false
    case .relative(let share):
      guard let expected = Double(expected), let actual = Double(actual) else { return false }
      return abs(actual - expected) <= share * abs(expected)
    }
  }
}
