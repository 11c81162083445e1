import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Entries of web designers and app engineers in their first half hour, with the line that works.
@Suite struct ForeignLineTests {
  private static let stage = [
    "view sheet frame: (0, 0, 100, 100)", "view dim", "animator slide 2s { sheet.center.x += 200 }",
  ]

  private static let lines: [(String, String?)] = [
    ("sheet.scale", "sheet.transform.scale.x"),
    ("sheet.rotation", "sheet.transform.rotation"),
    ("sheet.rotation += 90", "sheet.transform.rotation += 90deg"),
    ("sheet.rotation = 1.5", "sheet.transform.rotation = 1.5"),
    (
      "animate 2s { sheet.rotation = 180deg }", "animate 2s { sheet.transform.rotation = 180deg }"
    ),
    ("sheet.x += 10", "sheet.center.x += 10"), ("sheet.scale *= 2", "sheet.transform.scale *= 2"),
    ("table sheet at: 0.1s, 0.2s", "table sheet at: 0.1s; table sheet at: 0.2s"),
    ("show sheet 0.3s", "show sheet at: 0.3s"), ("draw 0.3s", "draw at: 0.3s"),
    ("sheet.center.x over time", "plot sheet.center.x from: 0s for: 1s"),
    ("sheeet.alpha = 0", "sheet.alpha = 0"),
    ("sheet.width = 300px", "sheet.frame.size.width = 300"),
    (
      "animation pulse transform.scale spring",
      "animation pulse transform.scale spring(mass: 1, stiffness: 100, damping: 10)"
    ),
    (
      "animate 1s options: [.repeat, .autoreverse] { sheet.center.x = 300 }",
      "animate 1s repeat autoreverse { sheet.center.x = 300 }"
    ),
    (
      "UIView.animate(withDuration: 1, animations: { sheet.center = CGPoint(x: 200, y: 400) }) { finished in sheet.alpha = 0 }",
      "animate 1s { sheet.center = (200, 400) } completion: { sheet.alpha = 0 }"
    ),
    (
      "UIView.animate(withDuration: 0.3) { sheet.alpha = 0; self.view.layoutIfNeeded() }",
      "animate 0.3s { sheet.alpha = 0 }"
    ),
    (
      "withAnimation(.easeInOut(duration: 0.5).delay(0.2)) { dim.alpha = 0 }",
      "animate 0.5s easeInOut delay: 0.2s { dim.alpha = 0 }"
    ),
    (
      "sheet.transform-origin = 0 0",
      "let form = sheet.transform; sheet.transform = identity; let place = sheet.frame; "
        + "sheet.layer.anchorPoint = (0, 0); sheet.frame = place; sheet.transform = form"
    ),
    ("sheet.layer.shadowOffset = 0 4", "sheet.layer.shadowOffset = (0, 4)"),
    ("for i in 0..5 { view card$i }", "for i in 0..<5 { view \"card\\(i)\" }"),
    ("const box = view", "view box"),
    (
      "animate spring(stiffness 300 damping 20 mass 1) { sheet.center.x = 90 }",
      "animate spring(mass: 1, stiffness: 300, damping: 20) { sheet.center.x = 90 }"
    ),
    (
      "animate 1s elastic { sheet.center.y = 300 }",
      "animate 1s spring(duration: 0.2848, bounce: 0.6858, initialVelocity: 6.9315) { sheet.center.y = 300 }"
    ),
    ("on sheet.tap { sheet.alpha = 0.5 }", "gesture tap sheet { sheet.alpha = 0.5 }"),
    (
      "repeat 3 { animate 0.5s easeOut { sheet.center.x += 50 } }",
      "for i in 0..<3 { animate 0.5s easeOut delay: i * 0.5s { sheet.center.x += 50 } }"
    ),
    (
      "animate 0.5s repeat 3 yoyo { sheet.center.x = 250 }",
      "animate 0.5s repeat: 3 autoreverse { sheet.center.x = 250 }"
    ),
    ("sheet.transform = translate3d(0, 20px, 0)", "sheet.transform = translate(0, 20)"),
    (
      "sheet.border = 1px solid red", "sheet.layer.borderWidth = 1; sheet.layer.borderColor = red"
    ),
    ("expect(sheet.center.x).toBe(50)", "expect sheet.center.x == 50"),
    ("animate sheet.alpha 0 1 0.4s", "sheet.alpha = 0; animate 0.4s { sheet.alpha = 1 }"),
    ("animate 1s { sheet { alpha = 0.5 } }", "animate 1s { sheet.alpha = 0.5 }"),
    ("go to 0.5", "goto 0.5s"),
    ("fps 24", "set rate 24"),
    ("circle dot 20", "view dot frame: (0, 0, 20, 20) cornerRadius: 20 / 2"),
    ("rect r 0 0 50 50", "view r frame: (0, 0, 50, 50)"),
    (
      "view dot parent: sheet frame: (10, 10, 20, 20) background: #ff6600 border-radius: 10px",
      "view dot in: sheet frame: (10, 10, 20, 20) backgroundColor: #ff6600 cornerRadius: 10"
    ),
    ("sheet.overflow = hidden", "sheet.clipsToBounds = true"),
    ("sheet.offsetLeft", "sheet.frame.origin.x"),
    ("window.innerWidth", "root.bounds.width"),
    (
      "animator s 1s { sheet.center.x = 100 } onComplete { sheet.alpha = 1 }",
      "animator s 1s { sheet.center.x = 100 } completion: { sheet.alpha = 1 }"
    ),
    ("slide.onComplete(() => sheet.alpha = 1)", "completion slide { sheet.alpha = 1 }"),
    (
      "drag sheet x",
      "gesture pan sheet changed: { sheet.center.x += translation.x; translation = (0, 0) }"
    ),
    (
      "animate 1s ease-in-out forwards { sheet.alpha = 0 }",
      "animate 1s ease-in-out { sheet.alpha = 0 }"
    ),
    ("sheet.layer.transform.m34 = -1/500", "sheet.layer.transform *= perspective(500)"),
    (
      "for i in 1...2 { view \"dot\\(i)\"; dot{i}.alpha = 0 }",
      "for i in 1...2 { view \"dot\\(i)\"; \"dot\\(i)\".alpha = 0 }"
    ),
    (
      "sheet.transform = perspective(500) rotateY(45deg)",
      "sheet.transform = rotate(45deg, 0, 1, 0) * perspective(500)"
    ),
    (
      "gsap.set(sheet, {opacity: 0.5, scale: 2})",
      "sheet.alpha = 0.5; sheet.transform.scale = 2"
    ),
    ("sheet.rotation = 45", "sheet.transform.rotation = 45deg"),
    ("box = view(80, 60)", "view box frame: (0, 0, 80, 60)"),
    ("expr sheet.alpha = 0.3", "sheet.alpha = 0.3"),
    ("p sheet.layer.presentation().opacity", "shown(sheet.layer.opacity)"),
    ("views a b c d", "view a; view b; view c; view d"),
    (
      "animate 1s { sheet.x from 0 to 100 }",
      "sheet.center.x = 0; animate 1s { sheet.center.x = 100 }"
    ),
    (
      "for v in [sheet, dim] { animate 0.4s delay: i * 0.1s { v.alpha = 0 } }",
      "animate 0.4s { sheet.alpha = 0 }; animate 0.4s delay: 0.1s { dim.alpha = 0 }"
    ),
    (
      "gsap.to(sheet, {rotation: 360, duration: 1})",
      "animation turn transform.rotation by: 360deg 1s power1.out; add turn to: sheet"
    ),
    (
      "tl.to(sheet, {x: 100}).to(dim, {opacity: 0, duration: 1}, \"-=0.2\")",
      "chain tl { then 0.5s power1.out { sheet.transform.translation.x = 100 }; "
        + "and 1s power1.out delay: 0.3s { dim.alpha = 0 } }; start tl"
    ),
    (
      "const tween = gsap.to(sheet, {x: 200, duration: 2})",
      "animator tween 2s power1.out { sheet.transform.translation.x = 200 }; start tween"
    ),
    (
      "animate(sheet, {x: 200}, {type: \"spring\", stiffness: 300, damping: 20})",
      "animate spring(mass: 1, stiffness: 300, damping: 20) { sheet.transform.translation.x = 200 }"
    ),
    (
      "anime({targets: sheet, translateX: 250, duration: 800})",
      "animate 800ms power1.out { sheet.transform.translation.x = 250 }"
    ),
    (
      "animate([sheet, dim], {opacity: 0}, {delay: stagger(0.1)})",
      "animate 0.3s cubic(0.25, 0.1, 0.35, 1) { sheet.alpha = 0 }; "
        + "animate 0.3s cubic(0.25, 0.1, 0.35, 1) delay: 0.1s { dim.alpha = 0 }"
    ),
    ("settled(bouncy)", "bouncy.settlingDuration"),
    ("easeInOut(0.25)", "eased(easeInOut, 0.25)"),
    ("sheet.overlaps(dim)", "overlap(sheet, dim)"),
    ("sheet.center.x = \"+=50\"", "sheet.center.x += 50"),
    ("sheet.transform.scaleX = 2", "sheet.transform.scale.x = 2"),
    ("sheet.layer.value(forKeyPath: \"opacity\")", "sheet.layer.opacity"),
    ("lerp(0, 10, 0.5)", "mix(0, 10, 0.5)"), ("let gap 10", "let gap = 10"),
    ("flick sheet velocity: (0, 1200)", "touch sheet flick: (0, 1200)"),
    (
      "gesture pan sheet axis: x",
      "gesture pan sheet changed: { sheet.center.x += translation.x; translation = (0, 0) }"
    ),
    ("restart slide", "start slide; run"),
    (
      "for (i, v) in [sheet, dim].enumerated() { animate 0.4s delay: 0.1 * i { v.alpha = 0 } }",
      "animate 0.4s { sheet.alpha = 0 }; animate 0.4s delay: 0.1s { dim.alpha = 0 }"
    ),
    (
      "stagger 0.1s { animate 0.4s { sheet.alpha = 0 }; animate 0.4s { dim.alpha = 0 } }",
      "animate 0.4s { sheet.alpha = 0 }; animate 0.4s delay: 0.1s { dim.alpha = 0 }"
    ),
    ("pulse.damping = 5", nil),
    ("sheet.x = 100", nil),
    ("view.addSubview(sheet)", nil),
  ]

  @Test(arguments: lines)
  func `is offered`(typed: String, line: String?) {
    let outcome = Answers.outcome(typed, after: Self.stage)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
    guard let line else { return }
    #expect(!Answers.outcome(line, after: Self.stage).failed)
  }

  private static let failingChecks: [(String, String)] = [
    ("assert sheet.alpha == 0.5", "expect sheet.alpha == 0.5"),
    ("XCTAssertEqual(sheet.center.x, 195)", "expect sheet.center.x == 195"),
    ("expect sheet.center.x to be 250", "expect sheet.center.x == 250"),
  ]

  @Test(arguments: failingChecks)
  func `a check is offered, even where it does not hold`(typed: String, line: String) {
    let outcome = Answers.outcome(typed, after: Self.stage)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
  }

  private static let remarks: [(String, String)] = [
    ("gradient sky colors: (red, blue)", "sky has no size: sky.frame.size = (100, 100)"),
    (
      "animate 2s { sheet.transform.rotation = 360 }",
      "360 is radians; all of it:\n animation turn transform.rotation by: 360deg 2s; add turn to: sheet"
    ),
    (
      "sheet.layer.anchorPoint = (0, 0)",
      "a layer's anchorPoint stays at its position, so its frame moved"
    ),
    (
      "view card frame: (0, 0, 80, 80) cornerRadius: 50%",
      "50% here is 0.5 points; for a share of a size:\n"
        + " card.cornerRadius = card.bounds.size.width * 50%"
    ),
    (
      "sheet.transform = translate(-100%, 0)",
      "100% here is 1 points; for a share of a size:\n"
        + " sheet.transform = translate(-sheet.bounds.size.width * 100%, 0)"
    ),
    (
      "gesture pan sheet changed: { sheet.center += translation }",
      "translation counts from where the finger set down, and is added each time;\n "
        + "'translation = (0, 0)' at the end of the block resets it"
    ),
    (
      "keyframes 1s { at 50% { sheet.alpha = 0 } }",
      "this begins at 50% and takes the time left: at 0% for: 50% { … } ends there"
    ),
    (
      "chain c { then 1s { dim.alpha = 0 } }; perform c; pause c; reverse c",
      "c waits: start c runs it, turned around"
    ),
  ]

  @Test(arguments: remarks)
  func `is remarked where silence would mislead`(typed: String, remark: String) {
    #expect(Answers.outcome(typed, after: Self.stage).remark == remark)
  }
}
