import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Signs, calls and checks of other languages, each with the line that is offered for it.
@Suite struct PastedSignTests {
  private static let stages = [
    "one": ["view card"],
    "go": ["view card", "animator go 2s { card.alpha = 0 }", "start go", "step 1s"],
    "fresh": ["view card", "animator go 2s { card.alpha = 0 }"],
    "paused": [
      "view card", "animator go 2s { card.alpha = 0 }", "start go", "step 1s", "pause go",
    ],
    "value": [
      "view card", "let n = 3", "let pair = (1, 2)", "shape ring path: oval(0, 0, 80, 80)",
    ],
  ]

  private static let lines = #"""
    one: card.tag = 10 × 3 => card.tag = 10 * 3
    one: card.tag = 10 ÷ 5 => card.tag = 10 / 5
    one: card.center.x -= −1 => card.center.x -= -1
    one: expect card.alpha ≥ 0.5 => expect card.alpha >= 0.5
    one: if card.alpha ≠ 0 { card.tag = 1 } => if card.alpha != 0 { card.tag = 1 }
    one: card.alpha = '0.4' => card.alpha = 0.4
    one: card.alpha = “0.4” => card.alpha = 0.4
    one: card.alpha → 0.4 => card.alpha = 0.4
    one: card.alpha : 0.4 => card.alpha = 0.4
    one: card.alpha = 0.4, => card.alpha = 0.4
    one: card.tag ++ => card.tag += 1
    one: card.border-radius: 8px => card.cornerRadius = 8
    one: card.background-color: coral; => card.backgroundColor = coral;
    one: card.center = <10, 20> => card.center = (10, 20)
    one: card.center = (10 20) => card.center = (10, 20)
    one: card.frame = ((0, 0), (50, 60)) => card.frame = (0, 0, 50, 60)
    one: card.tag = 2(3 + 4) => card.tag = 2 * (3 + 4)
    one: card.transform = rotate(45 deg) => card.transform = rotate(45deg)
    one: card["alpha"] = 0.5 => card.alpha = 0.5
    one: card['alpha'] => card.alpha
    one: card->alpha => card.alpha
    one: 10 mod 4 => 10 % 4
    one: np.sin(0.5) => sin(0.5)
    one: math.pi => pi
    one: math.sqrt(16) => sqrt(16)
    one: log10(100) => log(100) / log(10)
    one: 4 / log10(100) => 4 / (log(100) / log(10))
    one: card.alpha = 1 / M_PI_2 => card.alpha = 1 / (pi / 2)
    one: [card setAlpha:0.4]; => card.alpha = 0.4;
    one: [card setFrame:CGRectMake(0, 0, 50, 60)] => card.frame = (0, 0, 50, 60)
    one: card.backgroundColor = [UIColor blueColor] => card.backgroundColor = blue
    one: card.center = CGPointMake(160, 240) => card.center = (160, 240)
    one: card.transform = CGAffineTransformIdentity => card.transform = identity
    one: card.setTranslationX(12f) => card.transform.translation.x = 12
    one: NSStringFromCGRect(card.frame) => card.frame
    go: pause(go) => pause go
    go: plot(card.alpha) => plot card.alpha
    fresh: start(go); => start go;
    paused: scrub(go, 0.3) => scrub go 0.3
    paused: scrub go half => scrub go 50%
    one: help(step) => help step
    one: animate(1s) { card.alpha = 0 } => animate 1s { card.alpha = 0 }
    one: animate(.bouncy) { card.alpha = 0 } => animate bouncy { card.alpha = 0 }
    one: animate(duration: 0.7) { card.alpha = 0 } => animate 0.7s { card.alpha = 0 }
    one: XCTAssertEqual(card.alpha, 1, accuracy: 0.01) => expect card.alpha == 1 within: 0.01
    one: XCTAssertFalse(card.isHidden, "shown") => expect !card.isHidden
    one: XCTAssertLessThanOrEqual(card.alpha, 1.0) => expect card.alpha <= 1.0
    one: XCTAssertNotEqual(card.alpha, 0) => expect card.alpha != 0
    one: #expect(card.alpha == 1, "shown") => expect card.alpha == 1
    one: precondition(card.alpha > 0) => expect card.alpha > 0
    one: assertEquals(1f, card.alpha) => expect 1 == card.alpha
    one: expect(card.alpha, 1); => expect card.alpha == 1;
    one: expect(card.alpha) == 1 => expect card.alpha == 1
    one: expect(card.alpha).to(equal(1)) => expect card.alpha == 1
    one: expect(card.alpha).toBeGreaterThan(0.5) => expect card.alpha > 0.5
    one: expect(card.alpha).toBeCloseTo(1, 1) => expect card.alpha == 1 within: 0.5 * pow(0.1, 1)
    one: card.alpha should be 1 => expect card.alpha == 1
    one: expect card.alpha === 1 => expect card.alpha == 1
    one: jest.advanceTimersByTime(500) => step 500ms
    one: cy.tick(300) => step 300ms
    one: await tester.pump(Duration(milliseconds: 100)); => step 100ms;
    one: await tester.tap(find.byKey(Key('card'))); => touch card;
    one: card.swipeLeft() => touch card flick: (-1000, 0)
    one: make card blink => animate 0.2s repeat: 3 autoreverse { card.alpha = 0 }
    one: make card fade out => animate 0.5s { card.alpha = 0 }
    one: make card rotate 90 degrees => card.transform = rotate(90deg)
    one: card.rotate = 20 => card.transform.rotation = 20deg
    one: for i in range(3): card.tag = i => for i in 0..<3 { card.tag = i }
    one: setTimeout(() => { card.style.opacity = 0 }, 400) => after 400ms { card.alpha = 0 }
    one: ObjectAnimator.ofFloat(card, "alpha", 0f) => animate 0.3s easeInOut { card.alpha = 0 }
    one: card.offset(x: 20, y: -10) => card.transform = translate(20, -10)
    one: animate 400.ms { card.alpha = 0 } => animate 400ms { card.alpha = 0 }
    one: animate 1.seconds { card.alpha = 0 } => animate 1s { card.alpha = 0 }
    one: animate one second { card.alpha = 0 } => animate 1s { card.alpha = 0 }
    one: animate 1s delay : 0.5s { card.alpha = 0 } => animate 1s delay: 0.5s { card.alpha = 0 }
    one: animate spring(300, 24) { card.alpha = 0 } => animate spring(mass: 1, stiffness: 300, damping: 24) { card.alpha = 0 }
    one: animate 1s spring(dampingRatio: 0.5 initialVelocity: 2) { card.alpha = 0 } => animate 1s spring(dampingRatio: 0.5, initialVelocity: 2) { card.alpha = 0 }
    one: animate 1s springs { card.alpha = 0 } => animate 1s spring(dampingRatio: 0.7) { card.alpha = 0 }
    one: if card.alpha > 2 { card.tag = 1 } otherwise { card.tag = 2 } => if card.alpha > 2 { card.tag = 1 } else { card.tag = 2 }
    one: Mathf.Abs(-3) => abs(-3)
    one: Vector2.Distance(card.center, root.center) => distance(card.center, root.center)
    one: lerpf(0, 10, 0.3) => mix(0, 10, 0.3)
    one: gsap.utils.mapRange(0, 10, 0, 100, 4) => mix(0, 100, (4 - 0) / (10 - 0))
    one: remap(5, 0, 10, 0, 100) => mix(0, 100, (5 - 0) / (10 - 0))
    one: dist(0, 0, 30, 40) => distance((0, 0), (30, 40))
    one: mod(5, 3) => 5 % 3
    one: 5 %% 3 => 5 % 3
    one: max([1, 2]) => max(1, 2)
    one: trunc(2.7) => floor(2.7)
    one: deg_to_rad(90) => 90deg
    one: CGRectGetMaxX(card.frame) => card.frame.maxX
    one: card.transform = Matrix4.rotationZ(1) => card.transform = rotate(1)
    one: √2 => sqrt(2)
    one: 2π => 2 * pi
    one: 2 pi => 2 * pi
    one: 5. => 5
    one: card::alpha => card.alpha
    one: card.alpha() => card.alpha
    one: card?.alpha = 0.4 => card.alpha = 0.4
    one: card.background color = red => card.backgroundColor = red
    one: card.alpha = 0.4F => card.alpha = 0.4
    one: card.center = “10, 20” => card.center = (10, 20)
    one: card.transform = scale 2 => card.transform = scale(2)
    one: [card.layer setCornerRadius:32] => card.layer.cornerRadius = 32
    one: card.visibility = View.GONE => card.isHidden = true
    one: card.w = 50 => card.frame.size.width = 50
    one: card.frame.size.width-- => card.frame.size.width -= 1
    one: card.width += 20 => card.frame.size.width += 20
    one: animate card up by 40 over 0.4s => animate 0.4s { card.center.y -= 40 }
    one: card.alpha = 0 @ 1s => after 1s { card.alpha = 0 }
    one: card.alpha at 1s = 0.5 => after 1s { card.alpha = 0.5 }
    one: final x = 40 => let x = 40
    one: val half = 0.5f => let half = 0.5
    one: public float speed = 5f; => let speed = 5;
    one: let a = b = 3 => let a = 3; let b = 3
    one: z := 3 => let z = 3
    value: n++ => n += 1
    value: ++n => n += 1
    value: n-- => n -= 1
    value: n === 3 => n == 3
    value: n is 3 => n == 3
    value: 3 > 2 and n > 1 => 3 > 2 && n > 1
    value: if n > 2: print(n) => if n > 2 { n }
    value: pair[1] => pair.y
    one: Thread.sleep(500) => step 500ms
    one: await Future.delayed(Duration(milliseconds: 500)); => step 500ms;
    one: yield return new WaitForSeconds(0.5f); => step 0.5s;
    one: step(0.5s) => step 0.5s
    one: step && draw => step; draw
    one: 1. step 0.1s => step 0.1s
    one: - step 0.1s => step 0.1s
    one: 12: step 0.1s => step 0.1s
    fresh: start: go => start go
    one: for (i in 0 until 3) { card.tag = i } => for i in 0..<3 { card.tag = i }
    one: for i in 1:3 card.tag = i end => for i in 1...3 { card.tag = i }
    one: repeat(3) { step 100ms } => for i in 0..<3 { step 100ms }
    one: listOf(card, root).forEach { it.alpha = 0.5f } => for v in [card, root] { v.alpha = 0.5 }
    one: Animate 1s { card.alpha = 0 } => animate 1s { card.alpha = 0 }
    one: animate 1s { { card.alpha = 0 } } => animate 1s { card.alpha = 0 }
    one: animate 1s “easeIn” { card.alpha = 0 } => animate 1s easeIn { card.alpha = 0 }
    one: animate 0.6s ease=[0.4, 0, 0.2, 1] { card.alpha = 0 } => animate 0.6s cubic(0.4, 0, 0.2, 1) { card.alpha = 0 }
    one: animate 1 minute { card.alpha = 0 } => animate 1 * 60s { card.alpha = 0 }
    one: view k frame: (0 0 10 10) => view k frame: (0, 0, 10, 10)
    one: view k frame: (0, 0, 10, 10) cornerRadius = 5 => view k frame: (0, 0, 10, 10) cornerRadius: 5
    one: expect(card.alpha).not.toBe(0) => expect card.alpha != 0
    fresh: expect(go.isRunning).toBeFalsy() => expect !go.isRunning
    one: assertThat(card.alpha).isEqualTo(1.0f) => expect card.alpha == 1.0
    one: expect(card.alpha == 1) => expect card.alpha == 1
    one: expect card.alpha => 0.5 => expect card.alpha >= 0.5
    one: expect 0 < card.alpha < 2 => expect 0 < card.alpha && card.alpha < 2
    one: expect card.alpha == 1 tolerance 0.1 => expect card.alpha == 1 within: 0.1
    one: expect card not hidden => expect !card.isHidden
    fresh: expect go takes 2s => expect go.duration == 2s
    one: card.alpha should be greater than 0.5 => expect card.alpha > 0.5
    one: animate spring(tension: 120, friction: 14, mass: 1) { card.alpha = 0 } => animate spring(mass: 1, stiffness: 120, damping: 14) { card.alpha = 0 }
    one: animate spring stiffness: 400 damping: 30 { card.alpha = 0 } => animate spring(mass: 1, stiffness: 400, damping: 30) { card.alpha = 0 }
    one: animate spring(ζ: 0.2, ω: 12) { card.alpha = 0 } => animate spring(mass: 1, stiffness: 12 * 12, damping: 2 * 0.2 * 12) { card.alpha = 0 }
    one: animate 1s critically damped { card.alpha = 0 } => animate 1s spring(dampingRatio: 1) { card.alpha = 0 }
    one: card.DOFade(0.3f, 0.4f).SetDelay(0.2f).SetEase(Ease.InQuad); => animate 0.4s easeInQuad delay: 0.2s { card.alpha = 0.3 };
    one: card.transform.DOScale(1.5f, 0.3f) => animate 0.3s easeOutQuad { card.transform.scale = 1.5 }
    go: go.isPlaying => go.isRunning
    go: expect go finishes => expect eventually go.state == inactive
    one: animate 300ms emphasizedDecelerate { card.alpha = 0 } => animate 300ms materialEmphasizedDecelerate { card.alpha = 0 }
    paused: go.progress = 0.6 => scrub go 0.6
    paused: go.currentTime = 0.5 => scrub go 0.5 / go.duration
    value: ring.end = 50% => ring.strokeEnd = 50%
    value: ring.strokeWidth = 4 => ring.lineWidth = 4
    """#

  @Test(arguments: lines.split(separator: "\n")) func `is offered and works`(row: Substring) throws
  {
    try OfferedLines.expect(row, on: Self.stages, checksMayFail: false)
  }

  @Test(arguments: [
    ("what is card", "show card"), ("what is the card?", "show card"),
    ("what color is card", "card.backgroundColor"), ("where is the card", "card.frame"),
  ]) func `is what a question asks for`(question: String, line: String) {
    #expect(Answers.outcome(question, after: ["view card"]).offer == line)
  }
}
