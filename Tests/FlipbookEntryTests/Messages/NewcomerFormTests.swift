import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Forms that newcomers brought along: the offered line does what was asked for; a message without
/// a line answers the others.
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
    two: gsap.delayedCall(1, () => { dot.alpha = 0 }) => after 1s { dot.alpha = 0 }
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
    two: expect never overlap => expect never overlap(card, dot) for: 1s
    two: card size => card.frame.size
    two: size of card => card.frame.size
    two: position of dot => dot.center
    two: dot rotation => dot.transform
    two: dot opacity => dot.alpha
    two: card x => card.center.x
    two: every 1s dot.alpha = 0.5 => for i in 1...3 { after i * 1s { dot.alpha = 0.5 } }
    two: withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { dot.alpha = 0 } => animate 2s linear repeat { dot.alpha = 0 }
    two: document.querySelector("#dot").style.opacity = "0" => dot.alpha = 0
    two: animate spring bounce 0.1 { dot.alpha = 0 } => animate spring(duration: 0.5, bounce: 0.1) { dot.alpha = 0 }
    two: animate spring stiffness 200 { dot.alpha = 0 } => animate spring(stiffness: 200) { dot.alpha = 0 }
    two: let x be 5 => let x = 5
    two: let x == 5 => let x = 5
    two: dot.visible => !dot.isHidden
    two: dot.visible = off => dot.isHidden = true
    two: animate dot green => animate 0.5s { dot.backgroundColor = green }
    two: animate dot left => animate 0.5s { dot.center.x -= 100 }
    two: dot up 50 => animate 0.5s { dot.center.y -= 50 }
    two: dot right 100 2s => animate 2s { dot.center.x += 100 }
    two: dot, move right => animate 0.5s { dot.center.x += 100 }
    two: dot goes to card => animate 0.5s { dot.center = card.center }
    two: dot.setOnClickListener { card.alpha = 0.3f } => gesture tap dot { card.alpha = 0.3 }
    two: Handler().postDelayed({ dot.alpha = 0f }, 1000) => after 1000ms { dot.alpha = 0 }
    two: dot.animate().x(100f).start() => animate 300ms easeInOut { dot.frame.origin.x = 100 }
    two: animate 1s Curves.decelerate { dot.alpha = 0 } => animate 1s power1.out { dot.alpha = 0 }
    two: UIView.animate(.spring) { dot.alpha = 0 } => animate spring(duration: 0.5, bounce: 0) { dot.alpha = 0 }
    two: window.bounds => root.bounds
    two: pinch dot => touch dot pinch: 2
    two: hold dot 2s => touch dot hold: 2s
    two: drag dot to card => touch dot by: card.center - dot.center
    two: drag dot right => touch dot by: (100, 0)
    two: view k frame 10 10 20 20 => view k frame: (10, 10, 20, 20)
    two: dot.transform = reset => dot.transform = identity
    two: Task { try await Task.sleep(for: .seconds(2)); dot.alpha = 0.2 } => after 2s { dot.alpha = 0.2 }
    two: bounce in dot => dot.transform = scale(0.1); animate spring(duration: 0.5, bounce: 0.4) { dot.transform = identity }
    two: 1s dot.alpha = 0 => after 1s { dot.alpha = 0 }
    two: wait 2s then dot.alpha = 0.2 => after 2s { dot.alpha = 0.2 }
    two: dot.center = x: 100, y: 200 => dot.center = (100, 200)
    two: dot.backgroundColor = 255, 0, 0 => dot.backgroundColor = rgb(255 / 255, 0 / 255, 0 / 255)
    two: dot.backgroundColor = red, alpha 0.5 => dot.backgroundColor = rgba(red.red, red.green, red.blue, 0.5)
    two: dot.backgroundColor = mix red blue => dot.backgroundColor = mix(red, blue, 50%)
    two: $("#dot").css("opacity", 0.5) => dot.alpha = 0.5
    two: do 5 times { dot.alpha -= 0.1 } => for i in 0..<5 { dot.alpha -= 0.1 }
    two: if dot is hidden { card.alpha = 0 } => if dot.isHidden { card.alpha = 0 }
    two: if dot.alpha > 0.5 { card.alpha = 0 } else card.alpha = 1 => if dot.alpha > 0.5 { card.alpha = 0 } else { card.alpha = 1 }
    two: unless dot.isHidden { card.alpha = 0 } => if !(dot.isHidden) { card.alpha = 0 }
    two: expect dot.center.y less than 300 => expect dot.center.y < 300
    two: dot.transform = rotate 45 => dot.transform = rotate(45deg)
    two: dot.transform = scale(2) then rotate(45deg) => dot.transform = scale(2) * rotate(45deg)
    two: dot above card => dot.layer.zPosition = card.layer.zPosition + 1
    two: send dot to back => dot.layer.zPosition = -10
    two: gesture tap anywhere { dot.alpha = 0 } => gesture tap root { dot.alpha = 0 }
    two: animate 1s { dot.alpha = 0 } 3 times => animate 1s repeat: 3 { dot.alpha = 0 }
    two: dot.center = top left => dot.frame.origin = (0, 0)
    two: animate help => help animate
    two: step 1s twice => step 2 * 1s
    two: 1_000 => 1000
    two: dot.opacity = 50 => dot.alpha = 50%
    two: dot.setValue(0.5, forKey: "alpha") => dot.alpha = 0.5
    two: dot.border = red => dot.layer.borderWidth = 1; dot.layer.borderColor = red
    two: comp 390x844 => root.frame.size = (390, 844)
    two: animate 1s back { dot.alpha = 0 } => animate 1s back.out { dot.alpha = 0 }
    """#

  @Test(arguments: lines.split(separator: "\n")) func `is offered and works`(row: Substring) throws
  {
    try OfferedLines.expect(row, on: Self.stages, checksMayFail: false)
  }

  private static let hints: [(String, String, String)] = [
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
    ("two", "card.onHover { _ in card.alpha = 0 }", "there is no hover"),
    ("two", "Foo(card) { context in card.alpha = 0 }", "follows a command: animate 1s { … }"),
    ("two", "view k big", "a view's size is its frame's"),
    ("two", "let every = all", "'let' keeps no list; a loop takes it: for v in [card, dot] { … }"),
    ("two", "let dot move", "as in let time = 1s"),
    ("two", "dot.animation(.easeIn)", "'animate' moves what its block changes"),
    ("two", "transition: opacity 0.3s ease", "animate 0.3s ease { … }"),
    ("two", "Animatable(0f)", "from what was set before it"),
    ("two", "path.addLine(to: dot.center)", "a path is written as SVG writes it"),
    ("two", "repeat { dot.alpha = 0 }", "a loop counts: for i in 0..<3 { … }"),
    ("two", "dot.backgroundColor.red = 0.5", "it is none: first set one"),
    ("two", "circle.center.distance(to: dot.center)", "'help functions' lists them"),
    ("go", "add card to go", "'add' gives an animator a block: add go { … }"),
  ]

  @Test(arguments: hints)
  func `is told`(stage: String, typed: String, hint: String) throws {
    try OfferedLines.expectNone(for: typed, on: Self.stages, stage, saying: hint)
  }

  @Test func `a remark is of what the whole entry does`() {
    let stage = ["view card", "animate 1s { card.center.x += 100 }", "step 0.5s"]
    let held = Answers.outcome("card.center = shown(card.center); detach card", after: stage)
    #expect(!held.failed && held.remark == nil)
    let opaque = Answers.outcome("card.alpha = 200%", after: stage)
    #expect(opaque.remark == "what has an alpha of 1 is shown as it is")
  }

  @Test func `a view goes into none that is gone`() {
    let stage = ["view card", "view dot frame: (0, 0, 9, 9)", "remove card"]
    #expect(Answers.outcome("card.addSubview(dot)", after: stage).offer == nil)
  }
}
