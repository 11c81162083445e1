// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays how-far-it-goes in this view, made for 390 by 844 points.
  func playHowFarItGoes() async throws {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    addSubview(card)
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      card.center.x += 200
    } completion: { _ in }

    try await Task.sleep(for: .seconds(0.1))
    let wall = UIView(frame: CGRect(x: 360, y: 100, width: 30, height: 100))
    addSubview(wall)

    try await Task.sleep(for: .seconds(0.7))
    UIView.animate(withDuration: 1) {
      card.center.y += 300
    } completion: { _ in }
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
      card.center.x = 370
    } completion: { _ in }
  }
}
