import FlipbookAssembly
import FlipbookCommands
import FlipbookLanguage
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// `edit`, `insert` and `drop`: their answers, their refusals, and their effects on the history.
@Suite struct `The history` {
  @Test func `marks what failed`() {
    let session = Session()
    for entry in [
      "view box frame: (0, 0, 100, 100)", "nope", "promise in always box.center.x < 60",
      "animate 1s linear { box.center.x = 70 }", "run", "box.alpha",
    ] { _ = session.enter(entry) }
    #expect(
      session.enter("history").text == """
        1 * view box frame: (0, 0, 100, 100)
        2x  nope
        3 * promise in always box.center.x < 60
        4 * animate 1s linear { box.center.x = 70 }
        5x* run
            now  run, which stopped at 0.500s
        6   box.alpha
        """)
    #expect(session.entriesLeftOut == 2)
  }
}

@Suite struct EditCommandTests {
  private static let start = [
    "view box frame: (0, 0, 100, 100)", "animate 1s linear { box.center.x += 100 }", "step 0.5s",
    "shown(box.center.x)", "run", "expect box.center.x == 150", "box.tag = 3",
  ]

  private static func text(_ entry: String, after entries: [String] = start) -> String {
    let session = Session.entered(entries)
    return session.enter(entry).text
  }

  @Test func `what shows something else is told, and how the ends differ`() {
    #expect(
      Self.text("edit 2 { animate 2s linear { box.center.x += 120 } }") == """
        was  animate 1s linear { box.center.x += 100 }
        3 later entries entered again; 3 show something else, first 4: shown(box.center.x)
        what            before    after  difference
        ─────────────  ───────  ───────  ──────────
        comes to rest   1.000s   2.000s      1.000s
        box.center.x   150.000  170.000      20.000
        - 1.000s  animate finished
        + 2.000s  animate finished
        """)
  }

  private static let entries: [(String, String)] = [
    ("edit 7 { box.tag = 4 }", "was  box.tag = 3\nbox.tag"),
    ("edit { box.alpha = 0.5 }", "was  box.tag = 3"),
    ("drop 7", "was  box.tag = 3"), ("drop", "was  box.tag = 3"),
    ("insert 7 { let n = 4 }", "before 7  box.tag = 3\n1 later entry entered again; what later"),
    ("insert { step }", "before 7  box.tag = 3\ntime 1.017s  frame 61"),
    ("edit 7 { box.tag = 3 # as it was\n}", "nothing changed: the text is the same"),
    ("edit 7 {\n  box.tag   = 3\n}", "nothing changed: the text is the same"),
    ("edit box { view box frame: (0, 0, 10, 10) }", "was  view box frame: (0, 0, 100, 100)"),
  ]

  @Test(arguments: entries)
  func `the answer begins with what was there`(entry: String, beginning: String) {
    let text = Self.text(entry)
    #expect(text.hasPrefix(beginning.split(separator: "\n").first ?? ""), "\(text)")
    if !beginning.hasSuffix("box.tag") { #expect(text.hasPrefix(beginning), "\(text)") }
  }

  private static let recordings: [(String, String)] = [
    ("edit box {\n  view box alpha: 0.5 # half\n}", "edit 1 {\n  view box alpha: 0.5 # half\n}"),
    ("edit { box.tag = 9 }", "edit 7 { box.tag = 9 }"), ("drop", "drop 7"), ("drop box", "drop 1"),
    ("insert entry: box { step }", "insert entry: 1 { step }"),
    ("edit 7 {  box.tag=9  }", "edit 7 {  box.tag=9  }"),
    ("edit { box.tga = 9 }", "edit 7 { box.tga = 9 }"),
  ]

  @Test(arguments: recordings)
  func `what is recorded is what was typed, with the number`(entry: String, recorded: String) {
    let session = Session.entered(Self.start)
    _ = session.enter(entry)
    #expect(session.transcript.last?.entry == recorded)
  }

  private static let messages: [(String, String)] = [
    ("edit 7 { box }", "error: 'box' changes nothing"),
    ("edit 7 { }", "error: the new text is missing"),
    ("edit 99", "error: '99' is not an entry of this session\n  edit 99\n       ^^\n"),
    ("edit 8", "error: '8' is not an entry that can be edited: it failed\n  edit 8\n       ^\n"),
    ("edit 99 { box.tag = 1 }", "error: '99' is not an entry of this session"),
    ("edit 4 { box.tag = 1 }", "error: '4' is not an entry that can be edited: it only looks"),
    ("drop 6", "error: '6' is not an entry that can be edited: it only looks"),
    ("edit 8 { box.tag = 1 }", "error: '8' is not an entry that can be edited: it failed"),
    ("drop 9", "error: '9' is not an entry that can be edited: it did not lead here"),
    ("edit root { box.tag = 1 }", "error: 'root' is not made by an entry"),
    ("edit 1.5 { box.tag = 1 }", "error: '1.5' is not an entry"),
    ("edit 7 { box.tga = 1 }", "error: a view has no 'tga'\n  box.tga = 1"),
    ("edit 7 { undo }", "error: 'undo' is not a change that can take an entry's place"),
    ("edit 7 { edit 1 { view x } }", "error: 'edit' is not a change that can take an entry's"),
    ("edit 7 { box.tag = 1; undo }", "error: 'undo' must be an entry of its own"),
    ("edit 7", "error: "), ("insert 7", "error: the block is missing"),
    ("edit 7 { box.tag = 1 }; step", "error: 'edit' must be an entry of its own"),
  ]

  @Test(arguments: messages)
  func `what cannot be edited is refused, and nothing has changed`(
    entry: String, message: String
  ) {
    let session = Session.entered(Self.start + ["bax.tag = 1", "mark here", "view x", "undo"])
    let before = (session.picture, session.timeline.nodes.count)
    let outcome = session.enter(entry)
    #expect(outcome.failed && outcome.text.hasPrefix(message), "\(outcome.text)")
    #expect(session.picture == before.0 && session.timeline.nodes.count == before.1)
  }

  @Test func `a goto edited to its own text is not changed`() {
    let start = Self.start + ["goto 3s"]
    #expect(Self.text("edit 8 { goto 3s }", after: start).hasPrefix("nothing changed"))
    #expect(Self.text("edit 8 { goto 4s }", after: start).contains("then enter 'goto' by itself"))
  }

  @Test func `what fails then waits to be mended`() {
    let session = Session.entered(Self.start)
    #expect(
      session.enter("edit 1 { view ball frame: (0, 0, 100, 100) }").text == """
        was  view box frame: (0, 0, 100, 100)
        2 fails now
        error: nothing is called 'box'
          animate 1s linear { box.center.x += 100 }
                              ^^^
        hint: 'view box' makes a view
        'box' was made by 1
        not entered: 2, 3, 5, 7
        edit 2, edit 2 drop or undo; any other change lets them go
        """)
    let text = session.enter("edit 2 { animate 1s linear { ball.center.x += 100 } }").text
    #expect(text.contains("2 later entries entered again\n7 fails now\n"), "\(text)")
    #expect(
      text.hasSuffix("not entered: 7\nedit 7, edit 7 drop or undo; any other change lets them go"))
    #expect(session.enter("drop 7").text == "was  box.tag = 3")
    #expect(session.enter("expect ball.center.x == 150").failed == false)
    #expect(session.changes.map(\.origin.number) == [1, 2, 3, 5])
    // Any other change drops the waiting entries.
    _ = session.enter("edit 1 { view box2 }")
    _ = session.enter("let n = 1")
    #expect(session.enter("drop 2").failed)
  }

  @Test func `what waits is tried again when the edit itself is mended, and after an undo`() {
    let session = Session.entered(Self.start)
    let before = session.changes.map(\.origin.number)
    _ = session.enter("edit 1 { view ball frame: (0, 0, 100, 100) }")
    #expect(session.changes.count == 1)
    let text = session.enter("edit 1 { view box frame: (0, 0, 50, 50) }").text
    #expect(text.contains("4 later entries entered again"), "\(text)")
    #expect(session.changes.map(\.origin.number) == before && session.waitingHere == nil)
    #expect(!session.enter("undo").failed)
    #expect(session.waitingHere?.map(\.number) == [2, 3, 5, 7])
    #expect(!session.enter("edit 2 { animate 3s { ball.center.x += 1 } }").failed)
    #expect(!session.enter("undo").failed && !session.enter("drop 2").failed)
  }

  @Test func `the history tells what counts and what an entry has become`() {
    let session = Session.entered(
      Self.start + ["tabel", "edit 2 { animate 2s { box.alpha = 0 } }", "back 0.5s", "goto 4s"])
    #expect(
      session.enter("history").text == """
         1 * view box frame: (0, 0, 100, 100)
         2 * animate 1s linear { box.center.x += 100 }
             now  animate 2s { box.alpha = 0 }
         3 * step 0.5s
         4   shown(box.center.x)
         5 * run
             now  step 1s
         6   expect box.center.x == 150
         7   box.tag = 3
         8x  tabel
         9   edit 2 { animate 2s { box.alpha = 0 } }
        10   back 0.5s
        11 * goto 4s
        """)
  }

  @Test(arguments: ["list branches", "branches", "list marks", "mark"])
  func `looks at the history are not compared`(look: String) {
    let session = Session.entered(["view box", "mark \"a b\"", "box.tag = 3", look])
    #expect(session.enter("edit 3 { box.tag = 4 }").text.split(separator: "\n").count < 5)
    #expect(!session.enter("edit 3 { box.tag = 5 }").text.contains("entered again"))
    #expect(session.enter("list marks").text == "\"a b\"  0.000s")
    #expect(session.enter("list branches").text.contains("\"a b\""))
  }

  @Test func `a clean session has what led here, and the checks on the way`() {
    let session = Session.entered(
      ["set digits 1"] + Self.start + [
        "mark late", "tabel", "expect box.tag == 9", "view other", "undo",
        "edit 3 { animate 2s linear { box.center.x += 100 } }",
      ])
    let clean = session.cleaned()
    #expect(
      clean.transcript.map(\.entry) == [
        "view box frame: (0, 0, 100, 100)", "animate 2s linear { box.center.x += 100 }",
        "step 0.5s", "run", "expect box.center.x == 150", "box.tag = 3", "mark late",
      ])
    #expect(clean.transcript.allSatisfy { !$0.failed })
    #expect(clean.settings.digits == 1 && clean.initialSettings.digits == 1)
  }

  @Test func `branches are compared without a path after an edit, with what has happened`() {
    let session = Session.entered(
      Self.start + ["edit 2 { animate 2s linear { box.center.x += 100 } }"])
    let text = session.enter("compare branch1 branch2 size: 60x10").text
    #expect(text.hasPrefix("● box.center.x, branch1   ○ box.center.x, branch2"), "\(text)")
    #expect(text.hasSuffix("- 1.000s  animate finished\n+ 2.000s  animate finished"), "\(text)")
    // Between branches that no edit made, the person has to say what is compared.
    _ = session.enter("reset")
    _ = session.enter("view z")
    #expect(session.enter("compare branch1 branch3").text.hasPrefix("error: 'of:' is missing"))
  }

  @Test func `an interrupt leaves everything as it was`() {
    let session = Session.entered(Self.start)
    let (before, count) = (session.picture, session.transcript.count)
    session.isInterrupted = { true }
    let outcome = session.enter("edit 2 { animate 2s { box.alpha = 0 } }")
    session.isInterrupted = { false }
    #expect(outcome.remark == "interrupted; nothing has changed")
    #expect(session.picture == before && session.transcript.count == count)
  }

  @Test func `a name that an animate block was given means its entry`() {
    let session = Session()
    for entry in [
      "view box", "animate 1s name: pop { box.alpha = 0 }", "let gap = 1",
      "for i in 0..<2 { animate 1s name: \"p\\(i)\" { box.center.x = i } }",
    ] { #expect(!session.enter(entry).failed, "\(entry)") }
    #expect(session.numberOfChange(making: "pop") == 2)
    #expect(session.numberOfChange(making: "p1") == 4)
    let text = session.enter("edit pop { animate 2s name: pop { box.alpha = 0 } }").text
    #expect(text.hasPrefix("was  animate 1s name: pop"), "\(text)")
  }
}
