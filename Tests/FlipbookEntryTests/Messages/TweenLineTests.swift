import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Lines for tweens of GSAP, anime.js and the web, and for designers' words, lose nothing typed.
@Suite struct TweenLineTests {
  private static let stage = [
    "view sheet frame: (0, 0, 100, 100)", "view dim", "animator slide 2s { sheet.center.x += 200 }",
  ]

  private static let lines: [(String, String?)] = [
    // Timings.
    (
      "gsap.to(sheet, {x: 100, duration: 1, ease: \"back\"})",
      "animate 1s back.out { sheet.transform.translation.x = 100 }"
    ),
    (
      "gsap.to(sheet, {x: 100, ease: \"elastic.out(1, 0.3)\", duration: 2})",
      "animate 2s spring(duration: 0.5696, bounce: 0.6858, initialVelocity: 3.4658) "
        + "{ sheet.transform.translation.x = 100 }"
    ),
    (
      "gsap.from([sheet, dim], {opacity: 0, ease: \"power3.out\", stagger: 0.15})",
      "sheet.alpha = 0; dim.alpha = 0; animate 0.5s easeOutQuart { sheet.alpha = 1 }; "
        + "animate 0.5s easeOutQuart delay: 0.15s { dim.alpha = 1 }"
    ),
    ("animate 0.5s inOutQuad { dim.alpha = 0 }", "animate 0.5s easeInOutQuad { dim.alpha = 0 }"),
    (
      "animate 1s (0.4, 0, 0.2, 1) { dim.alpha = 0 }",
      "animate 1s cubic(0.4, 0, 0.2, 1) { dim.alpha = 0 }"
    ),
    (
      "CustomEase.create(\"hop\", \"M0,0 C0.1,0.5 0.5,1 1,1\")",
      "let hop = cubic(0.1, 0.5, 0.5, 1)"
    ),
    ("CustomEase.create(\"hop\", \"M0,0 C0.1,0.4 0.2,0.6 0.4,0.8 0.6,1 0.8,1 1,1\")", nil),
    // Values that are set earlier in the line.
    (
      "gsap.from(sheet, {x: -100, duration: 1, ease: \"power2.inOut\"})",
      "sheet.transform.translation.x = -100; "
        + "animation whole transform.translation.x values: (-100, -50, 0) "
        + "timingFunctions: (power2.in, power2.out) 1s; add whole to: sheet; "
        + "sheet.transform.translation.x = 0"
    ),
    (
      "animate 1s power2.inOut { sheet.alpha = 0; dim.alpha = 0.5 }",
      "animation whole opacity values: (1, 0.5, 0) timingFunctions: (power2.in, power2.out) 1s; "
        + "add whole to: sheet; sheet.alpha = 0; animation whole2 opacity values: (1, 0.75, 0.5) "
        + "timingFunctions: (power2.in, power2.out) 1s; add whole2 to: dim; dim.alpha = 0.5"
    ),
    // Parts.
    (
      "gsap.to(sheet, {scaleX: 2, duration: 1})",
      "animate 1s power1.out { sheet.transform.scale.x = 2 }"
    ),
    (
      "gsap.to(sheet, {xPercent: -50, y: \"100%\"})",
      "animate 0.5s power1.out { sheet.transform.translation.x = sheet.bounds.size.width * -50%; "
        + "sheet.transform.translation.y = sheet.bounds.size.height * 100% }"
    ),
    (
      "gsap.to(sheet, {x: \"50vw\"})",
      "animate 0.5s power1.out { sheet.transform.translation.x = root.bounds.size.width * 50% }"
    ),
    (
      "gsap.to(sheet, {x: 100, yoyo: true, repeat: 2})",
      "animate 0.5s power1.out repeat: 1.5 autoreverse { sheet.transform.translation.x = 100 }"
    ),
    (
      "gsap.to(sheet {x: 200 duration: 1})",
      "animate 1s power1.out { sheet.transform.translation.x = 200 }"
    ),
    (
      "gsap.to(sheet, {rotation: 360, delay: 1, duration: 2})",
      "animation turn transform.rotation by: 360deg 2s power1.out beginTime: 1s; "
        + "add turn to: sheet"
    ), ("gsap.timeline().to(sheet, {x: 9}).to(sheet, {rotation: 360})", nil),
    (
      "gsap.timeline().to([sheet, dim], {x: 100, stagger: 0.1})",
      "chain tl { then 0.5s power1.out { sheet.transform.translation.x = 100 }; "
        + "and 0.5s power1.out delay: 0.1s { dim.transform.translation.x = 100 } }; start tl"
    ),
    (
      "tl.from(sheet, {opacity: 0}).from(dim, {opacity: 0}, \"-=0.2\")",
      "sheet.alpha = 0; dim.alpha = 0; chain tl { then 0.5s power1.out { sheet.alpha = 1 }; "
        + "and 0.5s power1.out delay: 0.3s { dim.alpha = 1 } }; start tl"
    ),
    // Each position counts from the thing that it refers to.
    (
      "tl.to(sheet, {y: 9}).to(dim, {y: 9}, \"-=0.2\").to(sheet, {x: 9}, \"-=0.1\")"
        + ".to(dim, {x: 9}, \"<0.1\")",
      "chain tl { then 0.5s power1.out { sheet.transform.translation.y = 9 }; "
        + "and 0.5s power1.out delay: 0.3s { dim.transform.translation.y = 9 }; "
        + "and 0.5s power1.out delay: 0.7s { sheet.transform.translation.x = 9 }; "
        + "and 0.5s power1.out delay: 0.8s { dim.transform.translation.x = 9 } }; start tl"
    ),
    (
      "tl.to(sheet, {y: 9}, \"+=0.2\").to(dim, {y: 9}, \"<0.1\").to(dim, {x: 9}, 0.1)",
      "chain tl { then 0.5s power1.out delay: 0.2s { sheet.transform.translation.y = 9 }; "
        + "and 0.5s power1.out delay: 0.3s { dim.transform.translation.y = 9 }; "
        + "and 0.5s power1.out delay: 0.1s { dim.transform.translation.x = 9 } }; start tl"
    ), ("tl.to(sheet, {y: 9}).to(dim, {x: 9, rotation: 360})", nil),
    (
      "gsap.to(all, {y: 9, stagger: 0.1})",
      "animate 0.5s power1.out { sheet.transform.translation.y = 9 }; "
        + "animate 0.5s power1.out delay: 0.1s { dim.transform.translation.y = 9 }"
    ),
    (
      "let fly = gsap.to(dim, {x: 9, paused: true})",
      "animator fly 0.5s power1.out { dim.transform.translation.x = 9 }"
    ),
    (
      "gsap.to(dim, {x: 9, paused: true})",
      "animator tween 0.5s power1.out { dim.transform.translation.x = 9 }"
    ),
    // Other tools.
    (
      "anime({targets: '.sheet', translateX: 250, rotate: '0.25turn', duration: 800})",
      "animate 800ms power1.out { sheet.transform.translation.x = 250; "
        + "sheet.transform.rotation = 90deg }"
    ),
    (
      "sheet.animate({ opacity: 0 }, { duration: 500, easing: 'ease-out' })",
      "animate 500ms ease-out { sheet.alpha = 0 }"
    ),
    (
      "animate(\"sheet\", { opacity: [0, 1] }, { duration: 0.5 })",
      "sheet.alpha = 0; animate 0.5s easeOut { sheet.alpha = 1 }"
    ),
    ("to sheet x 200", "animate 0.5s power1.out { sheet.transform.translation.x = 200 }"),
    ("from dim opacity 0", "dim.alpha = 0; animate 0.5s power1.out { dim.alpha = 1 }"),
    ("tween sheet x 200", nil),
    // Blocks.
    ("animate 1s { all.alpha = 0 }", "animate 1s { sheet.alpha = 0; dim.alpha = 0 }"),
    (
      "animate 1s { sheet.right = 10px }",
      "animate 1s { sheet.frame.origin.x = root.bounds.size.width - sheet.frame.size.width - 10 }"
    ),
    (
      "animate 1s { sheet.bottom = 0 }",
      "animate 1s { sheet.frame.origin.y = root.bounds.size.height - sheet.frame.size.height }"
    ),
    ("animate 1s loop: 3 { dim.alpha = 0 }", "animate 1s repeat: 3 { dim.alpha = 0 }"),
    (
      "sequence { sheet.alpha = 0; dim.alpha = 0 }",
      "chain both { then 0.3s { sheet.alpha = 0 }; then 0.3s { dim.alpha = 0 } }; start both"
    ),
    ("dim.alpha: 0.5", "dim.alpha = 0.5"),
    (
      "animate 1s { sheet.transform: translateX(100px) }",
      "animate 1s { sheet.transform = translate(100, 0) }"
    ),
    (
      "keyframes 2s { 0%: dim.alpha = 0; 50%: dim.alpha = 1 }",
      "dim.alpha = 0; keyframes 2s { at 0% for: 50% { dim.alpha = 1 } }"
    ),
    ("animate dim.alpha 0 1s easeOut", "animate 1s easeOut { dim.alpha = 0 }"),
    (
      "animate sheet.center.x from 0 to 200 1s",
      "sheet.center.x = 0; animate 1s { sheet.center.x = 200 }"
    ),
    // Values.
    (
      "sheet.boxShadow = 0 10px 20px rgba(0,0,0,0.3)",
      "sheet.layer.shadowOpacity = 0.3; sheet.layer.shadowRadius = 20 / 2; "
        + "sheet.layer.shadowOffset = (0, 10); sheet.layer.shadowColor = rgb(0,0,0)"
    ),
    ("sheet.transform = translate3d(10, 20, 30)", "sheet.transform = translate(10, 20, 30)"),
    ("sheet.transform = skewX(20deg)", "sheet.transform = transform(1, 0, tan(20deg), 1, 0, 0)"),
    ("sheet.backgroundColor = transparent", "sheet.backgroundColor = clear"),
    ("[sheet, dim].alpha = 0", "for v in [sheet, dim] { v.alpha = 0 }"),
    ("view card red", "view card frame: (0, 0, 100, 100) backgroundColor: red"),
    (
      "spin sheet 2s",
      "animation turn transform.rotation by: 360deg 2s easeInOut; add turn to: sheet"
    ),
  ]

  @Test(arguments: lines)
  func `a line is offered that moves the same`(
    typed: String, line: String?
  ) {
    let outcome = Answers.outcome(typed, after: Self.stage)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
    guard let line else { return }
    #expect(!Answers.outcome(line, after: Self.stage).failed)
  }

  private static let hints: [(String, String)] = [
    (
      "gsap.to(sheet, {x: 100, repeatDelay: 0.5})",
      "there is no 'repeatDelay' here; the rest of it: "
        + "animate 0.5s power1.out { sheet.transform.translation.x = 100 }"
    ),
    (
      "gsap.to(sheet, {x: 100, duration: 1, onComplete: done})",
      "'completion:' runs a block at the end; the rest of it: "
        + "animate 1s power1.out { sheet.transform.translation.x = 100 }"
    ),
    (
      "gsap.to(sheet, {filter: \"blur(10px)\"})", "there are no filters; colours and alpha move"
    ),
    ("animate 1s { sheet.blur = 10px }", "there are no filters; colours and alpha move"),
    ("animate 1s { sheet.margin-left = 20px }", "there is no layout: set frame or center"),
  ]

  @Test(arguments: hints)
  func `what is not known is named`(typed: String, hint: String) {
    #expect(Answers.text(typed, after: Self.stage).hasSuffix("hint: " + hint))
  }

  private static let moving = [
    "view sheet frame: (0, 0, 100, 100)", "animate 2s linear { sheet.center.x += 200 }",
    "step 0.5s",
  ]

  private static let reentered: [(String, String)] = [
    ("loop", "edit 2 { animate 2s linear repeat { sheet.center.x += 200 } }"),
    ("loop sheet 3", "edit 2 { animate 2s linear repeat: 3 { sheet.center.x += 200 } }"),
    ("yoyo", "edit 2 { animate 2s linear repeat autoreverse { sheet.center.x += 200 } }"),
    ("pause", "edit 2 { animator slide 2s linear { sheet.center.x += 200 }; start slide }"),
    ("gsap.killTweensOf(sheet)", "sheet.center = shown(sheet.center); detach sheet"),
    ("stop", "sheet.center = shown(sheet.center); detach sheet"),
  ]

  @Test(arguments: reentered)
  func `what moves is said of where it was entered`(typed: String, line: String) {
    let outcome = Answers.outcome(typed, after: Self.moving)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
    #expect(!Answers.outcome(line, after: Self.moving).failed)
  }

  @Test func `what was started is not played twice`() {
    let stage = Self.stage + ["start slide"]
    #expect(Answers.outcome("loop slide", after: stage).offer == nil)
  }
}
