// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays demo in this view, made for 390 by 844 points.
  func playDemo() {
    let card = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 160))
    card.backgroundColor = UIColor(red: 1, green: 99 / 255, blue: 71 / 255, alpha: 1)
    card.layer.cornerRadius = 16
    addSubview(card)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      card.center.x += 190
    }
  }
}
