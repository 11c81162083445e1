// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays the-spring-i-meant in this view, made for 390 by 844 points.
  func playTheSpringIMeant() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    addSubview(card)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      card.center.x += 200
    }
  }
}
