import Testing

@testable import FlipbookSession

@Suite struct `Promises of numbers` {
  private static let stage = [
    "view box frame: (0, 0, 100, 100)", "promise whole continuous box.center.x",
    "promise even smooth box.center.x", "animate 1s { box.center.x += 100 }",
  ]

  @Test(arguments: ["step 0.5s", "run", "step; step 0.3s", "run until: box.center.x > 80"])
  func `are kept while the number only moves`(entry: String) {
    let outcome = Answers.outcome(entry, after: Self.stage)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test(arguments: ["box.center.x += 10", "box.frame = (5, 0, 100, 100)"])
  func `are broken by what makes it jump`(entry: String) {
    let outcome = Answers.outcome(entry, after: Array(Self.stage.prefix(3)))
    #expect(outcome.failed)
  }
}
