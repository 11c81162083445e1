import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Statements in the forms of other languages, and in plain English, get the line in our form.
@Suite struct ForeignFormTests {
  private static let stage = [
    "view sheet frame: (0, 0, 100, 100)", "view dim", "animator slide 2s { sheet.center.x += 200 }",
  ]

  private static let lines: [(String, String?)] = [
    // A word before a number is a label where that works.
    ("draw every 0.25s", "draw every: 0.25s for: 1s"),
    ("fadeIn sheet", "sheet.alpha = 0; animate 0.5s { sheet.alpha = 1 }"),
    ("slide.seek(0.5)", "scrub slide 0.5 / slide.duration"), ("play slide", "start slide"),
    ("slide.onComplete = { dim.alpha = 1 }", "completion slide { dim.alpha = 1 }"),
    ("run slide", "start slide; run"), ("restart slide", "start slide; run"),
    (
      "keyframes 1 { 0% { dim.alpha = 0 } 100% { dim.alpha = 1 } }",
      "dim.alpha = 0; keyframes 1s { at 0% for: 100% { dim.alpha = 1 } }"
    ),
    (
      "keyframes 2s { at 0 { dim.alpha = 0 } at 1 { dim.alpha = 1 } }",
      "dim.alpha = 0; keyframes 2s { at 0% for: 100% { dim.alpha = 1 } }"
    ),
    (
      "animateKeyframes 1s { dim.alpha = 0 }",
      "keyframes 1s { at 0% for: 100% { dim.alpha = 0 } }"
    ),
    (
      "animate 1s spring(1, 100, 10, 0) { dim.alpha = 0 }",
      "animate 1s spring(mass: 1, stiffness: 100, damping: 10) { dim.alpha = 0 }"
    ),
    ("dim.x = 200, dim.y = 100", "dim.center = (200, 100)"),
    ("dim.backgroundColor = nil", "dim.backgroundColor = clear"),
    ("set dim.alpha = 0.5", "dim.alpha = 0.5"),
    ("view card 100 100", "view card frame: (0, 0, 100, 100)"),
    ("delay 0.5 { dim.alpha = 0 }", "after 0.5s { dim.alpha = 0 }"),
    ("man animate", "help animate"), ("touch dim.center", "touch dim"),
    ("press dim", "touch dim"),
    (
      "gesture doubleTap dim { dim.alpha = 1 }",
      "gesture tap dim numberOfTapsRequired: 2 { dim.alpha = 1 }"
    ),
    ("expect progress(slide) == 0", "expect slide.progress == 0"),
    (
      "UIView.animate(withDuration: 0.3) { [weak self] in\n  guard let self else { return }\n  "
        + "self.dim.alpha = 0\n}", "animate 0.3s { dim.alpha = 0 }"
    ),
    ("sheet.toggle()", "sheet.isHidden = !sheet.isHidden"),
    ("sheet.style.display = \"none\"", "sheet.isHidden = true"),
    ("sheet.border-radius = 12", "sheet.cornerRadius = 12"),
    ("animate 1s ease-out-quad { dim.alpha = 0 }", "animate 1s easeOutQuad { dim.alpha = 0 }"),
    ("animate 1s backInOut { dim.alpha = 0 }", "animate 1s easeInOutBack { dim.alpha = 0 }"),
    ("slide sheet right 100", "animate 0.5s { sheet.center.x += 100 }"),
    ("export swift to card.swift", "export swift card.swift"),
    (
      "withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { dim.alpha = 0 }",
      "animate spring(duration: 0.4, bounce: 1 - 0.7) { dim.alpha = 0 }"
    ),
    (
      "withAnimation(.linear(duration: 1).repeatForever()) { dim.alpha = 0 }",
      "animate 1s linear repeat autoreverse { dim.alpha = 0 }"
    ),
    (
      "animate(sheet, { x: 100 }, { duration: 1 })",
      "animate 1s easeInOut { sheet.transform.translation.x = 100 }"
    ),
    (
      "gsap.from(sheet, {x: -100, opacity: 0, duration: 1, ease: \"power2.out\"})",
      "sheet.transform.translation.x = -100; sheet.alpha = 0; "
        + "animate 1s power2.out { sheet.transform.translation.x = 0; sheet.alpha = 1 }"
    ),
    (
      "gsap.fromTo(sheet, {opacity: 0}, {opacity: 1, duration: 2})",
      "sheet.alpha = 0; animate 2s power1.out { sheet.alpha = 1 }"
    ),
    (
      "gsap.to([sheet, dim], {y: 50, stagger: 0.1})",
      "animate 0.5s power1.out { sheet.transform.translation.y = 50 }; "
        + "animate 0.5s power1.out delay: 0.1s { dim.transform.translation.y = 50 }"
    ),
    (
      "gsap.to(sheet, 1, {x: \"+=100\", onComplete: () => { dim.alpha = 0 }})",
      "animate 1s power1.out { sheet.transform.translation.x += 100 } "
        + "completion: { dim.alpha = 0 }"
    ), ("gsap.from(sheet, {width: 10})", nil),
    // The line has the statements before the form once, not twice.
    (
      "dim.alpha = 1; UIView.animate(withDuration: 0.3) { sheet.center.y = 300 }",
      "dim.alpha = 1; animate 0.3s { sheet.center.y = 300 }"
    ),
    (
      "for i in 0..<2 { UIView.animate(withDuration: 0.3, delay: Double(i) * 0.05, "
        + "options: .curveEaseOut) { dim.alpha = 0 } }",
      "for i in 0..<2 { animate 0.3s easeOut delay: i * 0.05 { dim.alpha = 0 } }"
    ),
    ("touch sheet hold 1s", "touch sheet hold: 1s"),
    ("slide.start(afterDelay: 0.5)", "start slide after: 0.5s"),
    (
      "sheet.transform = CGAffineTransform.identity.scaledBy(x: 2, y: 2)",
      "sheet.transform = scale(2, 2)"
    ),
    ("sheet.transform = scale(2).rotate(45deg)", "sheet.transform = rotate(45deg) * scale(2)"),
    ("sheet.transform = scaleX(2)", "sheet.transform = scale(2, 1)"),
    ("assert(sheet.center.x == 50)", "expect sheet.center.x == 50"),
    ("console.log(sheet.center)", "sheet.center"), ("po sheet", "show sheet"),
    (
      "sheet.layer.setValue(45, forKeyPath: \"transform.rotation.z\")",
      "sheet.layer.transform.rotation.z = 45"
    ),
    ("swipe sheet left", "touch sheet flick: (-1000, 0)"),
    ("move sheet down 50", "sheet.center.y += 50"),
    ("move sheet to (1, 2)", "sheet.center = (1, 2)"),
    ("move sheet left by 50 over 2 seconds", "animate 2s { sheet.center.x -= 50 }"),
    ("make sheet bigger", "sheet.transform = scale(1.5)"), ("make it bigger", nil),
    ("turn sheet red", "sheet.backgroundColor = red"),
    (
      "animate 1s { dim.alpha = 0, sheet.alpha = 0 }",
      "animate 1s { dim.alpha = 0; sheet.alpha = 0 }"
    ),
    (
      "keyframes 2s { at 0 for: 0.5 { dim.alpha = 0 } at 0.5 for: 0.5 { dim.alpha = 1 } }",
      "keyframes 2s { at 0 for: 0.5 { dim.alpha = 0 }; at 0.5 for: 0.5 { dim.alpha = 1 } }"
    ),
    (
      "keyframes 2s { at: 0 for: 0.5 { dim.alpha = 0 } }",
      "keyframes 2s { at 0 for: 0.5 { dim.alpha = 0 } }"
    ),
    ("let tl = animator 2s { dim.alpha = 0 }", "animator tl 2s { dim.alpha = 0 }"),
    (
      "animate spring { dim.alpha = 0 }",
      "animate spring(duration: 0.5, bounce: 0.2) { dim.alpha = 0 }"
    ),
    (
      "animate 1s { dim.alpha = 0 } onComplete: { sheet.alpha = 0 }",
      "animate 1s { dim.alpha = 0 } completion: { sheet.alpha = 0 }"
    ), ("next frame", "step 1f"),
    ("sheet.frame.width = 20", "sheet.frame.size.width = 20"),
    ("gsap.killTweensOf(sheet)", "detach sheet"),
    (
      "gsap.to(sheet, {y: 50, delay: 0.5, ease: \"power2.inOut\"})",
      "animate 0.5s easeInOutCubic delay: 0.5s { sheet.transform.translation.y = 50 }"
    ),
    ("touch drag sheet by (50, 100) 0.5s", "touch sheet by: (50, 100) over: 0.5s"),
    ("animate sheet.alpha to 0 over 1s", "animate 1s { sheet.alpha = 0 }"),
    (
      "sheet.backgroundColor = \"hsl(200, 80%, 50%)\"",
      "sheet.backgroundColor = hsl(200, 80%, 50%)"
    ),
    (
      "for i in 1...2 { view card(i) frame: (i*80, 300, 60, 60) }",
      "for i in 1...2 { view \"card\\(i)\" frame: (i*80, 300, 60, 60) }"
    ),
    ("fade out sheet", "animate 0.5s { sheet.alpha = 0 }"),
    ("sheet.velocity.y", "velocity(sheet.center.y)"),
    ("sheet.transform = none", "sheet.transform = identity"),
    ("animate sheet 1s { center.x = 300 }", "animate 1s { sheet.center.x = 300 }"),
    ("animate 1s { sheet.center.x: 300 }", "animate 1s { sheet.center.x = 300 }"),
    ("sheet.center.x velocity", "velocity(sheet.center.x)"),
    ("touch sheet by: 100 0", "touch sheet by: (100, 0)"),
    ("touch sheet drag (100, 0)", "touch sheet by: (100, 0)"),
    ("plot sheet.alpha 0s..2s", "plot sheet.alpha from: 0s to: 2s"),
    (
      "sheet.boxShadow = 4", "sheet.layer.shadowOpacity = 0.5; sheet.layer.shadowRadius = 4"
    ),
    (
      "animate 1s { sheet.center = (1, 2), sheet.alpha = 0 }",
      "animate 1s { sheet.center = (1, 2); sheet.alpha = 0 }"
    ),
    ("slide.addCompletion { _ in print(\"done\") }", nil),
    // Ranges, places and times as other languages write them.
    (
      "sheet.center.x 100 to 300 in 1s",
      "sheet.center.x = 100; animate 1s { sheet.center.x = 300 }"
    ),
    (
      "animate sheet x 0 -> 200 1s ease out",
      "sheet.center.x = 0; animate 1s easeOut { sheet.center.x = 200 }"
    ),
    ("sheet.center.x += 100 over 1s", "animate 1s { sheet.center.x += 100 }"),
    ("animate 1s { sheet.center.x =+ 100 }", "animate 1s { sheet.center.x += 100 }"),
    ("animate sheet.center.x 1s { +200 }", "animate 1s { sheet.center.x += 200 }"),
    ("animate 0:00:01:00 { dim.alpha = 0 }", "animate 1s { dim.alpha = 0 }"),
    ("sheet x 100", "sheet.center.x = 100"),
    ("sheet.center = center", "sheet.center = root.center"),
    ("position sheet 100, 200", "sheet.center = (100, 200)"),
    ("scale sheet to 120%", "sheet.transform = scale(120%)"),
    ("rotate sheet 45deg in 1s", "animate 1s { sheet.transform = rotate(45deg) }"),
    ("touch 100 380", "touch root samples: ((0s, 100, 380), (0.1s, 100, 380))"),
    ("flick sheet 500", "touch sheet flick: (500, 0)"),
    ("throw sheet right", "touch sheet flick: (1000, 0)"),
    // Springs and curves.
    ("animate 1s spring(bouncy) { dim.alpha = 0 }", "animate 1s bouncy { dim.alpha = 0 }"),
    (
      "animate 1s spring(bounce 0.25) { dim.alpha = 0 }",
      "animate spring(duration: 1, bounce: 0.25) { dim.alpha = 0 }"
    ),
    ("animate 1s gentle { dim.alpha = 0 }", "animate 1s reactGentle { dim.alpha = 0 }"),
    (
      "animate 1s [0.2, 0, 0, 1] { dim.alpha = 0 }",
      "animate 1s cubic(0.2, 0, 0, 1) { dim.alpha = 0 }"
    ),
    // Labels in blocks, and lists of values.
    ("animate sheet { center.x: 20 } 1s", "animate 1s { sheet.center.x = 20 }"),
    ("animate 1s { x: 100 }", "animate 1s { sheet.center.x = 100 }"),
    ("keyframes [1s] { at 0% { dim.alpha = 0 } }", "keyframes 1s { at 0% { dim.alpha = 0 } }"),
    (
      "keyframes 1s { 0: dim.alpha = 0; 0.5: dim.alpha = 1 }",
      "dim.alpha = 0; keyframes 1s { at 0% for: 50% { dim.alpha = 1 } }"
    ),
    (
      "keyframes 1s { at 0% { dim.alpha = 0 } at 100% { dim.alpha = 1 } }",
      "dim.alpha = 0; keyframes 1s { at 0% for: 100% { dim.alpha = 1 } }"
    ),
    (
      "sheet.center.x keyframes [0, 100, 50]",
      "sheet.center.x = 0; keyframes 1s { at 0% for: 50% { sheet.center.x = 100 }; "
        + "at 50% for: 50% { sheet.center.x = 50 } }"
    ),
    (
      "for v in [sheet, dim] stagger 0.1s { animate 0.5s { v.alpha = 0 } }",
      "animate 0.5s { sheet.alpha = 0 }; animate 0.5s delay: 0.1s { dim.alpha = 0 }"
    ),
    (
      "<motion.div animate={{ x: 100 }} transition={{ type: \"spring\", stiffness: 300, damping: 20 }} />",
      "animate spring(mass: 1, stiffness: 300, damping: 20) { sheet.transform.translation.x = 100 }"
    ),
    // Making things, and waiting for ends.
    ("view dot circle", "view dot frame: (0, 0, 40, 40) cornerRadius: 20"),
    (
      "dim2 = dim",
      "view dim2 frame: dim.frame backgroundColor: dim.backgroundColor cornerRadius: dim.cornerRadius"
    ),
    (
      "sheet.background = linear-gradient(red, blue)",
      "gradient sky in: sheet frame: sheet.bounds colors: (red, blue)"
    ),
    ("when sheet clicked { dim.alpha = 0 }", "gesture tap sheet { dim.alpha = 0 }"),
    ("after slide { dim.alpha = 0 }", "completion slide { dim.alpha = 0 }"),
    (
      "linear(time, 0, 1, 0, 10)", "sheet.center.x = 0; animate 1s linear { sheet.center.x = 10 }"
    ),
    ("plot x", "plot sheet.center.x for: 1s"), ("help!", "help"), ("replay", "goto 0s"),
    ("scroll 100", nil), ("text title \"Hello\"", nil),
    ("animate 1s { sheet.center += 100 }", nil),
    // Nothing is animated twice.
    (
      "loop { animate 1s { sheet.center.x += 10 } }",
      "animate 1s repeat { sheet.center.x += 10 }"
    ),
    ("timeline tl { animate 1s { sheet.center.x = 50 } }", nil),
  ]

  @Test(arguments: lines)
  func `a line is offered that works`(typed: String, line: String?) {
    let outcome = Answers.outcome(typed, after: Self.stage)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
    guard let line else { return }
    #expect(!Answers.outcome(line, after: Self.stage).failed)
  }

  private static let waits: [(String, String)] = [
    ("run until sheet.center.x == 200", "run until: sheet.center.x == 200"),
    ("step until done", "run"),
  ]

  @Test(arguments: waits)
  func `time passes to where it was meant to`(typed: String, line: String) {
    let stage = Self.stage + ["start slide"]
    #expect(Answers.outcome(typed, after: stage).offer == line)
    #expect(!Answers.outcome(line, after: stage).failed)
  }

  @Test func `what a layer has is found from its view`() {
    let text = Answers.text("sheet.shadowOpacity = 1", after: Self.stage)
    #expect(text.hasSuffix("hint: write sheet.layer.shadowOpacity = 1"))
  }
}
