import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct DetachCommandTests {
  private let setup = ["view box frame: (0, 0, 10, 10)", "view other"]

  @Test(arguments: [
    "detach box", "detach box alpha", "remove box", "box.layer.opacity = 0.3; detach box",
  ])
  func `run ends where a block was cut short`(entry: String) {
    let session = Session.entered(
      setup + ["animate 5s { box.alpha = 0 } completion: { expect !finished }", "step 0.5s"])
    let outcome = session.enter(entry == "detach box alpha" ? "detach box opacity" : entry)
    #expect(!outcome.failed, "\(outcome.text)")
    let run = session.enter("run")
    #expect(run.failed && session.now == 0.5, "\(run.text)")
  }

  @Test func `what else moves is waited for`() {
    let session = Session.entered(
      setup + ["animate 5s { box.alpha = 0 }", "animate 2s { other.alpha = 0 }", "detach box"])
    #expect(session.enter("run").text == "time 2.000s  frame 120\n  2.000s  animate finished")
  }

  @Test func `a chain goes on where a part of it is cut short`() {
    let session = Session.entered(
      setup + [
        "chain intro { then 5s { box.alpha = 0 }; then 1s { other.alpha = 0 } }", "perform intro",
        "step 0.5s", "detach box",
      ])
    #expect(
      session.enter("run").text == """
        time 1.500s  frame 90
          1.500s  intro, part 2 finished
          1.500s  intro completed at end
        """)
  }
}
