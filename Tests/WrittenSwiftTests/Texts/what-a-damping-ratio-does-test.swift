// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func whatADampingRatioDoes() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  UIView.animate(springDuration: 0.3141592653589793, bounce: 0.6) {
    box.center.y += 200
  }

  stage.advance(by: 0.9087400214444444)
}
