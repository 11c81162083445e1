// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aJumpExplained() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let drawer = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 400))
  stage.window.addSubview(drawer)
  let open = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    drawer.center.y = 500
  }
  open.addCompletion { position in if position == .end { drawer.tag = 1 } }
  open.startAnimation()

  stage.advance(by: 0.4)
  open.pauseAnimation()
  let remembered: Double = open.fractionComplete
  open.isReversed.toggle()
  open.fractionComplete = 1 - remembered
  open.continueAnimation(withTimingParameters: nil, durationFactor: 0)

  stage.advance(by: 0.4)
  #expect(abs(drawer.layer.shown.position.y - 800) <= 0.001)
  #expect(abs(Double(drawer.tag) - 0) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
