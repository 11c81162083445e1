// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-heart-that-is-liked in this view, made for 390 by 844 points.
  func playAHeartThatIsLiked() {
    var dots: [UIView] = []
    for i in 0..<8 {
      let dot = UIView(frame: CGRect(x: 191, y: 419, width: 8, height: 8))
      dot.layer.cornerRadius = 4
      dot.backgroundColor = i % 2 == 0 ? .systemPink : .systemOrange
      addSubview(dot)
      dots.append(dot)
    }
    let heart = UIView(frame: CGRect(x: 171, y: 399, width: 48, height: 48))
    heart.layer.cornerRadius = 24
    heart.backgroundColor = .systemGray
    addSubview(heart)
    let ratio: Double = 0.5
    let pop: Double = 0.4
    heart.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(
      withDuration: pop, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0) {
      heart.transform = .identity
      heart.backgroundColor = .systemPink
    }
    let gap: Double = 0.02
    for i in 0..<8 {
      UIView.animate(withDuration: 0.6, delay: Double(i) * gap, options: [.curveEaseOut]) {
        dots[i].center = CGPoint(
          x: dots[i].center.x + 60 * cos(Double(i) * (Double.pi / 4)),
          y: dots[i].center.y + 60 * sin(Double(i) * (Double.pi / 4)))
      }
    }
    for i in 0..<8 {
      UIView.animate(withDuration: 0.3, delay: 0.3 + Double(i) * gap, options: [.curveLinear]) {
        dots[i].alpha = 0
      }
    }
  }
}
