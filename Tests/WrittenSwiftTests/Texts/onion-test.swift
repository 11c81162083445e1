// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func onion() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let bubble = UIView(frame: CGRect(x: 140, y: 100, width: 20, height: 20))
  bubble.layer.cornerRadius = 10
  stage.window.addSubview(bubble)
  UIView.animate(withDuration: 1) {
    bubble.frame = CGRect(x: 0, y: 0, width: 300, height: 220)
    bubble.layer.cornerRadius = 110
  }
}
