// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func theFaultIDidNotThinkOf() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 95, y: 100, width: 200, height: 120))
  stage.window.addSubview(card)
  UIView.animate(withDuration: 0.5) { card.center.y += 300 }
  UIView.animate(withDuration: 0.5) { card.center.y += 400 }

  stage.advance(by: 0.5)
}
