// Code with layers, with other libraries, and with values that are passed on.
extension PastedSwift {
  static let layers = [
    PastedSwift("let dot = CALayer()\nview.layer.addSublayer(dot)", "layer dot"),
    PastedSwift("box.layer.addSublayer(dot)", "layer dot in: box.layer"),
    PastedSwift(
      "let ring = CAShapeLayer()\nbox.layer.addSublayer(ring)", "shape ring in: box.layer"),
    PastedSwift("let sky = CAGradientLayer()", "gradient sky"),
    PastedSwift("dot.removeFromSuperlayer()", "remove dot", after: "layer dot"),
    PastedSwift(
      "let pop = CABasicAnimation(keyPath: \"transform.scale\")", "animation pop transform.scale"),
    PastedSwift(
      "let pop = CABasicAnimation(keyPath: \"opacity\")\npop.fromValue = 0\npop.toValue = 1.0\n"
        + "pop.duration = CFTimeInterval(2)\npop.timingFunction = CAMediaTimingFunction(name: "
        + ".easeInEaseOut)\nbox.layer.add(pop, forKey: nil)",
      "animation pop opacity from: 0 to: 1.0 easeInOut; pop.duration = 2; attach pop to: box.layer"),
    PastedSwift(
      "fade.fromValue = NSNumber(value: 1)", "edit 4 { animation fade opacity to: 0 1s from: 1 }"),
    PastedSwift(
      "let shake = CAKeyframeAnimation(keyPath: \"position.x\")\nshake.values = [0, 10, -10, 0]\n"
        + "shake.keyTimes = [0, 0.2, 0.8, 1]\nshake.isAdditive = true",
      "animation shake position.x values: (0, 10, -10, 0) keyTimes: (0, 0.2, 0.8, 1) "
        + "isAdditive: true"),
    PastedSwift(
      "let turn = CABasicAnimation(keyPath: \"transform.rotation.z\")\nturn.fromValue = 0\n"
        + "turn.toValue = CGFloat.pi * 2\nturn.duration = 1\nturn.repeatCount = .infinity\n"
        + "box.layer.add(turn, forKey: \"spin\")",
      "animation turn transform.rotation.z from: 0 to: pi * 2 repeat; turn.duration = 1; "
        + "attach turn to: box.layer key: \"spin\""),
    PastedSwift(
      "let pop = CASpringAnimation(keyPath: #keyPath(CALayer.position))\npop.damping = 5\n"
        + "pop.duration = pop.settlingDuration\npop.toValue = CGPoint(x: 1, y: 2)",
      "animation pop position spring(mass: 1, stiffness: 100, damping: 5) to: (1, 2)"),
    PastedSwift(
      "fade.fillMode = kCAFillModeForwards",
      "edit 4 { animation fade opacity to: 0 1s fillMode: forwards }"),
    PastedSwift(
      "fade.repeatCount = Float.infinity", "edit 4 { animation fade opacity to: 0 1s repeat }"),
    PastedSwift("fade.beginTime = CACurrentMediaTime() + 0.5", "fade.beginTime = 0.5"),
    PastedSwift("box.layer.add(fade, forKey: \"fade\")", "attach fade to: box.layer key: \"fade\""),
    PastedSwift(
      "box.layer.removeAnimation(forKey: \"fade\")", "detach box.layer \"fade\"",
      after: "attach fade to: box"),
    PastedSwift("box.layer.removeAllAnimations()", "detach box.layer"),
    PastedSwift(
      "CATransaction.begin()\nCATransaction.setDisableActions(true)\nbox.layer.opacity = 0\n"
        + "CATransaction.commit()", "transaction disableActions: true { box.layer.opacity = 0 }"),
    PastedSwift(
      "CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))",
      "transaction linear {"),
    PastedSwift(
      "CATransaction.begin()\nCATransaction.setAnimationDuration(2)\nCATransaction"
        + ".setCompletionBlock { box.tag = 1 }\nbox.layer.opacity = 0\nCATransaction.commit()",
      "transaction 2s { box.layer.opacity = 0 } completion: { box.tag = 1 }"),
  ]

  static let dances = [
    PastedSwift(
      "circle.dance.animate(duration: 2, curve: .easeIn) { $0.alpha = 0; $0.center.x += 10 }.start(after: 1)",
      "dance circle 2s easeIn { .alpha = 0; .center.x += 10 }; start circle after: 1s"),
    PastedSwift(
      "circle.dance.animate(duration: 2, dampingRatio: 0.5) { make in\n  make.alpha = 0\n}\n"
        + ".addCompletion { _ in self.box.alpha = 0 }.start()",
      "dance circle 2s spring(dampingRatio: 0.5) { .alpha = 0 }; completion circle { box.alpha = 0 }; "
        + "start circle"),
    PastedSwift(
      "circle.dance.animate(duration: 2, timingParameters: UISpringTimingParameters(dampingRatio: 0.3)) "
        + "{ $0.alpha = 0 }", "dance circle 2s spring(dampingRatio: 0.3) { .alpha = 0 }"),
    PastedSwift(
      "circle.dance.animate(duration: 1, controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: "
        + "CGPoint(x: 1, y: 1)) { $0.alpha = 0 }",
      "dance circle 1s cubic(0, 0, 1, 1) { .alpha = 0 }"),
    PastedSwift("circle.dance.start()", "start circle"),
    PastedSwift(
      "circle.dance.pause(after: 0.5)", "pause circle after: 0.5s", after: "start circle"),
    PastedSwift("circle.dance.reverse()", "reverse circle", after: "start circle"),
    PastedSwift(
      "circle.dance.finish(at: .end)", "finish circle at: end", after: "start circle"),
    PastedSwift("circle.dance.setProgress(to: 0.25)", "circle.dance.progress = 0.25"),
  ]

  static let chains = [
    PastedSwift(
      "Animate(duration: 1) { box.alpha = 0 }\n  .then(duration: 0.5, options: [.autoreverse]) "
        + "{ box.center.x += 10 }\n  .do { box.tag = 1 }\n  .wait { resume in\n"
        + "    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { resume() }\n  }\n  .perform()",
      "chain intro2 { then 1s { box.alpha = 0 }; then 0.5s autoreverse { box.center.x += 10 }; "
        + "do { box.tag = 1 }; wait { after 0.7s { resume intro2 } } }; perform intro2"),
    PastedSwift(
      "let tour = Animate(duration: 1, springDamping: 0.5, initialVelocity: 0) { box.alpha = 0 }"
        + ".and(duration: 1) { box.tag = 1 }",
      "chain tour { then 1s spring(dampingRatio: 0.5) { box.alpha = 0 }; and 1s { box.tag = 1 } }"),
    PastedSwift(
      "Animate().then(duration: 1, springDamping: 0.5, initialVelocity: 1) { box.alpha = 0 }"
        + ".and(duration: 1, springDamping: 1, initialVelocity: 0) { box.tag = 1 }"
        + ".wait(timeout: 5).perform { box.tag = 2 }",
      "chain intro2 { then 1s spring(dampingRatio: 0.5, initialVelocity: 1) { box.alpha = 0 }; "
        + "and 1s spring(dampingRatio: 1) { box.tag = 1 }; wait timeout: 5s }; "
        + "perform intro2 completion: { box.tag = 2 }"),
    PastedSwift("intro.perform()", "perform intro"),
    PastedSwift(
      "pause.resume()", "resume pause1", after: "chain pause1 { wait }", "perform pause1"),
    PastedSwift("intro.decay()", "decay intro"),
  ]

  static let values = [
    PastedSwift(
      "box.transform = CGAffineTransform(rotationAngle: .pi / 4)", "box.transform = rotate(pi / 4)"
    ),
    PastedSwift(
      "box.transform = CGAffineTransform(scaleX: 2, y: -2).translatedBy(x: 1, y: 2)",
      "box.transform = translate(1, 2) * scale(2, -2)"),
    PastedSwift(
      "box.transform = CGAffineTransform(translationX: 1, y: 2).rotated(by: CGFloat.pi)"
        + ".scaledBy(x: 2, y: 2)", "box.transform = scale(2, 2) * rotate(pi) * translate(1, 2)"),
    PastedSwift(
      "box.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 5)"
        + ".concatenating(CGAffineTransform.identity)",
      "box.transform = transform(1, 0, 0, 1, 5, 5) * identity"),
    PastedSwift(
      "box.transform = CGAffineTransformMakeScale(2, 3)", "box.transform = scale(2, 3)"),
    PastedSwift(
      "box.transform = CGAffineTransformMakeRotation(.pi)", "box.transform = rotate(pi)"),
    PastedSwift(
      "box.transform = CGAffineTransformMakeTranslation(2, 3)",
      "box.transform = translate(2, 3)"),
    PastedSwift(
      "box.layer.transform = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), "
        + "CATransform3DMakeTranslation(1, 2, 3))",
      "box.layer.transform = scale(2, 2, 1) * translate(1, 2, 3)"),
    PastedSwift(
      "box.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)",
      "box.layer.transform = rotate(pi, 0, 1, 0)"),
    PastedSwift(
      "box.alpha = CGFloat(time + 1) * 2 - Double(time)", "box.alpha = (time + 1) * 2 - time"),
    PastedSwift(
      "box.transform = circle.transform.concatenating(time > 1 ? .identity : box.transform)",
      "box.transform = circle.transform * (time > 1 ? .identity : box.transform)"),
    PastedSwift("box.layer.transform = CATransform3DIdentity", "box.layer.transform = identity"),
    PastedSwift("box.alpha = .zero", "box.alpha = 0"),
    PastedSwift("box.backgroundColor = UIColor.systemRed", "box.backgroundColor = systemRed"),
    PastedSwift(
      "box.layer.backgroundColor = UIColor(white: 0.5, alpha: 1).cgColor",
      "box.layer.backgroundColor = rgba(0.5, 0.5, 0.5, 1)"),
    PastedSwift(
      "box.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)",
      "box.backgroundColor = rgba(1, 0.5, 0, 1)"),
    PastedSwift(
      "box.frame = CGRect(origin: .zero, size: CGSize(width: Double(CGFloat(5)), height: time))",
      "box.frame = (0, 0, 5, time)"),
    PastedSwift("self.box.alpha = max(Int(1), TimeInterval(time))", "box.alpha = max(1, time)"),
    PastedSwift(
      "let place = box.layer.presentation()?.position", "let place = shown(box.layer.position)"),
    PastedSwift(
      "UISpringTimingParameters(duration: 0.5, bounce: 0.2, initialVelocity: .zero)",
      "spring(duration: 0.5, bounce: 0.2)"),
    PastedSwift(
      "let soft = UISpringTimingParameters(dampingRatio: 0.7)",
      "let soft = spring(dampingRatio: 0.7)"),
    PastedSwift(
      "let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0), "
        + "controlPoint2: CGPoint(x: 1, y: 1))", "let own = cubic(0.1, 0, 1, 1)"),
    PastedSwift(
      "let own = CAMediaTimingFunction(controlPoints: 0.1, 0, 1, 1)",
      "let own = cubic(0.1, 0, 1, 1)"),
    PastedSwift(
      "let move = CABasicAnimation(keyPath: \"position\"); move.byValue = NSValue(cgPoint: .zero)",
      "animation move position by: (0, 0)"),
    PastedSwift(
      "box.center = CGPoint(x: self.view.bounds.midX, y: 0)", "box.center = (root.bounds.midX, 0)"),
  ]
}
