// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func springs() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let ratio = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6) {
    box.center.x += 200
  }
  ratio.startAnimation()

  stage.advance(by: 0.5)
  let full = UIViewPropertyAnimator(
    duration: 5,
    timingParameters: UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
  full.addAnimations { box.alpha = 0 }
  let heavy = UIViewPropertyAnimator(
    duration: 0,
    timingParameters: UISpringTimingParameters(
      mass: 4, stiffness: 100, damping: 10, initialVelocity: .zero))
  heavy.addAnimations { box.alpha = 0 }
  let stiff = UIViewPropertyAnimator(
    duration: 0,
    timingParameters: UISpringTimingParameters(
      mass: 1, stiffness: 400, damping: 10, initialVelocity: .zero))
  stiff.addAnimations { box.alpha = 0 }
  let damped = UIViewPropertyAnimator(
    duration: 0,
    timingParameters: UISpringTimingParameters(
      mass: 1, stiffness: 400, damping: 20, initialVelocity: .zero))
  damped.addAnimations { box.alpha = 0 }
  let jump = UIViewPropertyAnimator(
    duration: 0.5, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.3))
  jump.addAnimations { box.alpha = 0 }
  let calm = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  stage.window.addSubview(calm)
  let flick = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
  stage.window.addSubview(flick)
  UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
    calm.center.x += 200
  }
  UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 5) {
    flick.center.x += 200
  }

  stage.advance(by: 1)
  UIView.animate(springDuration: 0.3, bounce: 0.2, initialSpringVelocity: 3) {
    calm.center.x = 50
  }

  stage.advance(by: 0.45640375555555557)
}
