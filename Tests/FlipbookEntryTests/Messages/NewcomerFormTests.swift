import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Forms that newcomers brought along: the line that is offered is what was asked for, and what has
/// none is told without one.
@Suite struct NewcomerFormTests {
  private static let stages = [
    "two": ["view card frame: (50, 50, 80, 80)", "view dot frame: (200, 200, 40, 40)"],
    "go": [
      "view card frame: (50, 50, 80, 80)", "animator go 2s { card.center.x += 100 }",
      "start go", "step 0.5s",
    ],
    "paused": [
      "view card", "animator go 2s { card.alpha = 0 }", "start go", "step 1s", "pause go",
    ],
    "over": [
      "view card", "animator go 2s { card.alpha = 0 }", "step 1s", "start go", "run",
    ],
    "chain": [
      "view card", "view dot", "animator go 1s { dot.alpha = 0 }",
      "chain show1 { then 1s { card.alpha = 0 } }",
    ],
    "anims": [
      "view card", "animation spin transform.rotation by: 360deg 1s",
      "animation pop transform.scale to: 2 1s",
    ],
    "fade": ["view card", "animator fade 1s { card.alpha = 0 }"],
  ]

  static let lines = #"""
    two: dot.onAppear { dot.alpha = 0.4 } => dot.alpha = 0.4
    two: withTransaction(Transaction(animation: nil)) { dot.alpha = 1 } => dot.alpha = 1
    two: dot.gesture(DragGesture().onChanged { v in dot.center = v.location }) => gesture pan dot changed: { dot.center = location }
    two: dot.gesture(DragGesture().onEnded { _ in dot.alpha = 1 }) => gesture pan dot ended: { dot.alpha = 1 }
    two: dot.gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in dot.alpha = 1 }) => gesture press dot minimumPressDuration: 1s { dot.alpha = 1 }
    two: dot.gesture(MagnifyGesture()) => gesture pinch dot changed: { dot.transform = scale(scale) }
    two: withAnimation(.easeInOut.speed(2)) { dot.alpha = 0 } => animate 0.35s / 2 easeInOut { dot.alpha = 0 }
    two: gesture press dot duration: 2s { dot.alpha = 0 } => gesture press dot minimumPressDuration: 2s { dot.alpha = 0 }
    two: gesture press dot 1s { dot.alpha = 0 } => gesture press dot minimumPressDuration: 1s { dot.alpha = 0 }
    two: gesture tap dot count: 2 { dot.alpha = 0 } => gesture tap dot numberOfTapsRequired: 2 { dot.alpha = 0 }
    two: gesture long press dot { dot.alpha = 0 } => gesture press dot { dot.alpha = 0 }
    two: gesture tap card and dot { dot.alpha = 0 } => for v in [card, dot] { gesture tap v { dot.alpha = 0 } }
    two: gesture tap dot animate 1s { dot.alpha = 0 } => gesture tap dot { animate 1s { dot.alpha = 0 } }
    two: gesture tap dot -> dot.alpha = 0 => gesture tap dot { dot.alpha = 0 }
    two: gesture swipe right dot { dot.alpha = 0 } => gesture pan dot ended: { if velocity.x > 0 { dot.alpha = 0 } }
    two: touch dot scale: 2 => touch dot pinch: 2
    two: touch dot rotate 90 => touch dot rotate: 90deg
    two: touch dot up => touch dot by: (0, -100)
    two: touch dot left 30 => touch dot by: (-30, 0)
    two: touch dot flick left => touch dot flick: (-1000, 0)
    two: touch dot to card => touch dot by: card.center - dot.center
    two: touch dot by: (50, 0) 1s => touch dot by: (50, 0) over: 1s
    two: tap dot twice => touch dot taps: 2
    two: long press dot => touch dot hold: 0.6s
    go: completion go => completion go { card.alpha = 0 }
    two: dance dot => dance dot { dot.alpha = 0 }
    paused: resume go => continue go
    over: play go => goto 1.000s
    two: animate spring wobbly { dot.alpha = 0 } => animate reactWobbly { dot.alpha = 0 }
    two: shape wave line => shape wave path: line((0, 0), (100, 100))
    two: shape ring oval frame: (50, 50, 80, 40) => shape ring path: oval(50, 50, 80, 40)
    two: layer halo red => layer halo frame: (0, 0, 100, 100) backgroundColor: red
    two: square blue => view square frame: (0, 0, 100, 100) backgroundColor: blue
    two: gradient sky frame: (0, 0, 390, 200) red blue => gradient sky frame: (0, 0, 390, 200) colors: (red, blue)
    two: $("#dot").animate({ left: 100 }, 600) => animate 600ms easeInOutSine { dot.frame.origin.x = 100 }
    two: $("#dot").fadeOut() => animate 400ms easeInOutSine { dot.alpha = 0 }
    two: width: 100px => dot.frame.size.width = 100
    two: transform: scale(2) => dot.transform = scale(2)
    two: dot.opacity: 20% -> 80% => dot.alpha = 20%; animate 1s { dot.alpha = 80% }
    two: keyframes 2s { 0s { dot.alpha = 1 } 1s { dot.alpha = 0 } } => dot.alpha = 1; keyframes 2s { at 0s for: 1s { dot.alpha = 0 } }
    anims: grp.animations = [spin, pop] => group grp spin pop
    two: func bounce() { dot.center.y -= 20 } => animator bounce 0.3s { dot.center.y -= 20 }
    chain: wait => step 0.5s
    chain: then wait 2s => edit 4 { chain show1 { then 1s { card.alpha = 0 }; wait timeout: 2s } }
    two: dot.backgroundColor = light orange => dot.backgroundColor = mix(orange, white, 50%)
    two: dot.backgroundColor = card's colour => dot.backgroundColor = card.backgroundColor
    two: dot.transform = translate 30 40 => dot.transform = translate(30, 40)
    two: dot.cornerRadius = round => dot.cornerRadius = 50%
    fade: add fade to: card => animation fade2 opacity to: 0 1s; add fade2 to: card
    fade: fade card => animate 0.5s { card.alpha = 0 }
    two: card.center, dot.center => card.center; dot.center
    two: card dot => show card dot
    two: let go => let go = 1s
    two: if card.isHidden is false { dot.alpha = 0 } => if !card.isHidden { dot.alpha = 0 }
    two: if card touches dot { dot.alpha = 0 } => if overlap(card, dot) { dot.alpha = 0 }
    two: if card.alpha between 0 and 1 { dot.alpha = 0 } => if card.alpha >= 0 && card.alpha <= 1 { dot.alpha = 0 }
    two: dot.alpha = 0 if card.alpha == 1 => if card.alpha == 1 { dot.alpha = 0 }
    two: for v in [card, dot]: v.alpha = 0.3 => for v in [card, dot] { v.alpha = 0.3 }
    two: step, step => step; step
    two: step one frame => step 1f
    two: step 5 times => for i in 0..<5 { step }
    go: step while card.center.x < 180 => run until: card.center.x >= 180
    two: dot.animate().scaleX(2f).scaleY(2f) => animate 300ms easeInOut { dot.transform.scale.x = 2; dot.transform.scale.y = 2 }
    two: dot.animate().translationY(-100f) => animate 300ms easeInOut { dot.transform.translation.y = -100 }
    two: dot.center = .init(x: 50, y: 50) => dot.center = (50, 50)
    two: views.forEach { $0.alpha = 0.5 } => for v in [card, dot] { v.alpha = 0.5 }
    two: after 1s, 2s { dot.alpha = 0 } => after 1s { dot.alpha = 0 }; after 2s { dot.alpha = 0 }
    two: springs 300 20 => springs spring(mass: 1, stiffness: 300, damping: 20)
    two: list shapes => list layers
    """#

  @Test(arguments: lines.split(separator: "\n")) func `is offered and works`(row: Substring) throws
  {
    try OfferedLines.expect(row, on: Self.stages, checksMayFail: false)
  }

  @Test(arguments: [
    ("two", "dot.onChange(of: x) { dot.alpha = 0.4 }", "its lines alone run at once"),
    ("two", "speed up", "'play 2' twice as fast"), ("two", "play 2x", "'play 2' shows"),
    ("go", "play backwards", "only an animator plays backwards"),
    ("go", "resume go", "'continue' with an animator that is paused"),
    ("two", "animate softly { dot.alpha = 0 }", "that is no timing"),
    ("two", "transition-duration: 2s", "animate 2s { … }"),
    ("two", "animation-play-state: paused", "'pause' holds an animator"),
    ("two", "ease in dot", "a timing follows the duration"), ("two", "loop", "'repeat' repeats"),
    (
      "two", "ValueAnimator.ofFloat(0f, 1f)",
      "'animate' moves a value of a view: animate 300ms { … }"
    ),
    ("chain", "perform show1 twice", "a chain runs its steps once"),
    ("two", "start everything", "'start all' finds nothing to start now"),
    ("two", "release dot", "a touch ends by itself"),
    ("two", "await dot.animate", "nothing is waited"),
    ("two", "after dot { dot.alpha = 0 }", "hint: write 0.5s, 500ms or 30f"),
    ("two", "gesture pan dot fingers: 2 { dot.alpha = 1 }", "'gesture pan' follows one finger"),
    ("two", "dot.alpha = .random(in: 0...1)", "nothing is random"),
    ("two", "if card misses dot { dot.alpha = 0 }", "'misses' was not expected here"),
    ("two", "card:focus { opacity: 0.4 }", "there is no hover"),
  ]) func `is told`(stage: String, typed: String, hint: String) throws {
    try OfferedLines.expectNone(for: typed, on: Self.stages, stage, saying: hint)
  }

  @Test func `a view goes into none that is gone`() {
    let stage = ["view card", "view dot frame: (0, 0, 9, 9)", "remove card"]
    #expect(Answers.outcome("card.addSubview(dot)", after: stage).offer == nil)
  }
}
