// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays interrupting-as-layer in this view, made for 390 by 844 points.
  func playInterruptingAsLayer() async throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(card)
    let oldCardPositionX = card.layer.position.x
    card.center.x += 200
    let cardPositionX = CABasicAnimation(keyPath: "position.x")
    cardPositionX.isAdditive = true
    cardPositionX.fromValue = oldCardPositionX - card.layer.position.x
    cardPositionX.toValue = 0
    cardPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    cardPositionX.duration = 1
    card.layer.add(cardPositionX, forKey: nil)

    try await Task.sleep(for: .seconds(0.5))
    let oldCardPositionX2 = card.layer.position.x
    card.center.x = 50
    let cardPositionX2 = CABasicAnimation(keyPath: "position.x")
    cardPositionX2.isAdditive = true
    cardPositionX2.fromValue = oldCardPositionX2 - card.layer.position.x
    cardPositionX2.toValue = 0
    cardPositionX2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    cardPositionX2.duration = 1
    card.layer.add(cardPositionX2, forKey: nil)

    try await Task.sleep(for: .seconds(1))
    let cardOpacity = CABasicAnimation(keyPath: "opacity")
    cardOpacity.fromValue = card.layer.shown.opacity
    card.alpha = 0
    cardOpacity.toValue = card.alpha
    cardOpacity.timingFunction = CAMediaTimingFunction(name: .linear)
    cardOpacity.duration = 1
    card.layer.add(cardOpacity, forKey: "opacity")

    try await Task.sleep(for: .seconds(0.5))
    let cardOpacity2 = CABasicAnimation(keyPath: "opacity")
    cardOpacity2.fromValue = card.layer.shown.opacity
    card.alpha = 1
    cardOpacity2.toValue = card.alpha
    cardOpacity2.timingFunction = CAMediaTimingFunction(name: .linear)
    cardOpacity2.duration = 1
    card.layer.add(cardOpacity2, forKey: "opacity")
  }
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
