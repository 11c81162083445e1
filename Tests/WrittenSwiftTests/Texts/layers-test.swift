// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func layers() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let dot = CALayer()
  dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
  dot.backgroundColor = UIColor.red.cgColor
  box.layer.addSublayer(dot)
  CATransaction.flush()
  dot.borderWidth = 2
  dot.zPosition = 5
  box.layer.sublayerTransform = { var seen = CATransform3DIdentity; seen.m34 = -1 / (
    500); return seen }()
  dot.position.x = 80

  stage.advance(by: 0.25)
  box.layer.opacity = 0.5
  #expect(abs(Double(box.layer.shown.opacity) - 0.5) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
