// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays why-interrupting-feels-smooth in this view, made for 390 by 844 points.
  func playWhyInterruptingFeelsSmooth() async throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(card)
    let away = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      card.center.x = 250
    }
    away.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    UIView.animate(withDuration: 1) {
      card.center.x = 50
    } completion: { _ in }
  }
}
