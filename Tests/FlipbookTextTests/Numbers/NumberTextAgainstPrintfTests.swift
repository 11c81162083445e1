import CLibrary
import FlipbookText
import TestSupport
import Testing

/// The C library's text is the oracle; some 5,000 values for each number of digits from 0 to 6.
struct NumberTextAgainstPrintfTests {
  private static let count = 100 * Int(Seeds.count)

  @Test(arguments: 0...6)
  func `prints random values as printf does`(digits: Int) {
    expectPrintf(digits: digits) { Double.random(in: -2000...2000, using: &$0) }
  }

  @Test(arguments: 0...6)
  func `prints ties and their neighbours as printf does`(digits: Int) {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    expectPrintf(digits: digits) { generator in
      let bits = Int.random(in: 1...45, using: &generator)
      let tie =
        (Double.random(in: 0..<Double(1 << bits), using: &generator).rounded() + 0.5) / scale
      return [tie, tie.nextUp, tie.nextDown, -tie].randomElement(using: &generator) ?? tie
    }
  }

  @Test(arguments: 0...6)
  func `prints exact binary fractions as printf does`(digits: Int) {
    expectPrintf(digits: digits) { generator in
      let numerator = Double(Int.random(in: -99_999...99_999, using: &generator))
      return numerator / Double(1 << Int.random(in: 0...12, using: &generator))
    }
  }

  @Test(arguments: 0...12)
  func `prints values of every size as printf does`(digits: Int) {
    expectPrintf(digits: digits, count: Self.count / 6) { Double(bitPattern: $0.next()) }
  }

  @Test(arguments: 0...12)
  func `prints values where the fast way ends as printf does`(digits: Int) {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    expectPrintf(digits: digits) { Double.random(in: 0x1p49...0x1p66, using: &$0) / scale }
  }

  @Test(arguments: [0, 3, 12])
  func `prints powers of two and ten, and the ends of the range, as printf does`(digits: Int) {
    let twos = (-1074...1023).map { scalbn(1.0, $0) }
    let tens = (-30...300).compactMap { Double("1e\($0)") }
    expectPrintf(twos + tens + [1e300, .greatestFiniteMagnitude], digits: digits)
  }

  private func expectPrintf(
    digits: Int, count: Int = Self.count, value: (inout SeededGenerator) -> Double
  ) {
    var generator = SeededGenerator(seed: 20_260 + UInt64(digits))
    expectPrintf((0..<count).map { _ in value(&generator) }, digits: digits)
  }

  /// Reports the first value that differs.
  private func expectPrintf(_ values: [Double], digits: Int) {
    let different = values.first {
      $0.isFinite && NumberText.fixed($0, digits: digits) != printf($0, digits: digits)
    }
    #expect(different == nil)
  }

  /// What C prints, without the sign of a zero.
  private func printf(_ value: Double, digits: Int) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
      let arguments: [any CVarArg] = [Int32(digits), value]
      let count = withVaList(arguments) {
        vsnprintf(buffer.baseAddress, buffer.count, "%.*f", $0)
      }
      let bytes = buffer[..<Int(count)].map { UInt8(bitPattern: $0) }
      let isZero = bytes.allSatisfy { "-0.".utf8.contains($0) }
      return String(
        decoding: isZero && value.sign == .minus ? Array(bytes.dropFirst()) : bytes,
        as: UTF8.self)
    }
  }
}
