import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@testable import FlipbookPrompt
@testable import SessionTestSupport

/// Each of the systems that others have built, as entries.
@Suite struct `the seeds, typed` {
  private static let sessions: [(name: String, entries: [String])] = [
    (
      "animateViews",
      [
        "view view1 frame: (0, 0, 100, 50)", "view view2 frame: (120, 0, 50, 50)",
        "animate 0.5s { view1.frame.size.width += 200; "
          + "view2.frame.origin.x = view1.frame.maxX + 20 }",
        "begin 1.2s completion: { expect finished; view2.tag = 1 }", "delay 0.2s",
        "view1.frame.origin.x += 50", "commit", "run",
        "expect stage.now == 1.4 && view2.tag == 1 && view1.frame.minX == 50",
        "expect view2.frame.minX == 320",
      ]
    ),
    (
      "Dance",
      [
        "view circle frame: (20, 20, 60, 60) cornerRadius: 30",
        "dance circle 2s easeInOut { .transform = scale(1.5); .center = root.center; "
          + ".backgroundColor = blue }",
        "completion circle { root.backgroundColor = green }", "start circle after: 5s", "run",
        "expect stage.now == 7.0 && root.backgroundColor == green",
      ]
    ),
    (
      "the builder",
      [
        "view box frame: (0, 0, 50, 50)",
        "animate 0.3s { box.alpha = 0 } completion: { expect finished }",
        "animate 0.3s spring(dampingRatio: 0.2, initialVelocity: 0.2) delay: 0.2s autoreverse "
          + "name: swing { box.center.x += 100 }",
        "run", "expect stage.now == 0.8 && box.center.x == 125", "again swing", "run",
        "expect stage.now == 1.6 && box.center.x == 225",
      ]
    ),
  ]

  @Test(arguments: sessions.map(\.name))
  func `work as their articles tell`(name: String) throws {
    let session = Session()
    let entries = try #require(Self.sessions.first { $0.name == name }).entries
    for entry in entries {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
  }

  @Test func `a view without a dance is forgiven as Dance does, and told how it is moved`() {
    let session = Session.entered(["view box"])
    let outcome = session.enter("start box")
    #expect(!outcome.failed)
    #expect(outcome.text == "note: box is a view without a dance: there is nothing to start")
    #expect(
      outcome.remark
        == "dance box 1s { .alpha = 0 } makes one,\n animator a 1s { box.alpha = 0 } an animator")
    #expect(session.enter("undo").remark?.contains("dance box") != true)
    #expect(session.enter("redo").remark?.contains("dance box") != true)
    #expect(!session.enter("dance box 1s { .alpha = 0 }").failed)
    #expect(session.enter("start box").text.isEmpty)
  }

  // Dance's finish(at:) stops a running dance, and first starts one that has not begun.
  private static let ends: [([String], String, String)] = [
    (["start box", "step 0.3s"], "start", "0"), (["start box", "step 0.3s"], "current", "30"),
    (["start box", "step 0.3s", "pause box"], "end", "100"), ([], "end", "100"),
    (["start box", "step 0.3s", "stop box"], "start", "0"),
  ]

  @Test(arguments: ends)
  func `a dance is finished whatever it does`(entries: [String], end: String, x: String) {
    let made = ["view box frame: (-50, -50, 100, 100)", "dance box 1s linear { .center.x = 100 }"]
    let session = Session.entered(made + entries)
    #expect(!session.enter("finish box at: \(end)").failed)
    #expect(session.enter("box.center.x").text == "\(x).000")
    #expect(session.enter("box.dance.hasAnimation").text == "false")
  }

  @Test func `what a view has not is looked for in its dance`() throws {
    let entries = ["view box", "dance box 1s { .alpha = 0 }"]
    let complaint = try #require(Complaint(about: "box.fractionComplete", after: entries))
    #expect(complaint.message == "a view has no 'fractionComplete'")
    #expect(complaint.hint == "write box.dance.fractionComplete")
    #expect(!Answers.outcome("box.dance.fractionComplete", after: entries).failed)
    let set = try #require(Complaint(about: "box.isReversed = true", after: entries))
    #expect(set.hint == "did you mean 'box.dance.isReversed'?")
    let turned = entries + ["box.dance.isReversed = true"]
    #expect(Answers.holds("box.dance.isReversed", after: turned))
    let still = try #require(Complaint(about: "box.fractionComplete", after: ["view box"]))
    #expect(still.hint?.contains("dance") == false)
  }

  private static let chain = ["view box", "chain c { then 1s { box.alpha = 0 } }"]

  private static let hints: [([String], String)] = [
    (chain + ["decay c"], "'undo' takes back what was entered, or 'remove c' and make it again"),
    (
      chain + ["perform c", "run"], "'goto 0s' goes back in time, or 'remove c' and make it again"
    ),
  ]

  @Test(arguments: hints)
  func `a chain without steps left says how it can be played again`(
    entries: [String], hint: String
  ) throws {
    let outcome = Answers.outcome("perform c", after: entries)
    #expect(!outcome.failed && outcome.text.isEmpty)
    #expect(outcome.remark == "c has no steps left; \(hint)")
    let complaint = try #require(Complaint(about: "start c", after: entries))
    #expect(complaint.message == "'c' has no steps left" && complaint.hint == hint)
  }

  private static let messages: [(String, String)] = [
    ("commit", "there is no 'begin' before this 'commit'"),
    ("delay 1s", "'delay' must stand between begin and commit"),
    ("begin; step 1s", "time cannot move between begin and commit"),
    ("begin; run", "time cannot move between begin and commit"),
    ("begin; repeat -1", "'-1' is out of range"),
    ("after 1s { begin }", "'begin' cannot go in a block"),
    ("again nothing", "there is no animate block 'nothing'"),
  ]

  @Test(arguments: messages)
  func `a setter out of place says where it belongs`(entry: String, message: String) {
    let outcome = Session().enter(entry)
    #expect(outcome.failed && outcome.text.contains(message), "\(outcome.text)")
  }

  @Test func `what repeats for ever is named`() {
    let session = Session()
    _ = session.enter("view box")
    _ = session.enter("animate 1s repeat name: pulse { box.alpha = 0 }")
    _ = session.enter("animate 2s { box.center.x += 10 }")
    #expect(session.enter("run").text.hasSuffix("pulse repeats for ever"))
    #expect(session.enter("run").failed)
  }

  @Test func `what repeats for ever under one name is counted`() {
    let session = Session()
    for entry in ["view box", "animate 1s repeat name: pulse { box.alpha = 0 }"] {
      _ = session.enter(entry)
    }
    for number in 0..<3 {
      _ = session.enter("view v\(number); animate 1s repeat { v\(number).alpha = 0 }")
    }
    let going = session.enter("run").text
    #expect(going.contains("3 animations repeat for ever, pulse repeats for ever"), "\(going)")
  }
}
