import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@Suite struct `the session to measure by` {
  private static let entries = [
    "view box frame: (0, 0, 100, 100)",
    "expect box.center == (50, 50)",
    "animator slide 2s linear { box.center.x += 200; box.alpha = 0 }",
    "expect slide.state == inactive && box.center.x == 50",
    "start slide",
    "expect model(box.center.x) == 250 && model(box.alpha) == 0",
    "expect box.center.x == 50 && box.alpha == 1",
    "step 0.5s",
    "expect slide.fractionComplete == 0.25 && box.center.x == 100 && box.alpha == 0.75",
    "pause slide",
    "scrub slide 50%",
    "expect box.center.x == 150 && box.alpha == 0.5",
    "reverse slide",
    "expect slide.fractionComplete == 0.5",
    "start slide",
    "run",
    "expect stage.now == 1.5",
    "expect model(box.center.x) == 50 && box.center.x == 50",
    "expect model(box.alpha) == 1 && box.alpha == 1",
    "back 0.5s",
    "expect slide.isRunning && slide.isReversed && box.center.x == 100",
  ]

  @Test func `holds line by line`() {
    let session = Session()
    for entry in Self.entries {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
  }
}
