import CLibrary
import FlipbookText
import TestSupport
import Testing

/// The C library's text is the oracle; 50,000 values for each number of digits from 0 to 6.
struct NumberTextAgainstPrintfTests {
  @Test(arguments: 0...6)
  func `prints random values as printf does`(digits: Int) {
    expectPrintf(digits: digits, count: 20_000) { generator in
      Double.random(in: -2000...2000, using: &generator)
    }
  }

  @Test(arguments: 0...6)
  func `prints ties and their neighbours as printf does`(digits: Int) {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    expectPrintf(digits: digits, count: 18_000) { generator in
      let bits = Int.random(in: 1...45, using: &generator)
      let tie =
        (Double.random(in: 0..<Double(1 << bits), using: &generator).rounded() + 0.5) / scale
      return [tie, tie.nextUp, tie.nextDown, -tie].randomElement(using: &generator) ?? tie
    }
  }

  @Test(arguments: 0...6)
  func `prints exact binary fractions as printf does`(digits: Int) {
    expectPrintf(digits: digits, count: 10_000) { generator in
      let numerator = Double(Int.random(in: -99_999...99_999, using: &generator))
      return numerator / Double(1 << Int.random(in: 0...12, using: &generator))
    }
  }

  @Test(arguments: 0...12)
  func `prints values of every size as printf does`(digits: Int) {
    expectPrintf(digits: digits, count: 500) { generator in
      Double(bitPattern: generator.next())
    }
  }

  @Test(arguments: 0...12)
  func `prints values where the fast way ends as printf does`(digits: Int) {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    expectPrintf(digits: digits, count: 1000) { generator in
      Double.random(in: 0x1p49...0x1p66, using: &generator) / scale
    }
  }

  @Test(arguments: [0, 3, 12])
  func `prints powers of two and ten, and the ends of the range, as printf does`(digits: Int) {
    let twos = (-1074...1023).map { scalbn(1.0, $0) }
    let tens = (-30...300).compactMap { Double("1e\($0)") }
    for value in twos + tens + [1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      let text = NumberText.fixed(value, digits: digits)
      #expect(text == printf(value, digits: digits))
    }
  }

  /// Compares `count` made-up values and reports the first that differs.
  private func expectPrintf(
    digits: Int, count: Int, value: (inout SeededGenerator) -> Double
  ) {
    var generator = SeededGenerator(seed: 20_260 + UInt64(digits))
    var firstDifference: String?
    for _ in 0..<count where firstDifference == nil {
      let value = value(&generator)
      guard value.isFinite else { continue }
      let text = NumberText.fixed(value, digits: digits)
      let expected = printf(value, digits: digits)
      if text != expected { firstDifference = "\(generator): \(text), not \(expected)" }
    }
    #expect(firstDifference == nil)
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
