// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func delaysAndDelayFactors() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let title = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
  title.alpha = 0
  stage.window.addSubview(title)
  let button = UIView(frame: CGRect(x: 20, y: 700, width: 350, height: 50))
  button.alpha = 0
  stage.window.addSubview(button)
  let entrance = UIViewPropertyAnimator(duration: 1, curve: .linear) {
    title.alpha = 1
  }
  entrance.addAnimations({
    button.alpha = 1
  }, delayFactor: 0.5)
  entrance.startAnimation(afterDelay: 0.25)

  stage.advance(by: 0.25)
  #expect(abs(Double(title.layer.shown.opacity) - 0) <= 0.001)

  stage.advance(by: 0.5)
  #expect(abs(Double(title.layer.shown.opacity) - 0.5) <= 0.001)
  #expect(abs(Double(button.layer.shown.opacity) - 0) <= 0.001)

  stage.advance(by: 0.25)
  #expect(abs(Double(title.layer.shown.opacity) - 0.75) <= 0.001)
  #expect(abs(Double(button.layer.shown.opacity) - 0.5) <= 0.001)
  entrance.addAnimations { title.center.y += 10 }

  stage.advance(by: 0.125)
  #expect(abs(title.layer.shown.position.y - 65) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
