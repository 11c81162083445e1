// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func pausingOnCompletion() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let drawer = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 400))
  stage.window.addSubview(drawer)
  let open = UIViewPropertyAnimator(duration: 1, curve: .easeOut) {
    drawer.frame.origin.y = 444
  }
  open.pausesOnCompletion = true
  open.addCompletion { _ in drawer.tag = 1 }
  open.startAnimation()

  stage.advance(by: 1)
  #expect(open.state == .active)
  #expect(!open.isRunning)
  #expect(abs(open.fractionComplete - 1) <= 0.001)
  open.isReversed.toggle()
  #expect(abs(open.fractionComplete - 0) <= 0.001)
  open.startAnimation()

  stage.advance(by: 1)
  #expect(abs(drawer.layer.shown.frame.minY - 744) <= 0.001)
  #expect(abs(Double(drawer.tag) - 0) <= 0.001)
  open.stopAnimation(false)
  open.finishAnimation(at: .start)
  #expect(abs(Double(drawer.tag) - 1) <= 0.001)
  #expect(open.state == .inactive)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
