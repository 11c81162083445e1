// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func scrubbing() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let slide = UIViewPropertyAnimator(duration: 2, curve: .easeIn) {
    box.center.x += 200
  }
  slide.startAnimation()

  stage.advance(by: 1)
  slide.pauseAnimation()
  slide.fractionComplete = 0.6
  slide.fractionComplete = 0.5
  #expect(abs(box.layer.shown.position.x - 150) <= 0.001)
  slide.fractionComplete = 0.75
  #expect(abs(box.layer.shown.position.x - 200) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
