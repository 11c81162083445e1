import FlipbookAssembly
import FlipbookCommands
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Entries of people who know one verb and try the next get a line that works.
@Suite struct NextVerbTests {
  private static let stage = [
    "view card frame: (0, 0, 100, 100)", "view dot frame: (200, 0, 20, 20)",
    "animator slide 2s { card.center.x += 200 }", "animator fade 1s { dot.alpha = 0 }",
  ]
  private static let running = ["start slide", "step 0.5s"]

  private static let entries: [([String], String, String)] = [
    ([], "start slide from: 50%", "scrub slide 50%; start slide"),
    ([], "start slide from: 0.5s", "scrub slide 0.5 / slide.duration; start slide"),
    (
      [], "start slide speed: 2",
      "pause slide; continue slide durationFactor: slide.remaining / slide.duration / 2"
    ),
    ([], "start slide fade stagger: 0.2s", "start slide; start fade after: 0.2s"),
    ([], "start slide { start fade }", "start slide completion: { start fade }"),
    ([], "start slide reversed", "scrub slide 100%; reverse slide; continue slide"),
    ([], "start slide and fade", "start slide fade"),
    ([], "start slide then fade", "start slide completion: { start fade }"),
    ([], "start slide in 1s", "start slide after: 1s"),
    ([], "start slide after: fade", "start fade completion: { start slide }"),
    (
      [], "animate(card, { x: 100 }, { duration: 1, repeat: Infinity, repeatType: \"reverse\" })",
      "animate 1s easeInOut repeat autoreverse { card.transform.translation.x = 100 }"
    ),
    (
      [], "card.animate({ opacity: [1, 0] }, { duration: 500, iterations: 3, fill: \"both\" })",
      "card.alpha = 1; animate 500ms linear repeat: 3 { card.alpha = 0 }"
    ),
    (
      [], ".card { animation: spin 1s linear infinite; }",
      "animation spin transform.rotation by: 360deg 1s linear repeat; add spin to: card"
    ),
    (
      [], ".dot { animation: pulse 2s infinite; }",
      "animation pulse transform.scale values: (1, 1.2, 1) 2s repeat; add pulse to: dot"
    ),
    ([], "animator bob { card.alpha = 0 } 1s", "animator bob 1s { card.alpha = 0 }"),
    ([], "set rate 24fps", "set rate 24"),
    (
      ["animation \"my fade\" opacity to: 0 1s"], "anim.duration = 2",
      "\"my fade\".duration = 2"
    ),
    (
      [], "for dot in dots { animate 1s { dot.alpha = 0 } }",
      "for dot in [card, dot] { animate 1s { dot.alpha = 0 } }"
    ),
    ([], "animate 1s repeat -1 { card.alpha = 0 }", "animate 1s repeat { card.alpha = 0 }"),
    (running, "slide.duration()", "slide.duration"),
    ([], "start fade when slide ends", "completion slide { start fade }"),
    ([], "view ball 100 100", "view ball frame: (0, 0, 100, 100)"),
    (
      running, "completion slide at: end { dot.alpha = 0 }",
      "completion slide { if position == end { dot.alpha = 0 } }"
    ),
    (
      running, "pause slide until: card.center.x > 90",
      "run until: card.center.x > 90; pause slide"
    ),
    (running, "stop slide without finishing", "stop slide withoutFinishing"),
    (
      running, "expect slide.isRunning and card.alpha == 1",
      "expect slide.isRunning && card.alpha == 1"
    ),
    (
      [], "animation hop opacity to: 0 0.3s delay: 0.2s",
      "animation hop opacity to: 0 0.3s beginTime: stage.now + 0.2s"
    ),
    (
      [], "keyframes 2s { at 0.5s to: 1s { card.alpha = 0 } }",
      "keyframes 2s { at 0.5s for: 1s - 0.5s { card.alpha = 0 } }"
    ),
    (
      [], "gesture tap card taps: 2 { card.alpha = 0.5 }",
      "gesture tap card numberOfTapsRequired: 2 { card.alpha = 0.5 }"
    ),
    ([], "view ball center: center", "view ball center: root.center"),
    (
      [], "animate 1s spring(dampingRatio: 0.5, velocity: 2) { card.center.x += 9 }",
      "animate 1s spring(dampingRatio: 0.5, initialVelocity: 2) { card.center.x += 9 }"
    ),
    (running, "pause slide for: 1s", "pause slide; continue slide after: 1s"),
    (running, "pause at: 50%", "pause slide; scrub slide 50%"),
    (running, "scrub slide to: 50%", "pause slide; scrub slide 50%"),
    (running, "stop slide completion: { start fade }", "stop slide; start fade"),
    (running, "goto slide 50%", "pause slide; scrub slide 50%"),
    (running, "goto frame 10", "goto 10f"),
    (
      running, "add slide { card.alpha = 0 } delay: 50%",
      "add slide delayFactor: 50% { card.alpha = 0 }"
    ),
    (
      running + ["pause slide"], "continue slide for: 1s",
      "continue slide durationFactor: 1 / slide.duration"
    ),
    (
      running + ["pause slide"], "scrub slide += 10%",
      "scrub slide slide.fractionComplete + 10%"
    ),
    (running + ["pause slide"], "stop slide at: start", "stop slide; finish slide at: start"),
    (running, "run until 0.7s", "goto 0.7s"),
    (running, "run until slide", "run until: slide.state == inactive"),
    ([], "animate { card.alpha = 0 } 1s easeOut", "animate 1s easeOut { card.alpha = 0 }"),
    ([], "animate card.alpha from: 0 to: 1", "card.alpha = 0; animate { card.alpha = 1 }"),
    ([], "animate go easeOut { card.alpha = 0 }", "animate go 0.5s easeOut { card.alpha = 0 }"),
    (
      [], "animate 1s { card.center.x = 0...100 }",
      "card.center.x = 0; animate 1s { card.center.x = 100 }"
    ),
    ([], "card.alpha = 0 1s", "animate 1s { card.alpha = 0 }"),
    (
      [], "card.center.x = withSpring(200, { damping: 10, stiffness: 100 })",
      "animate spring(mass: 1, stiffness: 100, damping: 10) { card.center.x = 200 }"
    ),
    ([], "after 1s start fade", "after 1s { start fade }"),
    ([], "expect card.center.x < 300 for: 1s", "expect always card.center.x < 300 for: 1s"),
    ([], "card.alpha = 0,5", "card.alpha = 0.5"),
    ([], "view badge in card", "view badge in: card"),
    ([], "duration slide", "slide.duration"),
    ([], "pause slide at end", "slide.pausesOnCompletion = true"),
    ([], "play slide fade", "start slide fade"), ([], "branch b", "mark b"),
    (
      [], "card.center.y += translation.y",
      "gesture pan card changed: { card.center.y += translation.y; translation = (0, 0) }"
    ),
    (running, "start slide for: 1s", "start slide; run 1s"),
    (
      running, "reverse slide over: 1s",
      "pause slide; reverse slide; continue slide durationFactor: 1s / slide.duration"
    ),
    (running, "scrub slide from: 0 to: 1", "pause slide; scrub slide 0; start slide"),
    (running, "reverse slide 50%", "pause slide; scrub slide 50%; reverse slide"),
    (running, "start slide until: 50%", "start slide; run until: slide == 50%"),
    (running, "stop slide 1s", "stop slide after: 1s"),
    (running, "remove dot at: 1s", "remove dot after: 0.5s"),
    (running, "stop slide for: 1s", "stop slide"), (running, "mark b at: 1s", "goto 1s"),
    (running, "mark b after: 1s", "step 1s"), (running, "resume", "run"),
    (running, "show slide for: 1s", "plot slide for: 1s"),
    ([], "goto 1s for: 2s", "goto 1s"), ([], "touch card 1s", "touch card over: 1s"),
    ([], "step 0.5s x3", "step 3 * 0.5s"), ([], "step 2x 0.5s", "step 2 * 0.5s"),
    ([], "begin for: 1s", "begin 1s"), ([], "compare branch1", "list branches"),
    ([], "animate 1s x3 { card.alpha = 0 }", "animate 1s repeat: 3 { card.alpha = 0 }"),
    ([], "why all", "why card dot"),
    (
      [], "animate 1s { card.alpha = 0 }; then 1s { card.alpha = 1 }",
      "animate 1s { card.alpha = 0 } completion: { animate 1s { card.alpha = 1 } }"
    ),
    (
      [], "animate 1s { card.alpha = 0; wait 1s; card.alpha = 1 }",
      "animate 1s { card.alpha = 0 } completion: { animate 1s delay: 1s { card.alpha = 1 } }"
    ),
    ([], "after 1s { wait 1s; card.alpha = 0 }", "after 1s { after 1s { card.alpha = 0 } }"),
    ([], "finally { card.alpha = 1 }", "completion fade { card.alpha = 1 }"),
    (["step 1s"] + running, "again", "goto 1.000s"), (running, "tl.pause()", "pause slide"),
    (running + ["stop slide"], "run", "finish slide"),
    ([], "view badge in header", "view header; view badge in: header"),
    (
      [],
      "UIView.animate(withDuration: 0.3, animations: { self.card.alpha = 0 }, completion: { "
        + "done in if done { self.card.isHidden = true } })",
      "animate 0.3s { card.alpha = 0 } completion: { if finished { card.isHidden = true } }"
    ),
    (
      [],
      "UIView.animate(withDuration: 0.3, animations: { self.card.alpha = 0 }, completion: { "
        + "_ in self.dismiss(animated: true) })", "animate 0.3s { card.alpha = 0 }"
    ),
    (
      [],
      "self.animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { "
        + "self.card.alpha = 0 }", "animator animator1 0.4s linear { card.alpha = 0 }"
    ),
    (
      running,
      "slide.addCompletion { position in if position == .end { self.card.isHidden = true }"
        + " }", "completion slide { if position == .end { card.isHidden = true } }"
    ),
  ]

  @Test(arguments: entries)
  func `leads to a line`(entries: [String], typed: String, line: String) {
    let outcome = Session.entered(Self.stage + entries).enter(typed)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
  }

  @Test(arguments: [
    "start slide { start fade }", "show card.opacity", "stop slide completion: { start fade }",
    "pause slide at end",
  ])
  func `a mistake in a block that time runs leads to a line as on its own`(typed: String) {
    let stage = Self.stage + Self.running
    let own = Session.entered(stage + ["step 0.1s"]).enter(typed)
    let block = "dot.tag = 1; \(typed)"
    let fired = Session.entered(stage + ["after 0.1s { \(block) }"]).enter("step 0.1s")
    #expect(own.offer != nil && fired.failed && fired.offer == own.offer, "\(fired.text)")
    #expect(fired.text.contains("  after 0.1s { \(block) }\n"), "\(fired.text)")
  }

  @Test func `a mistake that only its block explains keeps its own hint`() {
    let stage = Self.stage + ["after 0.1s { let far = 3; show far.opacity }"]
    let fired = Session.entered(stage).enter("step 0.1s")
    #expect(fired.failed && fired.offer == nil, "\(fired.text)")
  }

  @Test func `samples what moves`() {
    let session = Session.entered([
      "view card frame: (0, 0, 100, 100)", "animate 2s { card.center.x += 200 }", "step 0.5s",
    ])
    #expect(session.enter("table every: 0.5s from: 0s").offer == "table all every: 0.5s from: 0s")
  }

  @Test func `says what was left out of a call`() {
    let outcome = Session.entered(Self.stage).enter(
      "UIView.animate(withDuration: 0.3, animations: { card.alpha = 0 }, completion: { _ in foo() })"
    )
    #expect(
      outcome.text.contains(
        "the completion cannot be written here; the rest of it: animate 0.3s { card.alpha = 0 }"))
  }
}
