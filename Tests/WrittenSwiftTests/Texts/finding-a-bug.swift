// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays finding-a-bug in this view, made for 390 by 844 points.
  func playFindingABug() {
    let toast = UIView(frame: CGRect(x: 20, y: 844, width: 350, height: 60))
    addSubview(toast)
    let appear = UIViewPropertyAnimator(duration: 1, curve: .easeOut) {
      toast.frame.origin.y = 760
    }
    let vanish = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) {
      toast.alpha = 0
    }
    appear.addCompletion { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { vanish.startAnimation() }
    }
    appear.startAnimation()
  }
}
