import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// What one word takes or says, the next one takes or says too.
@Suite struct RegularAnswerTests {
  private static let box = ["view box frame: (0, 0, 100, 100)"]
  private static let moving =
    box + ["animator slide 2s linear { box.center.x += 200 }", "start slide", "step 0.5s"]
  private static let faded = box + ["animate 1s { box.alpha = 0 }"]

  private static let refused: [([String], String, String)] = [
    (box + ["view then", "remove then"], "then", "hint: write chain intro { then"),
    (box + ["view settled", "remove settled"], "settled", "hint: write settled("),
    (box + ["animator repeat 1s { box.alpha = 0 }"], "finish repeat", "'repeat' is inactive"),
    (box, "box.center = (none, -none)", "this is no colour, not a colour"),
    (box, "completion all { box.tag = 1 }", "there is nothing to add a completion to"),
    (moving, "continue all", "there is nothing to continue (already running: slide)"),
    (faded, "perform all", "there is nothing to perform\n"),
    (
      box, "sweep end from: 0 to: 1 by: 0.5 { box.alpha = end } measure: box.alpha",
      "'end' is a word of the language"
    ),
    (box, "plot difference easeIn easeOut from: 0.2s", "only paths can begin later"),
  ]

  @Test(arguments: refused)
  func `what is refused says why`(stage: [String], entry: String, reason: String) {
    let outcome = Answers.outcome(entry, after: stage)
    #expect(outcome.failed && outcome.text.contains(reason), "\(outcome.text)")
  }

  private static let entries: [([String], String, String, String)] = [
    (
      box + ["animator repeat 1s { box.alpha = 0 }", "start repeat", "step 0.2s", "stop repeat"],
      "finish repeat at: current", "repeat.state", "inactive"
    ),
    (box + ["mark all"], "remove all", "list", "box   view"),
    (
      moving + ["mark here", "step 0.2s"], "list",
      "plot difference box.center.x box.center.y from: here to: here + 0.1s", "at 0.600s"
    ),
  ]

  @Test(arguments: entries)
  func `what the rules allow works`(
    stage: [String], entry: String, next: String, text: String
  ) {
    let outcome = Answers.outcome(next, after: stage + [entry])
    #expect(!outcome.failed && outcome.text.contains(text), "\(outcome.text)")
  }

  @Test func `a count of steps is a whole number`() {
    let stage = Self.box + ["chain intro { then 1s { box.alpha = 0 } }"]
    #expect(Answers.text("intro.of", after: stage) == "1")
  }
}
