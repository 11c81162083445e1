// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func layerTime() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  box.addSubview(inner)
  UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear]) {
    box.center.x += 100
    inner.alpha = 0
  }

  stage.advance(by: 0.5)
  box.layer.speed = 0
  box.layer.timeOffset = stage.now

  stage.advance(by: 10)
  box.layer.timeOffset = 1.5
  box.layer.timeOffset = 0.5
  box.layer.speed = 1
  box.layer.timeOffset = 0
  box.layer.beginTime = stage.now - 0.5

  stage.advance(by: 1.5)
}
