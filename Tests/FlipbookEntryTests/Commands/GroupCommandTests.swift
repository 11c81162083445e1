import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct GroupCommandTests {
  @Test func `two values have one timing function, in brackets or not`() {
    for function in ["easeIn", "(easeIn)"] {
      let session = Session.entered(["view box frame: (0, 0, 100, 100)"])
      let keys = "animation k position.x 1s values: (0, 100) timingFunctions: "
      #expect(!session.enter(keys + function).failed && !session.enter("add k to: box").failed)
      #expect(session.enter("step 0.5s; shown(box.center.x)").text.contains("31.536"))
    }
  }

  @Test func `groups of groups have a budget that is named`() {
    let session = Session.entered(["view box", "animation g0 opacity to: 0 1s"])
    for number in 1...8 {
      #expect(!session.enter("group g\(number) 1s g\(number - 1) g\(number - 1)").failed)
    }
    let text = """
      error: 'g8 g8' is out of range
        group g9 1s g8 g8
                    ^^^^^
      hint: a group holds at most 1000 animations, those of its groups counted
      """
    #expect(session.enter("group g9 1s g8 g8").text == text)
    #expect(!session.enter("attach g8 to: box").failed && !session.enter("run").failed)
  }
}
