// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func goingBackInTime() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let slide = UIViewPropertyAnimator(duration: 2, curve: .easeOut) {
    box.center.x += 200
  }
  slide.startAnimation()

  stage.advance(by: 1)
  #expect(!slide.isReversed)
  #expect(abs(stage.now - 1) <= 0.001)
  slide.isReversed.toggle()
  #expect(slide.isReversed)
  #expect(abs(stage.now - 1) <= 0.001)

  stage.advance(by: 1)
  #expect(abs(box.layer.shown.position.x - 50) <= 0.001)
  #expect(abs(stage.now - 2) <= 0.001)
}

@Test func goingBackInTime2() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let dot = UIView()
  stage.window.addSubview(dot)
  UIView.animate(withDuration: 1) { dot.bounds.size.width = 300 }

  stage.advance(by: 1)
  #expect(abs(stage.now - 1) <= 0)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
