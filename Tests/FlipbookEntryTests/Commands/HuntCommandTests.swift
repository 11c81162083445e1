import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Sessions with one unlikely fault each, and words of the finding.
private let planted: [(name: String, entries: [String], fault: String)] = [
  (
    "a velocity that is not handed over",
    [
      "view box frame: (20, 400, 80, 80)", "animator slide 0.6s",
      "gesture tap box { remove slide; animator slide 0.6s linear { box.center.x += 60 }; "
        + "start slide }",
    ], "its velocity jumps"
  ),
  (
    "a completion that starts what was stopped",
    [
      "view box frame: (20, 400, 80, 80)", "animator fade 1s { box.alpha = 0.2 }",
      "animator slide 1s { box.center.x = 300 }", "completion slide { start fade }",
      "start fade; start slide",
    ], "'fade' is stopped"
  ),
  (
    "a second touch before what the first began has ended",
    [
      "view sheet frame: (0, 500, 390, 340)", "animator snap 0.5s",
      "gesture pan sheet changed: { sheet.center.y += translation.y; translation = (0, 0) } "
        + "ended: { remove snap; animator snap 0.5s { sheet.center.y = 670 }; start snap }",
    ], "sheet.center.y jumps"
  ),
  (
    "a reversal at 0",
    [
      "view box frame: (20, 400, 80, 80)", "animator slide 1s { box.center.x = 300 }",
      "completion slide { expect position == end }", "start slide",
    ], "expected position == end"
  ),
  (
    "an animator made twice",
    [
      "view box frame: (100, 600, 90, 60)",
      "gesture tap box { animator slide 1s { box.center.x += 100 }; start slide }",
    ], "'slide' is already an animator"
  ),
  (
    "a promise that only a pause or a reversal breaks",
    [
      "view box frame: (20, 400, 80, 80)", "view lamp frame: (20, 100, 80, 80)",
      "animator slide 1s { box.center.x = 300 }", "animator light 1s { lamp.center.x = 300 }",
      "start slide; start light",
      "promise together always abs(box.center.x - lamp.center.x) < 50",
    ], "promise together is broken"
  ),
  (
    "a drag without a limit",
    [
      "view sheet frame: (0, 500, 390, 340)",
      "gesture pan sheet changed: { sheet.center.y += translation.y; translation = (0, 0) }",
      "promise inside always sheet.frame.minY >= 40",
    ], "promise inside is broken"
  ),
  (
    "a grasp that forgets where the animator stood",
    [
      "view drawer frame: (0, 700, 390, 540)",
      "animator open 0.6s { drawer.center.y -= 440 }",
      "gesture pan drawer began: { pause open } changed: "
        + "{ open.fractionComplete = -translation.y / 440 } ended: { continue open }",
    ], "and is taken up at"
  ),
  (
    "a tap that nobody counts",
    [
      "view box frame: (100, 400, 90, 60)", "gesture tap box { box.alpha -= 0.4 }",
      "promise seen always box.alpha > 0.05",
    ], "promise seen is broken"
  ),
  (
    "an animator that is stopped and never finished",
    [
      "view box frame: (20, 400, 80, 80)", "animator slide 2s { box.center.x = 300 }",
      "start slide", "gesture tap box { if slide.isRunning { stop slide } }",
    ], "slide is stopped and never finished"
  ),
]

@Suite struct `The hunt command` {
  @Test(arguments: planted.indices)
  func `finds a fault, makes it short, and keeps it as a test that fails`(index: Int) throws {
    let (name, entries, fault) = planted[index]
    let session = Session()
    for entry in entries { #expect(!session.enter(entry).failed) }
    let text = session.enter("hunt tries: 300").text
    #expect(text.contains(fault), "\(name)\n\(text)")
    let shown = text.split(separator: "\n").filter { $0.hasPrefix("  > ") }
    #expect((1...6).contains(shown.count))

    let count = session.transcript.count
    #expect(!session.enter("hunt keep").failed)
    // The recorded checks pass once the fault is mended, and fail until then.
    let kept = session.transcript[count...]
    #expect(kept.allSatisfy { !$0.failed })
    let again = Session()
    for record in session.transcript[..<count] { _ = again.enter(record.entry) }
    let isTold = kept.contains { record in
      let outcome = again.enter(record.entry)
      return outcome.failed || outcome.text != record.output
    }
    #expect(isTold, "\(name)")
  }

  @Test func `finds the same again with the same seed`() {
    let entries = planted[2].entries
    #expect(
      Answers.text("hunt tries: 300 seed: 7", after: entries)
        == Answers.text("hunt tries: 300 seed: 7", after: entries))
  }

  @Test func `finds nothing where there is no fault, and tells how near it came`() {
    let text = Answers.text(
      "hunt tries: 100",
      after: [
        "view box frame: (20, 400, 80, 80)", "animator slide 1s { box.center.x = 300 }",
        "start slide", "promise inside always box.center.x <= 310",
      ])
    #expect(
      text == "nothing found: 100 sequences tried, with seed 1; promise inside came within 10.000")
  }

  @Test func `leaves the session as it is`() {
    let session = Session()
    for entry in planted[4].entries { _ = session.enter(entry) }
    let count = session.transcript.count
    _ = session.enter("hunt tries: 20")
    #expect(session.transcript.count == count)
    #expect(session.timeline.branches.count == 1)
  }

  @Test func `keeps a find on a branch of its own`() {
    let session = Session()
    for entry in planted[4].entries + ["hunt tries: 50"] { _ = session.enter(entry) }
    #expect(session.enter("hunt keep").text == "entered on branch2; 'goto branch1' leads back")
    #expect(session.timeline.branches.map(\.name) == ["branch1", "branch2"])
    #expect(!session.enter("goto branch1").failed)
  }

  @Test func `ends when the person wants it to`() {
    let session = Session()
    for entry in planted[6].entries { _ = session.enter(entry) }
    var asked = 0
    session.isInterrupted = {
      asked += 1
      return asked > 50
    }
    #expect(session.enter("hunt tries: 1000000").remark == "interrupted; nothing has changed")
  }

  @Test func `has nothing to keep where nothing was found`() {
    let text = Answers.text("hunt keep")
    #expect(text.contains("there is no find to keep here"))
  }
}

@Suite struct `The shrink command` {
  private static let entries = [
    "view box frame: (0, 0, 80, 80)", "view other", "other.alpha = 0.5",
    "animate 1s { box.center.y = 500 }", "step 0.2s", "other.alpha = 0.6",
    "animate 1s { box.center.y += 300 }",
  ]

  @Test func `leaves out what a condition does not need`() {
    let session = Session()
    for entry in Self.entries + ["run"] { _ = session.enter(entry) }
    let text = session.enter("shrink where: box.center.y > 600").text
    #expect(
      text == """
        4 of 8 entries are needed, on branch2:
          > view box frame: (0, 0, 80, 80)
          > animate 1s { box.center.y = 500 }
          > animate 1s { box.center.y += 300 }
          > run
        """)
    #expect(session.enter("expect box.center.y > 600").failed == false)
    #expect(session.enter("shrink where: box.center.y > 600").text == "every entry is needed")
  }

  // A spring with this ratio overshoots by 16.3 %, and settles within a second.
  @Test(arguments: [
    "highest(box.center.x) > 110", "overshoot(box.center.x) > 10%", "settled(box.center.x) > 0.5s",
    "duration(box.center.x > 100) > 0.2s", "total(abs(velocity(box.center.x))) > 100",
  ])
  func `measures what lies ahead`(condition: String) {
    let session = Session()
    for entry in [
      "view box center: (0, 0)", "view other", "other.alpha = 0.5",
      "animate 1s spring(dampingRatio: 0.5) { box.center.x += 100 }",
    ] { _ = session.enter(entry) }
    #expect(
      session.enter("shrink where: \(condition)").text == """
        2 of 4 entries are needed, on branch2:
          > view box center: (0, 0)
          > animate 1s spring(dampingRatio: 0.5) { box.center.x += 100 }
        """)
    #expect(session.enter("shrink where: \(condition)").text == "every entry is needed")
  }

  @Test func `leaves out what the first broken promise does not need`() {
    let session = Session()
    for entry in Self.entries.prefix(2) + ["promise low always box.center.y < 600"]
      + Self.entries.dropFirst(2)
    {
      _ = session.enter(entry)
    }
    #expect(session.enter("run").failed)
    let lines = session.enter("shrink").text.split(separator: "\n").map { String($0) }
    #expect(lines.contains("  > promise low always box.center.y < 600"))
    #expect(!lines.contains { $0.contains("other") })
  }

  @Test func `needs a condition that holds, or a broken promise`() {
    #expect(
      Answers.text("shrink where: box.center.y > 600", after: Self.entries)
        .contains("box.center.y > 600 does not hold here"))
    #expect(Answers.text("shrink", after: Self.entries).contains("no promise was broken"))
  }
}
