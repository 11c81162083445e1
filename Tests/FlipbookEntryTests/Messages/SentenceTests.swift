import FlipbookAssembly
import FlipbookCommands
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Sentences, inputs given to the wrong verb, and other tools' words, each with the line that is
/// offered for it.
@Suite struct SentenceTests {
  private static let made = [
    "view card frame: (0, 0, 100, 100)", "view dot frame: (200, 0, 20, 20)",
    "animator slide 2s { card.center.x += 200 }",
  ]
  private static let running = made + ["start slide", "step 0.5s"]
  private static let stages = [
    "none": [], "made": made, "running": running, "paused": running + ["pause slide"],
    "block": ["view card", "animate 1s { card.alpha = 0 }", "step 0.3s"],
    "late": ["view card", "animate 1s delay: 0.2s { card.alpha = 0 }", "step 0.3s"],
    "chain": ["view card", "chain intro { then 1s { card.alpha = 0 } }"],
    "shaking": [
      "view card", "view dot", "animation shake position.x to: 9 1s", "add shake to: card",
    ],
    "branches": ["view card", "animate 1s { card.alpha = 0 }", "step 1s", "undo", "step 0.2s"],
    "dots": ["view dot1", "view dot2"],
    "marked": ["view card", "mark half", "step 0.5s"],
    "named": ["view card", "animate glide 1s { card.alpha = 0 }", "step 0.3s"],
    "dancing": ["view card", "dance card 1s { .alpha = 0 }", "start card", "step 0.5s"],
    "composed": [
      "view card", "animator a 1s { card.alpha = 0 }; animator b 2s { card.alpha = 1 }",
    ],
    "moved": ["view card", "view dot", "animate 1s { card.alpha = 0 }"],
    "panned": ["view card", "gesture pan card changed: { card.center += translation }"],
    "fading": [
      "view card", "animation fade opacity to: 0 1s; animation hop position.x by: 9 1s",
      "group both fade hop",
    ],
    "waiting": ["view card", "chain intro { wait { } }", "perform intro", "step 0.1s"],
    "logo": [
      "view logo",
      "logo.alpha = 0; logo.transform.scale = 0; keyframes 1s { at 0% for: 60% { logo.transform.scale = 2 }; at 60% for: 40% { logo.transform.scale = 1 }; at 0% for: 100% { logo.alpha = 1 } }",
    ],
    "turning": ["view card", "animation turn transform.rotation by: 360deg 1s; add turn to: card"],
    "two": ["view a; view b", "animator one 1s { a.alpha = 0 }; animator two 1s { b.alpha = 0 }"],
  ]

  private static let rows = #"""
    logo: keyframes 1s { 0% { logo.alpha = 0; logo.tag = 0 } 60% { logo.tag = 2 } 100% { logo.alpha = 1; logo.tag = 1 } } => logo.alpha = 0; logo.tag = 0; keyframes 1s { at 0% for: 60% { logo.tag = 2 }; at 0% for: 100% { logo.alpha = 1 }; at 60% for: 40% { logo.tag = 1 } }
    logo: overshoot of logo => overshoot(logo.transform.scale)
    logo: graph => plot logo
    logo: loop => edit 2 { logo.alpha = 0; logo.transform.scale = 0; keyframes 1s repeat { at 0% for: 60% { logo.transform.scale = 2 }; at 60% for: 40% { logo.transform.scale = 1 }; at 0% for: 100% { logo.alpha = 1 } } }
    shaking: animation pop transform.scale values: (0, 2, 1) keyTimes: (0, 0.6, 1) easeInOut 1s => animation pop transform.scale values: (0, 2, 1) keyTimes: (0, 0.6, 1) 1s easeInOut
    panned: touch card by: 300 over 0.3s => touch card by: (0, 300) over: 0.3s
    turning: turn.repeatCount = infinity => edit 2 { animation turn transform.rotation by: 360deg 1s repeat; add turn to: card }
    block: flip card => animate 0.6s { card.transform = rotate(180deg, 0, 1, 0) * perspective(500) * card.transform }
    none: curve elastic => curve spring(duration: 0.2848, bounce: 0.6858, initialVelocity: 6.9315)
    dots: for i in 1...5 { view dot[i] } => for i in 3...5 { view "dot\(i)" }
    dots: repeat 3 { view dot } => for i in 3..<6 { view "dot\(i)" }
    block: card.isAnimating => table card
    two: chain z { then 1s { a.alpha = 0 } } then { b.alpha = 0 } => chain z { then 1s { a.alpha = 0 }; then { b.alpha = 0 } }
    two: all.isReversed = true => for v in [one, two] { v.isReversed = true }
    two: start [one, two] => start one two
    two: map [a, b] { $0.alpha = 1 } => for v in [a, b] { v.alpha = 1 }
    two: for v in [a, b] where v.alpha == 1 { v.tag = 5 } => for v in [a, b] { if v.alpha == 1 { v.tag = 5 } }
    two: animate 1s for v in [a, b] { v.alpha = 0 } => animate 1s { for v in [a, b] { v.alpha = 0 } }
    two: animate 1s { a, b { alpha = 0 } } => animate 1s { for v in [a, b] { v.alpha = 0 } }
    two: swap(a.center, b.center) => let place = a.center; a.center = b.center; b.center = place
    two: a, b fade in => for v in [a, b] { v.alpha = 0; animate 0.5s { v.alpha = 1 } }
    late: pause => edit 2 { animator slide 1s { card.alpha = 0 }; start slide after: 0.2s }
    late: reverse => edit 2 { animator slide 1s { card.alpha = 0 }; start slide after: 0.2s }
    block: pause animate => edit 2 { animator slide 1s { card.alpha = 0 }; start slide }
    block: start animate => goto 0s
    block: edit 2 2s => edit 2 { animate 2s { card.alpha = 0 } }
    block: edit duration 2s => edit 2 { animate 2s { card.alpha = 0 } }
    running: edit slide 3s => edit 3 { animator slide 3s { card.center.x += 200 } }
    running: edit slide duration: 3s => edit 3 { animator slide 3s { card.center.x += 200 } }
    running: tune slide duration 3s => edit 3 { animator slide 3s { card.center.x += 200 } }
    running: set slide duration 3s => edit 3 { animator slide 3s { card.center.x += 200 } }
    running: slide duration 3s => edit 3 { animator slide 3s { card.center.x += 200 } }
    running: slide.duration = 3s => edit 3 { animator slide 3s { card.center.x += 200 } }
    running: slide.timing = easeOut => edit 3 { animator slide 2s easeOut { card.center.x += 200 } }
    running: edit slide easeIn => edit 3 { animator slide 2s easeIn { card.center.x += 200 } }
    composed: b.duration = 3s => edit 2 { animator a 1s { card.alpha = 0 }; animator b 3s { card.alpha = 1 } }
    chain: then 1s { card.alpha = 1 } => edit 2 { chain intro { then 1s { card.alpha = 0 }; then 1s { card.alpha = 1 } } }
    chain: intro.then 1s { card.alpha = 1 } => edit 2 { chain intro { then 1s { card.alpha = 0 }; then 1s { card.alpha = 1 } } }
    chain: then intro 1s { card.alpha = 1 } => edit 2 { chain intro { then 1s { card.alpha = 0 }; then 1s { card.alpha = 1 } } }
    chain: add to intro { card.alpha = 1 } => edit 2 { chain intro { then 1s { card.alpha = 0 }; then { card.alpha = 1 } } }
    running: expect card never leaves root => expect always card.frame.minX >= 0 && card.frame.minY >= 0 && card.frame.maxX <= root.bounds.width && card.frame.maxY <= root.bounds.height
    running: card never leaves root => expect always card.frame.minX >= 0 && card.frame.minY >= 0 && card.frame.maxX <= root.bounds.width && card.frame.maxY <= root.bounds.height
    running: promise card stays inside root => promise inside always card.frame.minX >= 0 && card.frame.minY >= 0 && card.frame.maxX <= root.bounds.width && card.frame.maxY <= root.bounds.height
    running: expect slide finishes by: 2s => expect settled slide by: 2s
    running: expect no overlap card dot => expect never overlap(card, dot)
    running: expect card and dot never overlap => expect never overlap(card, dot)
    running: expect card.alpha never below 0.5 => expect always card.alpha >= 0.5
    running: expect card.alpha stays below 2 => expect always card.alpha <= 2
    running: expect card.alpha stays between 0 and 1 => expect always card.alpha >= 0 && card.alpha <= 1
    running: expect card.center.x reaches 250 => expect eventually card.center.x == 250
    running: expect card.center.x > 100 within 1s => expect eventually card.center.x > 100 for: 1s
    running: expect card.center.x == 250 at the end => completion slide { expect card.center.x == 250 }
    running: expect card.center.x increases => expect always velocity(card.center.x) >= 0
    running: expect card is visible => expect !card.isHidden
    running: expect no overshoot => expect overshoot(card.center.x) <= 0
    made: animate(card, {x: 100}, {type: "spring", bounce: 0.3}) => animate spring(duration: 0.8s, bounce: 0.3) { card.transform.translation.x = 100 }
    made: animate(card, {x: 100}) => animate spring(mass: 1, stiffness: 500, damping: 25) { card.transform.translation.x = 100 }
    made: animate(card, {opacity: 0}) => animate 0.3s cubic(0.25, 0.1, 0.35, 1) { card.alpha = 0 }
    made: animate(card, {x: 1}, {ease: [0.4, 0, 0.2, 1], duration: 0.5}) => animate 0.5s cubic(0.4, 0, 0.2, 1) { card.transform.translation.x = 1 }
    made: animate(card, {x: 1}, {type: "spring", visualDuration: 0.5}) => animate spring(duration: 0.6s, bounce: 0.25) { card.transform.translation.x = 1 }
    moved: <motion.div initial={{ x: -100 }} animate={{ x: 0 }} transition={{ duration: 1 }} /> => card.transform.translation.x = -100; animate 1s easeInOut { card.transform.translation.x = 0 }
    made: card.animate({ opacity: 0 }, 1000) => animate 1000ms linear { card.alpha = 0 }
    made: anime({ targets: card, opacity: 0 }) => animate 1s power1.out { card.alpha = 0 }
    dots: gsap.to(".dot", { y: -20, stagger: 0.1 }) => animate 0.5s power1.out { dot1.transform.translation.y = -20 }; animate 0.5s power1.out delay: 0.1s { dot2.transform.translation.y = -20 }
    dots: animate(".dot", { opacity: 0 }) => animate 0.3s cubic(0.25, 0.1, 0.35, 1) { dot1.alpha = 0; dot2.alpha = 0 }
    dots: .dot { opacity: 0 } => dot1.alpha = 0; dot2.alpha = 0
    running: reverse slide linear => pause slide; reverse slide; continue slide linear
    made: animator go 2s card { alpha = 0 } => animator go 2s { card.alpha = 0 }
    made: animate card alpha: 0 0.3s => animate 0.3s { card.alpha = 0 }
    made: touch card from: (10, 10) to: (100, 30) => touch card by: (100 - 10, 30 - 10)
    made: gesture pan card scrubs: slide => gesture pan card began: { pause slide } changed: { slide.fractionComplete = translation.x / 200 } ended: { continue slide }
    shaking: detach shake => detach card shake
    shaking: stop shake => detach card shake
    running: card.alpha at: end => model(card.alpha)
    running: run until: slide finishes => run until: slide.state == inactive
    running: wait until slide finishes => run until: slide.state == inactive
    branches: compare branches => plot branch1 branch2 difference of: card.alpha
    made: @media (prefers-reduced-motion: reduce) { card.alpha = 1 } => set reduceMotion on
    made: .card:active { opacity: 0.5 } => gesture press card minimumPressDuration: 0s began: { card.alpha = 0.5 } ended: { card.alpha = 1 }
    none: view card { width: 100; height: 100 } => view card frame: (0, 0, 100, 100)
    made: animate card.alpha: 0 for: 1s => animate 1s { card.alpha = 0 }
    made: completion: slide { card.alpha = 1 } => completion slide { card.alpha = 1 }
    made: animation hop y values: [0, -20, 0] 1s => animation hop position.y values: (0, -20, 0) 1s
    running: slide.speed = 2 => pause slide; continue slide durationFactor: slide.remaining / slide.duration / 2
    running: make slide slower => pause slide; continue slide durationFactor: 2
    made: start both => start all
    none: animate box 1s => view box frame: (0, 0, 100, 100); animate 1s { box.alpha = 0 }
    made: set keyframe card.alpha at 1s to 0 => keyframes 1s { at 0% for: 100% { card.alpha = 0 } }
    made: add slide easeIn { card.alpha = 0 } => add slide { card.alpha = 0 }
    made: add slide 0.5s { card.alpha = 0 } => add slide { card.alpha = 0 }
    made: touch all => for v in [card, dot] { touch v }
    made: keyframes 2s card.alpha (1, 0, 1) => card.alpha = 1; keyframes 2s { at 0% for: 50% { card.alpha = 0 }; at 50% for: 50% { card.alpha = 1 } }
    made: keyframes 2s { at 0.5s..1s { card.alpha = 0 } } => keyframes 2s { at 0.5s for: (1 - 0.5) * 1s { card.alpha = 0 } }
    made: keyframes 2s { 0%: { card.alpha = 0 } 100%: { card.alpha = 1 } } => card.alpha = 0; keyframes 2s { at 0% for: 100% { card.alpha = 1 } }
    made: animate 1s { card.rotationY = 180 } => animate 1s { card.transform = rotate(180deg, 0, 1, 0) * perspective(500) }
    running: pause slide at 0.3s => goto 0.3s
    running: run 1s every: 0.25s => table card every: 0.25s for: 1s
    running: slide.timingParameters => slide.timing
    running: table every: 0.5s => table all every: 0.5s
    paused: finish slide at: start => stop slide; finish slide at: start
    paused: animate 1s { slide.fractionComplete = 1 } => continue slide durationFactor: 1s / slide.duration
    paused: continue slide with spring => continue slide spring(dampingRatio: 0.7)
    paused: continue slide to: 50% => continue slide; run until: slide == 50%
    paused: continue slide at 2x => continue slide durationFactor: slide.remaining / slide.duration / 2
    paused: scrub slide +10% => scrub slide slide.fractionComplete + 10%
    running: after slide: card.alpha = 0 => completion slide { card.alpha = 0 }
    running: on complete { card.alpha = 0 } => completion slide { card.alpha = 0 }
    made: animate card.center.x by: 100 1s => animate 1s { card.center.x += 100 }
    made: move card right => animate 0.5s { card.center.x += 100 }
    made: fade card out over 1s => animate 1s { card.alpha = 0 }
    made: card.offset(x: 100) => card.transform = translate(100, 0)
    made: animate 1s Curves.easeIn { card.alpha = 0 } => animate 1s easeIn { card.alpha = 0 }
    moved: <motion.div drag="x" /> => gesture pan card changed: { card.center.x += translation.x; translation = (0, 0) }
    running: expect card.tag == 0, card.alpha == 1 => expect card.tag == 0; expect card.alpha == 1
    running: watch card.alpha until: 1s => watch card.alpha; step 0.5s; watch none
    marked: run until: half => goto half
    marked: back until: half => goto half
    marked: back half => goto half
    marked: remove mark half => remove half
    running: after 0.5s 1s { card.alpha = 0 } => after 0.5s { animate 1s { card.alpha = 0 } }
    running: pause slide after: 0.2s completion: { card.alpha = 0 } => after 0.2s { pause slide; card.alpha = 0 }
    running: step 0.1s completion: { card.alpha = 0 } => step 0.1s; card.alpha = 0
    made: keyframes 2s { at 0s until: 1s { card.alpha = 0 } } => keyframes 2s { at 0s for: 1s - 0s { card.alpha = 0 } }
    made: keyframes 2s { at 0.5s over: 1s { card.alpha = 0 } } => keyframes 2s { at 0.5s for: 1s { card.alpha = 0 } }
    made: keyframes 2s { at 0% { card.alpha = 0 } completion: { card.tag = 1 } } => keyframes 2s { at 0% { card.alpha = 0 } } completion: { card.tag = 1 }
    block: expect settled card.alpha => expect settled card.alpha by: 1s
    made: start slide until: card.center.x > 100 => start slide; run until: card.center.x > 100; pause slide
    running: start slide until: 1s => start slide; step 0.5s; pause slide
    running: stop slide until: card.center.x > 150 => run until: card.center.x > 150; stop slide
    made: animate 1s until: card.alpha < 0.5 { card.alpha = 0 } => animate 1s { card.alpha = 0 }; run until: card.alpha < 0.5
    running: plot card.center.x until: 1s => plot card.center.x to: 1s
    made: run slide until: card.center.x > 100 => start slide; run until: card.center.x > 100
    composed: run a b => start a b; run
    made: start animator slide => start slide
    running: detach view card => detach card
    made: gesture tap view card { card.alpha = 0 } => gesture tap card { card.alpha = 0 }
    composed: start animators => start a b
    made: touch views => for v in [card, dot] { touch v }
    block: edit after: 1 { card.tag = 1 } => edit before: 2 { card.tag = 1 }
    running: expect slide => expect slide.isRunning
    running: run until: slide => run until: slide.state == inactive
    dancing: expect card == 25% => expect card.dance.progress == 25%
    dancing: card.remaining => card.dance.remaining
    none: let a b = 3 => let a = 3; let b = 3
    none: let a = 3, b = 4 => let a = 3; let b = 4
    made: animate card dot 1s { .alpha = 0 } => dance card dot 1s { .alpha = 0 }; start card dot
    named: detach glide => detach card
    named: start glide completion: { card.tag = 1 } => completion glide { card.tag = 1 }; start glide
    paused: reverse slide delay: 0.5s => reverse slide after: 0.5s
    running: goto +0.5s => step 0.5s
    made: touch card.center by: (100, 0) => touch card by: (100, 0)
    made: touch card by: (100, 0) for: 1s => touch card by: (100, 0) over: 1s
    made: animation m position.x easeIn 1s to: 150 => animation m position.x 1s easeIn to: 150
    made: animation a b opacity to: 0 1s => animation a opacity to: 0 1s; animation b opacity to: 0 1s
    running: crossings card.center == (150, 50) => crossings card.center.x == 150; crossings card.center.y == 50
    running: slide at: 1s => show slide at: 1s
    made: for i in 0..<3 every: 0.5s { card.alpha -= 0.1 } => for i in 0..<3 { after i * 0.5s { card.alpha -= 0.1 } }
    running: undo 0.5s => back 0.5s
    running: highest(card.center.x, at: 1s) => table card.center.x at: 1s
    paused: continue slide 1s easeOut => continue slide easeOut durationFactor: 1 / slide.duration
    moved: expect always card.alpha > 0.5 ? card.alpha : 0 <= 850 => expect always (card.alpha > 0.5 ? card.alpha : 0) <= 850
    made: promise a continuous card.center.x card.alpha => promise a continuous card.center.x; promise a2 continuous card.alpha
    running: matters highest(card.center.x) settled(card.center.x) => matters highest(card.center.x); matters settled(card.center.x)
    made: shape a b path: oval(0, 0, 80, 80) => shape a path: oval(0, 0, 80, 80); shape b path: oval(0, 0, 80, 80)
    made: springs bouncy smooth => springs bouncy; springs smooth
    made: card.alpha = 0 at: 1s => after 1s { card.alpha = 0 }
    fading: add card to: both => add both to: card
    fading: group two = fade hop => group two fade hop
    fading: add card to: fade => add fade to: card
    shaking: plot shake => plot card
    made: animation fade opacity to: 0 1s; add card to: fade => animation fade opacity to: 0 1s; add fade to: card
    made: animation fade opacity to: 0 1s; add fade to: dot; detach fade => animation fade opacity to: 0 1s; add fade to: dot; detach dot fade
    moved: animate 1s { dot.alpha = 0 }; table every: 0.5s => animate 1s { dot.alpha = 0 }; table all every: 0.5s
    none: view card; dance card 1s { .alpha = 0 }; run => view card; dance card 1s { .alpha = 0 }; start card; run
    chain: run => start intro; run
    chain: intro start => start intro
    chain: completion intro { card.tag = 1 } => edit 2 { chain intro { then 1s { card.alpha = 0 }; do { card.tag = 1 } } }
    waiting: completion intro { card.tag = 1 } => edit 2 { chain intro { wait { }; do { card.tag = 1 } } }
    waiting: continue intro easeOut => continue intro
    running: scrub slide 50% => pause slide; scrub slide 50%
    running: seek slide 50% => pause slide; scrub slide 50%
    running: rewind slide => pause slide; scrub slide 0%
    running: finish slide => stop slide; finish slide
    running: continue slide easeOut => pause slide; continue slide easeOut
    running: step until 1s => goto 1s
    running: undo until: card.center.x > 60 => back until: card.center.x > 60
    composed: compare a with b => compare a b
    made: if card.alpha = 1 { card.tag = 1 } => if card.alpha == 1 { card.tag = 1 }
    made: if card.alpha == 1 then { card.tag = 1 } => if card.alpha == 1 { card.tag = 1 }
    made: if card.alpha == 1: card.tag = 1 => if card.alpha == 1 { card.tag = 1 }
    made: if card.alpha == 1 and dot.alpha == 1 { card.tag = 1 } => if card.alpha == 1 && dot.alpha == 1 { card.tag = 1 }
    running: if slide is running { pause slide } => if slide.isRunning { pause slide }
    made: if card.tag == 1 { dot.tag = 1 } elif card.tag == 2 { dot.tag = 2 } => if card.tag == 1 { dot.tag = 1 } else if card.tag == 2 { dot.tag = 2 }
    made: for i in range(3) { view "d\(i)" } => for i in 0..<3 { view "d\(i)" }
    made: for each v of [card, dot] { v.alpha = 0 } => for v in [card, dot] { v.alpha = 0 }
    made: for 3 { card.tag += 1 } => for i in 0..<3 { card.tag += 1 }
    made: animate card to (200, 200) => animate { card.center = (200, 200) }
    made: animate card x 200 => animate { card.center.x = 200 }
    made: animate card.center.x += 100 1s => animate 1s { card.center.x += 100 }
    made: begin 1s { card.alpha = 0 } => animate 1s { card.alpha = 0 }
    made: chain go { animate 1s { card.alpha = 0 } } => chain go { then 1s { card.alpha = 0 } }
    made: animation fade opacity 1 to 0 1s => animation fade opacity from: 1 to: 0 1s
    made: on 1s { card.alpha = 0 } => after 1s { card.alpha = 0 }
    made: dot.center = card => dot.center = card.center
    made: document.getElementById("card").style.left = "100px" => card.frame.origin.x = 100
    none: view card size: (100, 80) => view card frame: (0, 0, 100, 80)
    none: view card width: 100 height: 80 => view card frame: (0, 0, 100, 80)
    none: view card hidden => view card isHidden: true
    none: view card bg: red => view card backgroundColor: red
    made: promise a expect always card.alpha == 1 => promise a always card.alpha == 1
    made: expect card.tag, dot.tag == 0 => expect card.tag == 0; expect dot.tag == 0
    made: edit before 2 { card.tag = 1 } => edit before: 2 { card.tag = 1 }
    made: delete 2 => edit 2 drop
    made: undo dot => edit dot drop
    made: hunt 5 => hunt tries: 5
    made: on slide { card.alpha = 1 } => completion slide { card.alpha = 1 }
    made: expect card.alpha = 1 => expect card.alpha == 1
    made: expect card.alpha == 1 or dot.alpha == 0 => expect card.alpha == 1 || dot.alpha == 0
    made: expect not card.isHidden => expect !card.isHidden
    running: expect card.alpha in 0...1 => expect card.alpha >= 0 && card.alpha <= 1
    made: animate 1s { card.alpha = 0 and dot.alpha = 0 } => animate 1s { card.alpha = 0; dot.alpha = 0 }
    made: watch stop => watch none
    made: unwatch => watch none
    panned: off card.pan => remove card.pan
    panned: remove pan card => remove card.pan
    panned: on card.pan ended { card.alpha = 0 } => gesture pan card ended: { card.alpha = 0 }
    panned: card.pan => list gestures
    made: move card up by 20 => card.center.y -= 20
    made: slide card left => animate 0.5s { card.center.x -= 100 }
    none: :q => quit
    """#

  @Test(arguments: rows.split(separator: "\n")) func `has a line that works`(row: Substring) throws
  {
    try OfferedLines.expect(row, on: Self.stages)
  }

  @Test(arguments: ["edit 3 card.tag = 1", "remove gesture slide", "card.center = foo"])
  func `offers no line that fails or means something else`(typed: String) {
    #expect(Answers.outcome(typed, after: Self.running).offer == nil)
  }
}
