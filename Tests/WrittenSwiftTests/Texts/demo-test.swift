// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func demo() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 160))
  card.backgroundColor = UIColor(red: 1, green: 99 / 255, blue: 71 / 255, alpha: 1)
  card.layer.cornerRadius = 16
  stage.window.addSubview(card)
  UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
    card.center.x += 190
  }

  stage.advance(by: 1)
}
