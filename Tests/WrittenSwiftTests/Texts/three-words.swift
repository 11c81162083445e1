// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays three-words in this view, made for 390 by 844 points.
  func playThreeWords() async throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(card)
    UIView.animate(withDuration: 1) {
      card.center.x = 250
    } completion: { _ in }

    try await Task.sleep(for: .seconds(1))
    let slide = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      card.center.x = 50
    }
    slide.fractionComplete = 0.25
    slide.isReversed.toggle()
    slide.startAnimation()

    try await Task.sleep(for: .seconds(0.25))
    let glide = CABasicAnimation(keyPath: "position.x")
    glide.fromValue = 250
    glide.toValue = 50
    glide.duration = 1
    card.layer.add(glide, forKey: "glide")

    try await Task.sleep(for: .seconds(1))
    card.center.x = 50
    card.layer.add(glide, forKey: "glide")
  }
}
