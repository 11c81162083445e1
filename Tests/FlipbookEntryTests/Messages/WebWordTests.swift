import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Entries of web developers, each with the line that is offered for it.
@Suite struct WebWordTests {
  private static let card = "view card frame: (45, 860, 300, 120)"
  private static let drawer = "view drawer frame: (0, 700, 390, 600)"
  private static let pan = "gesture pan drawer { drawer.tag = 1 }"
  private static let stages = [
    "none": [], "ball": ["view ball"], "card": [card], "drawer": [drawer],
    "eased": [card, "animate 0.4s ease-out { card.center.y = 400 }"],
    "idle": [card, "animate 0.4s linear { card.center.y = 400 }"],
    "sprung": [card, "animate 0.6s spring(stiffness: 200, damping: 15) { card.center.y = 400 }"],
    "bouncy": [card, "animate bouncy { card.center.y = 400 }"],
    "under": [
      card, "animate spring(stiffness: 200, damping: 15) { card.center.y = 400 }", "goto 0.2s",
    ],
    "two": [drawer, pan, pan], "spin": ["view card", "animation spin opacity to: 0 1s"],
    "items": [
      #"for i in 0..<3 { view "item\(i)" frame: (0, 100 * i, 50, 50) }"#,
      #"for i in 0..<3 { animate 0.5s spring(dampingRatio: 0.5) { "item\(i)".center.y += 100 } }"#,
    ],
    "dots": [
      "view dot0; view dot1", "animate 1s repeat { dot0.center.x = 9; dot1.center.x = 9 }",
    ],
    "heroes": ["view thumb frame: (0, 0, 80, 80)", "view hero frame: (0, 200, 300, 300)"],
    "ended": [card, "animate 1s spring(dampingRatio: 0.5) { card.center.y = 400 }", "run"],
  ]

  private static let rows = #"""
    eased: edit 0.6s => edit 2 { animate 0.6s ease-out { card.center.y = 400 } }
    eased: change duration to 0.6s => edit 2 { animate 0.6s ease-out { card.center.y = 400 } }
    eased: edit ease-in => edit 2 { animate 0.4s ease-in { card.center.y = 400 } }
    sprung: make it faster => edit 2 { animate 0.6s spring(mass: 1, stiffness: 800, damping: 30) { card.center.y = 400 } }
    sprung: slower => edit 2 { animate 0.6s spring(mass: 1, stiffness: 50, damping: 7.5) { card.center.y = 400 } }
    sprung: bouncier => edit 2 { animate 0.6s spring(mass: 1, stiffness: 200, damping: 7.5) { card.center.y = 400 } }
    bouncy: make it faster => edit 2 { animate spring(mass: 1, stiffness: 631.655, damping: 35.186) { card.center.y = 400 } }
    sprung: what if damping were 30 => edit 2 { animate 0.6s spring(stiffness: 200, damping: 30) { card.center.y = 400 } }
    items: does item0 overshoot => overshoot(item0.center.y)
    items: does it overshoot? => overshoot(item0.center.y)
    ended: does card overshoot => overshoot(card.center.y, from: 0s)
    items: when does item1 settle => settled(item1.center.y)
    items: expect item1 settles within 0.5s => expect settled item1.center.y by: 0.5s
    items: do item0 and item1 overlap => expect never overlap(item0, item1)
    items: do they overlap => expect never overlap(item1, item2)
    items: expect never item0 overlaps item1 => expect never overlap(item0, item1)
    dots: expect never overlap(dot0, dot1) => expect never overlap(dot0, dot1) for: 1s
    items: does item0 ever leave the screen => expect always item0.frame.minX >= 0 && item0.frame.minY >= 0 && item0.frame.maxX <= root.bounds.width && item0.frame.maxY <= root.bounds.height
    items: item0, item1, item2 => show item0, item1, item2
    under: expect overshoot(card.center.y) < 0.2 => expect overshoot(card.center.y, from: 0s) < 0.2
    card: animate card from: -200 to: 200 duration: 0.5s => card.center.x = -200; animate 0.5s { card.center.x = 200 }
    none: for (let i = 0; i < 5; i++) { view("item" + i) } => for i in 0..<5 { view "item\(i)" }
    drawer: <motion.div drag="y" dragConstraints={{ top: -500, bottom: 0 }} /> => gesture pan drawer changed: { drawer.center.y += translation.y; translation = (0, 0) }
    drawer: useDrag(({ movement: [mx, my] }) => api.start({ y: my })) => gesture pan drawer changed: { drawer.center += translation; translation = (0, 0) }
    drawer: gesture pan drawer ended: { animate spring(stiffness: 300, damping: 30) velocity: velocity.y { drawer.frame.origin.y = 200 } } => gesture pan drawer ended: { animate spring(stiffness: 300, damping: 30, initialVelocity: velocity.y / (200 - drawer.frame.origin.y)) { drawer.frame.origin.y = 200 } }
    drawer: gesture pan drawer ended: { animate 1s velocity: 2 { drawer.alpha = 0 } } => gesture pan drawer ended: { animate 1s spring(dampingRatio: 1, initialVelocity: 2) { drawer.alpha = 0 } }
    two: remove all gestures => remove drawer.pan; remove drawer.pan
    none: config.wobbly => reactWobbly
    none: spring({ stiffness: 300, damping: 20 }) => spring(stiffness: 300, damping: 20)
    ball: useSpring({ from: { x: 0 }, to: { x: 300 }, config: { tension: 170, friction: 26 } }) => ball.transform.translation.x = 0; animate spring(mass: 1, stiffness: 170, damping: 26) { ball.transform.translation.x = 300 }
    ball: useSpring({ x: 300, config: config.gentle }) => animate reactGentle { ball.transform.translation.x = 300 }
    ball: api.start({ x: 200 }) => animate reactDefault { ball.transform.translation.x = 200 }
    spin: stop spin => add spin to: card
    heroes: morph thumb hero => animate 0.5s spring(dampingRatio: 0.8) { thumb.frame = hero.frame }
    heroes: flip(thumb, hero) => animate 0.5s spring(dampingRatio: 0.8) { thumb.frame = hero.frame }
    card: card.frame = hero.frame => view hero
    card: await 2s => step 2s
    card: card.onclick = () => {} => gesture tap card {}
    none: @media (prefers-reduced-motion) => set reduceMotion on
    none: view card { width: 320, height: 200, borderRadius: 16 } => view card frame: (0, 0, 320, 200) cornerRadius: 16
    """#

  @Test(arguments: rows.split(separator: "\n")) func `has a line that works`(row: Substring) throws
  {
    let stage = try #require(row.split(separator: ": ", maxSplits: 1).first)
    let rest = row.dropFirst(stage.count + 2)
    let arrow = try #require(rest.ranges(of: " => ").last)
    let (typed, line) = (String(rest[..<arrow.lowerBound]), String(rest[arrow.upperBound...]))
    let entries = try #require(Self.stages[String(stage)])
    let outcome = Answers.outcome(typed, after: entries)
    #expect(outcome.offer == line, "\(outcome.text)")
    let next = Answers.outcome(line, after: entries)
    #expect(!next.failed || next.text.contains("error: expected "), "\(next.text)")
  }

  private static let told: [(stage: String, entry: String, remark: String)] = [
    (
      "none", "spring(tension: 170, friction: 12)",
      "tension and friction are Origami's; react-spring's are stiffness and damping:\n "
        + "spring(stiffness: 170, damping: 12)"
    ),
    (
      "idle", "animate 0.5s ease-in { card.center.y = 400 }",
      "nothing to move: an earlier entry goes there; to change how:\n "
        + "edit 2 { animate 0.5s ease-in { card.center.y = 400 } }"
    ),
    (
      "under", "overshoot(card.center.y)",
      "from now on; the whole motion: overshoot(card.center.y, from: 0s)"
    ),
    (
      "eased", "edit { animate 0.6s spring(stiffness: 200, damping: 15) { card.center.y = 400 } }",
      "this spring takes 0.986s and ignores the duration;\n spring(dampingRatio: 0.5) takes the 0.6s"
    ),
    (
      "drawer",
      "gesture pan drawer ended: { animate spring(stiffness: 300, damping: 30, "
        + "initialVelocity: velocity.y) { drawer.frame.origin.y = 200 } }",
      "initialVelocity is in distances a second:\n velocity.y / (200 - drawer.frame.origin.y)"
    ),
    (
      "two", "remove drawer.pan",
      "the older of two is gone: 'remove drawer.pan' removes the other"
    ),
  ]

  @Test(arguments: told) func `is told`(stage: String, entry: String, remark: String) throws {
    let outcome = Answers.outcome(entry, after: try #require(Self.stages[stage]))
    #expect(!outcome.failed && outcome.remark == remark, "\(outcome.remark ?? outcome.text)")
  }

  private static let reasons: [(stage: String, entry: String, hint: String)] = [
    ("eased", "edit animate", "'edit 2' brings that entry to the prompt; 'history' has the others"),
    ("two", "edit play", "'edit 3' brings that entry to the prompt; 'history' has the others"),
    (
      "card", #"const card = document.createElement("div")"#,
      "'card' is already a view; it would be view card frame: (0, 0, 100, 100)"
    ),
    (
      "card", "animate spring { card.frame = hero.frame }",
      "nothing is called 'hero'; it would be "
        + "animate spring(duration: 0.5, bounce: 0.2) { card.frame = hero.frame }"
    ),
    ("none", "step forward: 1s", "the form is step [DURATION]"),
  ]

  @Test(arguments: reasons) func `has a reason`(stage: String, entry: String, hint: String) throws {
    let text = Answers.text(entry, after: try #require(Self.stages[stage]))
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(lines.hasSuffix("hint: \(hint)"), "\(text)")
  }

  @Test func `gestures are listed`() {
    #expect(Answers.text("list", after: Self.stages["two"] ?? []).contains("drawer.pan"))
  }
}
