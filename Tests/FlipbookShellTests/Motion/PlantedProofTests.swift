import Foundation
import TestSupport
import Testing

/// `prove` agrees on planted claims with textbook formulas at ten thousand values.
///
/// `PROOFS=500` tries 500 claims.
@Suite struct `Planted claims` {
  private static let count =
    ProcessInfo.processInfo.environment["PROOFS"].flatMap { Int($0) }
    ?? 2 * PlantedProof.makers.count
  private static let values = 10_000.0
  private static let stage = [
    "set format csv", "set digits 9", "view a frame: (0, 0, 100, 100)",
    "view b frame: (0, 0, 100, 100)",
  ]

  @Test(arguments: 0..<count) func `are proven and refuted as the formulas say`(number: Int) throws
  {
    var random = SeededGenerator(seed: UInt64(number + 1))
    let makers = PlantedProof.makers
    let isBroken = number / makers.count % 2 == 0
    let planted = makers[number % makers.count](&random, isBroken)
    let text = try Flipbook().run(
      ["-"], input: (Self.stage + [planted.entry]).joined(separator: "\n")
    )
    .output
    let told: Comment = "\(planted.entry)\n\(text)"
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
    try #require(!text.contains("sampled") && rows.allSatisfy { $0.count == 6 }, told)
    let width = planted.range.upperBound - planted.range.lowerBound
    var (last, undecided) = (planted.range.lowerBound, 0.0)
    for row in rows {
      let (from, to) = (try #require(Double(row[0])), try #require(Double(row[1])))
      #expect(abs(from - last) <= 2e-9, told)
      last = to
      let parts = max((Self.values * (to - from) / width).rounded(.up), 20)
      for part in 0...Int(parts) {
        let value = from + (to - from) * Double(part) / parts
        // The formulas are rounded too.
        let nearly = [value - 1e-9, value + 1e-9].map(planted.isKept)
        #expect(row[2] != "proven" || nearly.contains(true), "\(value): \(told)")
        #expect(row[2] != "refuted" || nearly.contains(false), "\(value): \(told)")
      }
      if row[2] == "undecided" {
        #expect(to - from <= 1.0001e-5 * width, told)
        undecided += to - from
      }
    }
    #expect(abs(last - planted.range.upperBound) <= 2e-9, told)
    #expect(undecided <= 0.001 * width, told)
    #expect(rows.contains { $0[2] == "refuted" } == isBroken, told)
    #expect(rows.contains { $0[2] == "proven" }, told)
  }
}
