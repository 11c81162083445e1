import Testing

@testable import FlipbookPictures

@Suite struct OwnScaleTests {
  private func text(_ values: [Double], unit: String = "", isASCII: Bool = false) throws -> String {
    OwnScale.text(of: [try #require(OwnScale(values))], unit: unit, isASCII: isASCII)
  }

  private static let values: [([Double], [Double])] = [
    ([10.0, .nan, 32, 30], [0, 0.5, 1.1, 1]), ([30, 8, 10], [0, 0.5, 1.1, 1]),
  ]

  @Test(arguments: values)
  func `a number lies where it is on the way from its start to its target`(
    values: [Double], shares: [Double]
  ) throws {
    let scale = try #require(OwnScale(values))
    let way = values[values.count - 1] - values[0]
    for share in shares {
      #expect(abs(scale.share(of: values[0] + share * way) - share) < 1e-12)
    }
  }

  @Test func `its name tells start and target`() throws {
    #expect(try text([50, 160, 150]) == "50 → 150")
    #expect(try text([50, 160, 150], unit: "deg", isASCII: true) == "50 to 150deg")
    #expect(try text([950, 950.00009]) == "950 → 950.0001")
    let pair = [try #require(OwnScale([50, 150])), try #require(OwnScale([50, -7.5]))]
    #expect(OwnScale.text(of: pair, unit: "", isASCII: false) == "(50, 50) → (150, -7.5)")
  }

  @Test func `what comes back is scaled by the farthest it goes`() throws {
    #expect(try #require(OwnScale([0, 8, -10, 0])).share(of: 8) == -0.8)
    #expect(try text([0, 8, -10, 0]) == "0 → -10 and back")
    #expect(try text([0, 10, 2], isASCII: true) == "0 to 10 and back to 2")
    #expect(try text([0, 10, 3]) == "0 → 3")
  }

  @Test(arguments: [[5.0], [5, 5], [1e9, 1e9 + 1e-5]])
  func `what stays the same stays at its start`(values: [Double]) throws {
    let scale = try #require(OwnScale(values))
    #expect(values.allSatisfy { scale.share(of: $0) == 0 })
    #expect(try !text(values).contains("→"))
  }

  @Test func `where nothing is there is no scale`() {
    #expect(OwnScale([Double.nan]) == nil)
    #expect(OwnScale([Double]()) == nil)
  }
}
