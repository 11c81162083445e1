import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Edits before entries that move time: those that a promise stopped, and a `goto` ahead.
@Suite struct EditedTimeTests {
  private static let promised = [
    "view box frame: (0, 0, 100, 100)", "promise p always box.center.x < 120",
    "animate 1s linear { box.center.x += 100 }",
  ]

  // x = 50 + 80t is 120 at 0.875.
  private static let times: [(String, String, String, String, Bool)] = [
    (
      "run", "edit 3 { animate 1s linear { box.center.x += 60 } }", "first 4: run\n", "1.000s",
      false
    ),
    (
      "run", "edit 3 { animate 1s linear { box.center.x += 80 } }",
      "first 4: run, which stopped at 0.875s\n", "0.875s", true
    ),
    ("step 1s", "edit 2 drop", "first 4: step 1s\n", "1.000s", false),
    (
      "goto 1s", "edit before: 3 { step 0.1s }", "4: goto 1s, which stopped at 0.800s\n", "0.800s",
      true
    ),
    ("run", "edit 4 { step 0.2s }", "was  run, which stopped at 0.700s\n", "0.200s", false),
    ("run", "edit 4 { run }", "nothing changed", "0.700s", true),
    (
      "run", "edit 1 { view box frame: (0, 0, 100, 100) alpha: 0.5 }", "is the same", "0.700s", true
    ),
  ]

  @Test(arguments: times)
  func `what a promise stopped is entered again as it was typed, and stops by itself`(
    time: String, edit: String, says: String, moment: String, stops: Bool
  ) {
    let session = Session.entered(Self.promised)
    #expect(session.enter(time).failed && session.moment == "0.700s")
    let outcome = session.enter(edit)
    #expect(!outcome.failed && "\(outcome.text)\n".contains(says), "\(outcome.text)")
    #expect(session.moment == moment && (session.timeline.here.entry?.stop != "") == stops)
    #expect(session.rebuild() && session.moment == moment)
  }

  @Test func `undo, redo, shrink and completions name what was typed`() {
    let session = Session.entered(Self.promised + ["view other", "goto 0.2s", "run"])
    let stopped = "run, which stopped at 0.700s"
    #expect(session.changeChoices.map(\.meaning).prefix(2) == ["run", "goto 0.2s"])
    #expect(session.change(numbered: 6) == "run" && session.change(numbered: 5) == "step 0.2s")
    #expect(session.enter("undo").remark == "taken back: \(stopped)")
    #expect(session.enter("redo").remark == "redone: \(stopped)")
    #expect(session.enter("shrink").text.hasSuffix("> \(stopped)"))
    #expect(session.enter("list branches").text.contains("view box"))
  }

  private static let edits: [(String, String)] = [
    ("edit 3 { step 0.1s }", "0.500s"), ("edit 3 drop", "0.500s"),
    ("edit 4 { step 0.1s }", "0.300s"),
  ]

  @Test(arguments: edits)
  func `a goto ahead is entered again as it was typed`(edit: String, moment: String) {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)", "animate 1s linear { box.center.x += 100 }",
      "step 0.2s", "goto 0.5s", "shown(box.center.x)",
    ])
    let text = session.enter(edit).text
    #expect(session.moment == moment && !text.contains("4: step"), "\(text)")
    #expect(!text.contains("something else") || moment != "0.500s", "\(text)")
    #expect(session.cleaned().moment == moment)
  }

  @Test func `a goto that is not ahead any more waits, and what follows it is kept`() {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)", "animate 1s linear { box.center.x += 100 }",
      "goto 0.5s", "box.alpha = 0.5", "goto 0.8s",
    ])
    let text = session.enter("edit 3 { step 0.9s }").text
    #expect(text.contains("5 fails now\nerror: 0.8s is not ahead any more"), "\(text)")
    #expect(!session.enter("edit 3 { step 0.1s }").failed)
    #expect(session.moment == "0.800s" && session.enter("box.alpha").text == "0.500")
  }
}
