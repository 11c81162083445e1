// swift-format-ignore-file

import AnimationFacades
import HeadlessUIKit
import Testing

@Test func compare() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  stage.window.addSubview(box)
  let slide = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    box.center.x += 100
  }
  let swing = UIViewPropertyAnimator(
    duration: 0,
    timingParameters: UISpringTimingParameters(
      mass: 1, stiffness: 200, damping: 12, initialVelocity: .zero))
  swing.addAnimations { box.center.x += 60 }
  let intro = Animate()
    .then(duration: 0.5) { box.center.y += 40 }
    .then(duration: 0.5) { box.alpha = 0.5 }
  let badge = UIView(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
  stage.window.addSubview(badge)
  UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseOut]) {
    badge.center.x += 100
  }
  slide.startAnimation()

  stage.advance(by: 0.5)
  slide.isReversed.toggle()
}
