// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays interrupting in this view, made for 390 by 844 points.
  func playInterrupting() async throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(card)
    let away = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      card.center.x += 200
    }
    away.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    let home = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      card.center.x = 50
    }
    home.startAnimation()

    try await Task.sleep(for: .seconds(1))
    let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0 }
    fade.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    let restore = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 1 }
    restore.startAnimation()
  }
}
