// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func marksAndBranches() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let slide = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) {
    box.center.x += 200
  }
  slide.startAnimation()

  stage.advance(by: 0.5)
  #expect(abs(stage.now - 0.5) <= 0.001)

  stage.advance(by: 1.5)
  #expect(abs(box.layer.shown.position.x - 250) <= 0.001)
}

@Test func marksAndBranches2() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(box)
  let slide = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) {
    box.center.x += 200
  }
  slide.startAnimation()

  stage.advance(by: 0.5)
  slide.isReversed.toggle()

  stage.advance(by: 0.5)
  #expect(abs(box.layer.shown.position.x - 50) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
