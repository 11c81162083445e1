// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays going-back-in-time in this view, made for 390 by 844 points.
  func playGoingBackInTime() {
    let dot = UIView()
    addSubview(dot)
    UIView.animate(withDuration: 1) { dot.bounds.size.width = 300 }
  }
}
