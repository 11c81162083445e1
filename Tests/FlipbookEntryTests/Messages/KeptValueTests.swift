import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Entries with typed values, blocks and names: the line that is offered has them all.
@Suite struct KeptValueTests {
  private static let stages = [
    "two": [
      "view box frame: (0, 0, 100, 100)", "view card frame: (0, 0, 100, 100)",
      "animator slide 1s { box.center.x += 100 }",
    ],
    "moving": ["view box frame: (0, 0, 100, 100)", "animate 1s { box.center.x += 100 }"],
    "tapped": ["view box frame: (0, 0, 100, 100)", "gesture tap box { box.alpha = 0.5 }"],
  ]

  static let lines = #"""
    two: flip> box.alpha = 0.6 => box.alpha = 0.6
    two: In [1]: box.alpha => box.alpha
    two: 12  box.alpha = 0.5 => box.alpha = 0.5
    two: Math.sin(time) * 50 => sin(stage.now) * 50
    two: gsap.utils.snap(10, 23) => round(23 / 10) * 10
    two: snap(23, 10) => round(23 / 10) * 10
    two: box.rotation = .degrees(90) => box.transform.rotation = 90deg
    two: sin(90°) => sin(90deg)
    two: box.scale = Vector2(2, 3) => box.transform.scale.x = 2; box.transform.scale.y = 3
    two: box.scale = [120, 120] => box.transform.scale.x = 120%; box.transform.scale.y = 120%
    two: box.transform.localScale *= 1.1f; => box.transform.scale *= 1.1;
    two: fill box #00ff00 => box.backgroundColor = #00ff00
    two: make box round => box.cornerRadius = 50%
    two: ellipse 40 => view ball frame: (0, 0, 40, 40) cornerRadius: 40 / 2
    two: rectangle 100x50 => view card2 frame: (0, 0, 100, 50)
    two: createCanvas(400, 300) => root.frame.size = (400, 300)
    two: animate spring(stiffness=300, damping=24) { box.alpha = 0 } => animate spring(stiffness: 300, damping: 24) { box.alpha = 0 }
    two: animate(duration: 0.7) { box.alpha = 0 } => animate 0.7s { box.alpha = 0 }
    two: animate(.bouncy) { box.alpha = 0 } => animate bouncy { box.alpha = 0 }
    two: box.center = (x=10, y=20) => box.center = (10, 20)
    two: box.onTapGesture { withAnimation { box.alpha = 0.5 } } => gesture tap box { animate 0.35s { box.alpha = 0.5 } }
    two: let x, y = 1, 2 => let x = 1; let y = 2
    two: let my value = 5 => let myValue = 5
    two: let me drag box => gesture pan box changed: { box.center += translation; translation = (0, 0) }
    two: zeta = 0.5 => let zeta = 0.5
    two: box opacity 80 => box.alpha = 80%
    two: tick 10 => step 10f
    two: step? => help step
    two: expect box.center.x in 40..60 => expect box.center.x >= 40 && box.center.x <= 60
    two: Then box.center.x is 50 => expect box.center.x == 50
    two: verify box.alpha 1 => expect box.alpha == 1
    two: box.jump() => animate 0.3s easeOut autoreverse { box.center.y -= 100 }
    two: jump box 40 => animate 0.3s easeOut autoreverse { box.center.y -= 40 }
    two: clamp box.center.x 0 30 => clamp(box.center.x, 0, 30)
    two: derivative(box.center.x) => velocity(box.center.x)
    two: move box to card => box.center = card.center
    two: animate box.center.x -> 300 gentle => animate reactGentle { box.center.x = 300 }
    two: box.DOMove(new Vector3(100, 200, 0), 1f) => animate 1s easeOutQuad { box.center = (100, 200) }
    two: box.transform.DOMoveX(150, 0.5f) => animate 0.5s easeOutQuad { box.center.x = 150 }
    moving: expect box.center.x to reach 150 by 1s => expect eventually box.center.x == 150 to: 1s
    moving: expect settled box.center.x within 2s => expect settled box.center.x by: 2s
    moving: settling time box.center.x => settled(box.center.x)
    moving: percent overshoot box.center.x => overshoot(box.center.x)
    moving: speed graph box => plot velocity(box.center.x)
    moving: run until stable => run
    moving: run it => run
    moving: copy swift => swift
    two: round(2.567, 1) => round(2.567 * pow(10, 1)) / pow(10, 1)
    two: np.clip(5, 0, 3) => clamp(5, 0, 3)
    two: rem(5, 3) => 5 % 3
    two: mag(3, 4) => length((3, 4))
    two: ellipse 40x40 => view ball frame: (0, 0, 40, 40) cornerRadius: 40 / 2
    two: make a red square => view square frame: (0, 0, 100, 100) backgroundColor: red
    two: box.rotation = Angle(radians: 1) => box.transform.rotation = 1rad
    two: box.scale = Vector2.ONE => box.transform.scale = 1
    two: box.rotation.y = 40 => box.transform.rotation.y = 40deg
    two: box.rotation -15 => box.transform.rotation = -15deg
    two: box .alpha = 0.5 => box.alpha = 0.5
    two: box,alpha = 0.5 => box.alpha = 0.5
    two: start slide. => start slide
    two: 1,000 => 1000
    two: const Duration(seconds: 1) => 1s
    two: step(0.5s) => step 0.5s
    two: wait for 2 seconds => step 2s
    two: sin? => help sin
    two: measure box card => distance(box.center, card.center)
    two: close card => card.isHidden = true
    two: millis() / 1000 => stage.now
    two: Then the box is visible => expect !box.isHidden
    two: width => box.frame.size.width
    two: to(box, x: 100) => animate 0.5s power1.out { box.transform.translation.x = 100 }
    two: withAnimation(.interactiveSpring()) { box.alpha = 0 } => animate spring(duration: 0.15, bounce: 0.14) { box.alpha = 0 }
    two: animate duration: 400ms curve: easeIn { box.alpha = 0 } => animate 400ms easeIn { box.alpha = 0 }
    two: animate box.alpha keyframes 0 1 0 => box.alpha = 0; keyframes 1s { at 0% for: 50% { box.alpha = 1 }; at 50% for: 50% { box.alpha = 0 } }
    two: animate 1s repeat: three { box.alpha = 0 } => animate 1s repeat: 3 { box.alpha = 0 }
    two: animate 1s cubic-bezier(0.4, 0, 0.6) { box.alpha = 0 } => animate 1s cubic(0.4, 0, 0.6, 1) { box.alpha = 0 }
    two: animate 20f easy ease out { box.alpha = 0 } => animate 20f easyEaseOut { box.alpha = 0 }
    two: animate 1s sin { box.alpha = 0 } => animate 1s easeInOutSine { box.alpha = 0 }
    two: animate 1s hold { box.alpha = 0 } => after 1s { box.alpha = 0 }
    two: jump slide to end => scrub slide 100%
    moving: speed(box.center) => length(velocity(box.center))
    moving: settled(box.center.x, tolerance: 0.02) => settled(box.center.x, within: 2%)
    moving: history -2 => history 2
    moving: expect box.center.x never > 300 => expect never box.center.x > 300
    moving: expect box.center.x == 150 finally => expect eventually box.center.x == 150
    tapped: box.performClick() => touch box
    """#

  @Test(arguments: lines.split(separator: "\n")) func `is offered with its values`(row: Substring)
    throws
  {
    try OfferedLines.expect(row, on: Self.stages)
  }

  private static let hints: [(String, String, String)] = [
    // A division is not carried over to what stands in the brackets.
    ("two", "card.tag = 8 / 2(3)", "or put a blank before the bracket"),
    ("two", "gravity 9.81", "easeIn falls: animate 1s easeIn { … }"),
    ("two", "anim.interpolator = LinearInterpolator()", "a block has its timing, its delay and"),
    ("two", "animate NaN { box.alpha = 0 }", "write 0.5s, 500ms or 30f"),
    ("two", "animate 1;12 { box.alpha = 0.6 }", "a block follows a command: animate 1s { … }"),
    ("two", "settled(box.center.x, 2%)", "another band has a label, as in within: 2%"),
    ("two", "Examples:", "entries have no headings"),
    ("two", "Background: red", "a view's colour is its backgroundColor"),
    (
      "two", "animate tween(400, easing = LinearEasing) { box.alpha = 0.4 }",
      "a colon after an argument's label"
    ),
    ("two", "dark mode", "'help all' lists the commands"),
    ("two", "ungroup box", "'help all' lists the commands"),
    ("two", "expect box to exist", "the form is expect [CHECK] CONDITION …"),
    ("two", "slide.completion", "'completion' is a command: write completion "),
    ("two", "await box.pump();", "a line that moves something lets no time pass"),
    ("moving", "play in reverse", "only an animator plays backwards"),
    // A word hints at another one only if that runs here, and no thing stands for a missing one.
    ("two", "docker run", "'help all' lists the commands"),
    ("two", "who", "'help all' lists the commands"),
    ("two", "set the alpha of lamp to 0.5", "'of' is not expected here"),
    ("two", "back(1s)", "there is no function 'back'"),
    ("two", "tl.seek(0.5)", "there is no function 'tl.seek'"),
    ("two", "anim.currentTime = 500", "nothing is called 'anim'"),
    ("two", "animate s { box.alpha = 0.1 }", "'s' is not a duration"),
    ("two", "switch slide.state { case .active: break }", "no control flow but for and if"),
    ("two", "animate anticipate { box.alpha = 0 }", "'anticipate' is not a duration"),
    ("two", "on hover box { box.alpha = 0.5 }", "'box' is not expected here"),
    ("two", "from math import sin", "nothing is imported"),
    ("two", "expect box.center.x never > 300", "'never > 300' is not expected here"),
  ]

  @Test(arguments: hints) func `says nothing false`(stage: String, typed: String, hint: String)
    throws
  {
    try OfferedLines.expectNone(for: typed, on: Self.stages, stage, saying: hint)
    #expect(!Answers.outcome(typed, after: Self.stages[stage] ?? []).text.contains("pass;"))
  }
}
