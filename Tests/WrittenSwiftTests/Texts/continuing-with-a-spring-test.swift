// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func continuingWithASpring() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(card)
  let drag = UIViewPropertyAnimator(duration: 1, curve: .linear) {
    card.center.x += 300
  }
  drag.pauseAnimation()
  drag.fractionComplete = 0.4
  #expect(abs(card.layer.shown.position.x - 170) <= 0.001)
  drag.continueAnimation(
    withTimingParameters: UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 1)),
    durationFactor: 0.8)

  stage.advance(by: 0.8)
  #expect(abs(card.layer.shown.position.x - 350) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
