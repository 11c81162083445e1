// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func curve() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(1)
  UIView.setAnimationCurve(.linear)
  box.center.x += 100
  UIView.commitAnimations()

  stage.advance(by: 0.25)
}
