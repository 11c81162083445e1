// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func mistakes() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let slide = UIViewPropertyAnimator(duration: 2, curve: .linear) {
    box.center.x += 200
  }
  slide.startAnimation()

  stage.advance(by: 0.5)
  slide.stopAnimation(false)
  slide.finishAnimation(at: .current)
  UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) { box.alpha = 0 }

  stage.advance(by: 0.25)
  #expect(abs(Double(box.layer.shown.opacity) - 0.75) <= 0.001)
  #expect(abs(box.alpha - 0) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
