// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func theSpringIMeant() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  stage.window.addSubview(card)
  UIView.animate(springDuration: 0.4, bounce: 0.3) { card.center.x += 200 }
}
