import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// What one word takes or says, the next one takes or says too.
@Suite struct RegularAnswerTests {
  private static let box = ["view box frame: (0, 0, 100, 100)"]
  private static let moving =
    box + ["animator slide 2s linear { box.center.x += 200 }", "start slide", "step 0.5s"]
  private static let faded = box + ["animate 1s { box.alpha = 0 }"]

  private static let played =
    box + [
      "layer dot", "animation pulse opacity to: 0 1s", "add pulse to: dot",
    ]

  private static let refused: [([String], String, String)] = [
    (box + ["view then", "remove then"], "then", "hint: write chain intro { then"),
    (box + ["view settled", "remove settled"], "settled", "hint: write settled("),
    (box + ["animator repeat 1s { box.alpha = 0 }"], "finish repeat", "'repeat' is inactive"),
    (box, "box.center = (none, -none)", "this is no colour, not a colour"),
    (box, "completion all { box.tag = 1 }", "there is nothing to add a completion to"),
    (moving, "continue all", "there is nothing to continue (already running: slide)"),
    (box + ["view card"], "remove card all", "'all' stands alone"),
    (moving, "pause all slide", "'all' stands alone"), (moving, "pause all all", "given twice"),
    (faded, "perform all", "there is nothing to perform\n"),
    (
      box, "sweep end from: 0 to: 1 by: 0.5 { box.alpha = end } measure: box.alpha",
      "'end' is a word of the language"
    ),
    (box, "plot difference easeIn easeOut from: 0.2s", "only paths can begin later"),
    // The whole line, and what it takes, where a part would fail.
    (moving, "pause slide 0.5s", "hint: write pause slide after: 0.5s"),
    (box, "matters 0.5s", "matters MEASURE"), (box, "sweep 0.5s", "sweep NAME from: NUMBER"),
    (played, "finish pulse", "hint: write detach dot pulse"),
    (faded + ["step 0.5s"], "settled(box)", "hint: write settled(box.alpha)"),
    (box, "undo 0", "hint: 'undo 2' takes back two entries"),
    (box, "for i, v in [box] { i }", "behind one name"),
    (box, "difference", "hint: 'plot difference' plots two motions"),
    (
      box + ["animation fade opacity to: 0 1s"], "detach box fade autoreverse",
      "hint: an animation itself does: animation fade2 opacity to: 0 1s autoreverse"
    ),
  ]

  // A hint does not name a line that would fail, or do something else.
  private static let unsaid: [([String], String, String)] = [
    (box, "gesture tap box { mark x }", "mark.center"),
    (box, "history box at: 0s", "without it"), (box, "lesson box at: 1s", "without it"),
    (box, "tune all at: 1s", "without it"), (box + ["mark here"], "undo to: here", "without it"),
    (box, "history box.dance", "history box\n"), (box, "lesson box.dance", "write lesson box"),
    (box, "why 2s", "it would be"), (box, "tune animators", "write tune"),
    (box, "commit at: 1s", "show commit"),
    (box, "delay", "'DELAY'"),
  ]

  @Test(arguments: unsaid)
  func `what would fail is not offered`(stage: [String], entry: String, line: String) {
    let outcome = Answers.outcome(entry, after: stage)
    #expect(outcome.failed && !"\(outcome.text)\n".contains(line), "\(outcome.text)")
  }

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
      ["view cancelled frame: (0, 0, 50, 50)", "gesture pan cancelled { .tag = 1 }"],
      "touch cancelled by: (10, 0)", "run; cancelled.tag", "1"
    ),
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
