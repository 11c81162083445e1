// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func reversingMidFlight() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let panel = UIView(frame: CGRect(x: 0, y: 844, width: 390, height: 400))
  stage.window.addSubview(panel)
  let open = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    panel.frame.origin.y = 444
  }
  open.startAnimation()

  stage.advance(by: 0.25)
  open.isReversed.toggle()

  stage.advance(by: 0.25)
  let close = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    panel.alpha = 0
  }
  close.startAnimation()

  stage.advance(by: 0.3)
  close.isReversed.toggle()
  close.isReversed.toggle()

  stage.advance(by: 0.7)
  let lift = UIViewPropertyAnimator(duration: 1, curve: .linear) {
    panel.center.x += 100
  }
  lift.pauseAnimation()
  lift.fractionComplete = 0.4
  lift.isReversed.toggle()
  lift.fractionComplete = 0.9
  lift.startAnimation()

  stage.advance(by: 0.1)
}
