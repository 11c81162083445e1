// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func stiffnessMassVelocity() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  UIView.animate(springDuration: 0.6283185307179586, bounce: 0.8, initialSpringVelocity: 5) {
    box.center.x += 200
  }

  stage.advance(by: 3.587433443)
  UIView.animate(
    springDuration: 0.6283185307179586, bounce: 0.8, initialSpringVelocity: 1000 / 400) {
    box.center.x += 400
  }
}
