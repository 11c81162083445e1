import FlipbookAssembly
import FlipbookCommands
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// The verb that plays an animator depends on its state: waiting, running, paused or over.
@Suite struct PlayedAnimatorTests {
  private static let entries: [([String], String, String)] = [
    ([], "run", "start slide; run"), ([], "play slide", "start slide"),
    (["start slide", "step 0.3s"], "run slide", "run"),
    (["start slide", "step 0.3s", "pause slide"], "run", "continue slide; run"),
    (["start slide", "step 0.3s", "pause slide"], "run slide", "continue slide; run"),
    (["start slide", "step 0.3s"], "restart slide", "pause slide; scrub slide 0; start slide"),
    (["start slide", "run"], "slide.restart()", "goto 0.000s"),
    (["start slide; run"], "rerun slide", "goto 0.000s"),
    (["slide.fractionComplete = 0.5", "continue slide; run"], "restart slide", "goto 0.000s"),
    (["start slide", "step 0.3s"], "slide again", "pause slide; scrub slide 0; start slide"),
  ]

  @Test(arguments: entries)
  func `is offered as it can go on`(entries: [String], typed: String, line: String) {
    let session = Session.entered(
      ["view box", "animator slide 1s { box.center.x += 100 }"] + entries)
    let outcome = session.enter(typed)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
  }

  @Test func `is over, and plays from where time goes back to`() {
    let session = Session.entered([
      "view box", "animator slide 1s { box.center.x += 100 }", "step 1s", "start slide", "run",
      "goto 1.000s", "run", "expect stage.now == 2 && box.center.x == 100",
    ])
    #expect(!session.enter("expect box.center.x == 100").failed)
  }
}
