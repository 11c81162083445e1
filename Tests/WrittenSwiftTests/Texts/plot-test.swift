// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func plot() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
    box.center = CGPoint(x: 200, y: 300)
    box.alpha = 0.5
  }
}
