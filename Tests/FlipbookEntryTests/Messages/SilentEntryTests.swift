import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Messages, at once, about effects that would be silent or go wrong later.
@Suite struct `What would be silent` {
  private static let stage = [
    "view sheet frame: (0, 0, 100, 100)", "view dim", "animator slide 2s { sheet.center.x += 200 }",
  ]

  private static let stages: [([String], String, String?)] = [
    ([], "start all", nil), (["start slide"], "start slide", "slide is already running"),
    (
      ["start slide", "run"], "start slide",
      "slide is over and has nothing left to move; 'goto' a moment of its way shows it"
    ),
    (["start slide", "stop slide"], "finish all at: start", "slide ended at start"),
    (
      ["start slide", "step 1s", "back 0.8s"], "step 0.3s",
      "time moved on a new branch; 'goto branch1' leads to the old one"
    ),
    (["watch sheet.alpha", "reset"], "step", "'remove sheet.alpha' stops watching it"),
    (["watch sheet.alpha", "reset", "step"], "step", nil),
    (
      [], "touch sheet",
      "no gesture of sheet responds to that; this one would:\n"
        + " gesture tap sheet { sheet.alpha = 0.5 }"
    ),
    (["gesture tap root { dim.alpha = 0 }"], "touch sheet", nil),
    (
      ["animate 0.5s { sheet.alpha = 0 }"], "animate 1s { sheet.alpha = 1 }",
      "this one takes sheet.alpha over from the one before;\n"
        + " one after the other: delay: 0.5s, or completion: { animate … }"
    ),
    (
      [], "sheet.center.x = 50%",
      "50% here is 0.5 points; for a share of a size:\n"
        + " sheet.center.x = root.bounds.size.width * 50%"
    ),
    (
      [], "animate 2s bouncy { sheet.center.x = 20 }",
      "this spring takes 0.863s and ignores the duration;\n"
        + " spring(dampingRatio: 0.5) takes the 2s"
    ),
    (
      [], "sheet.transform.rotation = 90",
      "90 is radians; for degrees:\n sheet.transform.rotation = 90deg"
    ),
    (
      ["step 0.1s"], "edit { step 0.2s }",
      "that was entry 4, the last change; 'edit N { … }' takes another one"
    ),
    (
      [], "clear",
      "clear is a value; 'remove' takes one thing away, 'reset' all; Ctrl-L clears the screen"
    ),
    (
      [
        "chain c { then 1s { dim.alpha = 0 }; then 1s { dim.alpha = 1 } }", "start c",
        "step 0.5s",
      ],
      "perform c", "c was under way: the step it was in is cut short"
    ),
  ]

  @Test(arguments: stages)
  func `what would be silent is remarked`(
    stage: [String], entry: String, remark: String?
  ) {
    let outcome = Answers.outcome(entry, after: Self.stage + stage)
    #expect(!outcome.failed && outcome.remark == remark)
  }

  private static let entries: [(String, String)] = [
    ("play 2s", "a rate"), ("start all", "(already running: slide)"),
    ("gesture tap dim { animate 0.6s spring(bounce: 0.5) { dim.alpha = 0 } }", "duration:"),
  ]

  @Test(arguments: entries)
  func `what would go wrong later fails at once`(entry: String, problem: String) {
    let outcome = Answers.outcome(entry, after: Self.stage + ["start slide"])
    #expect(outcome.failed && outcome.text.contains(problem))
  }

  @Test func `Swift names all that 'all' means`() {
    let stage = Self.stage + ["animator fade 1s { dim.alpha = 0 }", "start all", "pause all"]
    let code = Answers.text("swift", after: stage)
    for name in ["slide", "fade"] {
      #expect(
        code.contains("\(name).startAnimation()") && code.contains("\(name).pauseAnimation()"))
    }
    #expect(Answers.text("swift", after: stage + ["after 1s { start all }"]).contains("#error"))
  }

  @Test func `what does nothing keeps no Swift from being written`() {
    let code = Answers.text(
      "swift", after: Self.stage + ["stop dim", "animate 1s { dim.alpha = 0 }"])
    #expect(code.contains("// stop dim: no dance") && code.contains("{ dim.alpha = 0 }"))
    #expect(!code.contains("#error"))
  }
}
