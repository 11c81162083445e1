// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays the-spring-i-meant in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playTheSpringIMeant() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    addSubview(card)
    UIView.animate(springDuration: 0.4, bounce: 0.3) { card.center.x += 200 }
  }
}
