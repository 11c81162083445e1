import Testing

@testable import FlipbookPictures

@Suite struct OwnRangeTests {
  @Test func `a number lies where it is on the way from the lowest to the highest`() throws {
    let range = try #require(OwnRange([10, .nan, 30, 20]))
    #expect([10, 15, 30].map(range.share) == [0, 0.25, 1])
    #expect(range.text(unit: "") == "10 to 30" && range.text(unit: "deg") == "10 to 30deg")
  }

  @Test(arguments: [[5.0], [5, 5], [1e9, 1e9 + 1e-5]])
  func `what stays the same lies in the middle`(values: [Double]) throws {
    let range = try #require(OwnRange(values))
    #expect(values.allSatisfy { range.share(of: $0) == 0.5 })
    #expect(!range.text(unit: "").contains("to"))
  }

  @Test func `where nothing is there is no range`() {
    #expect(OwnRange([Double.nan]) == nil)
    #expect(OwnRange([Double]()) == nil)
  }
}
