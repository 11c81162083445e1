// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-card-that-opens in this view, made for 390 by 844 points.
  func playACardThatOpens() {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 204))
    card.layer.cornerRadius = 16
    card.backgroundColor = .systemBlue
    card.clipsToBounds = true
    addSubview(card)
    let title = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 28))
    title.backgroundColor = .white
    card.addSubview(title)
    let text = UIView(frame: CGRect(x: 20, y: 220, width: 350, height: 400))
    text.backgroundColor = .systemGray
    text.alpha = 0
    card.addSubview(text)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(
      CAMediaTimingFunction(controlPoints: 0.3, 0, 0.8, 0.15))
    UIView.animate(withDuration: 0.083333) {
      card.frame = CGRect(x: 12, y: 180, width: 366, height: 460)
    }
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(
      CAMediaTimingFunction(controlPoints: 0.05, 0.7, 0.1, 1))
    UIView.animate(withDuration: 0.41666699999999995, delay: 0.083333) {
      card.frame = self.frame
      card.layer.cornerRadius = 0
    }
    CATransaction.commit()
    UIView.animate(withDuration: 0.08, delay: 0, options: [.curveLinear]) {
      title.alpha = 0
    }
    UIView.animate(withDuration: 0.25, delay: 0.15, options: [.curveLinear]) {
      text.alpha = 1
    }
  }
}
