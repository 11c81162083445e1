// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays delays-and-delay-factors in this view, made for 390 by 844 points.
  func playDelaysAndDelayFactors() async throws {
    let title = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    title.alpha = 0
    addSubview(title)
    let button = UIView(frame: CGRect(x: 20, y: 700, width: 350, height: 50))
    button.alpha = 0
    addSubview(button)
    let entrance = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      title.alpha = 1
    }
    entrance.addAnimations({
      button.alpha = 1
    }, delayFactor: 0.5)
    entrance.startAnimation(afterDelay: 0.25)

    try await Task.sleep(for: .seconds(1))
    entrance.addAnimations { title.center.y += 10 }
  }
}
