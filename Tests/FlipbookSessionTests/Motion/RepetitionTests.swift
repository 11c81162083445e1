import FlipbookAssembly
import FlipbookLanguage
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import FlipbookValues
@testable import SessionTestSupport

@Suite struct `What repeats` {
  private static let starts = [
    ["animate 1s repeat: 3 { box.center.x += 100 }"],
    ["animate 0.3s delay: 0.1s repeat: 3 spring(dampingRatio: 0.3) { box.center.x += 100 }"],
    ["animate 0.1s repeat: 2.5 autoreverse easeIn { box.center.x += 100 }"],
    ["animation move position.x from: 0 to: 90 1s repeatCount: 3", "add move to: box"],
    [
      "animation move position.x from: 0 to: 90 0.3s repeatCount: 3 autoreverses",
      "add move to: box", "step 0.4s",
    ],
    [
      "animation move position.x from: 0 to: 70 0.7s repeatCount: 3 isCumulative",
      "add move to: box",
    ],
    [
      "animate 0.2s repeat: 3 { box.center.x += 100 }",
      "animate 0.3s repeat: 3 { box.center.x += 70 }",
    ],
    // Its period is not a whole number of ticks.
    [
      "animation move position.x spring(mass: 1, stiffness: 300, damping: 9) to: 90 repeatCount: 4",
      "add move to: box", "step 0.4s",
    ],
    ["box.layer.speed = 0.5", "animate 0.2s repeat: 3 { box.center.x += 100 }"],
  ]

  // Adding the time prevents the reuse of one period's results for the next.
  @Test(arguments: starts)
  func `turns as if every period were looked at`(start: [String]) throws {
    let session = Session.entered(["view box frame: (0, 0, 100, 60)"] + start)
    func rows(_ number: String) -> [Substring] {
      Array(session.enter("extremes \(number)").text.split(separator: "\n").dropFirst())
    }
    let all = rows("sin(box.center.x / 20)")
    #expect(all.count > 5)
    #expect(all == rows("sin(box.center.x / 20) + 0 * stage.now"))
  }

  // Later periods reuse the first period's parts, so only the spans between those are looked at.
  @Test func `is looked at once`() throws {
    func spans(repeats: Int) throws -> Int {
      let session = Session.entered([
        "view box frame: (0, 0, 100, 60)",
        "animate 1s repeat: \(repeats) { box.center.x += 100 }",
      ])
      let text = "sin(box.center.x / 20)"
      guard case .query(let number) = try Parser.entry(from: text).statements[0] else { return 0 }
      let moving = try MovingNumber(
        number: number, in: Scope(world: session.world, source: text))
      let looks = KnownRates(moving)
      let end = try #require(session.world.stage.nextDueTicks)
      _ = try moving.headings(in: session.world.stage.ticks...end, looks) {}
      return looks.known.count
    }
    let first = try spans(repeats: 1)
    #expect(try spans(repeats: 40) < 5 * first)
  }
}
