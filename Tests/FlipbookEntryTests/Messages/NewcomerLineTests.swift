import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Entries of people in their first hour: the offered line does what was meant, or a true message
/// comes without a line.
@Suite struct NewcomerLineTests {
  private static let stages = [
    "none": [],
    "box": [
      "view box frame: (0, 0, 100, 100)", "view ball frame: (200, 200, 40, 40)",
      "animate 1s { box.center.x += 100 }", "animate 1s { ball.alpha = 0 }",
    ],
    "late": ["view card frame: (50, 300, 200, 120)", "step 1s"],
    "slide": ["view box", "animator slide 1s { box.alpha = 0 }", "start slide", "step 0.2s"],
    "over": ["view box", "animator slide 1s { box.alpha = 0 }", "start slide", "run"],
    "fade": ["view box", "animation fade opacity from: 1 to: 0 1s", "add fade to: box"],
    "kept": ["view box", "animate 1s { box.alpha = 0 }", "promise inside always box.alpha <= 1"],
    "two": ["view box frame: (0, 0, 100, 100)", "view card frame: (0, 0, 100, 100)"],
    "spun": [
      "view box frame: (0, 0, 100, 100)",
      "animation turn transform.rotation by: 360deg 1s", "animation shake position.x by: 9 1s",
    ],
    "undone": ["view box", "box.alpha = 0", "box.tag = 1", "undo 2"],
    "mark": ["view box", #"mark "before fix""#, "step 1s"],
    "panned": ["view box", "view card", "gesture pan box", "gesture tap card"],
  ]

  static let lines = #"""
    box: bx.alpha => box.alpha
    box: expect always bx.alpha == 1 => expect always box.alpha == 1
    box: detach all => detach box; detach ball
    box: plot x => plot box.center.x
    box: table turns => table turns ball.alpha
    box: undo animate => edit 4 drop
    box: edit animate { box.center.x += 300 } => edit 3 { animate 1s { box.center.x += 300 } }
    box: edit 3: animate 2s { box.center.x += 50 } => edit 3 { animate 2s { box.center.x += 50 } }
    box: box.center.x = screen.width / 2 => box.center.x = root.bounds.width / 2
    box: box.backgroundColor = 0xff0000 => box.backgroundColor = #ff0000
    box: box.alpha 0 → 1 => box.alpha = 0; animate 1s { box.alpha = 1 }
    box: animate 1s spring: 0.5 { box.alpha = 1 } => animate 1s spring(dampingRatio: 0.5) { box.alpha = 1 }
    box: animate spring(response: 0.4, damping: 0.7) { box.alpha = 1 } => animate spring(response: 0.4, dampingFraction: 0.7) { box.alpha = 1 }
    box: animate => animate 1s { ball.center.x += 100 }
    box: test box.alpha == 1 => expect box.alpha == 1
    box: highest(box.center.x) at: 0.5s => highest(box.center.x, to: 0.5s)
    box: duration(box) => settled(box.center.x)
    box: plot box.center.x width: 40 => plot box.center.x size: 40x10
    box: plot box.center.x after: 0.3s => plot box.center.x from: 0.3s
    box: box.animate(.opacity, 0) => animate 1s { box.alpha = 0 }
    box: run all => run
    box: run forever => run
    none: shape ring path: circle(50) => shape ring path: oval(0, 0, 2 * 50, 2 * 50)
    none: shape ring path: circle((60, 60), 50) => shape ring path: oval(60 - 50, 60 - 50, 2 * 50, 2 * 50)
    none: (1...3).forEach { i in view "g\(i)" } => for i in 1...3 { view "g\(i)" }
    none: springs dampingRatio: 0.5 => springs spring(dampingRatio: 0.5)
    late: loop 3 { step 0.1s } => step 3 * 0.1s
    late: list entries => history
    late: undo 1s => back 1s
    late: touch card at: (10, 10) => touch card samples: ((0s, card.frame.minX + 10, card.frame.minY + 10), (0.1s, card.frame.minX + 10, card.frame.minY + 10))
    late: export png still.png at: 0.5s => goto 0.5s
    late: export png still.png from: 0.5s => goto 0.5s
    late: animation fade opacity from: 1 to: 0 1s delay: 0.5s => animation fade opacity from: 1 to: 0 1s beginTime: stage.now + 0.5s
    late: chain c { 1s { card.alpha = 0 }, 1s { card.alpha = 1 } } => chain c { then 1s { card.alpha = 0 }; then 1s { card.alpha = 1 } }
    late: chain c { then 1s { card.alpha = 0 } wait 1s then 1s { card.alpha = 1 } } => chain c { then 1s { card.alpha = 0 }; wait timeout: 1s; then 1s { card.alpha = 1 } }
    slide: pause slide at: 0.1s => goto 0.1s
    fade: add fade box => add fade to: box
    fade: group g (fade, fade) 2s => group g 2s fade fade
    kept: promise box.alpha >= 0 => promise inside2 always box.alpha >= 0
    kept: hunt box.alpha >= 0 => promise inside2 always box.alpha >= 0
    mark: goto before fix => goto "before fix"
    two: bounce all => for v in [box, card] { animate 0.1s { v.transform = scale(0.9) } completion: { animate 0.5s spring(dampingRatio: 0.3) { v.transform = identity } } }
    two: hide box and card => for v in [box, card] { v.isHidden = true }
    two: remove box and card => remove box card
    two: animate slow { box.alpha = 0 } => animate 2s { box.alpha = 0 }
    two: animate fast { box.alpha = 0 } => animate 0.2s { box.alpha = 0 }
    two: animate 1s repeat: twice { box.alpha = 0 } => animate 1s repeat: 2 { box.alpha = 0 }
    two: animate 1s there and back { box.alpha = 0 } => animate 1s autoreverse { box.alpha = 0 }
    two: animate 1s { box.alpha = 0 } & { card.alpha = 0 } => animate 1s { box.alpha = 0; card.alpha = 0 }
    two: animate 1s { box.center.y from 60 to 100 } => box.center.y = 60; animate 1s { box.center.y = 100 }
    two: animate 1s { box.center.x to 100 } => animate 1s { box.center.x = 100 }
    two: box.center.x to 300 => animate { box.center.x = 300 }
    two: if box.alpha > 0.5 then box.alpha = 0 => if box.alpha > 0.5 { box.alpha = 0 }
    two: in 1s { box.alpha = 0 } => after 1s { box.alpha = 0 }
    two: let n: 5 => let n = 5
    two: toggle box.isHidden => box.isHidden = !box.isHidden
    two: box.show() => box.isHidden = false
    two: box.center = parent.center => box.center = root.center
    two: view circle radius: 40 => view circle frame: (0, 0, 2 * 40, 2 * 40) cornerRadius: 40
    two: round box => box.cornerRadius = 10
    two: round box 20 => box.cornerRadius = 20
    two: shrink box => box.transform = scale(0.5)
    two: shrink box to 0.3 => box.transform = scale(0.3)
    two: zoom box => box.transform = scale(1.5)
    two: box.center.x = 2^3 => box.center.x = pow(2, 3)
    two: box.transform = null => box.transform = identity
    two: change box.alpha to 0.5 => box.alpha = 0.5
    two: set box red => box.backgroundColor = red
    two: put box at (10, 10) => box.center = (10, 10)
    two: make box draggable => gesture pan box changed: { box.center += translation; translation = (0, 0) }
    two: repeat: 3 { box.center.x += 10 } => for i in 0..<3 { box.center.x += 10 }
    two: expect box.alpha between 0 and 1 => expect box.alpha >= 0 && box.alpha <= 1
    two: expect box.alpha == 1 +- 0.1 => expect box.alpha == 1 within: 0.1
    two: unwatch box => watch none
    two: follow box => watch box.center
    two: history box => history
    box: crossings box.center.x at 100 => crossings box.center.x == 100
    box: solve box.center.x = 100 => crossings box.center.x == 100
    box: run while: box.center.x < 80 => run until: !(box.center.x < 80)
    box: until box.center.x > 80 => run until: box.center.x > 80
    box: draw stage => draw
    spun: spin box => animation turn2 transform.rotation by: 360deg 1s easeInOut; add turn2 to: box
    spun: shake box => add shake to: box
    undone: redo all => redo 2
    slide: continue slide at 2x => pause slide; continue slide durationFactor: slide.remaining / slide.duration / 2
    slide: slide.view => show slide
    slide: slide.curve => slide.timing
    box: group { animate 1s { box.alpha = 0 } } => animate 1s { box.alpha = 0 }
    two: group { box.alpha = 0 } => animate { box.alpha = 0 }
    two: loop { animate 1s { box.alpha = 0 } } => animate 1s repeat { box.alpha = 0 }
    two: dance 1s { box.alpha = 0 } => dance box 1s { .alpha = 0 }
    two: chain intro 1s { box.alpha = 0 } => chain intro { then 1s { box.alpha = 0 } }
    two: animation opacity from: 1 to: 0 1s => animation fade opacity from: 1 to: 0 1s
    two: transaction { box.alpha = 0 } 1s => transaction 1s { box.alpha = 0 }
    two: gesture pan { box.center += translation } => gesture pan box changed: { box.center += translation; translation = (0, 0) }
    two: gesture on box: tap { box.alpha = 0 } => gesture tap box { box.alpha = 0 }
    two: gesture box tap twice { box.alpha = 0 } => gesture tap box numberOfTapsRequired: 2 { box.alpha = 0 }
    slide: on finish { box.alpha = 1 } => completion slide { box.alpha = 1 }
    two: touch from (50, 50) to (80, 90) => touch root samples: ((0s, 50, 50), (0.1s, (50 + 80) / 2, (50 + 90) / 2), (0.2s, 80, 90), (0.3s, 80, 90))
    two: touch box 3 times => touch box taps: 3
    two: shape rect (0, 0, 50, 50) => shape rect path: roundedRect(0, 0, 50, 50, 0)
    two: shape circle radius: 40 => shape circle path: oval(0, 0, 2 * 40, 2 * 40)
    two: expect box at (50, 50) => expect box.center == (50, 50)
    two: expect card overlaps box => expect overlap(card, box)
    two: set alpha of box to 0.5 => box.alpha = 0.5
    two: spring box.center.x to 200 => animate spring(duration: 0.5, bounce: 0.3) { box.center.x = 200 }
    two: box.alpha to 0 over 1s => animate 1s { box.alpha = 0 }
    two: make box invisible => box.isHidden = true
    two: box smaller => box.transform = scale(0.5)
    two: move box 50, 60 => box.center = (50, 60)
    two: doctor all => doctor
    two: display box => show box
    box: again => animate 1s { ball.alpha = 0 }
    over: again => goto 0s
    box: run 3 times => edit 4 { animate 1s repeat: 3 { ball.alpha = 0 } }
    box: show stage => show box ball
    box: draw 0s 1s => draw at: 0s; draw at: 1s
    box: plot box.center.x 0s to 1s => plot box.center.x from: 0s to: 1s
    box: plot timing easeIn => plot easeIn
    box: animate 1s { view box.alpha = 0.2 } => animate 1s { box.alpha = 0.2 }
    box: box.setAlpha(0.5f) => box.alpha = 0.5
    box: box.center.x = withDelay(500, withTiming(100)) => animate 0.3s easeInOutQuad delay: 500ms { box.center.x = 100 }
    box: ellipse e frame: (0, 0, 50, 50) => view e frame: (0, 0, 50, 50) cornerRadius: 50 / 2
    late: animate 1s => animate 1s { card.alpha = 0 }
    two: history last 3 => history 3
    two: map(0.5, 0, 1, 0, 100) => mix(0, 100, (0.5 - 0) / (1 - 0))
    two: card.alpha = on => card.alpha = 1
    two: shake all => animation shake position.x values: (0, 10, -10, 0) 0.4s isAdditive; for v in [box, card] { add shake to: v }
    box: touch box and ball => for v in [box, ball] { touch v }
    box: draw 0s 1s => draw at: 0s; draw at: 1s
    box: draw at: 0s, 1s, 2s => draw at: 0s; draw at: 1s; draw at: 2s
    box: table 0s, 1s => table at: 0s; table at: 1s
    box: draw frame 30 => draw at: 30f
    box: plot box.isHidden => table box.isHidden every: 0.1s
    box: plot overlap(box, ball) => table overlap(box, ball) every: 0.1s
    box: speed graph box.center.x => plot velocity(box.center.x)
    box: plot box.center.x from 0s to 1s every 0.5s => table box.center.x from: 0s to: 1s every: 0.5s
    box: plot easeIn over 2s => plot easeIn for: 2s
    box: watch velocity box.center.x => watch velocity(box.center.x)
    box: export gif a.gif 2s => export gif a.gif for: 2s
    box: prove box.center.x < 400 for all => expect always box.center.x < 400
    late: events since 0.5s => events
    late: events of card => events
    two: expect box.center.x =< 300 => expect box.center.x <= 300
    two: expect box.center.x <> 300 => expect box.center.x != 300
    two: expect(box.center.x).to.equal(50) => expect box.center.x == 50
    two: animate 1s cubic(0.4, 0, 0.2) { box.alpha = 0 } => animate 1s cubic(0.4, 0, 0.2, 1) { box.alpha = 0 }
    two: animate 1s cubic-bezier(.1,.6,.8,.6) 2s { box.alpha = 0 } => animate 1s cubic(.1,.6,.8,.6) delay: 2s { box.alpha = 0 }
    two: animate 1s curve(0.4, 0, 0.2, 1) { box.alpha = 0 } => animate 1s cubic(0.4, 0, 0.2, 1) { box.alpha = 0 }
    two: animate 1s direction: alternate { box.alpha = 0 } => animate 1s autoreverse { box.alpha = 0 }
    two: animate 1s fill: forwards { box.alpha = 0 } => animate 1s { box.alpha = 0 }
    two: animate 1s begin: 1s { box.alpha = 0 } => animate 1s delay: 1s { box.alpha = 0 }
    two: animate 1s easeIn, easeOut { box.alpha = 0 } => animate 1s easeIn { box.alpha = 0 }
    two: keyframes 2s { for 50% { box.alpha = 0 } } => keyframes 2s { at 0s for: 50% { box.alpha = 0 } }
    two: keyframe box.alpha 0.5 at 1s => keyframes 1s { at 0% for: 100% { box.alpha = 0.5 } }
    two: box.backgroundColor = hsb(0.5, 1, 1) => box.backgroundColor = hsl(0.5 * 360deg, 100%, 50%)
    two: box.backgroundColor = red to blue => box.backgroundColor = red; animate 1s { box.backgroundColor = blue }
    two: box.presentationLayer.position => shown(box.center)
    two: box.cornerRadius(10) => box.cornerRadius = 10
    two: box.alpha = on => box.alpha = 1
    two: fade box to 0.5 => animate 0.5s { box.alpha = 0.5 }
    two: vanish box => box.isHidden = true
    two: turn box 90deg in 1s => animate 1s { box.transform = rotate(90deg) }
    two: turn box upside down => box.transform = rotate(180deg)
    two: rotate box to 90deg => box.transform = rotate(90deg)
    two: gesture box tap twice { box.alpha = 1 } => gesture tap box numberOfTapsRequired: 2 { box.alpha = 1 }
    two: gesture box rotate { box.alpha = 1 } => gesture rotate box changed: { box.alpha = 1 }
    two: touch box pinch 2 => touch box pinch: 2
    two: touch box slowly => touch box over: 1s
    two: touch nothing => touch card cancelled
    two: touch box then card => touch box; touch card after: 0.3s
    two: box.moveTo(10, 20) => box.center = (10, 20)
    box: table ball velocity => table velocity(ball.alpha) every: 0.1s
    box: watch everything => watch all
    two: at 1s box.alpha = 0 => after 1s { box.alpha = 0 }
    two: distance from box to card => distance(box, card)
    two: ObjectAnimator.ofFloat(box, "alpha", 0f, 1f).setDuration(500).start() => box.alpha = 0; animate 500ms easeInOut { box.alpha = 1 }
    slide: slide.reversed = true => slide.isReversed = true
    panned: remove gestures from card => remove card.tap
    """#

  @Test(arguments: lines.split(separator: "\n")) func `is offered and works`(row: Substring) throws
  {
    try OfferedLines.expect(row, on: Self.stages)
  }

  private static let hints: [(String, String, String)] = [
    ("box", "delete 99", "'99' is not an entry of this session"),
    ("box", "remove 99", "'99' is not an entry of this session"),
    ("box", "edit 99 drop", "'history' has the numbers of entries"),
    ("box", "edit play { box.alpha = 0 }", "brings that entry to the prompt"),
    ("box", "CATransaction.begin()", "a transaction is one block here: transaction 1s { … }"),
    ("box", "goto entry 3", "'goto' takes a moment, a mark or a branch, as in goto 0.5s"),
    ("box", "animation box opacity 1 0 1s", "'box' is already a view"),
    ("none", "play 2x", "'play 2' shows what moves at that speed"),
    ("none", "redo all", "there is nothing to redo"),
    ("slide", "start slide x3", "an animate block can: animate 1s repeat: 3 { … }"),
    ("two", "dance 1s", "as in dance card 2s easeInOut { "),
    ("over", "stop slide and finish", "'slide' is inactive: there is nothing to stop; it would be"),
    ("none", "tune x", "there is no entry to tune yet"),
    ("two", "box.center.x = 1,000", "a number has no comma"),
    ("two", "box.alpha = nil", "all properties have a value"),
    ("two", "box:hover { opacity: 0.5 }", "there is no hover"),
    ("two", "enable box", "nothing is switched on and off"),
    ("two", "box.backgroundColor = hsb(0.5, 0.5, 1)", "hsl(…) makes a colour"),
    ("slide", "start slide forever", "an animate block can repeat"),
    ("late", "expect card inside root", "nothing moves from now on; it would be expect always"),
    ("over", "continue slide 0.5s", "'slide' is inactive"),
    ("fade", "fade.fromValue = 0; fade.toValue = 1", "'animation' makes one with its values"),
  ]

  @Test(arguments: hints)
  func `is told`(stage: String, typed: String, hint: String) throws {
    try OfferedLines.expectNone(for: typed, on: Self.stages, stage, saying: hint)
  }

  @Test(arguments: [
    ["view box", "remove box", "view box2"], ["view bo1", "view bo2", "remove bo1"],
  ])
  func `what was removed is no other thing`(stage: [String]) {
    let name = stage[1].hasPrefix("remove") ? "box" : "bo1"
    let outcome = Answers.outcome("remove \(name)", after: stage)
    #expect(outcome.text.hasSuffix("hint: '\(name)' is not there any more"), "\(outcome.text)")
    #expect(outcome.offer == nil)
  }

  private static let offers: [(String, String?)] = [
    ("animate delay 1s { box.alpha = 0 }", "edit { animate delay: 1s { box.alpha = 0 } }"),
    ("animate bounce 1s { box.alpha = 0 }", nil), ("drop box", "undo"),
    ("animate pop 1s { box.alpha = 0 }", nil),
  ]

  @Test(arguments: offers)
  func `what did something else says so`(typed: String, offer: String?) {
    let outcome = Answers.outcome(typed, after: ["view box frame: (0, 0, 100, 100)"])
    #expect(!outcome.failed && outcome.offer == offer, "\(outcome.remark ?? "")")
    #expect((outcome.remark == nil) == typed.contains("pop"), "\(outcome.remark ?? "")")
  }

  @Test(arguments: [("watch clear", "never changes"), ("table velocity(box.center.x)", "every:")])
  func `a look that shows nothing says so`(typed: String, remark: String) {
    let outcome = Answers.outcome(typed, after: Self.stages["box"] ?? [])
    #expect(!outcome.failed && outcome.remark?.contains(remark) == true, "\(outcome.text)")
  }

  @Test func `a finger that lands outside says so`() {
    let stage = ["view card frame: (50, 300, 200, 120)"]
    let outcome = Answers.outcome(
      "touch card samples: ((0s, 10, 10), (0.1s, 10, 10))", after: stage)
    #expect(!outcome.failed && outcome.remark == "the finger lands outside card")
  }
}
