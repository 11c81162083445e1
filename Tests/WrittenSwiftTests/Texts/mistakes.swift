// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays mistakes in this view, made for 390 by 844 points.
  func playMistakes() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let slide = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      box.center.x += 200
    }
    slide.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    slide.stopAnimation(false)
    slide.finishAnimation(at: .current)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
      box.alpha = 0
    } completion: { _ in }
  }
}
