// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays the-fault-i-did-not-think-of in this view, made for 390 by 844 points.
  func playTheFaultIDidNotThinkOf() {
    let card = UIView(frame: CGRect(x: 95, y: 100, width: 200, height: 120))
    addSubview(card)
    UIView.animate(withDuration: 0.5) { card.center.y += 300 }
    UIView.animate(withDuration: 0.5) { card.center.y += 400 }
  }
}
