import FlipbookText
import TestSupport
import Testing

struct ShortestNumberTextTests {
  private static let shortestTexts: [(Double, String)] = [
    (2, "2"), (0.5, "0.5"), (1.0 / 60, "0.016666666666666666"), (1_000_000, "1000000"),
    (-0.25, "-0.25"), (0, "0"), (-0.0, "0"), (100, "100"), (1e-5, "0.00001"),
    (1.25e-7, "0.000000125"), (1e16, "10000000000000000"), (1.5e17, "150000000000000000"),
    (1e22, "10000000000000000000000"), (123.456, "123.456"), (0.1 + 0.2, "0.30000000000000004"),
  ]

  @Test(arguments: shortestTexts)
  func `writes the shortest digits without an exponent`(value: Double, expected: String) {
    #expect(NumberText.shortest(value) == expected)
  }

  private static let count = 100 * Int(Seeds.count)

  @Test func `reads back as the same value`() {
    var generator = SeededGenerator(seed: 5)
    let values = (0..<Self.count).map { _ in Double(bitPattern: generator.next()) }
    let different = values.first {
      let text = NumberText.shortest($0)
      return $0.isFinite
        && (Double(text) != $0 || !text.utf8.allSatisfy("-.0123456789".utf8.contains))
    }
    #expect(different == nil)
  }

  @Test(arguments: [0, 3, 7])
  func `a brief number is the shortest of the rounded one`(digits: Int) {
    var generator = SeededGenerator(seed: 6)
    let values = (0..<Self.count).map { place in
      let random = Double(bitPattern: generator.next())
      return place % 2 == 0 ? random : (random.significand * 1e6).rounded() / 1e4
    }
    let different = values.first {
      $0.isFinite
        && NumberText.brief($0, digits: digits)
          != Double(NumberText.fixed($0, digits: digits)).map(NumberText.shortest)
    }
    #expect(different == nil)
    #expect(NumberText.brief(.infinity) == "inf" && NumberText.brief(-1200) == "-1200")
  }

  @Test func `writes the smallest and the largest value`() {
    #expect(
      NumberText.shortest(.leastNonzeroMagnitude) == "0." + String(repeating: "0", count: 323) + "5"
    )
    #expect(
      NumberText.shortest(.greatestFiniteMagnitude)
        == "17976931348623157" + String(repeating: "0", count: 292))
  }
}
