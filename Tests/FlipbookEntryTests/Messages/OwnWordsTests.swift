import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Lines that hints offer keep the names, the numbers and the rest of what was typed.
@Suite struct OwnWordsTests {
  private static let stage = [
    "view sheet frame: (0, 0, 100, 100)", "view dim", "animator slide 2s { sheet.center.x += 200 }",
  ]

  private static let lines: [(String, String?)] = [
    // The wrong part is replaced in its place.
    (
      "animate 0.3s { sheet.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }",
      "animate 0.3s { sheet.transform = scale(0.9, 0.9) }"
    ),
    (
      "for i in 0..<3 { UIView.animate(withDuration: 0.3) { sheet.alpha = 0 } }",
      "for i in 0..<3 { animate 0.3s { sheet.alpha = 0 } }"
    ),
    (
      "animator a 1s UISpringTimingParameters(dampingRatio: 0.7) { sheet.alpha = 0 }",
      "animator a 1s spring(dampingRatio: 0.7) { sheet.alpha = 0 }"
    ),
    (
      "animate 1s repeat: forever { sheet.alpha = 0 } completion: { dim.alpha = 0 }",
      "animate 1s repeat { sheet.alpha = 0 } completion: { dim.alpha = 0 }"
    ),
    ("animate 1s repeat: -1 { dim.alpha = 0 }", "animate 1s repeat { dim.alpha = 0 }"),
    ("sheet.transform = translation(0, 40)", "sheet.transform = translate(0, 40)"),
    ("animate 1s expo { dim.alpha = 0 }", "animate 1s easeOutExpo { dim.alpha = 0 }"),
    ("animate 0.3 s { dim.alpha = 0 }", "animate 0.3s { dim.alpha = 0 }"),
    ("sheet.center.x = 200px", "sheet.center.x = 200"),
    ("undo 9", "undo 3"), ("touch tap sheet", "touch sheet"),
    ("export html card.html from: 0s", "export html card.html"),
    // Other languages' forms are rewritten in our form.
    ("sheet, dim.alpha = 0", "for v in [sheet, dim] { v.alpha = 0 }"),
    ("sheet, dim .alpha = 0", "for v in [sheet, dim] { v.alpha = 0 }"),
    ("sheet dim .alpha = 0.5", "for v in [sheet, dim] { v.alpha = 0.5 }"),
    ("sheet dim alpha = 0.5", "for v in [sheet, dim] { v.alpha = 0.5 }"),
    ("sheet dim sheet .alpha = 0.5", "for v in [sheet, dim, sheet] { v.alpha = 0.5 }"),
    ("sheet.alpha = dim.alpha = 0.5", "sheet.alpha = 0.5; dim.alpha = 0.5"),
    ("swap sheet dim", "let place = sheet.center; sheet.center = dim.center; dim.center = place"),
    (
      "view rows 3", #"for i in 0..<3 { view "row\(i)" frame: (20, 100 + i * 60, 350, 50) }"#
    ),
    ("for i in 0..<3 { view row }", #"for i in 0..<3 { view "row\(i)" }"#),
    ("repeat 3 { view row }", #"for i in 0..<3 { view "row\(i)" }"#),
    ("slide at 50%", "scrub slide 50%"), ("goto slide 0.5", "pause slide; scrub slide 0.5"),
    ("start slide slower", "pause slide; continue slide durationFactor: 2"),
    ("plot slide", "start slide; plot slide"),
    ("slide.onCompletion { dim.alpha = 0 }", "completion slide { dim.alpha = 0 }"),
    (
      "card = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))",
      "view card frame: (1, 2, 3, 4)"
    ),
    ("round(230, 100)", "round(230 / 100) * 100"), ("Math.PI", "pi"),
    (
      "rotate dim forever",
      "animation turn transform.rotation by: 360deg 1s linear repeat; add turn to: dim"
    ),
    (
      "bounce dim",
      "animate 0.1s { dim.transform = scale(0.9) } completion: "
        + "{ animate 0.5s spring(dampingRatio: 0.3) { dim.transform = identity } }"
    ),
    (
      "dim.frame = root.bounds.insetBy(dx: 20, dy: 10)",
      "dim.frame = (20, 10, root.bounds.size.width - 2 * 20, root.bounds.size.height - 2 * 10)"
    ),
    ("dim.center = (9, 9) animated", "animate 0.3s { dim.center = (9, 9) }"),
    ("dim.center = (9, 9) over 0.5s", "animate 0.5s { dim.center = (9, 9) }"),
    ("dim.transform = rotated 45", "dim.transform = rotate(45deg)"),
    ("toss sheet up", "touch sheet flick: (0, -1000)"),
    ("card", "view card frame: (0, 0, 100, 100)"),
    (
      "animate 1s repeat: 3 yoyo { dim.alpha = 0 }",
      "animate 1s repeat: (3 + 1) / 2 autoreverse { dim.alpha = 0 }"
    ),
    ("(sheet, dim).alpha = 0", "for v in [sheet, dim] { v.alpha = 0 }"),
    ("all.alpha = 0", "for v in [sheet, dim] { v.alpha = 0 }"),
    ("for v in (sheet, dim) { v.alpha = 0 }", "for v in [sheet, dim] { v.alpha = 0 }"),
    ("sheet.alpha dim.alpha", "watch sheet.alpha dim.alpha"),
    (
      "sheet.transform = CGAffineTransform(scaleX: 0.9, y: 0.9).translatedBy(x: 0, y: 20)",
      "sheet.transform = translate(0, 20) * scale(0.9, 0.9)"
    ),
    (
      "let timing = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 5, dy: 0))",
      "let timing = spring(dampingRatio: 0.6, initialVelocity: 5)"
    ),
    (
      "animate 0.5s spring(damping: 0.8) { dim.alpha = 0 }",
      "animate 0.5s spring(dampingRatio: 0.8) { dim.alpha = 0 }"
    ),
    (
      "animate 0.3s options: .curveEaseOut { dim.alpha = 0 }",
      "animate 0.3s easeOut { dim.alpha = 0 }"
    ),
    ("UIView.performWithoutAnimation { dim.alpha = 0 }", "dim.alpha = 0"),
    ("flick sheet (0, 1200)", "touch sheet flick: (0, 1200)"),
    ("touch sheet drag: (0, 200)", "touch sheet by: (0, 200)"),
    (
      "gesture pan window changed: { sheet.alpha = 0 }",
      "gesture pan root changed: { sheet.alpha = 0 }"
    ),
    ("after: 1s { dim.alpha = 0 }", "after 1s { dim.alpha = 0 }"),
    (
      "animate 1s ease: power2.out { dim.alpha = 0 }", "animate 1s power2.out { dim.alpha = 0 }"
    ),
    ("dim.transform = translateX(50)", "dim.transform = translate(50, 0)"),
    ("chain intro { 0.3s { dim.alpha = 0 } }", "chain intro { then 0.3s { dim.alpha = 0 } }"),
    ("dim.onClick { dim.alpha = 0 }", "gesture tap dim { dim.alpha = 0 }"),
    ("on tap dim { dim.alpha = 0 }", "gesture tap dim { dim.alpha = 0 }"),
    ("dim.alpha, sheet.alpha = 0.5", "for v in [dim, sheet] { v.alpha = 0.5 }"),
    ("animate 1s backOut { dim.alpha = 0 }", "animate 1s easeOutBack { dim.alpha = 0 }"),
    ("back to 0", "goto 0s"),
    ("sheet.alpha 0.5", "sheet.alpha = 0.5"), ("sheet.alpha at: 0.2s", "show sheet at: 0.2s"),
    ("sheet.center = 20, 30", "sheet.center = (20, 30)"),
    (
      "view a b c frame: (0, 0, 9, 9)",
      "view a frame: (0, 0, 9, 9); view b frame: (0, 0, 9, 9); view c frame: (0, 0, 9, 9)"
    ),
    ("view row1, row2, row3", "for i in 1...3 { view \"row\\(i)\" }"),
    ("view row1..row4", "for i in 1...4 { view \"row\\(i)\" }"), ("view row 1", "view row1"),
    ("view my box", "view \"my box\""),
    ("repeat 3 { dim.alpha = 0 }", "animate 1s repeat: 3 { dim.alpha = 0 }"),
    ("repeat 3 { dim.center.x += 9 }", "for i in 0..<3 { dim.center.x += 9 }"),
    ("at 2s { dim.alpha = 0 }", "after 2s { dim.alpha = 0 }"),
    ("scale(sheet, 2)", "sheet.transform = scale(2)"), ("off watch", "watch none"),
    ("list sheet, dim", "table sheet, dim"), ("export svg", "export svg motion.svg"),
    (
      "keyframes 1s { 0% { dim.alpha = 0 } 100% { dim.alpha = 1 } }",
      "dim.alpha = 0; keyframes 1s { at 0% for: 100% { dim.alpha = 1 } }"
    ),
    (
      "sweep d in 0.4...1 { animate 1s { dim.alpha = d } }",
      "sweep d from: 0.4 to: 1 by: 0.1 measure: dim.alpha { animate 1s { dim.alpha = d } }"
    ),
    ("animate sheet { x: 100 }", "animate { sheet.center.x = 100 }"),
    ("lowest(sheet.transform.ty)", "lowest(sheet.transform.ty, for: 1s)"),
    // The line for another tool's word keeps the names, the block and the numbers.
    (
      "withAnimation(.spring()) { dim.alpha = 0 }",
      "animate spring(duration: 0.5, bounce: 0) { dim.alpha = 0 }"
    ),
    ("every 2s { dim.alpha = 0 }", "for i in 1...3 { after i * 2s { dim.alpha = 0 } }"),
    ("spin sheet 90", "animate 1s { sheet.transform = rotate(90deg) }"), ("sleep 2", "step 2s"),
    ("seek 0.5", "scrub slide 0.5"), ("setTimeout(300)", "after 300ms { sheet.alpha = 0 }"),
    ("export hero.gif", nil), ("sheet.kill()", "detach sheet"),
    ("on tap { dim.alpha = 0 }", "gesture tap dim { dim.alpha = 0 }"),
    (
      "Draggable.create(sheet)",
      "gesture pan sheet changed: { sheet.center += translation; translation = (0, 0) }"
    ),
    ("touch flick sheet up", "touch sheet flick: (0, -1000)"),
    // The line for a timing that UIKit cannot play still moves the same thing.
    (
      "animate 1s back.inOut { sheet.center.y = 600 }",
      "animation whole position.y values: (50, 325, 600) timingFunctions: (back.in, back.out) 1s; "
        + "add whole to: sheet; sheet.center.y = 600"
    ),
    // A second mistake, in a line in our form, is mended as well.
    ("sheet.width = 100px", "sheet.frame.size.width = 100"),
    ("sheet.size = 40, 50", "sheet.frame.size = (40, 50)"),
    (
      "dim.transform = translateX(100px) rotate(45deg)",
      "dim.transform = rotate(45deg) * translate(100, 0)"
    ),
    ("dim.css(\"opacity\", 0.5)", "dim.alpha = 0.5"),
    ("animate dim opacity 0 0.3s", "animate 0.3s { dim.alpha = 0 }"),
    ("dim.color = light blue", "dim.backgroundColor = lightblue"),
    // A tween of GSAP's and a rule of CSS's are taken whole, or not at all.
    (
      "gsap.to(\".dim\", { x: 200, opacity: 0, duration: 1, ease: \"power2.out\" })",
      "animate 1s power2.out { dim.transform.translation.x = 200; dim.alpha = 0 }"
    ),
    (
      "gsap.to(dim, {rotation: 90, scale: 2, repeat: 3, yoyo: true})",
      "let was = dim.transform.rotation; let was2 = dim.transform.scale; "
        + "animate 0.5s power1.out repeat: 2 autoreverse "
        + "{ dim.transform.rotation = 90deg; dim.transform.scale = 2 } "
        + "completion: { dim.transform.rotation = was; dim.transform.scale = was2 }"
    ),
    (
      "gsap.to(dim, { x: 10, motionPath: 3 })",
      "animate 0.5s power1.out { dim.transform.translation.x = 10 }"
    ), ("gsap.from(dim, { width: 10 })", nil),
    ("gsap.set(dim, { width: 50 })", "dim.frame.size.width = 50"),
    ("dim { opacity: 0; width: 50px }", "dim.alpha = 0; dim.frame.size.width = 50"),
    (
      "gsap.to(dim, {x: 100, duration: 1, ease: \"elastic.out(1, 0.3)\"})",
      "animate 1s spring(duration: 0.2848, bounce: 0.6858, initialVelocity: 6.9315) "
        + "{ dim.transform.translation.x = 100 }"
    ),
    (
      "keyframes spin { from { dim.alpha = 0 } 50% { dim.alpha = 1 } to { dim.alpha = 0.5 } }",
      "dim.alpha = 0; keyframes 1s "
        + "{ at 0% for: 50% { dim.alpha = 1 }; at 50% for: 50% { dim.alpha = 0.5 } }"
    ),
    (
      "animate 1s ease: \"power1.in\" { dim.alpha = 0 }", "animate 1s power1.in { dim.alpha = 0 }"
    ),
    ("dim.borderRadius = 50%", "dim.cornerRadius = dim.bounds.size.width * 50%"),
    (
      "animate 1s infinite alternate { dim.alpha = 0 }",
      "animate 1s repeat autoreverse { dim.alpha = 0 }"
    ),
    ("dim.classList.add(\"active\")", nil), ("add a box", "view box frame: (0, 0, 100, 100)"),
    ("animate dim.alpha from 0 to 1", "dim.alpha = 0; animate { dim.alpha = 1 }"),
    ("animate dim.alpha = 0", "animate { dim.alpha = 0 }"),
    ("animate 1s power3.inOut { dim.alpha = 0 }", "animate 1s easeInOutQuart { dim.alpha = 0 }"),
    // Fingers and their values.
    ("on sheet tap { dim.alpha = 0 }", "gesture tap sheet { dim.alpha = 0 }"),
    ("on sheet drag { .alpha = 0.5 }", "gesture pan sheet changed: { .alpha = 0.5 }"),
    ("on sheet hover { dim.alpha = 0 }", nil),
    ("gesture rotation sheet changed: { }", "gesture rotate sheet changed: { }"),
    ("gesture longPress sheet { dim.alpha = 0 }", "gesture press sheet { dim.alpha = 0 }"),
    (
      "gesture pan sheet ended: { animate 1s spring(dampingRatio: 1, initialVelocity: velocity) "
        + "{ sheet.center.y = 400 } }",
      "gesture pan sheet ended: { animate 1s spring(dampingRatio: 1, "
        + "initialVelocity: velocity.y / (400 - sheet.center.y)) { sheet.center.y = 400 } }"
    ),
    // Two meanings are possible.
    ("gesture pan sheet ended: { dim.alpha = velocity }", nil), ("sheet.x = 3", nil),
    ("dim.addEventListener(\"click\", () => dim.alpha = 0)", "gesture tap dim { dim.alpha = 0 }"),
    ("dim.onclick = { dim.alpha = 0 }", "gesture tap dim { dim.alpha = 0 }"),
    // Words with several meanings, and numbers that were typed.
    ("view left right", "view left; view right"),
    ("for v in all { v.alpha = 0.5 }", "for v in [sheet, dim] { v.alpha = 0.5 }"),
    ("for v in views { v.alpha = 0.5 }", "for v in [sheet, dim] { v.alpha = 0.5 }"),
    ("sheet.width = 50%", "sheet.frame.size.width = root.bounds.size.width * 50%"),
    ("sheet.rotation = 90", "sheet.transform.rotation = 90deg"),
    (
      "animate 1s { sheet.rotation = 90 }", "animate 1s { sheet.transform.rotation = 90deg }"
    ),
    ("dim.visible = true", "dim.isHidden = false"),
    (
      "setTimeout(() => dim.alpha = 0.2, 500)", "after 500ms { dim.alpha = 0.2 }"
    ),
    ("delay 1s { dim.alpha = 0 }", "after 1s { dim.alpha = 0 }"), ("wait 1s", "step 1s"),
    (
      "animate 1s { dim.alpha = 0 } then 2s { dim.alpha = 1 }",
      "animate 1s { dim.alpha = 0 } completion: { animate 2s { dim.alpha = 1 } }"
    ),
    (
      "animate 1s yoyo repeat: 3 { dim.alpha = 0 }",
      "animate 1s autoreverse repeat: 3 { dim.alpha = 0 }"
    ),
    ("slide.play()", "start slide"), ("undo all", "reset"), ("goto start", "goto 0s"),
    ("goto end", nil),
    // A block is never lost, and nothing is offered for features that do not exist here.
    ("onscroll { dim.alpha = 0 }", nil), ("animate 1s stagger: 0.1 { dim.alpha = 0 }", nil),
    ("UIView.transition(with: sheet, duration: 1) { dim.alpha = 0 }", nil),
    ("chain loop repeat { then 1s { dim.alpha = 0 } }", nil),
  ]

  @Test(arguments: lines)
  func `a line is offered that works`(typed: String, line: String?) {
    let outcome = Answers.outcome(typed, after: Self.stage)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
    guard let line else { return }
    let next = Answers.outcome(line, after: Self.stage)
    #expect(!next.failed, "\(next.text)")
  }

  @Test func `a tap is made, and what would answer to it is remarked`() {
    let outcome = Answers.outcome("tap dim", after: Self.stage)
    #expect(outcome.offer == "touch dim")
    let next = Answers.outcome("touch dim", after: Self.stage)
    #expect(next.remark?.contains("gesture tap dim { dim.alpha = 0.5 }") == true)
  }

  @Test(arguments: ["export css a.css", "draw every: 0.1s", "table sheet.center every: 0.1s"])
  func `a look at rest offers what has been`(look: String) {
    let outcome = Answers.outcome(look, after: Self.stage + ["start slide", "run"])
    #expect(outcome.offer == look + " from: 0s")
    #expect(outcome.text.contains("for the next second: \(look) for: 1s"))
  }

  @Test func `a name is known from another branch`() {
    let stage = Self.stage + ["step 1s", "view card", "back 1s", "step 0.5s"]
    #expect(Answers.outcome("card.alpha", after: stage).offer == "goto branch1")
  }
}
