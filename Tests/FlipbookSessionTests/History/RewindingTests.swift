import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct RewindingTests {
  @Test func `going back into an entry keeps what it did before its step`() {
    let session = Session.entered([
      "view box; animate 1s linear { box.alpha = 0 }; step 0.25s; view other; step 1s; view last"
    ])
    #expect(!session.enter("back 0.5s").failed)
    #expect(session.enter("expect stage.now == 0.75 && box.alpha == 0.25").text == "")
    #expect(!session.enter("show other").failed)
    #expect(session.enter("show last").failed)
    #expect(!session.enter("back 0.6s").failed)
    #expect(session.enter("expect stage.now == 0.15 && box.alpha == 0.85").text == "")
    #expect(session.enter("show other").failed)
    #expect(!session.enter("undo").failed && !session.enter("undo").failed)
    #expect(session.enter("expect stage.now == 1.25").text == "")
    #expect(!session.enter("show last").failed)
  }

  private static let entries: [(String, Bool)] = [
    ("back", true), ("back 0.5s", true), ("undo", true), ("goto 0.1s", true), ("goto early", true),
    ("back 0.7s", false), ("undo; undo", false), ("goto 0s", false), ("reset", false),
  ]

  @Test(arguments: entries)
  func `the stage stays where only time has passed`(entry: String, stays: Bool) {
    let session = Session.entered([
      "view box frame: (0, 0, 10, 10)", "animator slide 4s { box.center.x += 100 }",
      "after 0.05s { box.alpha = 0.5 }", "start", "step 0.1s", "mark early", "step 0.5s; step 0.1s",
    ])
    let world = session.world
    for entry in entry.split(separator: "; ") {
      #expect(!session.enter(String(entry)).failed)
    }
    #expect((session.world === world) == stays)
    let picture = session.picture
    session.rebuild()
    #expect(session.picture == picture)
  }

  @Test func `a step that is cut counts frames at the rate of its time`() {
    let session = Session.entered(["view box", "step 1s", "set rate 7", "step 1s"])
    #expect(!session.enter("back 1.7s").failed)
    #expect(session.enter("expect stage.now == 0.3 within: 0.000001").text == "")
    #expect(session.settings.rate == 60)
    #expect(!session.enter("back 1f").failed)
    #expect(session.enter("expect stage.now * 60 == 17.0").text == "")
  }

  @Test func `within a replay undo goes no further back than its start`() {
    let session = Session.entered(["view before"])
    session.beginReplay()
    #expect(session.enter("undo").text.hasPrefix("error: there is nothing to undo"))
    for entry in ["set digits 4", "view box", "view other", "undo", "undo"] {
      #expect(!session.enter(entry).failed, "\(entry)")
    }
    // As at the start of a session, the first settings cannot be undone.
    #expect(session.enter("undo").failed && session.settings.digits == 4)
    #expect(!session.enter("view third").failed)
    session.endReplay()
    #expect(session.enter("show box").failed && !session.enter("show third").failed)
    let replayed = Session.entered(session.transcript.filter { !$0.failed }.map(\.entry))
    #expect(replayed.enter("list").text == session.enter("list").text)
    let undos = session.transcript.filter { $0.entry == "undo" }
    #expect(undos.map(\.failed) == [true, false, false, true])
    #expect(!session.enter("undo").failed)
    #expect(!session.enter("show before").failed && session.enter("show third").failed)
    #expect(!session.enter("redo").failed)
    #expect(!session.enter("show third").failed)
  }

  @Test func `a replay within a replay is one move of it`() {
    let session = Session.entered(["view before"])
    session.beginReplay()
    #expect(!session.enter("view outer").failed)
    session.beginReplay()
    #expect(!session.enter("view inner").failed && !session.enter("view other").failed)
    session.endReplay()
    #expect(!session.enter("undo").failed)
    #expect(!session.enter("show outer").failed && session.enter("show inner").failed)
    #expect(!session.enter("redo").failed && !session.enter("show other").failed)
    #expect(!session.enter("undo").failed && !session.enter("undo").failed)
    #expect(session.enter("undo").failed)
    session.endReplay()
    #expect(!session.enter("undo").failed && !session.enter("show before").failed)
  }

  @Test func `settings before all else stay, later ones go with undo and reset`() {
    let session = Session.entered(["set digits 1", "view box", "set digits 5"])
    #expect(session.settings.digits == 5)
    #expect(!session.enter("undo").failed)
    #expect(session.settings.digits == 1)
    #expect(!session.enter("reset").failed)
    #expect(session.settings.digits == 1)
    #expect(session.initialSettings.digits == 3)
  }

  @Test func `fired blocks may look at what they were called with`() {
    let session = Session.entered([
      "view box", "animator slide 1s { box.alpha = 0 }", "completion { position; box.alpha; red }",
      "completion { let done = stage.now }", "start",
    ])
    #expect(
      session.enter("run").text == """
        time 1.000s  frame 60
          1.000s  slide completed at end
        end
        0.000
        #ff0000
        """)
    #expect(session.enter("done").text == "1.000")
  }

  @Test func `the note on radians is given once`() {
    let note = "note: rotate(90) is 90 radians; write rotate(90deg) for degrees"
    #expect(Answers.text("rotate(90)") == "\(note)\nrotate(116.620deg)")
    #expect(Answers.text("box.transform = rotate(90)") == note)
    #expect(Answers.text("animate 1s { box.transform = rotate(90) }") == note)
    #expect(Answers.text("view a transform: rotate(90)") == note)
    #expect(Answers.text("rotate(6)") == "rotate(-16.225deg)")
  }
}

@Suite struct InterruptedRebuildTests {
  // The session asks about an interruption several times; whichever question is answered with yes,
  // the move happens as a whole or not at all.
  @Test(arguments: 0..<12) func `a move is whole or nothing`(patience: Int) {
    let setup = ["view box", "animate 1s { box.alpha = 0 }", "step 0.5s; view b", "view c"]
    let session = Session.entered(setup)
    let before = session.picture
    let after = Session.entered(Array(setup.dropLast())).picture
    var asked = 0
    session.isInterrupted = {
      asked += 1
      return asked > patience
    }
    let outcome = session.enter("undo")
    session.isInterrupted = { false }
    #expect(session.picture == (outcome.failed ? before : after))
  }
}
