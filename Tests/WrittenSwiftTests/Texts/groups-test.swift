// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func groups() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  stage.window.addSubview(card)
  let fade = CABasicAnimation(keyPath: "opacity")
  fade.fromValue = 1
  fade.toValue = 0
  fade.duration = 1
  fade.beginTime = 0.5
  let move = CABasicAnimation(keyPath: "position.x")
  move.byValue = 90
  move.duration = 3
  let leave = CAAnimationGroup()
  leave.animations = [fade, move]
  leave.duration = 2
  card.layer.add(leave, forKey: "leave")

  stage.advance(by: 2)
  #expect(abs(card.layer.shown.position.x - 50) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
