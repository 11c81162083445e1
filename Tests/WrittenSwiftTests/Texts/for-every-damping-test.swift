// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func forEveryDamping() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  stage.window.addSubview(card)
  let shadow = UIView(frame: CGRect(x: 20, y: 110, width: 100, height: 100))
  stage.window.addSubview(shadow)
}
