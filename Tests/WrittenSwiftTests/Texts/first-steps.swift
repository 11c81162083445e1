// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays first-steps in this view, made for 390 by 844 points.
  func playFirstSteps() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    box.center.y = 200
    let slide = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      box.center.x += 200
      box.alpha = 0
    }
    slide.startAnimation()
  }
}
