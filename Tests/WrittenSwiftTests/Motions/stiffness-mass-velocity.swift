// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays stiffness-mass-velocity in this view, made for 390 by 844 points.
  func playStiffnessMassVelocity() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let animator = UIViewPropertyAnimator(
      duration: 0.25,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 4, initialVelocity: CGVector(dx: 5, dy: 5)))
    animator.addAnimations { box.center.x += 200 }
    animator.startAnimation()

    try await Task.sleep(for: .seconds(3.587433443))
    let animator2 = UIViewPropertyAnimator(
      duration: 0.25,
      timingParameters: UISpringTimingParameters(
        mass: 1,
        stiffness: 100,
        damping: 4,
        initialVelocity: CGVector(dx: 1000 / 400, dy: 1000 / 400)))
    animator2.addAnimations { box.center.x += 400 }
    animator2.startAnimation()
  }
}
