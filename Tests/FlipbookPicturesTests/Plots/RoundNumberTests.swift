import Testing

@testable import FlipbookPictures

@Suite struct `A round number` {
  private typealias Digits = RoundNumber.Digits

  private static let least = [1e-9, 0.011, 0.1, 0.3, 7, 26, 1000, 3e8]

  private static let digits: [([Int], [Double])] = [
    (Digits.ofAxes, [1e-9, 0.02, 0.1, 0.5, 10, 50, 1000, 5e8]),
    (Digits.ofRulers, [1e-9, 0.02, 0.1, 0.4, 10, 40, 1000, 4e8]),
    (Digits.ofScales, [1e-9, 0.012, 0.1, 0.3, 8, 30, 1000, 3e8]),
  ]

  @Test(arguments: digits)
  func `is the next one with few digits`(digits: [Int], values: [Double]) {
    #expect(Self.least.map { RoundNumber(atLeast: $0, digits: digits).value } == values)
  }

  @Test func `has multiples without error`() {
    let tenth = RoundNumber(atLeast: 0.1, digits: Digits.ofAxes)
    #expect(tenth.multiple(3) == 0.3 && tenth.multiple(-7) == -0.7)
    #expect(tenth.next.value == 0.2 && tenth.next.next.next.next.value == 1)
  }

  @Test func `on an axis has no decimal that the power of ten does not need`() {
    let steps = [0.21, 2.1, 21, 210].map { RoundNumber(atLeast: $0, digits: Digits.ofAxes).plain }
    #expect(steps.map(\.value) == [0.5, 5, 25, 250])
  }

  @Test func `finds the marks around a value`() {
    let step = RoundNumber(atLeast: 0.2, digits: Digits.ofAxes)
    #expect(step.marks(around: 0.3) == (1, 2))
    #expect(step.marks(around: 0.6000000000000001) == (3, 3))
    #expect(step.marks(around: -0.3) == (-2, -1))
  }

  private static let counts: [(Double, Int, String)] = [
    (0.05, 3, "0.15"), (2, 3, "6"), (0.25, 3, "0.75"), (1e7, 2, "2e7"), (1e7, 0, "0"),
    (50000, -2, "-100000"),
  ]

  @Test(arguments: counts)
  func `has texts with the decimals it needs`(least: Double, count: Int, text: String) {
    #expect(RoundNumber(atLeast: least, digits: Digits.ofAxes).text(count) == text)
  }
}
