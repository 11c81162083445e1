// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays marks-and-branches in this view, made for 390 by 844 points.
  func playMarksAndBranches() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let slide = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) {
      box.center.x += 200
    }
    slide.startAnimation()
  }
}
