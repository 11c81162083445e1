import FlipbookAssembly
import FlipbookSession
import Testing

@testable import SessionTestSupport

/// Messages of verbs that wait, and of looks at another moment, about what they find then.
@Suite struct GrammarOfTimeTests {
  private func outcome(_ entry: String) -> Outcome {
    let session = Session.entered(GrammarTests.stage)
    return entry.split(separator: "|").map { session.enter(String($0)) }.last ?? Outcome()
  }

  @Test(arguments: [
    ("animators", "fade"), ("blocks", "nudge"), ("animators format: csv", "fade"),
    ("mark box|table at: box", "time 0.000s"), ("mark slide|plot box from: slide for: 1s", "box"),
    ("watch slide|watch none slide|watch box.alpha", ""),
  ])
  func `a plural lists, a mark is a moment, and a watch ends as it began`(
    entry: String, part: String
  ) {
    let outcome = outcome(entry)
    #expect(!outcome.failed && (part.isEmpty || outcome.text.contains(part)), "\(outcome.text)")
  }

  @Test func `a verb whose thing has changed meanwhile is skipped`() {
    for (verb, reason) in [
      ("remove card", "nothing is called 'card' any more"), ("view z", "'z' is already a view"),
    ] {
      let text = outcome("\(verb) after: 0.5s|\(verb)|step 1s").text
      #expect(text.contains("is skipped: \(reason)"), "\(text)")
    }
  }

  @Test func `a block that fails on the way tells its mistake in one line`() {
    let text = outcome("after 0.2s { pause nudge }|table at: 1s").text
    let reason = "a block that runs on the way fails: 'nudge' is an animate block, and 'pause'"
    #expect(text.hasPrefix("error: \(reason) takes an animator\n"), "\(text)")
  }

  @Test func `an animator without blocks says as it starts that it moves nothing`() {
    let remark = outcome("animator idle 1s|start idle").remark
    #expect(remark == "idle has nothing to move: add idle { … }")
  }
}
