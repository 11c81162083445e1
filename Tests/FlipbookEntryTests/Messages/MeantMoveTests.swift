import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Motions, places, checks and looks in other tools' words or in another order, each with the line
/// that is offered for it.
@Suite struct MeantMoveTests {
  private static let stages = [
    "none": [],
    "card": ["view card frame: (20, 20, 100, 60)"],
    "sun": ["view sun frame: (20, 20, 40, 40)", "view sky frame: (0, 300, 390, 100)"],
    "knob": [
      "view knob frame: (20, 20, 40, 40)", "view panel frame: (0, 300, 390, 100)",
      "animator slide 2s linear { knob.center.x += 200 }", "start slide", "step 0.5s",
    ],
    "dot": ["view dot frame: (20, 20, 40, 40)"],
    "leaf": ["view leaf frame: (20, 20, 40, 40)", "animate 1s { leaf.center.x += 100 }", "run"],
    "lid": [
      "view lid frame: (20, 20, 40, 40)", "animator open 1s linear { lid.center.y += 200 }",
      "start open", "step 0.25s", "pause open",
    ],
    "undone": ["view pip frame: (20, 20, 40, 40)", "animate 1s { pip.center.x += 100 }", "undo 2"],
    "branches": [
      "view pip frame: (20, 20, 40, 40)", "mark here", "animate 1s { pip.center.x += 100 }",
      "step 0.5s", "goto here", "animate 1s { pip.center.y += 100 }", "step 0.5s",
    ],
    "named": [
      "view sun frame: (20, 20, 40, 40)", "view sky frame: (0, 300, 390, 100)",
      "animate fade 1s { sun.alpha = 0 }",
    ],
    "fading": [
      "view sun frame: (20, 20, 40, 40)", "view sky frame: (0, 300, 390, 100)",
      "animate 1s { sun.alpha = 0 }",
    ],
    "up": [
      "view sun frame: (20, 20, 40, 40)", "view sky frame: (0, 300, 390, 100)",
      "animator up 1s { sun.center.y -= 50 }",
    ],
    "block": ["view dot frame: (20, 20, 40, 40)", "animate fade 1s { dot.alpha = 0 }"],
    "half": ["view dot frame: (20, 20, 40, 40)", "animate 1s { dot.alpha = 0 }", "step 0.5s"],
    "faded": [
      "view sun frame: (20, 20, 40, 40)", "view sky frame: (0, 300, 390, 100)",
      "animate 1s { sun.alpha = 0 }", "run",
    ],
  ]

  private static let rows = #"""
    none: view card size: 100x100 => view card frame: (0, 0, 100, 100)
    none: view card x: 20 y: 40 width: 100 height: 60 => view card frame: (20, 40, 100, 60)
    none: view card at: (20, 20) size: (100, 60) => view card frame: (20, 20, 100, 60)
    none: animate box => view box frame: (0, 0, 100, 100); animate 1s { box.center.x += 100 }
    card: without animation { card.alpha = 0 } => card.alpha = 0
    card: animate card 0.3s alpha: 0 => animate 0.3s { card.alpha = 0 }
    card: animate 1s card.alpha from: 1 to: 0 => card.alpha = 1; animate 1s { card.alpha = 0 }
    none: view card origin: (20, 20) => view card frame: (20, 20, 100, 100)
    none: view card rounded => view card frame: (0, 0, 100, 60) cornerRadius: 12
    none: view red card => view card frame: (0, 0, 100, 100) backgroundColor: red
    none: view card height: 60 => view card frame: (0, 0, 100, 60)
    none: view card left: 20 top: 40 => view card frame: (20, 40, 100, 100)
    none: view card center: (100, 100) size: (50, 50) => view card frame: (75, 75, 50, 50)
    none: view card on: root => view card in: root
    none: view card repeat: 3 => for i in 1...3 { view "card\(i)" frame: (0, i * 60, 50, 50) }
    none: for i in 1...3 { view card\(i) } => for i in 1...3 { view "card\(i)" }
    none: rectangle box 100 100 => view box frame: (0, 0, 100, 100)
    sun: sun.center.x = 200 in 1s ease-out => animate 1s ease-out { sun.center.x = 200 }
    sun: animate 0.5s { sun.alpha = 0 } after 1s => animate 0.5s delay: 1s { sun.alpha = 0 }
    sun: animate 1s delay=0.2s { sun.alpha = 0 } => animate 1s delay: 0.2s { sun.alpha = 0 }
    sun: animate sun opacity 0 to 1 over 300ms ease-out => sun.alpha = 0; animate 300ms ease-out { sun.alpha = 1 }
    knob: knob.alpha @ 1s => show knob at: 1s
    up: up delay 1s => start up after: 1s
    sun: animate 1s { sun.alpha = 0 sky.alpha = 0 } => animate 1s { sun.alpha = 0; sky.alpha = 0 }
    sun: animate all { alpha = 0 } => animate { sun.alpha = 0; sky.alpha = 0 }
    sun: for v in root { v.alpha = 0 } => for v in [sun, sky] { v.alpha = 0 }
    sun: list sun => show sun
    sun: expect sun.alpha 1 => expect sun.alpha == 1
    sun: sun, sky => show sun, sky
    knob: scrub slide from: 0 to: 1 for: 1s => pause slide; scrub slide 0; continue slide durationFactor: 1s / slide.duration
    knob: continue slide 0.5 => pause slide; continue slide durationFactor: 0.5
    knob: add knob.alpha = 0 to: slide => add slide { knob.alpha = 0 }
    knob: after slide 1s { panel.alpha = 0 } => completion slide { after 1s { panel.alpha = 0 } }
    knob: wait slide => run until: slide.state == inactive
    knob: step 0.5s back => back 0.5s
    knob: step all => run
    knob: step to 1s => goto 1s
    knob: run back => back
    knob: run knob.center.x > 150 => run until: knob.center.x > 150
    knob: play from: 0s to: 1s => goto 0s
    knob: goto knob.center.x == 150 => run until: knob.center.x == 150
    knob: expect knob.center.x at: 1s == 140 => expect knob.center.x == 140 at: 1s
    knob: expect always knob.frame inside root.bounds => expect always knob.frame.minX >= 0 && knob.frame.minY >= 0 && knob.frame.maxX <= root.bounds.width && knob.frame.maxY <= root.bounds.height
    knob: expect settled knob => expect settled knob.center.x by: 2s
    knob: crossings knob == 100 => crossings knob.center.x == 100
    knob: undo slide => undo 3
    knob: remove all animators => remove slide
    knob: help how to reverse => help reverse
    knob: sweep duration from: 1s to: 2s => sweep d from: 1s to: 2s by: (2s - 1s) / 2 measure: knob.center.x { animate d { knob.center.x += 100 }; step 0.5s }
    knob: solve knob.center.x == 150 => crossings knob.center.x == 150
    knob: matters => matters knob.center.x
    knob: follow knob => watch knob
    sun: set sun alpha 0 => sun.alpha = 0
    sun: sun.center = {100, 100} => sun.center = (100, 100)
    sun: sun.backgroundColor = ff8800 => sun.backgroundColor = #ff8800
    sun: sun.backgroundColor = orange 50% => sun.backgroundColor = rgba(orange.red, orange.green, orange.blue, 50%)
    sun: sun.backgroundColor = red.withAlphaComponent(0.5) => sun.backgroundColor = rgba(red.red, red.green, red.blue, 0.5)
    sun: sun.transform = scale(2), rotate(45deg) => sun.transform = rotate(45deg) * scale(2)
    sun: animate 1s reverse { sun.alpha = 0 } => animate 1s autoreverse { sun.alpha = 0 }
    sun: animate from: 0s to: 1s { sun.alpha = 0 } => animate 1s { sun.alpha = 0 }
    sun: animate 1s from: 0 { sun.alpha = 1 } => sun.alpha = 0; animate 1s { sun.alpha = 1 }
    sun: animate 1s { sun.alpha = 0 }.then { sun.alpha = 1 } => animate 1s { sun.alpha = 0 } completion: { animate { sun.alpha = 1 } }
    sun: animate sun.alpha 0 => animate { sun.alpha = 0 }
    sun: animate sun.alpha 1 0 => sun.alpha = 1; animate { sun.alpha = 0 }
    sun: animate sun.center to (100, 100) => animate { sun.center = (100, 100) }
    sun: animate sun to sky => animate { sun.center = sky.center }
    sun: animate 1s { sun.center.x = [0, 100] } => sun.center.x = 0; animate 1s { sun.center.x = 100 }
    sun: animate 1s { sun.alpha = 0 at: 0.5s } => animate 1s delay: 0.5s { sun.alpha = 0 }
    sun: animate 1s spring(damping: 0.5, velocity: 1) { sun.center.x += 100 } => animate 1s spring(dampingRatio: 0.5, initialVelocity: 1) { sun.center.x += 100 }
    sun: animate snappy(duration: 0.3) { sun.center.x += 100 } => animate spring(duration: 0.3, bounce: 0.15) { sun.center.x += 100 }
    sun: animate 1s fastOutSlowIn { sun.center.x += 100 } => animate 1s materialStandard { sun.center.x += 100 }
    sun: animate 1s 0.4, 0, 0.2, 1 { sun.center.x += 100 } => animate 1s cubic(0.4, 0, 0.2, 1) { sun.center.x += 100 }
    dot: animate easeInOut(duration: 0.5) { dot.alpha = 0 } => animate 0.5s easeInOut { dot.alpha = 0 }
    dot: animate 1s easeIn.delay(0.5) { dot.alpha = 0 } => animate 1s easeIn delay: 0.5s { dot.alpha = 0 }
    dot: animate interpolatingSpring(stiffness: 100, damping: 10) { dot.center.x += 100 } => animate spring(mass: 1, stiffness: 100, damping: 10) { dot.center.x += 100 }
    dot: animate smooth(duration: 0.4) { dot.center.x += 100 } => animate spring(duration: 0.4, bounce: 0) { dot.center.x += 100 }
    dot: animate bouncy(duration: 0.4, extraBounce: 0.1) { dot.center.x += 100 } => animate spring(duration: 0.4, bounce: 0.3 + 0.1) { dot.center.x += 100 }
    dot: animate .bouncy(extraBounce: 0.2) { dot.center.x += 100 } => animate spring(duration: 0.5, bounce: 0.3 + 0.2) { dot.center.x += 100 }
    dot: x = 100 => let x = 100
    dot: dot.frame(width: 100, height: 100) => dot.bounds.size = (100, 100)
    dot: ObjectAnimator.ofFloat(dot, "alpha", 0f, 1f) => dot.alpha = 0; animate 300ms easeInOut { dot.alpha = 1 }
    dot: dot.animate().alpha(0f).setDuration(300) => animate 300ms easeInOut { dot.alpha = 0 }
    dot: dot.animate().translationX(100f) => animate 300ms easeInOut { dot.transform.translation.x = 100 }
    dot: animate 300ms DecelerateInterpolator { dot.alpha = 0 } => animate 300ms power1.out { dot.alpha = 0 }
    dot: animate 300ms standard { dot.alpha = 0 } => animate 300ms materialStandard { dot.alpha = 0 }
    dot: keyframe dot.alpha 1 at 0.5s => keyframes 0.5s { at 0% for: 100% { dot.alpha = 1 } }
    dot: add keyframe dot.alpha at 1s => keyframes 1s { at 0% for: 50% { dot.alpha = 0 }; at 50% for: 50% { dot.alpha = 1 } }
    dot: keyframes dot.alpha { 0s: 0; 1s: 1 } => dot.alpha = 0; keyframes 1s { at 0% for: 100% { dot.alpha = 1 } }
    dot: keyframes 1s { at 0s dot.alpha = 0 } => keyframes 1s { at 0s { dot.alpha = 0 } }
    dot: keyframes 1s { from: 0s to: 0.5s { dot.alpha = 0 } } => keyframes 1s { at 0s for: 0.5s - 0s { dot.alpha = 0 } }
    dot: keyframes 1s { for: 0.5s { dot.alpha = 0 } } => keyframes 1s { at 0s for: 0.5s { dot.alpha = 0 } }
    dot: keyframes 1s { at 0s for: 0.5s easeIn { dot.alpha = 0 } } => chain intro { then 0.5s easeIn { dot.alpha = 0 } }; start intro
    dot: keyframes 1s { then 0.5s { dot.alpha = 0 } } => chain intro { then 0.5s { dot.alpha = 0 } }; start intro
    dot: keyframes 1s { dot.alpha = 0 at 0.5s } => keyframes 1s { at 0.5s { dot.alpha = 0 } }
    dot: keyframes 1s values: (0, 1, 0) dot.alpha => dot.alpha = 0; keyframes 1s { at 0% for: 50% { dot.alpha = 1 }; at 50% for: 50% { dot.alpha = 0 } }
    dot: dot.anchor point = (0, 0) => dot.layer.anchorPoint = (0, 0)
    dot: after delay 0.5s { dot.alpha = 0 } => after 0.5s { dot.alpha = 0 }
    dot: gesture dot { dot.alpha = 0 } => gesture tap dot { dot.alpha = 0 }
    dot: gesture tap dot twice { dot.alpha = 0 } => gesture tap dot numberOfTapsRequired: 2 { dot.alpha = 0 }
    dot: touch dot (40, 40) => touch dot samples: ((0s, 40, 40), (0.1s, 40, 40))
    dot: touch drag dot (100, 0) => touch dot by: (100, 0)
    dot: snap dot (100, 100) => animate spring(duration: 0.5, bounce: 0.3) { dot.center = (100, 100) }
    dot: group intro { animate 1s { dot.alpha = 0 } } => animate 1s { dot.alpha = 0 }
    dot: group dot => animation fade opacity to: 0 1s; animation fade2 position.x by: 100 1s; group both 1s fade fade2
    dot: gradient sky red blue => gradient sky colors: (red, blue)
    dot: animation fade opacity from: 1 to: 0 for: 1s => animation fade opacity from: 1 to: 0 1s
    dot: animation fade opacity 1s at: 0.5s to: 0 => animation fade opacity 1s beginTime: 0.5s to: 0
    dot: animation fade { dot.alpha = 0 } => animate { dot.alpha = 0 }
    leaf: plot from: 0s => plot leaf.center.x from: 0s
    leaf: why leaf at 0.5s => why leaf at: 0.5s
    leaf: why 0.5s => why leaf.center.x at: 0.5s
    leaf: edit animate 2s => edit 2 { animate 2s { leaf.center.x += 100 } }
    leaf: undo animate => undo 2
    leaf: leaf.center.x 0.5s => show leaf at: 0.5s
    leaf: max leaf.center.x => highest(leaf.center.x, from: 0s)
    leaf: sweep duration 1 2 => sweep d from: 1s to: 2s by: (2s - 1s) / 2 measure: leaf.center.x { animate d { leaf.center.x += 100 }; step 0.5s }
    lid: scrub open back => scrub open 0%
    lid: scrub open from: 0 to: 1 over: 1s => pause open; scrub open 0; continue open durationFactor: 1s / open.duration
    lid: scrub 0 to 1 => scrub open 0; start open
    lid: scrub lid.center.y to 100 => pause open; scrub open 50%
    lid: continue open reverse => reverse open; continue open
    undone: redo all => redo 2
    branches: plot branch1 => plot branch1 branch2 difference of: pip.center.y
    branches: plot pip.center.x branch1 => plot branch1 branch2 difference of: pip.center.x
    branches: draw branch1 => goto branch1
    sun: animate 1s pausesOnCompletion { sun.alpha = 0 } => animator fade 1s pausesOnCompletion { sun.alpha = 0 }; start fade
    sun: animate 1s speed: 2 { sun.alpha = 0 } => animate 0.5s { sun.alpha = 0 }
    named: animate fade => start fade
    named: pause => edit 3 { animator fade 1s { sun.alpha = 0 }; start fade }
    sun: animator up 1s repeat { sun.center.y -= 50 } => animate 1s repeat { sun.center.y -= 50 }
    sun: animator up 1s repeat: 3 { sun.center.y -= 50 } => animate 1s repeat: 3 { sun.center.y -= 50 }
    up: start up run => start up; run
    sun: for i in 1 to 3 { sun.center.x += 10 } => for i in 1...3 { sun.center.x += 10 }
    dot: animate 1s spring(damping: 0.5, initialVelocity: 1) { dot.center.x += 100 } => animate 1s spring(dampingRatio: 0.5, initialVelocity: 1) { dot.center.x += 100 }
    dot: animate easeOut(duration: 0.3) { dot.alpha = 0 } => animate 0.3s easeOut { dot.alpha = 0 }
    dot: animate linear(duration: 2) { dot.center.x += 100 } => animate 2s linear { dot.center.x += 100 }
    dot: animate snappy(duration: 0.3, extraBounce: 0.1) { dot.center.x += 100 } => animate spring(duration: 0.3, bounce: 0.15 + 0.1) { dot.center.x += 100 }
    dot: animate .snappy(duration: 0.3) { dot.center.x += 100 } => animate spring(duration: 0.3, bounce: 0.15) { dot.center.x += 100 }
    dot: animator fade easeInOut(duration: 0.5) { dot.alpha = 0 } => animator fade 0.5s easeInOut { dot.alpha = 0 }
    dot: view chip width: 80 => view chip frame: (0, 0, 80, 100)
    dot: view chip width: 80 height: 30 x: 10 => view chip frame: (10, 0, 80, 30)
    dot: view chip height: 30 width: 80 => view chip frame: (0, 0, 80, 30)
    dot: view chip width: 200 backgroundColor: red => view chip frame: (0, 0, 200, 100) backgroundColor: red
    block: pause => edit 2 { animator fade 1s { dot.alpha = 0 }; start fade }
    half: scrub 0.5 => edit 2 { animator slide 1s { dot.alpha = 0 }; start slide }
    branches: list branch1 => list branches
    sun: animate sun.alpha 0.5 => animate { sun.alpha = 0.5 }
    sun: animate sun.center.x 100 => animate { sun.center.x = 100 }
    sun: animate 1s sun.center.x 100 => animate 1s { sun.center.x = 100 }
    sun: animate 1s sun.center.x to: 200 => animate 1s { sun.center.x = 200 }
    sun: animate 1s sun.center.x from: 0 to: 200 => sun.center.x = 0; animate 1s { sun.center.x = 200 }
    sun: animate 1s sun to: (100, 100) => animate 1s { sun.center = (100, 100) }
    sun: animate 1s { sun.alpha 1 0 } => sun.alpha = 1; animate 1s { sun.alpha = 0 }
    sun: animate 1s { sun.alpha = 0 } completion: remove sun => animate 1s { sun.alpha = 0 } completion: { remove sun }
    sun: animate 1s { sun.alpha = 0 } at: 2s => animate 1s delay: 2s { sun.alpha = 0 }
    sun: animate 1s { sun.alpha = 0 } from: 0.5 => sun.alpha = 0.5; animate 1s { sun.alpha = 0 }
    sun: animate 1s { sun.alpha = 0 } run => animate 1s { sun.alpha = 0 }; run
    fading: expect sun.alpha 0 => expect sun.alpha == 0
    fading: expect sun.alpha 0 at: 1s => expect sun.alpha == 0 at: 1s
    fading: expect sun fades => expect eventually sun.alpha <= 0
    fading: expect monotonic => expect monotonic sun.alpha
    fading: expect settled sun => expect settled sun.alpha by: 1s
    fading: expect smooth all => expect smooth sun.alpha
    fading: expect sun.alpha == 0 by: 1s => expect eventually sun.alpha == 0 to: 1s
    fading: crossings sun == 0.5 => crossings sun.alpha == 0.5
    fading: table sun at: 0s to: 1s => table sun every: 0.1s from: 0s to: 1s
    faded: undo animate => undo 2
    sun: remove all but sun => remove sky
    dot: layer card width: 100 => layer card frame: (0, 0, 100, 100)
    dot: gradient sky width: 100 height: 50 colors: (red, blue) => gradient sky frame: (0, 0, 100, 50) colors: (red, blue)
    dot: view "my card" size: 80 => view "my card" frame: (0, 0, 80, 80)
    dot: animator fade dot.alpha 0 => animator fade 1s { dot.alpha = 0 }
    dot: animator fade 1s dot.alpha from: 1 to: 0 => dot.alpha = 1; animator fade 1s { dot.alpha = 0 }
    dot: animator fade spring(damping: 0.5, velocity: 1) { dot.alpha = 0 } => animator fade spring(dampingRatio: 0.5, initialVelocity: 1) { dot.alpha = 0 }
    dot: animator fade snappy(duration: 0.3) { dot.alpha = 0 } => animator fade spring(duration: 0.3, bounce: 0.15) { dot.alpha = 0 }
    dot: chain c { then dot.alpha 0 1s } => chain c { then 1s { dot.alpha = 0 } }
    dot: chain c { then easeIn(duration: 0.5) { dot.alpha = 0 } } => chain c { then 0.5s easeIn { dot.alpha = 0 } }
    dot: chain c { then 1s dot.alpha 0; and 1s dot.center.x 100 } => chain c { then 1s { dot.alpha = 0 }; and 1s { dot.center.x = 100 } }
    dot: animate dot.center 100 100 1s => animate 1s { dot.center = (100, 100) }
    dot: animate dot scale 2 over 1s => animate 1s { dot.transform.scale = 2 }
    dot: animate dot.alpha 1, 0, 1 2s => dot.alpha = 1; keyframes 2s { at 0% for: 50% { dot.alpha = 0 }; at 50% for: 50% { dot.alpha = 1 } }
    dot: animate dot.alpha 0 repeat: 3 1s => animate 1s repeat: 3 { dot.alpha = 0 }
    dot: animate dot.alpha 0 1s repeat autoreverse => animate 1s repeat autoreverse { dot.alpha = 0 }
    dot: withAnimation(.easeIn(duration: 1).repeatCount(3)) { dot.alpha = 0 } => animate 1s easeIn repeat: 3 / 2 autoreverse { dot.alpha = 0 }
    dot: animate 1s delay: 0.5s dot.alpha 0 => animate 1s delay: 0.5s { dot.alpha = 0 }
    dot: y = dot.center.y => let y = dot.center.y
    dot: set dot backgroundColor red => dot.backgroundColor = red
    knob: run slide.progress > 50% => run until: slide.progress > 50%
    knob: undo knob => undo 5
    knob: undo start => edit 4 drop
    knob: stop all animators => stop slide
    knob: expect monotonic knob => expect monotonic knob.center.x
    knob: expect smooth knob => expect smooth knob.center.x
    knob: remove all but knob => remove panel
    """#

  @Test(arguments: rows.split(separator: "\n")) func `has a line that works`(row: Substring) throws
  {
    try OfferedLines.expect(row, on: Self.stages)
  }

  @Test func `a look at a moment that is past tells what moved then`() {
    let stage = ["view leaf", "animate 1s { leaf.center.x += 100 }", "run"]
    #expect(Answers.text("why leaf at: 0.5s", after: stage).contains("leaf.center.x"))
  }

  @Test(arguments: ["pause knob", "reverse knob", "scrub knob 0.5", "stop knob"])
  func `a view that an animator moves leads to that`(entry: String) {
    let stage = ["view knob", "animator slide 2s { knob.alpha = 0 }", "start slide", "step 0.5s"]
    let outcome = Answers.outcome(entry, after: stage)
    #expect(outcome.offer == entry.replacing("knob", with: "slide"))
    #expect(outcome.text.hasPrefix("note: knob is a view without a dance"))
  }

  @Test(arguments: ["alpha = 0", "center.x += 100"])
  func `a curve of two parts does not cut itself short`(change: String) throws {
    let stage = ["view dot"]
    let outcome = Answers.outcome("animate 300ms emphasized { dot.\(change) }", after: stage)
    let line = try #require(outcome.offer)
    #expect(!Answers.text(line, after: stage).contains("cut short"))
  }
}
