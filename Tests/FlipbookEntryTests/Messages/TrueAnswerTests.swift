import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Answers that look right are right: means are named means, and far curves are not called near.
@Suite struct TrueAnswerTests {
  private static let stage = [
    "view sheet frame: (0, 0, 100, 100)", "view dim", "animator slide 2s { sheet.center.x += 200 }",
  ]

  @Test(arguments: ["plot sheet.transform.scale", "why sheet.transform.scale"])
  func `a mean is told as one wherever it is looked at`(look: String) {
    let stage = Self.stage + ["animate 1s { sheet.transform = scale(2) }"]
    let remark = "Core Animation's mean of x, y and z; sheet.transform.scale.x is 2.000"
    for entry in [look, "sheet.transform.scale"] {
      #expect(Answers.outcome(entry, after: stage).remark == remark)
    }
    let rows = Answers.text("table sheet.transform.scale", after: stage)
    #expect(rows.contains("sheet.transform  animate"))
  }

  @Test func `an end of time is gone to by the line that gets there`() {
    let stage = Self.stage + ["start slide", "step 0.5s"]
    #expect(Answers.outcome("goto end", after: stage).offer == "run")
    #expect(Answers.outcome("goto end", after: stage + ["back 0.2s"]).offer == "goto branch1")
  }

  @Test func `an animation's end is set where it was made`() {
    let stage = Self.stage + ["animation a position.x from: 50 to: 300 1s", "add a to: sheet"]
    let line = "edit 4 { animation a position.x from: 50 to: 350 1s }"
    #expect(Answers.outcome("a.toValue = 350", after: stage).offer == line)
    #expect(!Answers.outcome(line, after: stage).failed)
  }

  @Test(arguments: ["why is sheet not moving", "why isn't it moving", "why did sheet stop?"])
  func `a question is no path`(question: String) {
    let stage = Self.stage + ["remove dim"]
    let outcome = Answers.outcome(question, after: stage)
    #expect(!outcome.failed && outcome.text.contains("doctor") && outcome.offer == "why sheet")
    let text = Answers.text("why sheet", after: stage)
    #expect(text.contains("nothing moves sheet.center: (50.000, 50.000), set by 1 view sheet"))
  }

  @Test func `gestures are listed without names as well`() {
    let text = Answers.text(
      "list gestures", after: Self.stage + ["gesture tap sheet { .alpha = 0 }"])
    #expect(text.contains("sheet.tap  gesture  tap on sheet, possible"))
  }

  private static let entries: [(String, String, String)] = [
    ("animate 1s steps(4) { dim.alpha = 0 }", "mode: discrete", "comes nearest"),
    ("animate 1s elastic.inOut { dim.alpha = 0 }", "go through values", "comes nearest"),
    ("animate 1s power3.inOut { dim.alpha = 0 }", "comes nearest", "mode:"),
    ("dim.backgroundColor = rgba(255, 0, 0, 0.5)", "write rgba(1, 0, 0, 0.5)", "#"),
  ]

  @Test(arguments: entries)
  func `only what is near is called so`(entry: String, told: String, untold: String) {
    let text = Answers.text(entry, after: Self.stage)
    #expect(text.contains(told) && !text.contains(untold), "\(text)")
  }
}
