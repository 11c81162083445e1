import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Faults that the random entries have found, each in its shortest form.
@Suite struct FoundBySeedsTests {
  @Test func `a look does not become the animator that is meant`() {
    let session = Session.entered([
      "view box", "animator first 1s { box.alpha = 0 }", "animator second 1s { box.center.x += 9 }",
      "states first", "start",
    ])
    let before = session.picture
    #expect(session.world.animators.map(\.animator.isRunning) == [false, true])
    #expect(session.enter("view box").failed)
    #expect(session.picture == before)
  }

  @Test func `a turn before a jump is taken back as a whole`() {
    let session = Session.entered([
      "view box",
      "animator slide 0s spring(dampingRatio: 0.3) pausesOnCompletion { box.alpha = 0 }",
      "start slide", "reverse slide", "start slide after: 0.3s",
    ])
    let before = session.table
    #expect(!session.enter("reverse slide; reverse slide").failed)
    #expect(session.table == before)
  }

  @Test(arguments: ["spring(dampingRatio: 1)", "snappy", "linear", "easeIn"])
  func `reversing twice while it waits keeps the wait`(timing: String) {
    let session = Session.entered([
      "view box", "animator slide 1s \(timing) { box.alpha = 0 }", "scrub slide 50%",
      "start slide after: 20f",
    ])
    let before = session.table
    #expect(!session.enter("reverse slide; reverse slide").failed)
    #expect(session.table == before)
  }

  @Test func `a block added between two turns at one moment stays`() {
    let session = Session.entered([
      "view box", "animator slide 1s snappy { box.alpha = 0 }", "start slide", "step 0.1s",
      "pause slide", "start slide",
    ])
    let entry = "reverse slide; add slide { box.center.x += 9 }; reverse slide; stop slide"
    #expect(!session.enter(entry).failed)
    #expect(session.world.animators[0].animator.state == .stopped)
  }

  @Test func `the timing shown is that of the run`() {
    let session = Session.entered([
      "view box", "animator slide 1s linear { box.alpha = 0 }", "pause slide",
      "continue slide snappy", "step 0.1s", "stop slide",
    ])
    #expect(session.table.contains("snappy"))
    #expect(!session.enter("finish slide; add slide { box.alpha = 1 }; start slide").failed)
    #expect(!session.table.contains("snappy"))
    #expect(session.table.contains("linear"))
  }
}
