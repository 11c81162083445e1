import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// What people type in their first hour: the line that is offered does what was meant, or the truth is
/// told without one.
@Suite struct NewcomerLineTests {
  private static let stages = [
    "none": [],
    "box": [
      "view box frame: (0, 0, 100, 100)", "view ball frame: (200, 200, 40, 40)",
      "animate 1s { box.center.x += 100 }", "animate 1s { ball.alpha = 0 }",
    ],
    "late": ["view card frame: (50, 300, 200, 120)", "step 1s"],
    "slide": ["view box", "animator slide 1s { box.alpha = 0 }", "start slide", "step 0.2s"],
    "over": ["view box", "animator slide 1s { box.alpha = 0 }", "start slide", "run"],
    "fade": ["view box", "animation fade opacity from: 1 to: 0 1s", "add fade to: box"],
    "kept": ["view box", "animate 1s { box.alpha = 0 }", "promise inside always box.alpha <= 1"],
    "mark": ["view box", #"mark "before fix""#, "step 1s"],
  ]

  static let lines = #"""
    box: bx.alpha => box.alpha
    box: expect always bx.alpha == 1 => expect always box.alpha == 1
    box: plot all => plot box ball
    box: table turns all => table turns box ball
    box: draw all => draw
    box: detach all => detach box; detach ball
    box: plot x => plot box.center.x
    box: table turns => table turns ball.alpha
    box: undo animate => edit 4 drop
    box: edit animate { box.center.x += 300 } => edit 3 { animate 1s { box.center.x += 300 } }
    box: edit 3: animate 2s { box.center.x += 50 } => edit 3 { animate 2s { box.center.x += 50 } }
    box: box.center.x = screen.width / 2 => box.center.x = root.bounds.width / 2
    box: box.backgroundColor = 0xff0000 => box.backgroundColor = #ff0000
    box: box.alpha 0 → 1 => box.alpha = 0; animate 1s { box.alpha = 1 }
    box: animate 1s spring: 0.5 { box.alpha = 1 } => animate 1s spring(dampingRatio: 0.5) { box.alpha = 1 }
    box: animate spring(response: 0.4, damping: 0.7) { box.alpha = 1 } => animate spring(response: 0.4, dampingFraction: 0.7) { box.alpha = 1 }
    box: animate => animate 1s { ball.center.x += 100 }
    box: test box.alpha == 1 => expect box.alpha == 1
    box: highest(box.center.x) at: 0.5s => highest(box.center.x, to: 0.5s)
    box: duration(box) => settled(box.center.x)
    box: plot box.center.x width: 40 => plot box.center.x size: 40x10
    box: plot box.center.x after: 0.3s => plot box.center.x from: 0.3s
    box: box.animate(.opacity, 0) => animate 1s { box.alpha = 0 }
    box: run all => run
    box: run forever => run
    none: shape ring path: circle(50) => shape ring path: oval(0, 0, 2 * 50, 2 * 50)
    none: shape ring path: circle((60, 60), 50) => shape ring path: oval(60 - 50, 60 - 50, 2 * 50, 2 * 50)
    none: (1...3).forEach { i in view "g\(i)" } => for i in 1...3 { view "g\(i)" }
    none: springs dampingRatio: 0.5 => springs spring(dampingRatio: 0.5)
    late: loop 3 { step 0.1s } => step 3 * 0.1s
    late: list entries => history
    late: undo 1s => back 1s
    late: touch card at: (10, 10) => touch card samples: ((0s, card.frame.minX + 10, card.frame.minY + 10), (0.1s, card.frame.minX + 10, card.frame.minY + 10))
    late: export png still.png at: 0.5s => goto 0.5s
    late: export png still.png from: 0.5s => goto 0.5s
    late: animation fade opacity from: 1 to: 0 1s delay: 0.5s => animation fade opacity from: 1 to: 0 1s beginTime: stage.now + 0.5s
    late: chain c { 1s { card.alpha = 0 }, 1s { card.alpha = 1 } } => chain c { then 1s { card.alpha = 0 }; then 1s { card.alpha = 1 } }
    late: chain c { then 1s { card.alpha = 0 } wait 1s then 1s { card.alpha = 1 } } => chain c { then 1s { card.alpha = 0 }; wait timeout: 1s; then 1s { card.alpha = 1 } }
    slide: pause slide at: 0.1s => goto 0.1s
    fade: add fade box => add fade to: box
    fade: group g (fade, fade) 2s => group g 2s fade fade
    kept: promise box.alpha >= 0 => promise inside2 always box.alpha >= 0
    kept: hunt box.alpha >= 0 => promise inside2 always box.alpha >= 0
    mark: goto before fix => goto "before fix"
    """#

  @Test(arguments: lines.split(separator: "\n")) func `is offered and works`(row: Substring) throws
  {
    let parts = row.split(separator: " => ", maxSplits: 1)
    let typed = parts[0].split(separator: ": ", maxSplits: 1)
    let stage = try #require(Self.stages[String(typed[0])])
    let outcome = Answers.outcome(String(typed[1]), after: stage)
    #expect(outcome.failed && outcome.offer.map { $0[...] } == parts[1], "\(outcome.text)")
    let next = Answers.outcome(String(parts[1]), after: stage)
    #expect(!next.failed || next.text.contains("error: expected "), "\(next.text)")
  }

  @Test(arguments: [
    ("box", "delete 99", "'99' is not an entry of this session"),
    ("box", "remove 99", "'99' is not an entry of this session"),
    ("box", "edit 99 drop", "'history' has the numbers of entries"),
    ("box", "edit play { box.alpha = 0 }", "brings that entry to the prompt"),
    ("box", "CATransaction.begin()", "a transaction is one block here: transaction 1s { … }"),
    ("box", "goto entry 3", "'goto' takes a moment, a mark or a branch, as in goto 0.5s"),
    ("box", "animation box opacity 1 0 1s", "'box' is already a view"),
    ("late", "expect card inside root", "nothing moves from now on; it would be expect always"),
    ("over", "continue slide 0.5s", "'slide' is inactive"),
    ("fade", "fade.fromValue = 0; fade.toValue = 1", "'animation' makes one with its values"),
  ]) func `is told`(stage: String, typed: String, hint: String) throws {
    let outcome = Answers.outcome(typed, after: try #require(Self.stages[stage]))
    #expect(outcome.failed && outcome.text.contains(hint), "\(outcome.text)")
    #expect(outcome.offer == nil, "\(outcome.offer ?? "")")
  }

  @Test(arguments: [
    ["view box", "remove box", "view box2"], ["view bo1", "view bo2", "remove bo1"],
  ])
  func `what was removed is no other thing`(stage: [String]) {
    let name = stage[1].hasPrefix("remove") ? "box" : "bo1"
    let outcome = Answers.outcome("remove \(name)", after: stage)
    #expect(outcome.text.hasSuffix("hint: '\(name)' is not there any more"), "\(outcome.text)")
    #expect(outcome.offer == nil)
  }

  @Test func `a finger that lands outside says so`() {
    let stage = ["view card frame: (50, 300, 200, 120)"]
    let outcome = Answers.outcome(
      "touch card samples: ((0s, 10, 10), (0.1s, 10, 10))", after: stage)
    #expect(!outcome.failed && outcome.remark == "the finger lands outside card")
  }
}
