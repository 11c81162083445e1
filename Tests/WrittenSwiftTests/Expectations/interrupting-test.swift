// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func interrupting() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(card)
  let away = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    card.center.x += 200
  }
  away.startAnimation()

  stage.advance(by: 0.5)
  let home = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    card.center.x = 50
  }
  home.startAnimation()

  stage.advance(by: 1)
  #expect(abs(card.layer.shown.position.x - 50) <= 0.001)
  let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0 }
  fade.startAnimation()

  stage.advance(by: 0.5)
  let restore = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 1 }
  restore.startAnimation()
  #expect(abs(Double(card.layer.shown.opacity) - 0.5) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
