// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays springs in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playSprings() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let ratio = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6) {
      box.center.x += 200
    }
    ratio.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    let full = UIViewPropertyAnimator(
      duration: 5,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    full.addAnimations { box.alpha = 0 }
    let heavy = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        mass: 4, stiffness: 100, damping: 10, initialVelocity: .zero))
    heavy.addAnimations { box.alpha = 0 }
    let stiff = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 400, damping: 10, initialVelocity: .zero))
    stiff.addAnimations { box.alpha = 0 }
    let damped = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 400, damping: 20, initialVelocity: .zero))
    damped.addAnimations { box.alpha = 0 }
    let jump = UIViewPropertyAnimator(
      duration: 0.5, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.3))
    jump.addAnimations { box.alpha = 0 }
    let calm = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    addSubview(calm)
    let flick = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    addSubview(flick)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      calm.center.x += 200
    } completion: { _ in }
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 5) {
      flick.center.x += 200
    } completion: { _ in }

    try await Task.sleep(for: .seconds(1))
    UIView.animate(springDuration: 0.3, bounce: 0.2, initialSpringVelocity: 3) {
      calm.center.x = 50
    } completion: { _ in }
  }
}
