import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// A check, or a look, that waits for its moment.
@Suite struct `A look that waits` {
  private static let waiting = [
    "view box frame: (0, 0, 100, 100)", "animate 1s { box.alpha = 0 }",
    "expect box.alpha == 1 after: 0.5s",
  ]

  @Test(arguments: [
    [], ["view card", "undo"], ["after 1s { step }"], ["step 0.2s", "goto 0s"],
    ["edit 2 { animate 1s linear { box.alpha = 0 } }"],
  ])
  func `is carried out whatever is undone or fails meanwhile`(entries: [String]) {
    let session = Session.entered(Self.waiting)
    for entry in entries { _ = session.enter(entry) }
    let outcome = session.enter("run")
    #expect(outcome.failed && outcome.text.contains("box.alpha is 0.500"), "\(outcome.text)")
  }

  @Test func `is undone as any other entry`() {
    #expect(!Answers.outcome("run", after: Self.waiting + ["undo"]).failed)
  }

  @Test func `fails for itself, and leaves an entry that comes at its moment`() {
    let session = Session.entered([
      "view box", "expect box.tag == 1 after: 1s", "expect box.tag == 2 after: 1s",
    ])
    #expect(session.enter("run").text.contains("box.tag == 1"))
    #expect(session.enter("box.tag = 5").text.contains("box.tag == 2"))
    #expect(session.enter("box.tag").text == "5")
  }

  @Test func `prints what it finds`() {
    let entries = ["view box frame: (0, 0, 9, 9)", "table box after: 0.2s", "box.tag = 4", "undo"]
    #expect(Answers.text("step 1s", after: entries).contains("box"))
  }
}
