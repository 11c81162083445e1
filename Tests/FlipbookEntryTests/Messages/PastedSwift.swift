import Testing

/// Swift that is pasted from an app, and the line that is offered for it.
struct PastedSwift: CustomTestStringConvertible {
  let pasted: String
  let offered: String
  /// Entries that come before it.
  var before: [String] = []
  var testDescription: String { pasted }

  init(_ pasted: String, _ offered: String, after before: String...) {
    (self.pasted, self.offered, self.before) = (pasted, offered, PastedSwift.stage + before)
  }

  static let stage = [
    "view box frame: (0, 0, 100, 100)", "view circle frame: (100, 0, 50, 50)",
    "animator slide 2s { box.center.x += 100 }", "animation fade opacity to: 0 1s",
    "chain intro { then 1s { box.alpha = 0 } }", "dance circle 1s { .alpha = 0.5 }",
    "let time = 1.5",
  ]

  static let rows = animators + blocks + stages + layers + dances + chains + values

  private static let animators = [
    PastedSwift(
      "let up = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.alpha = 0 }",
      "animator up 1s easeInOut { box.alpha = 0 }"),
    PastedSwift(
      "let up = UIViewPropertyAnimator(duration: time, dampingRatio: 0.5) { [weak self] in\n"
        + "  self?.box.alpha = 0\n  self?.box.center.y += 100\n}\nup.startAnimation()",
      "animator up time spring(dampingRatio: 0.5) { box.alpha = 0; box.center.y += 100 }; start up"),
    PastedSwift(
      "private lazy var up: UIViewPropertyAnimator = UIViewPropertyAnimator(duration: 0.3, "
        + "controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))",
      "animator up 0.3s cubic(0.1, 0.2, 0.3, 1)"),
    PastedSwift(
      "let up = UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters("
        + "mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 2, dy: 2)))",
      "animator up 0s spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)"),
    PastedSwift(
      "let slide = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }",
      "remove slide; animator slide 1s linear { box.alpha = 0 }"),
    PastedSwift(
      "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)",
      "animator animator1 1s linear"),
    PastedSwift(
      "UIViewPropertyAnimator(duration: 1, curve: .easeOut) { box.alpha = 0 }.startAnimation()",
      "animator slide2 1s easeOut { box.alpha = 0 }; start slide2"),
    PastedSwift(
      "let up = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.1, "
        + "options: .curveEaseOut, animations: { box.alpha = 0 }, completion: { at in "
        + "box.isHidden = at == .end })",
      "animator up 0.5s easeOut { box.alpha = 0 }; completion up { box.isHidden = position == .end "
        + "}; start up after: 0.1s"),
    PastedSwift("slide.startAnimation()", "start slide"),
    PastedSwift("slide.startAnimation(afterDelay: 0.5)", "start slide after: 0.5s"),
    PastedSwift("slide.pauseAnimation()", "pause slide"),
    PastedSwift("animator.pauseAnimation()", "pause animator1", after: "animator animator1 1s"),
    PastedSwift(
      "slide.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)",
      "continue slide durationFactor: 0.5", after: "pause slide"),
    PastedSwift(
      "slide.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: "
        + ".easeIn), durationFactor: 0)", "continue slide easeIn", after: "pause slide"),
    PastedSwift("slide.stopAnimation(false)", "stop slide", after: "start slide"),
    PastedSwift(
      "slide.stopAnimation(true)", "stop slide withoutFinishing: true", after: "start slide"),
    PastedSwift(
      "slide.finishAnimation(at: .current)", "finish slide at: current",
      after: "start slide", "stop slide"),
    PastedSwift(
      "slide.isReversed.toggle()", "slide.isReversed = !slide.isReversed", after: "start slide"),
    PastedSwift("slide.addAnimations { box.center.x += 100 }", "add slide { box.center.x += 100 }"),
    PastedSwift(
      "slide.addAnimations({ box.alpha = 0 }, delayFactor: 0.5)",
      "add slide delayFactor: 0.5 { box.alpha = 0 }"),
    PastedSwift(
      "slide.addCompletion { position in\n  if1 = 1 }",
      "completion slide { if1 = 1 }", after: "let if1 = 0"),
    PastedSwift(
      "slide.addCompletion { _ in circle.removeFromSuperview() }",
      "completion slide { remove circle }"),
  ]

  private static let blocks = [
    PastedSwift(
      "UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseIn]) {",
      "animate 0.3s easeIn delay: 0.1s {"),
    PastedSwift(
      "UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse, .curveLinear], "
        + "animations: { box.alpha = 0 }, completion: nil)",
      "animate 0.3s repeat autoreverse linear { box.alpha = 0 }"),
    PastedSwift(
      "UIView.animate(withDuration: 0.3, animations: {\n  self.box.alpha = 0\n}) { finished in\n"
        + "  self.box.isHidden = finished\n}",
      "animate 0.3s { box.alpha = 0 } completion: { box.isHidden = finished }"),
    PastedSwift(
      "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, "
        + "initialSpringVelocity: 0.5, options: .curveEaseInOut) { box.alpha = 0 } completion: { _ in"
        + "\n  UIView.animate(withDuration: 1) { self.box.alpha = 1 }\n}",
      "animate 0.5s spring(dampingRatio: 0.6, initialVelocity: 0.5) { box.alpha = 0 } "
        + "completion: { animate 1s { box.alpha = 1 } }"),
    PastedSwift(
      "UIView.animate(springDuration: 0.4, bounce: 0.2) { box.center = CGPoint(x: 9, y: 9) }",
      "animate spring(duration: 0.4, bounce: 0.2) { box.center = (9, 9) }"),
    PastedSwift(
      "UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeCubic) {\n"
        + "  UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 0 }\n"
        + "  UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 1 / 2) {\n"
        + "    box.alpha = 1\n  }\n}",
      "keyframes 2s mode: cubic { at 0 for: 0.5 { box.alpha = 0 }; "
        + "at 0.5 for: 1 / 2 { box.alpha = 1 } }"),
    PastedSwift(
      "UIView.animateKeyframes(withDuration: 2, delay: 1, options: [UIView.KeyframeAnimationOptions("
        + "rawValue: UIView.AnimationOptions.curveLinear.rawValue), .autoreverse]) { }",
      "keyframes 2s linear autoreverse delay: 1s { }"),
    PastedSwift(
      "UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {",
      "at 0 for: 0.5 {"),
    PastedSwift(
      "UIView.Animator(duration: 0.3, delay: 1, options: [.autoreverse])\n  .animations { box.alpha = 0 }\n"
        + "  .completion { _ in box.tag = 1 }\n  .animate()",
      "animate 0.3s autoreverse delay: 1s { box.alpha = 0 } completion: { box.tag = 1 }"),
    PastedSwift(
      "UIView.SpringAnimator(duration: 0.3, damping: 0.2, velocity: 2).animations { box.alpha = 0 }"
        + ".animate()",
      "animate 0.3s spring(dampingRatio: 0.2, initialVelocity: 2) { box.alpha = 0 }"),
    PastedSwift(
      "animateViews(duration: 0.5, curve: .easeIn, animations: { box.alpha = 0 })",
      "animate 0.5s easeIn { box.alpha = 0 }"),
    PastedSwift("UIView.beginAnimations(\"fade\", context: nil)", "begin name: \"fade\""),
    PastedSwift("UIView.setAnimationDuration(1)", "duration 1s", after: "begin"),
    PastedSwift("UIView.setAnimationDelay(0.5)", "delay 0.5s", after: "begin"),
    PastedSwift("UIView.setAnimationCurve(.easeIn)", "curve easeIn", after: "begin"),
    PastedSwift("UIView.setAnimationRepeatCount(3)", "repeat 3", after: "begin"),
    PastedSwift("UIView.setAnimationRepeatAutoreverses(true)", "autoreverse true", after: "begin"),
    PastedSwift("UIView.commitAnimations()", "commit", after: "begin"),
  ]

  private static let stages = [
    PastedSwift(
      "let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1_000.5))",
      "view card frame: (0, 0, 100, 1000.5)"),
    PastedSwift("let view = UIView()", "view view1"),
    PastedSwift("view.addSubview(card)", "view card"),
    PastedSwift("addSubview(card)", "view card"), PastedSwift("self.addSubview(card)", "view card"),
    PastedSwift("self.backgroundColor = UIColor.red", "root.backgroundColor = red"),
    PastedSwift(
      "box.addSubview(circle)", "edit 2 { view circle frame: (100, 0, 50, 50) in: box }"),
    PastedSwift("box.addSubview(card)", "view card in: box"),
    PastedSwift(
      "let card = UIView(frame: .zero)\nself.view.addSubview(self.card)\ncard.alpha = 0",
      "view card frame: (0, 0, 0, 0); card.alpha = 0"),
    PastedSwift("let card = UIView()\nbox.addSubview(card)", "view card in: box"),
    PastedSwift("box.removeFromSuperview()", "remove box"),
    PastedSwift(
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.box.alpha = 1 }",
      "after 1s { box.alpha = 1 }"),
    PastedSwift(
      "DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: { box.tag = 1 })",
      "after 300ms { box.tag = 1 }"),
    PastedSwift(
      "DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { slide.startAnimation() }",
      "after 2s { start slide }"),
    PastedSwift("DispatchQueue.main.async { box.tag = 1 }", "after 0s { box.tag = 1 }"),
    PastedSwift("stage.advance(by: 1)", "step 1s"),
    PastedSwift("try await Task.sleep(for: .seconds(0.5))", "step 0.5s"),
    PastedSwift("print(box.center.x)", "box.center.x"),
  ]
}
