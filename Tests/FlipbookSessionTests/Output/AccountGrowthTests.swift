import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// The processor time of looks that keep an account, where many blocks move one value.
@Suite struct AccountGrowthTests {
  // A view that many blocks move at once: from one entry, and from one entry each.
  private static let stages: [@Sendable (Int) -> [String]] = [
    { ["for i in 0..<\($0) { animate 1s { box.center.x += 0.01 } }"] },
    { Array(repeating: "animate 1s { box.center.x += 0.01 }", count: $0) },
    { Array(repeating: "animate 1s linear { box.center.x += 0.01 }", count: $0) },
    { Array(repeating: "animate 1s { box.transform *= scale(1.0001) }", count: $0) },
  ]

  @Test(arguments: stages.indices, ["events", "doctor", "why box.center.x"])
  func `four times as much takes about four times as long`(stage: Int, look: String) {
    func cost(_ count: Int) -> Double {
      let session = Session.entered(
        ["view box frame: (0, 0, 100, 100)"] + Self.stages[stage](count))
      return ProcessorTime.seconds { #expect(!session.enter(look).failed) }
    }
    let (few, many) = (cost(60), cost(240))
    // Quadratic growth would give 16 times.
    #expect(many < 8 * max(few, 0.01), "\(few) s, \(many) s")
  }
}
