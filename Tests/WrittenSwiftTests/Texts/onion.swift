// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays onion in this view, made for 390 by 844 points.
  func playOnion() {
    let bubble = UIView(frame: CGRect(x: 140, y: 100, width: 20, height: 20))
    bubble.layer.cornerRadius = 10
    addSubview(bubble)
    UIView.animate(withDuration: 1) {
      bubble.frame = CGRect(x: 0, y: 0, width: 300, height: 220)
      bubble.layer.cornerRadius = 110
    }
  }
}
