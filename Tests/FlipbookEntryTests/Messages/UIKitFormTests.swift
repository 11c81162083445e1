import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// UIKit's and SwiftUI's calls, and words in another order, with the line that is offered for them.
@Suite struct UIKitFormTests {
  private static let stage = [
    "view sheet frame: (0, 0, 100, 100)", "view dim",
    "animator slide 2s { sheet.center.x += 200 }", "animation spin transform.rotation to: 1 1s",
  ]

  private static let rows = #"""
    UIView.animate(withDuration: 0.3) { sheet.frame = sheet.frame.offsetBy(dx: 100, dy: 0) } => animate 0.3s { sheet.frame.origin += (100, 0) }
    UIView.animate(withDuration: 2) { sheet.frame = sheet.frame.insetBy(dx: 4, dy: 5) } => animate 2s { sheet.bounds.size -= (2 * 4, 2 * 5) }
    UIView.animate(withDuration: 0.3) { [dim].forEach { $0.alpha = 0 } } => animate 0.3s { dim.alpha = 0 }
    UIView.animate(withDuration: 0.3) { [weak self] in guard let self else { return }; self.dim.alpha = 0 } => animate 0.3s { dim.alpha = 0 }
    UIView.animate(duration: 0.4) { dim.alpha = 0 } => animate 0.4s { dim.alpha = 0 }
    UIView.animate(withDuration: 0.4, animation: { dim.alpha = 0 }) => animate 0.4s { dim.alpha = 0 }
    UIView.animate(withDuration: 0.4, dim.alpha = 0) => animate 0.4s { dim.alpha = 0 }
    [UIView animateWithDuration:0.4 animations:^{ dim.alpha = 0; }] => animate 0.4s { dim.alpha = 0 }
    view badge frame (0, 0, 20, 20) => view badge frame: (0, 0, 20, 20)
    view badge frame = (0, 0, 20, 20) => view badge frame: (0, 0, 20, 20)
    view badge frame: [0, 0, 20, 20] => view badge frame: (0, 0, 20, 20)
    view badge { frame: (0, 0, 20, 20) } => view badge frame: (0, 0, 20, 20)
    view badge: frame (0, 0, 20, 20) => view badge frame: (0, 0, 20, 20)
    view badge origin: (1, 2) size: (20, 30) => view badge frame: (1, 2, 20, 30)
    animate 1s { dim.origin = (10, 10) } => animate 1s { dim.frame.origin = (10, 10) }
    dim.frame = 10 10 50 50 => dim.frame = (10, 10, 50, 50)
    animate 1s curveEaseOut { dim.alpha = 0 } => animate 1s easeOut { dim.alpha = 0 }
    animate 1s .curveLinear { dim.alpha = 0 } => animate 1s linear { dim.alpha = 0 }
    animate 1s easeInEaseOut { dim.alpha = 0 } => animate 1s easeInOut { dim.alpha = 0 }
    animate 1s options: [.curveEaseInOut, .allowUserInteraction] { dim.alpha = 0 } => animate 1s easeInOut allowUserInteraction { dim.alpha = 0 }
    animate 1s [.curveEaseIn] { dim.alpha = 0 } => animate 1s easeIn { dim.alpha = 0 }
    animate 0.5s options: repeat { dim.alpha = 0 } => animate 0.5s repeat { dim.alpha = 0 }
    animate snappy 0.5s { dim.alpha = 0 } => animate spring(duration: 0.5, bounce: 0.15) { dim.alpha = 0 }
    animate 1s { dim.alpha = 0 } easeOut => animate 1s easeOut { dim.alpha = 0 }
    animator pop duration: 1 curve: easeIn { dim.alpha = 0 } => animator pop 1s easeIn { dim.alpha = 0 }
    animator pop 1s dampingRatio: 0.5 { dim.alpha = 0 } => animator pop 1s spring(dampingRatio: 0.5) { dim.alpha = 0 }
    animate 1s damping: 0.5 { dim.alpha = 0 } => animate 1s spring(dampingRatio: 0.5) { dim.alpha = 0 }
    animate 1s usingSpringWithDamping: 0.5 initialSpringVelocity: 2 { dim.alpha = 0 } => animate 1s spring(dampingRatio: 0.5, initialVelocity: 2) { dim.alpha = 0 }
    animator 0.3 { dim.alpha = 0 } => animator fade 0.3s { dim.alpha = 0 }
    animator pop 0.3 easeIn { dim.alpha = 0 }.startAnimation() => animator pop 0.3 easeIn { dim.alpha = 0 }; start pop
    animate 0.5s show { dim.alpha = 0 } => animate show 0.5s { dim.alpha = 0 }
    animate 1s bounce: 0.3 { dim.alpha = 0 } => animate spring(duration: 1s, bounce: 0.3) { dim.alpha = 0 }
    dim.fadeOut(1) => animate 1s { dim.alpha = 0 }
    dim.fadeOut(400) => animate 400ms { dim.alpha = 0 }
    edit 2 view dim alpha: 0.5 => edit 2 { view dim alpha: 0.5 }
    withAnimation(.easeInOut) { dim.alpha = 0 } => animate 0.35s easeInOut { dim.alpha = 0 }
    withAnimation(.interpolatingSpring(stiffness: 170, damping: 15)) { dim.alpha = 0 } => animate spring(mass: 1, stiffness: 170, damping: 15) { dim.alpha = 0 }
    withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 2)) { dim.alpha = 0 } => animate 2s cubic(0.2, 0.8, 0.2, 1) { dim.alpha = 0 }
    withAnimation(nil) { dim.alpha = 0 } => dim.alpha = 0
    dim.add(spin) => add spin to: dim
    attach spin dim => add spin to: dim
    animate snappy 500ms { dim.alpha = 0 } => animate 500ms snappy { dim.alpha = 0 }
    animate 0.5s { dim.center.y to 100 } => animate 0.5s { dim.center.y = 100 }
    animate 0.5s { dim.center.y -> 100 } => animate 0.5s { dim.center.y = 100 }
    animate 1s { dim.center = (100, 100), duration: 2 } => animate 2s { dim.center = (100, 100) }
    animate dim.center.x 200 1s => animate 1s { dim.center.x = 200 }
    animation pop opacity 1 0 2s => animation pop opacity from: 1 to: 0 2s
    animate 1s { dim.alpha = 0 } { dim.alpha = 1 } => animate 1s { dim.alpha = 0 } completion: { dim.alpha = 1 }
    run slide => start slide; run
    slide.completion = { dim.alpha = 0 } => completion slide { dim.alpha = 0 }
    start slide afterDelay: 2 => start slide after: 2s
    dim.setFrame(10, 10, 50, 60) => dim.frame = (10, 10, 50, 60)
    dim.frame(10, 10, 50, 60) => dim.frame = (10, 10, 50, 60)
    dim.alpha.animate(to: 0) => animate 1s { dim.alpha = 0 }
    dim.layer.model() => model(dim.center)
    dim cornerRadius 5 => dim.cornerRadius = 5
    dim.alpha = 0.5f => dim.alpha = 0.5
    dim.alpha = false => dim.alpha = 0
    dim.center.x = UIScreen.main.bounds.midX => dim.center.x = root.bounds.midX
    toggle slide => reverse slide
    """#.split(separator: "\n").map { row in
      let parts = row.split(separator: " => ", maxSplits: 1).map { String($0) }
      return (parts[0], parts[1])
    }

  @Test(arguments: rows) func `are offered as they are written here`(typed: String, line: String) {
    let outcome = Answers.outcome(typed, after: Self.stage)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
    #expect(!Answers.outcome(line, after: Self.stage).failed)
  }

  private static let hints: [(String, String)] = [
    (
      "UIView.animate(withDuration: 0.4) { self.view.layoutIfNeeded() }",
      "'self.view.layoutIfNeeded()' stops this: there is no layout; what moves is the frame"
    ),
    (
      "UIView.animate(withDuration: 0.4) { dim.alpha = 0; topConstraint.constant = 20 }",
      "'topConstraint.constant = 20' stops this: there is no layout; what moves is the frame"
    ),
    ("animate 1s { view.layoutIfNeeded() }", "there is no layout; what moves is the frame"),
    ("topConstraint.constant = 20", "there is no layout; what moves is the frame"),
  ]

  @Test(arguments: hints)
  func `what stops a block is named`(typed: String, hint: String) {
    #expect(Answers.text(typed, after: Self.stage).contains("hint: " + hint))
  }

  @Test func `what runs is not resumed`() {
    let text = Answers.text("resume slide", after: Self.stage + ["start slide"])
    #expect(text.contains("continue' with an animator that is paused"))
  }

  private static let lines: [(String, String)] = [
    ("continue slide 0.5", "continue slide durationFactor: 0.5"),
    ("scrub slide", "scrub slide 0.5"),
  ]

  @Test(arguments: lines)
  func `what is paused goes on`(typed: String, line: String) {
    let stage = Self.stage + ["start slide", "step 0.5s", "pause slide"]
    #expect(Answers.outcome(typed, after: stage).offer == line)
    #expect(!Answers.outcome(line, after: stage).failed)
  }

  @Test(arguments: ["curveEaseInOut", "usingSpringWithDamping", "initialSpringVelocity"])
  func `UIKit's words have help`(word: String) {
    #expect(!Answers.outcome("help \(word)").failed)
  }
}
