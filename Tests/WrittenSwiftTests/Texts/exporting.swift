// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays exporting in this view, made for 390 by 844 points.
  func playExporting() {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    card.backgroundColor = .white
    card.layer.cornerRadius = 16
    addSubview(card)
    let dot = UIView(frame: CGRect(x: 20, y: 40, width: 40, height: 40))
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 20
    card.addSubview(dot)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
      dot.center.x += 100
      card.alpha = 0.8
    }
  }
}
