// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays filmstrip in this view, made for 390 by 844 points.
  func playFilmstrip() {
    let card = UIView(frame: CGRect(x: 45, y: 100, width: 300, height: 200))
    card.layer.cornerRadius = 24
    addSubview(card)
    let panel = UIView(frame: CGRect(x: 0, y: 844, width: 390, height: 400))
    panel.layer.cornerRadius = 24
    addSubview(panel)
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      panel.frame.origin.y = 544
      card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
  }
}
