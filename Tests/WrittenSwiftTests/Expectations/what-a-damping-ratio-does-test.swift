// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func whatADampingRatioDoes() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let animator = UIViewPropertyAnimator(
    duration: 0.25,
    timingParameters: UISpringTimingParameters(
      mass: 1, stiffness: 400, damping: 16, initialVelocity: .zero))
  animator.addAnimations { box.center.y += 200 }
  animator.startAnimation()

  stage.advance(by: 0.9087400214444444)
}
