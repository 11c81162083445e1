import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@testable import SessionTestSupport

@Suite struct `a copy of a chain` {
  private static let stage = ["view box frame: (0, 0, 50, 50)"]
  private static let intro =
    stage + ["chain intro { then 1s linear { box.center.x += 100 }; do { box.tag += 1 } }"]

  @Test func `has the steps to come, and its own events, parts and state`() {
    let session = Session.entered(
      Self.intro + ["chain encore copy: intro", "perform intro", "perform encore"])
    #expect(
      session.enter("run").text
        == """
        time 1.000s  frame 60
          1.000s  intro, part 1 finished
          1.000s  intro completed at end
          1.000s  encore, part 1 finished
          1.000s  encore completed at end
        """)
    #expect(session.enter("box.center.x").text == "225.000")
    #expect(session.enter("box.tag").text == "2")
  }

  @Test func `goes on with steps of its own, which the other has not`() {
    let entries = Self.intro + ["chain encore copy: intro { and 2s { box.alpha = 0 }; wait }"]
    #expect(Answers.holds("encore.stepsLeft == 3 && intro.stepsLeft == 2", after: entries))
    let run = entries + ["perform encore", "step 1.5s"]
    #expect(Answers.holds("encore.step == 2 && box.tag == 1", after: run))
  }

  @Test func `leaves out the steps that were taken, and keeps together what begins together`() {
    let entries =
      Self.stage + [
        "chain intro { then 1s { box.center.x += 9 }; then 1s { box.center.y += 9 }; "
          + "and 2s { box.alpha = 0 } }",
        "perform intro", "step 0.5s", "chain rest copy: intro", "remove intro",
      ]
    #expect(Answers.holds("rest.stepsLeft == 1", after: entries))
    let done = entries + ["perform rest", "run"]
    #expect(Answers.holds("stage.now == 2.5 && box.alpha == 0", after: done))
  }

  @Test func `waits by itself: in its blocks the other's name means the copy`() {
    let entries =
      Self.stage + [
        "chain intro { then 1s { box.alpha = 0 }; wait { after 0.5s { resume intro } }; "
          + "do { box.tag += 1 } }",
        "chain encore copy: intro", "chain third copy: encore",
      ]
    for name in ["encore", "third"] {
      let done = entries + ["perform \(name)", "run"]
      #expect(Answers.holds("stage.now == 1.5 && box.tag == 1", after: done))
      #expect(Answers.holds("intro.stepsLeft == 3 && \(name).stepsLeft == 0", after: done))
    }
    let waiting = entries + ["perform encore", "step 1.2s"]
    #expect(Answers.holds("encore.isWaiting && !intro.isWaiting", after: waiting))
    #expect(Answers.outcome("resume intro", after: waiting).failed)
    #expect(!Answers.outcome("resume encore", after: waiting).failed)
  }

  @Test func `of a finished chain has no steps, and takes a last one`() {
    let entries = Self.intro + ["perform intro", "run", "chain encore copy: intro"]
    #expect(Answers.holds("encore.stepsLeft == 0", after: entries))
    let done = entries + ["finish encore 1s { box.alpha = 0 }", "chain b copy: encore", "run"]
    #expect(Answers.holds("box.alpha == 0 && b.stepsLeft == 0", after: done))
  }

  @Test func `needs a chain, and a chain needs steps or another one`() throws {
    let none = try #require(Complaint(about: "chain encore copy: nope", after: Self.intro))
    #expect(none.message == "there is no chain 'nope'")
    let bare = try #require(Complaint(about: "chain encore", after: Self.intro))
    #expect(bare.message == "the block is missing")
    #expect(bare.hint == "write chain encore { then 1s { box.alpha = 0 } }")
  }
}
