import FlipbookAssembly
import FlipbookCommands
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Hints name the intended thing: the animated view, and the contents of a block or an animator.
@Suite struct MeantThingTests {
  private static let block = [
    "view card frame: (40, 300, 120, 160)", "view ball frame: (0, 0, 40, 40)",
    "animate slide 1s spring(dampingRatio: 0.4) { card.center.x += 190 }",
  ]
  private static let animator =
    block.dropLast() + ["animator go 1s { card.center.x += 100 }"]
  private static let spring = "spring(mass: 1, stiffness: 100, damping: 10)"

  private static let looser =
    "edit 3 { animate slide 1s spring(dampingRatio: 0.2) { card.center.x += 190 } }"

  private static let asAnimator =
    "edit 3 { animator slide 1s spring(dampingRatio: 0.4) { card.center.x += 190 }; start slide }"

  private static let lines: [(String, String?)] = [
    ("expect overshoot < 10%", "expect overshoot(card.center.x) < 10%"),
    ("overshoot", "overshoot(card.center.x)"), ("opacity", "card.alpha = 0.5"),
    ("animate 1s { alpha: 0 }", "animate 1s { card.alpha = 0 }"),
    ("plot speed", "plot velocity(card.center.x)"),
    ("table every 0.1s", "table all every: 0.1s"),
    // All of them ask for an animator.
    ("pause slide", asAnimator), ("slide.reverse()", asAnimator), ("slide.pause()", asAnimator),
    ("scrub slide to 50%", asAnimator),
    ("start slide after 1s", "after 1s { start slide }"),
    ("damping = 0.2", looser), ("set damping 0.2", looser), ("try dampingRatio: 0.2", looser),
    ("bouncier", looser),
    (
      "faster",
      "edit 3 { animate slide 0.5s spring(dampingRatio: 0.4) { card.center.x += 190 } }"
    ),
    (
      "double the duration",
      "edit 3 { animate slide 2s spring(dampingRatio: 0.4) { card.center.x += 190 } }"
    ),
    ("speed of card", "velocity(card.center)"), ("velocity card", "velocity(card.center)"),
    ("velocity(card.center, at: 0.2s)", "table card at: 0.2s"),
    (
      "table velocity(card.center.x) from: 0s",
      "table velocity(card.center.x) every: 0.1s from: 0s"
    ),
    ("plot card.center.x velocity for: 1s", "plot velocity(card.center.x) for: 1s"),
    ("max velocity(card.center.x)", "highest(velocity(card.center.x), from: 0s)"),
    ("max(velocity(card.center.x))", "highest(velocity(card.center.x))"),
    ("peak of card.center.x", "highest(card.center.x, from: 0s)"),
    ("settled all", "settled(card.center.x)"), ("overshoot card", "overshoot(card.center.x)"),
    ("expect card settled by 9s", "expect settled card.center.x by: 9s"), ("duration", "plot"),
    ("at(card.center.x, 0.2s)", "show card at: 0.2s"),
    (
      "slide.duration = 2",
      "edit 3 { animate slide 2s spring(dampingRatio: 0.4) { card.center.x += 190 } }"
    ),
  ]

  @Test(arguments: lines)
  func `of a block`(typed: String, line: String?) {
    offers(line, for: typed, after: Self.block)
  }

  private static let ofAnimators: [(String, String)] = [
    ("loop go", "edit 3 { animate go 1s repeat { card.center.x += 100 } }"),
    ("repeat go 3", "edit 3 { animate go 1s repeat: 3 { card.center.x += 100 } }"),
    ("go.loop = true", "edit 3 { animate go 1s repeat { card.center.x += 100 } }"),
    ("go.scrub(0.5)", "scrub go 0.5"),
  ]

  @Test(arguments: ofAnimators)
  func `of an animator`(typed: String, line: String) {
    offers(line, for: typed, after: Array(Self.animator))
  }

  private static let touched =
    Array(block.dropLast()) + [
      "view row1", "view row2", "gesture pan card changed: { translation = (0, 0) }",
      "gesture press ball began: { ball.alpha = 0.5 }",
    ]

  private static let ofGestures: [(String, String)] = [
    (
      "card.pan.ended = { card.alpha = 1 }",
      "edit 5 { gesture pan card changed: { translation = (0, 0) } ended: { card.alpha = 1 } }"
    ),
    ("press ball", "touch ball hold: 0.6s"), ("touchDown card", "touch card"),
    ("remove all gestures", "remove card.pan ball.press"),
    ("rows.alpha = 0", "for v in [row1, row2] { v.alpha = 0 }"),
    ("row*.alpha = 0", "for v in [row1, row2] { v.alpha = 0 }"),
    ("animate 1s { rows.alpha = 0 }", "animate 1s { row1.alpha = 0; row2.alpha = 0 }"),
    ("for r in rows { r.alpha = 0 }", "for r in [row1, row2] { r.alpha = 0 }"),
    (
      "gsap.to(all, {opacity: 0.5})",
      "animate 0.5s power1.out { card.alpha = 0.5; ball.alpha = 0.5; row1.alpha = 0.5; "
        + "row2.alpha = 0.5 }"
    ),
  ]

  @Test(arguments: ofGestures)
  func `of gestures and of several views`(typed: String, line: String) {
    offers(line, for: typed, after: Self.touched)
  }

  @Test func `of a spring`() {
    offers(
      "let s = spring(mass: 1, stiffness: 100, damping: 8)", for: "s.damping = 8",
      after: ["let s = \(Self.spring)"])
    offers(
      "edit 1 { animation s position.x spring(mass: 1, stiffness: 100, damping: 8) to: 300 }",
      for: "s.damping = 8", after: ["animation s position.x \(Self.spring) to: 300"])
  }

  private func offers(_ line: String?, for typed: String, after stage: [String]) {
    let outcome = Answers.outcome(typed, after: stage)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
    guard let line else { return }
    let next = Answers.outcome(line, after: stage)
    #expect(!next.failed || next.text.contains("error: expected "), "\(next.text)")
  }

  private static let questions: [(String, String)] = [
    ("what is the velocity of card", "velocity(card.center.x)"),
    ("is card moving?", "table card"), ("is card visible", "card.isHidden"),
    ("does card overshoot?", "overshoot(card.center.x)"), ("how big is card", "card.frame.size"),
    ("how far does card move", "total(velocity(card.center.x))"),
    ("how high does card go", "highest(card.center.x)"),
    ("where will card be at 0.5s", "show card at: 0.5s"),
    ("it doesn't move", "why card"),
    ("why does it overshoot?", "overshoot(card.center.x)"),
    ("when is card.center.x 200", "crossings card.center.x == 200"),
    ("what's the difference between animate and animator", "help animator"),
    ("how can i see the curve", "plot"),
    (
      "how do i play two animations at once",
      "animate 1s { card.center.x += 100; card.alpha = 0.5 }"
    ),
    (
      "how long does spring(mass: 1, stiffness: 100, damping: 10) take to settle?",
      "spring(mass: 1, stiffness: 100, damping: 10).settlingDuration"
    ),
  ]

  @Test(arguments: questions)
  func `a question has a line`(question: String, line: String) {
    let outcome = Answers.outcome(question, after: Self.block)
    #expect(!outcome.failed && outcome.offer == line, "\(outcome.text)")
    #expect(!Answers.outcome(line, after: Self.block).failed)
  }

  private static let remarks: [(String, String)] = [
    (
      "animate 1s spring(tension: 170, friction: 26) { ball.alpha = 0 }",
      "tension and friction are Origami's; react-spring's are stiffness and damping:\n "
        + "spring(stiffness: 170, damping: 26)"
    ),
    ("goto 50%", "50% is 0.5s here: 'goto' takes a moment, not a share"),
    (
      "plot card.center.x 0s-2s",
      "0s-2s is a number; for a stretch, from: 0s to: 2s"
    ),
    ("shape ring", "ring has no path: ring.path = oval(0, 0, 40, 40)"),
    (
      "shape ring path: oval(0, 0, 9, 9); animate 1s { ring.strokeEnd = 0.5 }",
      "a layer's strokeEnd takes its own 0.25s; to take a time that you give:\n "
        + "animation grow strokeEnd from: 1 to: 0.5 1s; add grow to: ring"
    ),
  ]

  @Test(arguments: remarks)
  func `what was read otherwise than it was meant is remarked`(typed: String, remark: String) {
    #expect(Answers.outcome(typed, after: Self.block).remark == remark)
  }

  @Test func `pairs that are divided are found as the block is typed`() {
    let typed =
      "gesture pan card ended: { animate 1s spring(dampingRatio: 1, "
      + "initialVelocity: velocity / (card.center - (300, 400))) { card.center.x = 300 } }"
    let text = Answers.text(typed, after: Self.block)
    #expect(text.hasPrefix("error: '/' does not work on a pair and a pair"))
  }
}
