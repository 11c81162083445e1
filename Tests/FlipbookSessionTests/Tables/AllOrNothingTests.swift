import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct AllOrNothingTests {
  private static let stage =
    Answers.stage + [
      "animate 1s { box.alpha = 0 } completion: { box.tag = 3 }", "start slide", "step 0.25s",
      "watch box.alpha", "set digits 4",
    ]

  static let failing = [
    "view a; view b; nonsense", "view a; view a", "view a alpha: 1 alpha: 2",
    "view a frame: (1, 2)",
    "let a = 1; let b = 2; let b.c = 3", "let a = 1; a = red", "time = 3s; nope = 1",
    "box.center.x += 20; box.center.x = red", "box.alpha = 0; box.tag = 1.5",
    "animator b 1s { box.alpha = 0 }; animator b 2s",
    "animator b 1s { box.alpha = 0; nope.alpha = 1 }",
    "animator b 1s { box.alpha = 0 }; start b; expect box.alpha == 7", "pause; pause; finish",
    "stop; finish; stop", "reverse; scrub 50%", "slide.isReversed = true; slide.state = active",
    "remove box; box.alpha = 1", "remove slide; start slide", "set digits 2; set digits 20",
    "set rate 30; step 1f; nonsense", "step 1s; nonsense", "run; run; run",
    "step 1s; step -1s", "watch box.center.x; nonsense", "watch none; nonsense",
    "watch box.center.x nope", "box.alpha; nonsense", "table; list; nonsense",
    "animate 0s { box.alpha = 0.5 } completion: { box.tag = 9; expect 1 == 2 }",
    "animate 1s { box.tag = 1.5 }", "animate 1s { box.alpha = 0.3; box.tag = 1.5 }",
    "add { box.alpha = 0.3; box.tag = 0.5 }", "animator b 1s { box.tag = 0.5 }; start b",
    "pause; animator b 1s { box.alpha = 0 }; completion b { nope.tag = 1 }; start b; stop b; finish b",
    "view a; undo", "step 2000000000s", "step 1000000000s; step 1000000000s",
    "view a\nview b\nnonsense", "view a; (", "view a; 1 / 0", "let a = 1e308; let b = a * 10",
    "view a frame: (1e300, 0, 1, 1)", "view a in: box; remove box; show a",
    "completion { box.tag = 4 }; stop; finish; expect box.tag == 5",
  ]

  @Test(arguments: failing) func `an entry that fails changes nothing`(entry: String) {
    let (session, other) = (Session.entered(Self.stage), Session.entered(Self.stage))
    let before = session.picture
    let outcome = session.enter(entry)
    #expect(outcome.failed && outcome.text.hasPrefix("error: "), "\(outcome.text)")
    #expect(session.picture == before)
    #expect(session.transcript.count == Self.stage.count + 1)
    // It has no effect later either.
    for later in ["table", "step 0.5s", "run", "undo", "undo", "list", "watch"] {
      #expect(session.enter(later) == other.enter(later), "\(later)")
    }
  }

  @Test(arguments: ["step 1s", "run", "step 0.6s; view later", "view here; step 1s"])
  func `time that reaches a failing block stands there`(entry: String) {
    let setup = [
      "view box frame: (0, 0, 100, 100)",
      "animate 0.5s linear { box.center.x += 100 } completion: { box.tag = 1; nope.tag = 2; box.tag = 3 }",
      "animate 1s linear { box.alpha = 0 }",
    ]
    let session = Session.entered(setup)
    let outcome = session.enter(entry)
    #expect(outcome.failed)
    #expect(
      outcome.text == """
        time 0.500s  frame 30
          0.500s  animate finished
        error: nothing is called 'nope'
          animate 0.5s linear { box.center.x += 100 } completion: { box.tag = 1; nope.tag = 2; box.tag = 3 }
                                                                                 ^^^^
        hint: 'view nope' makes a view
        """)
    for condition in [
      "stage.now == 0.5", "box.tag == 1", "box.center.x == 150", "box.alpha == 0.5",
    ] {
      #expect(!session.enter("expect \(condition)").failed, "\(condition)")
    }
    #expect(session.enter("show later").failed)
    #expect(session.enter("show here").failed != entry.contains("here"))
    // The session goes on from there, and the entry can be undone.
    #expect(session.enter("run").text.hasPrefix("time 1.000s"))
    #expect(!session.enter("undo").failed && !session.enter("undo").failed)
    #expect(session.picture == Session.entered(setup).picture)
  }

  @Test(arguments: ["", " ", ";", ";;;", "# only a comment", "; # x", "\n\n", "\t"])
  func `nothing typed is nothing done`(entry: String) {
    let session = Session.entered(Self.stage)
    let before = session.picture
    let outcome = session.enter(entry)
    #expect(outcome == Outcome())
    #expect(session.picture == before)
    #expect(!session.enter("undo").failed)
    #expect(session.settings.digits == 3)
  }

  @Test func `a billion seconds pass once`() {
    let session = Session.entered(["view box", "animate 1s { box.alpha = 0 }"])
    #expect(!session.enter("step 1000000000s").failed)
    #expect(session.enter("step 1000000000s").text.hasPrefix("error: this lies beyond"))
    #expect(session.world.stage.now == 1e9)
    #expect(!session.enter("back 999999999.5s").failed)
    #expect(session.enter("expect stage.now == 0.5").text == "")
  }

  @Test(arguments: [10, 180, 250])
  func `deep nesting is read or refused`(depth: Int) {
    let open = String(repeating: "(", count: depth)
    let close = String(repeating: ")", count: depth)
    let outcome = Answers.outcome("box.alpha = \(open)0.5\(close)")
    #expect(outcome.failed == (depth > 200))
    let blocks = String(repeating: "animate 1s { ", count: depth / 2)
    let ends = String(repeating: " }", count: depth / 2)
    #expect(Answers.outcome("\(blocks)box.alpha = 0\(ends)").failed == (depth > 200))
  }
}
