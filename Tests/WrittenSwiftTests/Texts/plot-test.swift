// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func plot() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  stage.window.addSubview(box)
  let slide = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    box.center.x += 100
  }
  slide.startAnimation()

  stage.advance(by: 0.4)
  slide.pauseAnimation()

  stage.advance(by: 0.2)
  slide.fractionComplete = 0.75

  stage.advance(by: 0.2)
  slide.continueAnimation(withTimingParameters: nil, durationFactor: 0)

  stage.advance(by: 0.1)
  let badge = UIView(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
  stage.window.addSubview(badge)
  UIView.animate(withDuration: 0.5) { badge.center.x += 80 }
}
