// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays what-a-damping-ratio-does in this view, made for 390 by 844 points.
  func playWhatADampingRatioDoes() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let animator = UIViewPropertyAnimator(
      duration: 0.25,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 400, damping: 16, initialVelocity: .zero))
    animator.addAnimations { box.center.y += 200 }
    animator.startAnimation()
  }
}
