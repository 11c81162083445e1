// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays keyframes-as-layer in this view, made for 390 by 844 points.
  ///
  /// - Returns: what must not be let go: it is paused, pauses at its end, or is stopped.
  @discardableResult
  func playKeyframesAsLayer() async throws -> [UIViewPropertyAnimator] {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    addSubview(box)
    // UIKit's own: Core Animation's keyframes take their values beforehand.
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
    } completion: { _ in }

    try await Task.sleep(for: .seconds(2))
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    addSubview(dot)
    // UIKit's own: Core Animation's keyframes take their values beforehand.
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
        dot.center.x = 80
      }
      UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) {
        dot.center.x = 40
      }
    } completion: { _ in }

    try await Task.sleep(for: .seconds(1))
    // UIKit's own: Core Animation's keyframes take their values beforehand.
    UIView.animateKeyframes(
      withDuration: 1,
      delay: 0,
      options: [UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0) {
        dot.center.x = 5
      }
    } completion: { _ in }

    try await Task.sleep(for: .seconds(1))
    // UIKit's own: Core Animation's keyframes take their values beforehand.
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
    } completion: { _ in }

    try await Task.sleep(for: .seconds(2))
    // entrance has to be an animator: a layer's animation is not paused, scrubbed,
    // turned around or stopped.
    let entrance = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      // UIKit's own: Core Animation's keyframes take their values beforehand.
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
    return [entrance]
  }
}
