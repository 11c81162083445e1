// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays continuing-with-a-spring in this view, made for 390 by 844 points.
  func playContinuingWithASpring() async throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(card)
    let drag = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      card.center.x += 300
    }
    drag.pauseAnimation()
    drag.fractionComplete = 0.4
    drag.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 1)),
      durationFactor: 0.8)

    try await Task.sleep(for: .seconds(0.8))
    let homeward = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      card.center.x -= 300
    }
    homeward.pauseAnimation()
    homeward.fractionComplete = 0.4
    homeward.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
  }
}
