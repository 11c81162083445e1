// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func keyframes() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  stage.window.addSubview(box)
  UIView.animateKeyframes(
    withDuration: 2,
    delay: 0,
    options: [UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
      box.center.x += 100
    }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
      box.center.y += 100
    }
    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
      box.alpha = 0
    }
  }

  stage.advance(by: 2)
  let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  stage.window.addSubview(dot)
  UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
      dot.center.x = 80
    }
    UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) {
      dot.center.x = 40
    }
  }

  stage.advance(by: 1)
  UIView.animateKeyframes(
    withDuration: 1,
    delay: 0,
    options: [UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
    UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0) {
      dot.center.x = 5
    }
  }

  stage.advance(by: 0.39)
  #expect(abs(dot.layer.shown.position.x - 40) <= 0.001)

  stage.advance(by: 0.02)
  #expect(abs(dot.layer.shown.position.x - 5) <= 0.001)

  stage.advance(by: 0.59)
  UIView.animateKeyframes(
    withDuration: 1.5,
    delay: 0.5,
    options: [UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6666666666666666) {
      dot.center.x = 45
    }
    UIView.addKeyframe(
      withRelativeStartTime: 0.3333333333333333, relativeDuration: 0.6666666666666666) {
      dot.alpha = 0
    }
  }

  stage.advance(by: 2)
  let entrance = UIViewPropertyAnimator(duration: 2, curve: .linear) {
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        box.alpha = 1
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        box.center.x = 25
      }
    }
  }
  entrance.pauseAnimation()
  entrance.fractionComplete = 0.75
  #expect(abs(Double(box.layer.shown.opacity) - 1) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
