// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func stiffnessMassVelocity() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let animator = UIViewPropertyAnimator(
    duration: 0.25,
    timingParameters: UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 4, initialVelocity: CGVector(dx: 5, dy: 5)))
  animator.addAnimations { box.center.x += 200 }
  animator.startAnimation()

  stage.advance(by: 3.587433443)
  let animator2 = UIViewPropertyAnimator(
    duration: 0.25,
    timingParameters: UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 4,
      initialVelocity: CGVector(dx: 1000 / 400, dy: 1000 / 400)))
  animator2.addAnimations { box.center.x += 400 }
  animator2.startAnimation()
}
