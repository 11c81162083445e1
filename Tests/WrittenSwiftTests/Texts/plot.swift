// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays plot in this view, made for 390 by 844 points.
  func playPlot() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      box.center = CGPoint(x: 200, y: 300)
      box.alpha = 0.5
    }
  }
}
