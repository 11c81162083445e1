import FlipbookCommands
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Messages for members, numbers and durations as other tools write them.
@Suite struct ForeignWordMessageTests {
  static let rows: [Complaint.Row] = [
    ("box.x", "a view has no 'x'", "x", "write box.center.x, or box.frame.origin.x"),
    ("box.y = 3", "a view has no 'y'", "y", "write box.center.y, or box.frame.origin.y"),
    (
      "box.layer.x", "a layer has no 'x'", "x",
      "write box.layer.position.x, or box.layer.frame.origin.x"
    ),
    (
      "animate 1s { box.x = 3 }", "a view has no 'x'", "x",
      "write box.center.x, or box.frame.origin.x"
    ),
    ("dance box 1s { .x = 3 }", "a view has no 'x'", "x", "write .center.x, or .frame.origin.x"),
    (
      "box.width", "a view has no 'width'", "width",
      "write box.frame.size.width"
    ),
    (
      "box.scale = 2", "a view has no 'scale'", "scale",
      "write box.transform.scale = 2"
    ),
    (
      "box.rotation", "a view has no 'rotation'", "rotation", "write box.transform.rotation"
    ),
    ("box.left", "a view has no 'left'", "left", "write box.frame.origin.x"),
    ("box.frame.x", "a rectangle has no 'x'", "x", "write box.frame.origin.x"),
    ("box.frame.y += 3", "a rectangle has no 'y'", "y", "write box.frame.origin.y += 3"),
    ("box.opacity", "a view has no 'opacity'", "opacity", "did you mean 'alpha'?"),
    (
      "for i in 1..6 { view \"c\\(i)\" }", "a name is missing after '..'", ".",
      "write for i in 1...6 { view \"c\\(i)\" }"
    ),
    (
      "let k = 1..6", "'1..6' is not a number", "1..6",
      "a range belongs to a loop: for i in 1...3 { … }"
    ),
    (
      "animate 0.3 s { box.alpha = 0 }", "'s' is not a timing", "s",
      "write animate 0.3s { box.alpha = 0 }"
    ),
    (
      "animate 300 ms { box.alpha = 0 }", "'ms' is not a timing", "ms",
      "write animate 300ms { box.alpha = 0 }"
    ),
    ("animate 1s none { }", "'none' is not a timing", "none", "did you mean 'linear'?"),
    (
      "animate 1s easy ease { }", "'easy' is not a timing", "easy",
      "write animate 1s easyEase { }"
    ),
    (
      "animation a opacity values: (0, 1) timingFunctions: (bouncy, linear)",
      "this is a spring, not a curve", "bouncy", nil
    ),
  ]

  @Test(arguments: rows) func `say how it is written here`(row: Complaint.Row) {
    #expect(Complaint(about: row.entry) == Complaint(row))
  }

  @Test(arguments: [
    "write box.center.x", "box.transform = scale(1.5)", "box.transform.scale.x = 2",
  ])
  func `what is written there works`(line: String) {
    let entry = line.hasPrefix("write ") ? String(line.dropFirst(6)) : line
    #expect(!Answers.outcome(entry).failed)
  }

  @Test func `the line for three times works`() {
    let session = Session.entered(["view box"])
    #expect(!session.enter("begin 1s; repeat 3; box.alpha = 0; commit").failed)
    #expect(session.enter("run").text.hasPrefix("time 3.000s"))
  }

  static let named = Answers.stage + ["animate 1s name: nudge { box.alpha = 0 }"]

  @Test(arguments: ["pause", "stop", "scrub", "reverse", "continue", "finish"])
  func `an animate block is no animator`(verb: String) throws {
    let entry = "\(verb) nudge" + (verb == "scrub" ? " 50%" : "")
    let complaint = try #require(Complaint(about: entry, after: Self.named))
    #expect(complaint.message == "'nudge' is an animate block, and '\(verb)' takes an animator")
    let ends = ["stop", "finish"].contains(verb)
    #expect(
      complaint.hint
        == (ends
          ? "'start nudge' runs it once more, 'detach box' ends what moves box"
          : "write edit 4 { animator nudge 1s { box.alpha = 0 }; start nudge }"))
  }

  @Test func `and begins at once, and again`() throws {
    #expect(!Answers.outcome("start nudge", after: Self.named).failed)
    #expect(!Answers.outcome("again nudge", after: Self.named).failed)
    let ended = Answers.text("detach box", after: Self.named + ["step 0.5s"])
    #expect(ended.contains("nudge was cut short"))
  }
}
