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
    let lift = UIViewPropertyAnimator(
      duration: 0.083333,
      controlPoint1: CGPoint(x: 0.3, y: 0),
      controlPoint2: CGPoint(x: 0.8, y: 0.15)) {
      card.frame = CGRect(x: 12, y: 180, width: 366, height: 460)
    }
    lift.startAnimation()
    let spread = UIViewPropertyAnimator(
      duration: 0.41666699999999995,
      controlPoint1: CGPoint(x: 0.05, y: 0.7),
      controlPoint2: CGPoint(x: 0.1, y: 1)) {
      card.frame = self.frame
      card.layer.cornerRadius = 0
    }
    spread.startAnimation(afterDelay: 0.083333)
    UIView.animate(withDuration: 0.08, delay: 0, options: [.curveLinear]) {
      title.alpha = 0
    }
    UIView.animate(withDuration: 0.25, delay: 0.15, options: [.curveLinear]) {
      text.alpha = 1
    }
  }
}
