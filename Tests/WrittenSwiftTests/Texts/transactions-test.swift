// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func transactions() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let dot = CALayer()
  dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
  dot.backgroundColor = UIColor.red.cgColor
  stage.window.layer.addSublayer(dot)
  CATransaction.flush()
  CATransaction.begin()
  CATransaction.setAnimationDuration(1)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
  CATransaction.setCompletionBlock { dot.isHidden = true }
  dot.position.x = 110
  dot.opacity = 0
  CATransaction.commit()

  stage.advance(by: 1.25)
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  dot.isHidden = false
  dot.position.x = 10
  dot.opacity = 1
  CATransaction.commit()
  #expect(abs(dot.shown.position.x - 10) <= 0.001)
  CATransaction.begin()
  CATransaction.setAnimationDuration(1)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
  dot.position.x = 110
  CATransaction.commit()

  stage.advance(by: 0.5)
  CATransaction.begin()
  CATransaction.setAnimationDuration(1)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
  dot.position.x = 10
  CATransaction.commit()

  stage.advance(by: 0.5)
  #expect(abs(dot.shown.position.x - 35) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
