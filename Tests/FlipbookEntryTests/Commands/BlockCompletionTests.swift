import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@testable import SessionTestSupport

@Suite struct `a completion added to an animate block` {
  private static let fade = [
    "view box", "animate 1s name: fade { box.alpha = 0 } completion: { box.tag += 1 }",
  ]

  @Test func `comes at its end, behind its own, and at that of each further run`() {
    let entries = Self.fade + ["completion fade { box.tag *= 10; expect finished }", "run"]
    #expect(Answers.holds("box.tag == 10", after: entries))
    let again = entries + ["box.alpha = 1", "again fade", "run"]
    #expect(Answers.holds("stage.now == 2 && box.tag == 110", after: again))
  }

  @Test func `is told of one that is cut short`() {
    let entries =
      Self.fade + ["completion fade { if !finished { box.tag = 7 } }", "step 0.5s"]
    let cut = entries + ["animate 1s { box.alpha = 0.5 }", "run"]
    #expect(Answers.holds("box.tag == 7", after: cut))
  }

  @Test func `works on keyframes, several times, and says where it comes too late`() {
    let frames = ["view box", "keyframes 1s name: k { at 0% { box.alpha = 0 } }"]
    let twice = frames + ["completion k { box.tag += 1 }", "completion k { box.tag += 1 }", "run"]
    #expect(Answers.holds("box.tag == 2", after: twice))
    let outcome = Answers.outcome("completion k { box.tag = 5 }", after: frames + ["run"])
    #expect(!outcome.failed && outcome.text.isEmpty)
    #expect(outcome.remark == "k is over: this runs at its end after 'start k'")
    #expect(Answers.outcome("completion k { box.tag = 5 }", after: frames).remark == nil)
  }

  @Test func `leaves the animator named last the one that is meant`() {
    let entries = ["view box", "animator slide 1s { box.center.x += 9 }"] + Self.fade.dropFirst()
    #expect(!Answers.outcome("start", after: entries + ["completion fade { box.tag = 2 }"]).failed)
  }

  @Test func `is undone as any other entry`() {
    let session = Session.entered(Self.fade + ["completion fade { box.tag = 5 }", "undo", "run"])
    #expect(session.enter("box.tag").text == "1")
  }
}

@Suite struct `the context of a begin` {
  private static let stage = ["view box"]

  @Test func `can be read when it begins and when it is over`() {
    let entries =
      Self.stage + [
        "begin 1s context: (3, 4) willStart: { box.tag = context.x } "
          + "completion: { after 1s { box.tag = context.y }; expect finished }",
        "box.alpha = 0", "commit", "step 0.5s",
      ]
    #expect(Answers.holds("box.tag == 3", after: entries))
    #expect(Answers.holds("box.tag == 4", after: entries + ["run"]))
  }

  @Test func `means nothing elsewhere, and a name goes before it`() throws {
    let complaint = try #require(Complaint(about: "box.tag = context", after: Self.stage))
    #expect(
      complaint.message
        == "'context' works only in the blocks of a begin with 'context:'")
    let named =
      Self.stage + [
        "let context = 9", "begin context: 3 completion: { box.tag = context }", "box.alpha = 0",
        "commit", "run",
      ]
    #expect(Answers.holds("box.tag == 9", after: named))
  }
}
