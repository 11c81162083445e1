import FlipbookCommands
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Hints that name what would work, if the typed word shows what was meant.
@Suite struct TeachingHintTests {
  private static let stage =
    Answers.stage + [
      "animation fade opacity to: 0 1s", "animator ratio 1s spring(dampingRatio: 0.5)",
    ]

  private static let hints: [(entry: String, hint: String)] = [
    (
      "compare linear easeIn easeOut",
      "a difference takes two: plot easeIn easeOut linear draws more"
    ),
    (
      "animation { box.alpha = 0 }",
      "a block goes with animate 1s { … }, at once, or animator NAME 1s { … }, to be started"
    ),
    (
      "animation drift center.x to: 250",
      "write position.x: a layer has the position where a view has the center"
    ),
    ("animation drift box.center.x to: 250", "write position.x: 'add' says that it is for box"),
    (
      "animation drift box.layer.position.x to: 250",
      "write position.x: 'add' says that it is for box"
    ),
    (
      "animation drift alpha to: 0",
      "write opacity: a layer has the opacity where a view has the alpha"
    ),
    ("start fade", "an animation moves once a layer has it: add fade to: box"),
    (
      "pause fade",
      "an animation has no playhead, as an animator has: animator a 1s { box.alpha = 0 }"
    ),
    (
      "scrub fade 50%",
      "an animation has no playhead, as an animator has: animator a 1s { box.alpha = 0 }"
    ),
    ("stop fade", "no layer plays it yet: add fade to: box"),
    ("animate { center.x = 200 }", "write the view's name before it: box.center.x"),
    ("center.x = 200", "write the view's name before it: box.center.x"),
    ("let a = center.x", "write the view's name before it: box.center.x"),
    ("curve spring(damping: 10)", "write spring(stiffness: 100, damping: 10)"),
    ("curve spring(mass: 2, damping: 10)", "write spring(stiffness: 100, mass: 2, damping: 10)"),
    ("curve spring(bounce: 0.3)", "write spring(duration: 0.5, bounce: 0.3)"),
    ("curve spring(0.5)", "write spring(dampingRatio: 0.5)"),
    ("box.presentation.center.x", "write shown(box.center.x)"),
    ("box.shown.center.x", "write shown(box.center.x)"),
    ("box.layer.presentation.position.x", "write shown(box.layer.position.x)"),
    ("box.shown", "write shown(box.center.x)"),
    ("box.layer.presentation()", "shown(…) is the presentation value"),
    ("ratio.stiffness", "write ratio.timing.stiffness"),
  ]

  @Test(arguments: hints)
  func `the hint is what would work`(_ row: (entry: String, hint: String)) {
    #expect(Complaint(about: row.entry, after: Self.stage)?.hint == row.hint)
  }

  @Test func `a view is named in a hint where there is one`() {
    let stage = ["view card", "view box", "remove box"]
    let hint = Complaint(about: "center.x = 200", after: stage)?.hint
    #expect(hint == "write the view's name before it: card.center.x")
  }

  @Test func `what was missing is said`() {
    let complaint = Complaint(about: "curve spring(damping: 10)", after: Self.stage)
    #expect(complaint?.message == "'stiffness:' is missing")
  }

  @Test func `an animator's spring has the numbers of its duration`() {
    let stiffness = "curve spring(dampingRatio: 0.5) for: 1s"
    let known = Answers.text("ratio.timing.stiffness", after: Self.stage)
    #expect(known == "161.720")
    #expect(Answers.text(stiffness, after: Self.stage).contains("stiffness 161.72"))
    // The stiffness of a spring without an animator is not known.
    #expect(Complaint(about: "spring(dampingRatio: 0.5).stiffness", after: Self.stage) != nil)
  }

  @Test func `colours are mixed by their components`() {
    let stage = ["view box", "box.backgroundColor = mix(red, #0000ff80, 50%)"]
    let mixed = Answers.text("box.backgroundColor", after: stage)
    #expect(mixed == "rgba(0.500, 0.000, 0.500, 0.751)")
    #expect(Complaint(about: "mix(red, 2, 50%)")?.message.hasPrefix("this is a colour") == true)
  }
}
