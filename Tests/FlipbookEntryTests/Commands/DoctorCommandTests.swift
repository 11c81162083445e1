import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookLooks
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct DoctorCommandTests {
  private static let box = "view box frame: (0, 0, 100, 100)"
  private static let slide = "animator slide 1s linear { box.center.x += 200 }"

  /// The findings after some entries: the entry of each, and its words.
  private func found(_ entries: [String]) throws -> [(entry: String, what: String)] {
    let session = Session()
    // An animator that is never started would be another finding.
    let usesSlide = entries.contains { $0.contains("slide") }
    for entry in [Self.box, usesSlide ? Self.slide : "let second = 1s"] + entries {
      let outcome = session.enter(entry)
      try #require(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
    let world = try Replay(of: session, preparing: { $0.keepAccount() }).stage()
    let words = FindingWords(text: world.text, entries: session.entriesOnTheWay)
    return world.stage.findings.map { (words.entry(of: $0), words.advice($0).what) }
  }

  /// Entries with a fault, the finding for it, and similar entries without a fault.
  static let cases: [(bad: [String], entry: String, what: String, good: [String])] = [
    (
      ["start slide", "step 0.3s", "pause slide", "remove slide"], "6 remove slide",
      "slide is released while paused, which crashes",
      ["start slide", "step 0.3s", "stop slide withoutFinishing", "remove slide"]
    ),
    (
      ["start slide", "step 0.3s", "stop slide", "remove slide"], "6 remove slide",
      "slide is released while stopped, which crashes",
      ["start slide", "step 0.3s", "stop slide", "finish slide at: current", "remove slide"]
    ),
    (
      ["start slide", "step 0.3s", "stop slide"], "5 stop slide",
      "slide is stopped and never finished",
      ["start slide", "step 0.3s", "stop slide", "finish slide"]
    ),
    (
      [
        "completion slide { box.tag = 1 }", "start slide", "step 0.3s",
        "stop slide withoutFinishing",
      ],
      "6 stop slide withoutFinishing", "slide's completion never comes: it is dropped here",
      ["start slide", "step 0.3s", "stop slide withoutFinishing"]
    ),
    (
      ["animate 1s repeat name: pulse { box.alpha = 0 }"],
      "3 animate 1s repeat name: pulse { box.alpha = 0 }", "pulse goes on for ever",
      ["animate 1s autoreverse name: pulse { box.alpha = 0 }"]
    ),
    (
      ["animator hop 1s spring(mass: 1, stiffness: 9, damping: 0) { box.alpha = 0 }", "start hop"],
      "4 start hop", "hop goes on for ever",
      ["animator hop 1s spring(mass: 1, stiffness: 9, damping: 6) { box.alpha = 0 }", "start hop"]
    ),
    (
      ["animation k opacity to: 0 1s repeatCount: 1e39", "attach k to: box key: \"blink\""],
      "4 attach k to: box key: \"blink\"", "blink of box goes on for ever",
      ["animation k opacity to: 0 1s repeatCount: 3", "attach k to: box key: \"blink\""]
    ),
    (
      ["animator idle 1s { box.alpha = 1 }", "start idle"], "4 start idle",
      "idle moves nothing, and is over at once",
      ["animator idle 1s { box.alpha = 0 }", "start idle"]
    ),
    (
      ["animate 1s { box.center.x = 50 }"], "3 animate 1s { box.center.x = 50 }",
      "animate moves nothing, and is over at once", ["animate 1s { box.center.x = 51 }"]
    ),
    (
      ["animator hop 1s spring(dampingRatio: 0.02) { box.center.y += 100 }", "start hop", "run"],
      "4 start hop", "hop's spring is cut off 2.489% of its way from its target",
      ["animator hop 1s spring(dampingRatio: 1) { box.center.y += 100 }", "start hop", "run"]
    ),
    (
      ["box.transform = scale(2)", "box.frame.size.width = 10"], "4 box.frame.size.width = 10",
      "box.frame is set under a transform, which UIKit leaves undefined",
      ["box.transform = scale(2)", "box.bounds.size.width = 10"]
    ),
    (
      ["animate 1s linear { box.alpha = 0 }", "step 0.5s", "animate 1s { box.alpha = 1 }"],
      "5 animate 1s { box.alpha = 1 }",
      "box.alpha jumps from 0.500 to 0.000: an animation begins elsewhere",
      ["animate 1s { box.alpha = 0 }", "run", "animate 1s { box.alpha = 1 }"]
    ),
    (
      ["reverse slide", "start slide"], "4 start slide",
      "box.center.x jumps from 50.000 to 250.000: an animation begins elsewhere",
      ["start slide", "reverse slide"]
    ),
    (
      ["start slide", "step 0.3s", "box.center.x = 0"], "5 box.center.x = 0",
      "box.center.x jumps from 110.000 to -140.000: it is set as it moves",
      ["start slide", "run", "box.center.x = 0"]
    ),
    (
      ["animation k opacity to: 0 1s", "attach k to: box", "run"], "4 attach k to: box",
      "box.alpha jumps from 0.000 to 1.000: the model is not where its animation ends",
      ["animation k opacity from: 1 to: 0 1s", "box.alpha = 0; attach k to: box", "run"]
    ),
    (
      ["start slide", "step 0.3s", "animate 1s linear { box.center.x = 450 }"],
      "5 animate 1s linear { box.center.x = 450 }",
      "box.center.x is set on another way: its velocity jumps from 200.000 to 400.000",
      ["start slide", "step 0.3s", "animate 1s { box.center.x = 450 }"]
    ),
    (
      ["start slide", "step 0.25s", "pause slide", "reverse slide", "scrub slide 25%"],
      "7 scrub slide 25%", "slide stood at fraction 0.750 and is taken up at 0.250",
      ["start slide", "step 0.25s", "pause slide", "reverse slide", "scrub slide 75%"]
    ),
    // Scrubbing after the animator was taken hold of.
    (
      ["pause slide", "scrub slide 40%", "scrub slide 60%", "reverse slide", "scrub slide 60%"],
      "7 scrub slide 60%", "slide stood at fraction 0.400 and is taken up at 0.600",
      ["pause slide", "scrub slide 40%", "scrub slide 60%", "reverse slide", "scrub slide 40%"]
    ),
  ]

  @Test(arguments: cases.indices)
  func `what would go wrong is found, with its entry, and nothing where it would not`(
    index: Int
  ) throws {
    let (bad, entry, what, good) = Self.cases[index]
    let found = try found(bad)
    #expect(found.count == 1, "\(found)")
    let row = try #require(found.first)
    #expect(row.entry == entry && row.what == what)
    let nothing = try self.found(good)
    #expect(nothing.isEmpty, "\(nothing)")
  }

  @Test func `a completion of what never ends is told beside what never ends`() throws {
    let found = try found(["animate 1s repeat { box.alpha = 0 } completion: { box.tag = 1 }"])
    #expect(
      found.map(\.what) == [
        "animate goes on for ever", "animate's completion never comes: it never ends",
      ])
  }

  @Test func `what has come to its end again is no finding`() throws {
    #expect(try found(["animate 1s repeat { box.alpha = 0 }", "remove box"]).isEmpty)
    #expect(
      try found([
        "animation k opacity from: 1 to: 1 1s repeatCount: 1e39", "attach k to: box key: \"a\"",
        "detach box",
      ]).isEmpty)
  }

  @Test func `findings stand in the order of time, and tell what to write instead`() {
    let text = Answers.text(
      "doctor",
      after: [
        Self.box, Self.slide, "start slide", "step 0.3s", "pause slide", "reverse slide",
        "scrub slide 30%", "stop slide", "step", "box.transform = scale(2)",
        "box.frame.size.width = 10",
      ])
    #expect(
      text == """
          time  entry                   what                     instead
        ──────  ──────────────────────  ───────────────────────  ───────────────────────
        0.300s  7 scrub slide 30%       slide stood at fraction  begin at its
                                        0.700 and is taken up    fractionComplete,
                                        at 0.300                 0.700, and add to that
        0.300s  8 stop slide            slide is stopped and     finish slide at:
                                        never finished           current, or stop slide
                                                                 withoutFinishing
        0.317s  11                      box.frame is set under   set center and bounds
                box.frame.size.width =  a transform, which
                10                      UIKit leaves undefined
        """)
  }

  @Test(arguments: 0..<Effort.seeds)
  func `the doctor answers to anything`(seed: UInt64) {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    _ = generator.entries(40, in: session)
    let before = session.picture
    let outcome = session.enter("doctor")
    let problems = Answers.problems(of: outcome.text)
    #expect(!outcome.failed && problems.isEmpty, "\(problems)\n\(session.entered)")
    #expect(session.picture == before, "\(session.entered)")
  }
}
