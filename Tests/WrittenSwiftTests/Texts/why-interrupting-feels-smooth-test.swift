// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func whyInterruptingFeelsSmooth() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(card)
  let away = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    card.center.x = 250
  }
  away.startAnimation()

  stage.advance(by: 0.5)
  UIView.animate(withDuration: 1) { card.center.x = 50 }
}
