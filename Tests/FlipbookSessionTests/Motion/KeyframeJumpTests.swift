import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Claims about a keyframe that takes no time.
@Suite struct `A claim about a keyframe without length` {
  private static func entries(_ start: String) -> [String] {
    [
      "view box frame: (0, 0, 100, 100)",
      "keyframes 1s linear { at \(start) for: 0% { box.center.x = 150 } }",
    ]
  }

  @Test(arguments: ["0%", "10%", "30%", "100%"])
  func `says that it jumps, in all verbs`(start: String) {
    let entries = Self.entries(start)
    for check in [
      "always box.center.x <= 90 || box.center.x >= 110", "never box.center.x == 100",
      "never box.center.x > 90 && box.center.x < 110",
    ] {
      #expect(Answers.text("expect \(check)", after: entries).isEmpty, "\(check)")
    }
    #expect(Answers.text("expect eventually box.center.x == 100", after: entries).contains("error"))
    #expect(
      Answers.text("duration(box.center.x > 90 && box.center.x < 110)", after: entries) == "0.000")
    guard start != "0%", start != "100%" else { return }
    let moment = "0.\(start.prefix(1))00s"
    let broken = Answers.text("expect continuous box.center.x", after: entries)
    #expect(broken.contains("jumps from 50.000 to 150.000"), "\(broken)")
    let crossing = Answers.text("crossings box.center.x == 100", after: entries)
    #expect(crossing.contains("\(moment)  jumps"), "\(crossing)")
    #expect(Answers.text("highest(velocity(box.center.x))", after: entries) == "0.000")
  }

  @Test func `does not move before it, or after it`() {
    let entries = [
      "view box frame: (0, 0, 100, 100)",
      "keyframes 1s linear { at 20% for: 30% { box.center.x = 150 }; "
        + "at 50% for: 0% { box.center.x = 200 }; at 50% for: 50% { box.center.x = 210 } }",
    ]
    #expect(Answers.text("highest(velocity(box.center.x))", after: entries) == "333.333")
    #expect(Answers.text("shown(box.center.x)", after: entries + ["step 0.5s"]) == "200.000")
  }
}
