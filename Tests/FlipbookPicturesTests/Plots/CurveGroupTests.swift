import Testing

@testable import FlipbookPictures

@Suite struct CurveGroupTests {
  @Test func `both numbers of a pair are one curve where they move alike`() {
    let paths = ["a.center.y", "a.center.x", "a.bounds.size.width", "a.alpha", "b.center.x"]
    let groups = CurveGroup.groups(of: paths) { _, _ in true }
    #expect(groups.map(\.name) == ["a.center", "a.bounds.size.width", "a.alpha", "b.center.x"])
    #expect(groups[0].places == [1, 0])
    #expect(CurveGroup.groups(of: paths) { _, _ in false }.map(\.name) == paths)
  }

  private static let pairs: [([Double], [Double], Bool)] = [
    ([0.0, 5, 12, 10], [100.0, 50, -20, 0], true), ([0, 5, 10], [0, 5.1, 10], false),
    ([0, 5, 10], [7, 7, 7], false), ([3, 3], [7, 7], true), ([0, 5, 0], [1, 2, 1], true),
  ]

  @Test(arguments: pairs)
  func `they move alike where they have come the same share of their ways`(
    one: [Double], other: [Double], areAlike: Bool
  ) {
    #expect(CurveGroup.areAlike(one, other) == areAlike)
  }

  @Test func `a gap is in both`() {
    #expect(CurveGroup.areAlike([nil, 0, 1], [nil, 5, 9]))
    #expect(!CurveGroup.areAlike([nil, 0, 1], [5, 5, 9]))
  }
}
