import FlipbookAssembly
import FlipbookCommands
import Testing

@testable import FlipbookSession

/// What people type who know one verb and try the next leads to a line that does it.
@Suite struct NextVerbTests {
  private static let stage = [
    "view card frame: (0, 0, 100, 100)", "view dot frame: (200, 0, 20, 20)",
    "animator slide 2s { card.center.x += 200 }", "animator fade 1s { dot.alpha = 0 }",
  ]
  private static let running = ["start slide", "step 0.5s"]

  @Test(
    arguments: [
      ([], "start slide from: 50%", "scrub slide 50%; start slide"),
      ([], "start slide from: 0.5s", "scrub slide 0.5 / slide.duration; start slide"),
      ([], "start slide speed: 2", "pause slide; continue slide durationFactor: 1 / 2"),
      ([], "start slide fade stagger: 0.2s", "start slide; start fade after: 0.2s"),
      ([], "start slide { start fade }", "start slide completion: { start fade }"),
      ([], "start slide reversed", "reverse slide; start slide"),
      ([], "start slide and fade", "start slide fade"),
      ([], "start slide then fade", "start slide completion: { start fade }"),
      ([], "start slide in 1s", "start slide after: 1s"),
      ([], "start slide after: fade", "start fade completion: { start slide }"),
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
    ] as [([String], String, String)])
  func `leads to a line`(entries: [String], typed: String, line: String) {
    let outcome = Session.entered(Self.stage + entries).enter(typed)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
  }

  @Test func `samples what moves`() {
    let session = Session.entered([
      "view card frame: (0, 0, 100, 100)", "animate 2s { card.center.x += 200 }", "step 0.5s",
    ])
    #expect(session.enter("table every: 0.5s from: 0s").offer == "table card every: 0.5s from: 0s")
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
