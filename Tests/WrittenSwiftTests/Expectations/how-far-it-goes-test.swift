// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func howFarItGoes() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  stage.window.addSubview(card)
  UIView.animate(
    withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
    card.center.x += 200
  }

  stage.advance(by: 0.1)
  // expect always card.center.x <= 330: a check over time needs the session
  // expect never card.center.x > 400: a check over time needs the session
  // expect eventually card.center.x > 300: a check over time needs the session
  // expect settled card.center.x by: 0.8s: a check over time needs the session

  stage.advance(by: 0.7)
  UIView.animate(withDuration: 1) { card.center.y += 300 }
  // expect monotonic card.center.y: a check over time needs the session
  // expect continuous card.center.y: a check over time needs the session
  // expect smooth card.center.y: a check over time needs the session
}
