import FlipbookText
import TestSupport
import Testing

struct NumberTextTests {
  private static let values: [(Double, Int, String)] = [
    (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (0.125, 2, "0.12"), (0.375, 2, "0.38"),
    (2.675, 2, "2.67"), (1.005, 2, "1.00"), (0.1, 12, "0.100000000000"), (99.9995, 3, "99.999"),
    (999.9996, 3, "1000.000"), (-12.3456, 2, "-12.35"), (10, 0, "10"), (100, 0, "100"),
    (0x1p52, 3, "4503599627370496.000"), (0x1p53, 0, "9007199254740992"),
    (1e22, 1, "10000000000000000000000.0"), (-0x1p63, 0, "-9223372036854775808"),
    (4_503_599_627_370_495.5, 0, "4503599627370496"),
    (4_503_599_627_370_494.5, 0, "4503599627370494"),
  ]

  @Test(arguments: values)
  func `rounds the exact value half to even`(value: Double, digits: Int, expected: String) {
    #expect(NumberText.fixed(value, digits: digits) == expected)
  }

  @Test(arguments: [-0.0, -0.0004, -0x1p-11, -Double.leastNonzeroMagnitude])
  func `has no negative zero`(value: Double) {
    #expect(NumberText.fixed(value, digits: 3) == "0.000")
    #expect(NumberText.fixed(value, digits: 0) == "0")
  }

  private static let counts: [(Int, String)] = [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (9960, "9,960"), (100_000, "100,000"),
    (1_234_567, "1,234,567"), (-1000, "-1,000"), (-100, "-100"),
  ]

  @Test(arguments: counts)
  func `sets counts apart by thousands`(count: Int, text: String) {
    #expect(NumberText.grouped(count) == text)
  }

  @Test func `keeps the sign of what does not round to zero`() {
    #expect(NumberText.fixed(-0.0005, digits: 3) == "-0.001")
  }

  private static let withoutDigits: [(Double, String)] = [
    (Double.nan, "nan"), (-Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
  ]

  @Test(arguments: withoutDigits)
  func `names what has no digits`(value: Double, expected: String) {
    #expect(NumberText.fixed(value, digits: 3) == expected)
    #expect(NumberText.shortest(value) == expected)
    #expect(NumberText.seconds(value, digits: 3) == expected)
  }

  @Test func `moves digits out of range to the nearer end`() {
    #expect(NumberText.fixed(1.75, digits: -3) == "2")
    #expect(NumberText.fixed(1.75, digits: 99) == "1.750000000000")
  }

  @Test func `writes seconds with their unit`() {
    #expect(NumberText.seconds(0.5, digits: 3) == "0.500s")
    #expect(NumberText.seconds(-0.0001, digits: 2) == "0.00s")
    #expect(NumberText.seconds(90, digits: 0) == "90s")
  }
}
