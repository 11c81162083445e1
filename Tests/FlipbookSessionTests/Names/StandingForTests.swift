import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// What moves others stands for its progress wherever a number goes.
@Suite struct `A thing that stands for its progress` {
  private static let running = [
    "view box frame: (0, 0, 100, 100)", "animator slide 2s linear { box.center.x += 200 }",
    "animate go 2s linear { box.alpha = 0 }", "start slide", "step 0.5s",
  ]

  @Test(arguments: [
    "expect slide == 0.25", "expect go == 0.25", "expect slide < go + 0.1",
    "expect monotonic slide", "expect monotonic go", "expect slide == 0.5 at: 1s",
    "expect highest(slide) == 1", "expect abs(slide) < 1", "expect slide * 4 == 1",
    "promise p always slide <= 1", "export csv - slide every: 0.5s", "export csv - box every: 0.5s",
    "export csv - go every: 0.5s", "table go every: 0.5s",
    "expect go.remaining == 1.5", "go.timing",
  ])
  func `is compared, measured and exported`(entry: String) {
    let outcome = Answers.outcome(entry, after: Self.running)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test func `crosses a share`() {
    let text = Answers.text("crossings slide == 50%", after: Self.running)
    #expect(text.contains("1.000s") && !text.contains("looked at"), "\(text)")
  }

  @Test(arguments: [
    "plot go from: 0s", "table go every: 0.5s from: 0s", "watch go", "why go",
  ])
  func `is looked at once it is over`(entry: String) {
    let outcome = Answers.outcome(entry, after: Self.running + ["run"])
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test(arguments: [
    ("show go", "which has progress, remaining and timing"),
    ("draw go", "'go' is an animate block"),
    ("plot go", "hint: for the past: plot go from: 0s"),
    ("slide.remainin", "did you mean 'remaining'?"),
  ])
  func `says what can be read of it`(entry: String, answer: String) {
    let outcome = Answers.outcome(entry, after: Self.running + ["run"])
    #expect(outcome.failed && outcome.text.contains(answer), "\(outcome.text)")
  }

  @Test func `has nothing left once it is over`() {
    #expect(Answers.text("slide.remaining", after: Self.running + ["run"]) == "0.000")
  }

  @Test(arguments: [
    ("why slide", "slide is inactive and does not run; from here:"),
    ("why box.center.x", "nothing moves box.center.x"),
  ])
  func `says why it does not move`(entry: String, answer: String) {
    let waiting = Array(Self.running.prefix(2))
    let outcome = Answers.outcome(entry, after: waiting)
    #expect(outcome.text.contains(answer), "\(outcome.text)")
    #expect(outcome.remark == "slide has not started: start slide")
    #expect(outcome.offer == "start slide")
  }
}
