import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Remarks on entries that surely were meant otherwise, and none on others.
@Suite struct TrapRemarkTests {
  private static let box = "view box frame: (0, 0, 100, 100)"
  private static let moving = [box, "animate 2s linear { box.center.x = 250 }", "step 1s"]
  private static let spring = "spring(mass: 1, stiffness: 100, damping: 10)"

  private static func remark(_ entry: String, after entries: [String] = [box]) -> String? {
    let outcome = Answers.outcome(entry, after: entries)
    return outcome.failed ? outcome.text : outcome.remark
  }

  private static let traps: [(entry: String, after: [String], remark: String)] = [
    (
      "box.center.x = 50", moving,
      "what is shown of box.center.x jumps from 150.000 to -50.000; 'animate' moves it there:\n "
        + "animate 1s { box.center.x = 50 }"
    ),
    ("animate 1s { box.alpha = 1 }", [box], "nothing to move: box.alpha is 1.000 already"),
    (
      "start slide", [box, "animator slide 1s { box.alpha = 1 }"],
      "slide itself has nothing to move: its block changes no value that can be\n "
        + "animated, or sets what is so already"
    ),
    (
      "slide.fractionComplete = 50", [box, "animator slide 1s { box.alpha = 0 }", "pause slide"],
      "a fraction lies between 0 and 1: it is 1 now, and 50% is written with the % sign"
    ),
    (
      "slide.fractionComplete = 1.5", [box, "animator slide 1s { box.alpha = 0 }", "pause slide"],
      "a fraction lies between 0 and 1: it is 1 now"
    ),
    (
      "animate 3s \(spring) { box.alpha = 0 }", [box],
      "this spring takes 1.473s and ignores the duration;\n "
        + "spring(dampingRatio: 0.5) takes the 3s"
    ),
    (
      "animator a 3s \(spring) { box.alpha = 0 }", [box],
      "this spring takes 1.473s and ignores the duration;\n "
        + "spring(dampingRatio: 0.5) takes the 3s"
    ),
    (
      "animate 1s spring(dampingRatio: 0.5, initialVelocity: 1000) { box.center.x = 250 }", [box],
      "initialVelocity is in distances a second: 1000 is 200000 of box.center.x;\n "
        + "1000 a second is initialVelocity: 5"
    ),
    (
      "start a",
      [
        box,
        "animator a 1s spring(dampingRatio: 1, initialVelocity: -500) { box.center.x = 250 }",
      ],
      "initialVelocity is in distances a second: -500 is -100000 of box.center.x;\n "
        + "-500 a second is initialVelocity: -2.5"
    ),
    (
      "run", [box, "animation slide position.x to: 250 1s", "attach slide to: box"],
      "box.center.x is 50.000 again: an animation does not change the model;\n "
        + "to keep the end value, set it too: box.center.x = 250.000"
    ),
    (
      "goto 1.5s", moving + ["back 0.5s"],
      "time moved on a new branch; 'goto branch1' leads to the old one"
    ),
    (
      "goto 1.5s", [box, "step 1s", "box.alpha = 0.5", "step 1s", "goto 1s", "undo", "goto 1s"],
      "time moved on a new branch; 'goto branch1' leads to the old one"
    ),
    (
      "animator slide 2s after: 0.5s { box.alpha = 0 }", [box],
      "this waits 0.5s before it makes slide; to make it now:\n "
        + "edit { animator slide 2s { box.alpha = 0 }; start slide after: 0.5s }"
    ),
    (
      "animation fade opacity to: 0 1s after: 0.5s", [box],
      "this waits 0.5s before it makes fade; to make it now:\n "
        + "edit { animation fade opacity to: 0 1s beginTime: 0.5s }"
    ),
    (
      "completion slide after: 1s { box.alpha = 1 }", [box, "animator slide 1s { box.alpha = 0 }"],
      "this waits 1s before it adds the block; to wait at the end:\n "
        + "edit { completion slide { after 1s { box.alpha = 1 } } }"
    ),
    ("view dot after: 1s", [box], "this waits 1s before it makes dot"),
    (
      "continue slide durationFactor: 0.5s",
      [box, "animator slide 2s { box.alpha = 0 }", "pause slide"],
      "a factor has no unit: this is 0.5 * slide.duration:\n "
        + "edit { continue slide durationFactor: 0.5s / slide.duration }"
    ),
    (
      "animation go opacity 2s values: (1, 0, 1) keyTimes: (0s, 0.5s, 2s)", [box],
      "keyTimes rise from 0 to 1, one for each value; these are ignored:\n "
        + "edit { animation go opacity 2s values: (1, 0, 1) keyTimes: (0, 0.25, 1) }"
    ),
  ]

  @Test(arguments: traps)
  func `what surely means something else is told`(
    _ trap: (entry: String, after: [String], remark: String)
  ) {
    #expect(Self.remark(trap.entry, after: trap.after) == trap.remark)
  }

  private static let harmless: [(entry: String, after: [String])] = [
    // Nothing moves, or another number moves, or the value is set in an animation.
    ("box.center.x = 50", [box]),
    ("box.center.x = 50", moving + ["run"]),
    ("box.center.y = 0", moving),
    ("animate 1s { box.center.x = 50 }", moving),
    ("box.center.x = 50", moving + ["begin 1s"]),
    // Something moves, or cannot, or comes at once.
    ("animate 1s { box.alpha = 1; box.center.x = 250 }", [box]),
    ("animate 1s { box.isHidden = true }", [box]),
    ("start slide", [box, "animator slide 1s { box.alpha = 0 }"]),
    ("slide.fractionComplete = 1", [box, "animator slide 1s { box.alpha = 0 }", "pause slide"]),
    // The spring uses the duration, or none was given.
    ("animate 3s spring(dampingRatio: 0.5) { box.alpha = 0 }", [box]),
    ("animate \(spring) { box.alpha = 0 }", [box]),
    ("animate 1s spring(dampingRatio: 0.5, initialVelocity: 5) { box.center.x = 250 }", [box]),
    // An attached animation returns to the model's value, or stays, or is still running.
    (
      "run",
      [
        box, "animation slide position.x to: 250 1s", "box.center.x = 250", "attach slide to: box",
      ]
    ),
    ("run", [box, "animation slide position.x to: 250 1s autoreverses", "attach slide to: box"]),
    ("step 0.5s", [box, "animation slide position.x to: 250 1s", "attach slide to: box"]),
    (
      "run",
      [box, "animation shake position.x values: (0, 9, 0) 1s isAdditive", "attach shake to: box"]
    ),
    // Nothing lay ahead.
    ("goto 2s", moving),
    ("goto 0.5s", moving),
  ]

  @Test(arguments: harmless)
  func `what may be meant as it was typed is left alone`(
    _ row: (entry: String, after: [String])
  ) {
    #expect(Self.remark(row.entry, after: row.after) == nil)
  }

  @Test func `no remark is recorded`() {
    for trap in Self.traps {
      let text = Answers.text(trap.entry, after: trap.after)
      #expect(!text.contains(trap.remark.prefix(20)))
    }
  }
}
