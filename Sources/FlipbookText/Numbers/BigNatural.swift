/// A whole number from zero up, of any size: just what exact decimal text needs.
struct BigNatural {
  /// Base 2^32, the least significant first, without leading zeros; zero is empty.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  mutating func multiply(by factor: UInt32) {
    multiply(by: factor, adding: 0)
  }

  mutating func shiftLeft(by bits: Int) {
    multiply(by: 1 << UInt32(bits % 32))
    guard !limbs.isEmpty else { return }
    limbs.insert(contentsOf: repeatElement(0, count: bits / 32), at: 0)
  }

  /// Divides by 2^bits; exactly half a unit goes to the even neighbour.
  mutating func shiftRightRoundingToEven(by bits: Int) {
    guard bits > 0 else { return }
    let isHalfSet = bit(bits - 1)
    let isMoreThanHalf = isHalfSet && (0..<(bits - 1)).contains { bit($0) }
    limbs.removeFirst(min(bits / 32, limbs.count))
    let shift = UInt64(bits % 32)
    for index in limbs.indices {
      let upper = index + 1 < limbs.count ? UInt64(limbs[index + 1]) << 32 : 0
      limbs[index] = UInt32(truncatingIfNeeded: (upper | UInt64(limbs[index])) >> shift)
    }
    trim()
    if isHalfSet && (isMoreThanHalf || bit(0)) {
      multiply(by: 1, adding: 1)
    }
  }

  /// The decimal digits in ASCII, the most significant first; zero is `0`.
  func decimalDigits() -> [UInt8] {
    var rest = self
    var reversed: [UInt8] = []
    while !rest.limbs.isEmpty {
      var group = rest.divide(by: 1_000_000_000)
      for _ in 0..<9 {
        reversed.append(UInt8(ascii: "0") + UInt8(group % 10))
        group /= 10
      }
    }
    while reversed.last == UInt8(ascii: "0") { reversed.removeLast() }
    return reversed.isEmpty ? [UInt8(ascii: "0")] : reversed.reversed()
  }

  private func bit(_ index: Int) -> Bool {
    index / 32 < limbs.count && limbs[index / 32] >> UInt32(index % 32) & 1 == 1
  }

  private mutating func multiply(by factor: UInt32, adding addend: UInt32) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Divides in place and answers the remainder.
  private mutating func divide(by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    for index in limbs.indices.reversed() {
      let dividend = remainder << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(dividend / UInt64(divisor))
      remainder = dividend % UInt64(divisor)
    }
    trim()
    return UInt32(remainder)
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
