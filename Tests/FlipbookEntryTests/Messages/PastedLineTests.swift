import FlipbookAssembly
import FlipbookCommands
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Code that is pasted line by line gets a line that works, or a message that it is no statement.
@Suite struct PastedLineTests {
  private static let stage = [
    "view dot frame: (200, 0, 20, 20)", "view card frame: (0, 0, 100, 100)",
    "animator slide 2s { card.center.x += 200 }",
  ]
  private static let pan =
    "gesture pan card changed: { card.center += translation; translation = (0, 0) }"

  private static let lines: [(String, String)] = [
    (
      "let velocity = gesture.velocity(in: view)",
      "gesture pan card ended: { animate 0.3s { card.center += velocity / 10 } }"
    ),
    ("switch gesture.state {", pan), ("case .changed:", pan),
    ("recognizer.setTranslation(.zero, in: view)", pan),
    ("let pan = UIPanGestureRecognizer(target: self, action: #selector(drag))", pan),
    ("let progress = translation.y / 300", pan),
    (
      "animator.fractionComplete = translation.y / 300",
      "gesture pan card changed: { slide.fractionComplete = translation.y / 300 }"
    ),
    ("animator.pauseAnimation()", "pause slide"),
    ("@IBOutlet weak var badge: UIView!", "view badge"),
    ("@State private var gap = 4", "let gap = 4"), ("static let gap = 4", "let gap = 4"),
    ("private var animator: UIViewPropertyAnimator?", "animator fade 1s { card.alpha = 0 }"),
    ("@objc func hide() { card.alpha = 0 }", "animator hide 0.3s { card.alpha = 0 }"),
    (
      "func hide() { UIView.animate(withDuration: 0.3) { self.card.alpha = 0 } }",
      "animate 0.3s { card.alpha = 0 }"
    ),
    (
      "spring.damping = 12",
      "animation fade position.x by: 100 spring(mass: 1, stiffness: 100, damping: 12); "
        + "add fade to: card"
    ),
    ("anim.toValue = 1", "animation fade opacity from: 0 to: 1 1s; add fade to: card"),
    (
      "layer.add(anim, forKey: nil)",
      "animation fade opacity from: 0 to: 1 1s; add fade to: card"
    ),
    ("layer.opacity = 0.5", "card.layer.opacity = 0.5"),
    ("subviews.forEach { $0.alpha = 0 }", "for v in [dot, card] { v.alpha = 0 }"),
    (
      "animate card { alpha = 0 } { alpha = 1 }",
      "animate 0.5s { card.alpha = 0 } completion: { card.alpha = 1 }"
    ),
    ("animate={{ opacity: 0 }}", "animate 0.3s cubic(0.25, 0.1, 0.35, 1) { card.alpha = 0 }"),
    (
      "UIView.animate(withDuration: Constants.duration) { card.alpha = 0 }",
      "animate 0.3s { card.alpha = 0 }"
    ),
  ]

  @Test(arguments: lines)
  func `leads to a line that works`(typed: String, line: String) {
    let session = Session.entered(Self.stage)
    let outcome = session.enter(typed)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
    #expect(!session.enter(line).failed)
  }

  @Test(arguments: [
    "class MyView: UIView {", "enum State {", "override func viewDidLoad() {",
    "super.viewDidLoad()", "@objc func handlePan(_ gesture: UIPanGestureRecognizer) {",
    "typealias Moment = Double",
  ])
  func `is said to be no statement`(typed: String) {
    #expect(
      Answers.text(typed, after: Self.stage).hasSuffix(
        "hint: only the statements of Swift code are typed here: leave this line out"))
  }

  private static let hints: [(String, String)] = [
    (
      "UIView.animate(withDuration: fast, delay: later) { card.alpha = 0 }",
      "'fast' and 'later' are not known here; with numbers: animate 0.3s { card.alpha = 0 }"
    ),
    (
      "UIView.animate(withDuration: 0.3) { card.alpha = Constants.alpha }",
      "'card.alpha = Constants.alpha' stops this: 'Constants' is not known here: "
        + "type the value itself"
    ),
    (
      "start slide every: 1s",
      "the form is start [NAME…] [after: D] [completion: { … }]; without it: start slide"
    ),
  ]

  @Test(arguments: hints)
  func `says what is not known`(typed: String, hint: String) {
    #expect(Answers.text(typed, after: Self.stage).hasSuffix("hint: " + hint))
  }

  @Test func `makes a view where there is none`() {
    let outcome = Answers.outcome("case .began:", after: [])
    let pan = "gesture pan box changed: { box.center += translation; translation = (0, 0) }"
    #expect(outcome.offer == "view box; " + pan)
    #expect(!Answers.outcome("view box; " + pan, after: []).failed)
  }
}
