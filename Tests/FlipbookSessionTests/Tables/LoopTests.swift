import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Loops, conditionals and names made of parts, checked by the resulting session.
@Suite struct LoopTests {
  private static let cells = #"for i in 0..<4 { view "c\(i)" frame: (i * 20, 0, 10, 10) }"#

  private static let entries: [([String], String)] = [
    (["for i in 1...3 { box.tag += i }"], "box.tag == 6"),
    (["for i in 3..<3 { box.tag += 1 }"], "box.tag == 0"),
    (["for i in -2...2 { box.tag += i < 0 ? 1 : 10 }"], "box.tag == 32"),
    (["let n = 2", "for i in 0..<n * 2 { let j = i * 2; box.tag += j }"], "box.tag == 12"),
    (["for i in 0..<3 { for j in 0..<3 { if i == j { box.tag += 1 } } }"], "box.tag == 3"),
    (["if box.alpha == 1 { box.tag = 1 } else { box.tag = 2 }"], "box.tag == 1"),
    (["if box.tag == 5 { } else if box.alpha > 1 { } else { box.tag = 7 }"], "box.tag == 7"),
    ([cells], "c3.frame.origin.x == 60"),
    (
      [
        cells, #"for i in 0..<4 { animate 1s linear delay: i * 1s { "c\(i)".alpha = 0 } }"#,
        "step 2.5s",
      ],
      "c2.alpha == 0.5"
    ),
    (
      [cells, #"animate 1s linear { for i in 0..<4 { "c\(i)".alpha = i / 4 } }"#, "run"],
      "c3.alpha == 0.75"
    ),
    (
      [cells, #"for i in 0..<4 { after 1s * i { "c\(i)".tag = i + 1 } }"#, "step 2s"],
      "c2.tag == 3 && c3.tag == 0"
    ),
    (
      [
        cells, #"chain all { for i in 0..<4 { then 0.5s { "c\(i)".alpha = 0 } } }"#, "perform all",
        "run",
      ],
      "stage.now == 2 && c3.alpha == 0"
    ),
    (
      ["let n = 1", #"view "c\(n)""#, "n = 2", #"animate 1s { "c\(n - 1)".alpha = 0 }"#],
      "model(c1.alpha) == 0"
    ),
    (
      ["let n = 1", "view c1; view c2", #"after 1s { "c\(n)".tag = 9 }"#, "n = 2", "run"],
      "c2.tag == 9 && c1.tag == 0"
    ),
    (["for i in 0..<2 { let i2 = i; after 1s { box.tag += i2 + 1 } }", "run"], "box.tag == 3"),
    (["for i in 0..<3 { step 0.1s }"], "stage.now == 0.3"),
    (
      [
        cells, #"animator later 1s { for i in 0..<2 { "c\(i)".alpha = 0 } }"#, "remove c0",
        "view c0",
        "start later", "run",
      ], "c0.alpha == 1 && c1.alpha == 0"
    ),
    (
      [
        cells, "animator later 1s { if box.tag == 1 { c0.alpha = 0 } else { c1.alpha = 0 } }",
        "box.tag = 1", "start later", "run",
      ], "c0.alpha == 0 && c1.alpha == 1"
    ),
    ([#"let "x\(1 + 1)" = 5"#], "x2 == 5"), ([#"view "a\(0.5)""#], #""a0.5".alpha == 1"#),
    ([#"view "b\(true)""#], #"btrue.alpha == 1"#),
  ]

  @Test(arguments: entries)
  func `a loop does what its passes do`(entries: [String], condition: String) {
    #expect(Answers.holds(condition, after: Answers.stage + entries))
  }

  private static let messages: [(String, String)] = [
    (#"for i in 0..<3 { view "c\(i % 2)" }"#, "error: 'c0' is already a view (i = 2)\n  view c0"),
    ("for i in 0..<3 { if i == 1 { box.centre = 1 } }", "error: a view has no 'centre' (i = 1)"),
    ("for i in 0..<2 { let j = i * 3; k }", "error: there is no command 'k' (i = 0, j = 0)"),
    ("for i in 2..<1 { box }", "error: '2..<1' is out of range"),
    ("for i in 0..<1.5 { box }", "error: '1.5' is not a whole number"),
    ("for i in 0..<10001 { box.tag += 1 }", "error: '0..<10001' is out of range"),
    ("for i in 0..<200 { for j in 0..<200 { box.tag += 1 } }", "error: 'for' is out of range"),
    (
      "for i in 0..<2 { undo }",
      "error: 'undo' must be an entry of its own: it works on what was entered before (i = 0)"
    ),
    ("after 1s { for i in 0..<2 { step } }", "error: 'step'"),
    ("for start in 0..<2 { box }", "error: 'start' is a word of the language"),
    (#"view "c\(red)""#, "error: this is a colour, not a number, in a name"),
    ("for i in 0..<3 { i = 4 }", "error: 'i' stands for one value in a pass of the loop"),
    ("for i in 0..<1e300 { box }", "error: '1e300' is out of range"),
    ("mix(red, identity, 50%)", "error: this is a "),
    ("for x y", "error:"), ("if", "error:"),
  ]

  @Test(arguments: messages)
  func `a mistake tells the pass, and nothing has changed`(entry: String, message: String) {
    let session = Session()
    for entry in Answers.stage { _ = session.enter(entry) }
    let before = session.enter("table").text + session.enter("list").text
    let outcome = session.enter(entry)
    #expect(outcome.failed)
    #expect(outcome.text.hasPrefix(message), "\(outcome.text)")
    #expect(session.enter("table").text + session.enter("list").text == before)
  }

  @Test(arguments: [
    #"sample "c\(1)".alpha every: 1s for: 1s"#, #"plot "c\(1)".alpha for: 1s"#, #"mark "m\(1)""#,
    #"watch "c\(1)".alpha"#, #"expect "c\(1)".alpha == 1"#, #"show "c\(1)""#,
  ])
  func `a name made of parts stands wherever a name does`(entry: String) {
    let outcome = Answers.outcome(entry, after: Answers.stage + [Self.cells])
    #expect(!outcome.failed, "\(outcome.text)")
  }

  // Commands that try a block on other stages know the names from the loop and the entry.
  @Test(arguments: [
    "for i in 1...2 { sweep d from: 1 to: 2 by: 1 { box.alpha = d / i } measure: box.alpha }",
    "for i in 1...2 { solve d from: 0 to: 1 { box.alpha = d * i } where: box.alpha == 0.5 }",
    "for i in 1...2 { prove d from: 0 to: 1 { animate 1s { box.alpha = d / i }; "
      + "expect always box.alpha <= i } }",
    "start slide; for i in 1...2 { run until: slide == i / 4 }; expect stage.now == 1",
    "start slide; if true { let k = 2; run until: stage.now == k }",
    "if true { let e = box; solve d from: 0 to: 1 { e.alpha = d } where: e.alpha == 0.5 }",
    "for t in [linear, easeOut] { sweep d from: 1 to: 2 by: 1 "
      + "{ animate 1s t { box.alpha = d } } measure: box.alpha }",
  ])
  func `blocks on other stages know a loop's names`(entry: String) {
    let outcome = Answers.outcome(entry, after: Answers.stage)
    #expect(!outcome.failed, "\(outcome.text)")
    #expect(!outcome.text.contains("no value was found"), "\(outcome.text)")
  }

  @Test(arguments: [
    "plot v", "table v every: 0.1s", "undo", "mark x", "foo", "for w in [box] { plot w }",
  ])
  func `a list in a block is looked over`(statement: String) {
    let entry = "after 0.1s { for v in [box] { \(statement) } }"
    #expect(Answers.outcome(entry, after: Answers.stage).failed)
  }

  @Test func `loops within loops of a fired block count together`() {
    let session = Session.entered(Answers.stage)
    let blocks = "for i in 0..<120 { animate 1s { for j in 0..<120 { box.tag = j } } }"
    #expect(!session.enter("after 1s { \(blocks) }").failed)
    let outcome = session.enter("step 2s")
    #expect(outcome.failed && outcome.text.contains("go round at most 10000 times"), "\(outcome)")
  }

  @Test func `a loop is one undo`() {
    let session = Session()
    for entry in [Self.cells, "undo"] { #expect(!session.enter(entry).failed) }
    #expect(session.enter("c0.alpha").failed)
  }

  @Test func `a block that is reached in a pass ends the loop at its moment`() {
    let session = Session()
    for entry in Answers.stage { _ = session.enter(entry) }
    _ = session.enter("after 0.25s { expect box.tag == 9 }")
    #expect(session.enter("for i in 0..<5 { step 0.1s; box.tag += 1 }").failed)
    #expect(session.now == 0.25)
    #expect(session.enter("box.tag").text == "2")
    #expect(session.enter("undo").failed == false && session.now == 0)
  }

  // The text of a pass differs from the entry: it has the view's name in place of the loop's.
  @Test(arguments: ["a", "box", "\"a long one\""])
  func `what is wrong in a pass over views is shown where it was typed`(name: String) {
    let entry = "for v in [\(name)] { v.alpha = 0.5; v.foo = 1 }"
    let text = Answers.text(entry, after: ["view \(name)"])
    let place = entry.utf8.count - "foo = 1 }".utf8.count
    #expect(
      text.contains("  \(entry)\n" + String(repeating: " ", count: place + 2) + "^^^"), "\(text)")
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `a moment within a loop is gone back to`(number: Int) {
    var random = SeededGenerator(seed: UInt64(number))
    let passes = Int.random(in: 1...5, using: &random)
    let inner = Int.random(in: 1...3, using: &random)
    let first = Int.random(in: -2...2, using: &random)
    let loop = """
      box.tag = 100; for i in \(first)..<\(first + passes) {
        box.tag += 1
        if i % 2 == 0 { step 0.1s; box.tag += 10 } else { for j in 0..<\(inner) { step 0.1s; box.tag += 1 } }
        view "v\\(i)"
      }
      """
    let session = Session()
    for entry in Answers.stage + ["start slide"] { _ = session.enter(entry) }
    #expect(!session.enter(loop).failed)
    let end = session.now
    let ticks = Int.random(in: 1..<Int((end * 100).rounded()), using: &random)
    let moment = "\(Double(ticks) / 100)s"
    // Going back into a loop shows the value that was seen at that moment on the way.
    let seen = session.enter("sample box.center.x for: 0.01s every: 0.01s from: \(moment)").text
    #expect(!session.enter("goto \(moment)").failed)
    #expect(session.now == Double(ticks) / 100)
    let shown = session.enter("shown(box.center.x)").text
    #expect(seen.contains(shown), "\(seen) \(shown)")
    #expect(!session.enter("step 1s").failed)
    #expect(!session.enter("undo").failed && !session.enter("undo").failed)
    #expect(session.now == end)
  }
}
