// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func whatAFractionMeans() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let ball = UIView()
  ball.center = CGPoint(x: 0, y: 100)
  ball.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  stage.window.addSubview(ball)
  let slide = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
    ball.center.x = 100
  }
  slide.startAnimation()

  stage.advance(by: 0.5)
  slide.pauseAnimation()
  slide.fractionComplete = 0.5
  slide.startAnimation()

  stage.advance(by: 0.3425)
  let home = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { ball.center.x = 0 }
  home.scrubsLinearly = false
  home.fractionComplete = 0.5
  home.startAnimation()

  stage.advance(by: 0.5)
}
