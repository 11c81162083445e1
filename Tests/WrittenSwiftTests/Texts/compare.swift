// swift-format-ignore-file

import UIKit
#if canImport(AnimationFacades)
  import AnimationFacades
#else
  import SwiftyAnimate
#endif

extension UIView {
  /// Plays compare in this view, made for 390 by 844 points.
  func playCompare() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    addSubview(box)
    let slide = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      box.center.x += 100
    }
    let swing = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 200, damping: 12, initialVelocity: .zero))
    swing.addAnimations { box.center.x += 60 }
    let intro = Animate()
      .then(duration: 0.5) { box.center.y += 40 }
      .then(duration: 0.5) { box.alpha = 0.5 }
    let badge = UIView(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
    addSubview(badge)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseOut]) {
      badge.center.x += 100
    } completion: { _ in }
    slide.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    slide.isReversed.toggle()
  }
}
