// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays what-a-damping-ratio-does in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playWhatADampingRatioDoes() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    UIView.animate(springDuration: 0.3141592653589793, bounce: 0.6) {
      box.center.y += 200
    }
  }
}
