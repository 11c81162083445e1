import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `An interruption` {
  @Test func `that comes while the stage is rebuilt leaves everything where it is`() {
    let session = Session()
    _ = session.enter("step 1s; view late")
    _ = session.enter("mark early")
    _ = session.enter("view later")
    session.isInterrupted = { true }
    let outcome = session.enter("goto early")
    #expect(outcome.failed && outcome.remark == "interrupted; nothing has changed")
    session.isInterrupted = { false }
    #expect(session.enter("list").text.contains("later"))
    #expect(!session.enter("goto early").failed)
    #expect(!session.enter("list").text.contains("later"))
    #expect(session.moment == "1.000s")
  }

  @Test func `while the stage of an undo is built lets the next entry begin with that`() {
    let session = Session.entered(["step 1s; view late", "set digits 4", "view later", "step 1s"])
    session.isInterrupted = { true }
    #expect(session.enter("undo").text == "time 1.0000s  frame 60")
    #expect(!session.enter("undo").failed && !session.enter("undo").failed)
    #expect(session.moment == "1.000s" && session.settings.digits == 3)
    #expect(session.enter("list").remark == "interrupted; nothing has changed")
    session.isInterrupted = { false }
    let list = session.enter("list").text
    #expect(list.contains("late") && !list.contains("later"))
  }

  @Test func `that comes when time has arrived changes nothing`() {
    let session = Session()
    var asked = 0
    _ = session.enter("view box")
    // The stage asks for an interruption once, before it sets the moment.
    session.isInterrupted = {
      asked += 1
      return asked > 1
    }
    let outcome = session.enter("step 0.5s; view late frame: (0, 0, 1, 1)")
    #expect(!outcome.failed && outcome.remark == nil)
    #expect(asked == 1)
    session.isInterrupted = { false }
    #expect(session.enter("list").text.contains("late"))
  }

  @Test func `stops a long way at the last whole frame and is recorded as a step`() {
    let session = Session()
    for index in 1...9 {
      _ = session.enter("view box\(index)")
      _ = session.enter("animate \(index)s { box\(index).alpha = 0 }")
    }
    var asked = 0
    session.isInterrupted = {
      asked += 1
      return asked > 4
    }
    let outcome = session.enter("run")
    #expect(outcome.remark == "interrupted; recorded as step 4s")
    #expect(session.transcript.last?.entry == "step 4s")
    #expect(session.moment == "4.000s")
  }

  // Interrupts at a late question, which is asked while an entry is run again.
  @Test func `is heard within an entry that is carried out again`() {
    let entries = [
      "view box", "after 0.1s { again }", "animate 0.1s name: again { box.alpha = 0 }", "run 9s",
    ]
    let steps = ["view box"] + (0..<50).map { "after \($0).5s { box.tag += 1 }" } + ["run 60s"]
    for setup in [entries, steps] {
      let session = Session.entered(setup + ["mark here", "view last"])
      var asked = 0
      session.isInterrupted = {
        asked += 1
        return asked == setup.count + 20
      }
      let outcome = session.enter("goto here")
      session.isInterrupted = { false }
      #expect(outcome.failed == (asked >= setup.count + 20))
      #expect(session.enter("show last").failed != outcome.failed)
    }
  }

  @Test func `while a failed entry is taken back lets the next one begin with that`() {
    let setup = ["view box", "step 1s", "view other"]
    let session = Session.entered(setup)
    var asked = 0
    session.isInterrupted = {
      asked += 1
      return asked > 2
    }
    #expect(session.enter("view third; step 1s; nonsense").failed)
    #expect(session.moment == "1.000s")
    #expect(session.enter("list").remark == "interrupted; nothing has changed")
    session.isInterrupted = { false }
    #expect(session.enter("show third").failed && !session.enter("show other").failed)
    #expect(session.moment == "1.000s")
  }
}
