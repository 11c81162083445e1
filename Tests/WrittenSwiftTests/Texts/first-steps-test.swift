// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func firstSteps() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  box.center.y = 200
  let slide = UIViewPropertyAnimator(duration: 2, curve: .linear) {
    box.center.x += 200
    box.alpha = 0
  }
  slide.startAnimation()

  stage.advance(by: 2)
  #expect(abs(box.layer.shown.position.x - 250) <= 0.001)
  #expect(abs(box.layer.shown.position.y - 200) <= 0.001)
  #expect(abs(Double(box.layer.shown.opacity) - 0) <= 0.001)
  #expect(slide.state == .inactive)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
