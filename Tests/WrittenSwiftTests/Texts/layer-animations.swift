// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays layer-animations in this view, made for 390 by 844 points.
  func playLayerAnimations() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 1
    box.layer.add(fade, forKey: "Fade Out")

    try await Task.sleep(for: .seconds(1))
    let fadeAway = CABasicAnimation(keyPath: "opacity")
    fadeAway.fromValue = 1
    fadeAway.duration = 1
    box.alpha = 0
    box.layer.add(fadeAway, forKey: "fadeAway")

    try await Task.sleep(for: .seconds(1))
    let stay = CABasicAnimation(keyPath: "opacity")
    stay.toValue = 1
    stay.duration = 1
    stay.fillMode = .forwards
    stay.isRemovedOnCompletion = false
    box.layer.add(stay, forKey: "stay")

    try await Task.sleep(for: .seconds(1))
    box.layer.removeAnimation(forKey: "stay")
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 10, 0]
    shake.duration = 0.4
    shake.isAdditive = true
    box.layer.add(shake, forKey: "shake")

    try await Task.sleep(for: .seconds(0.4))
    let pop = CASpringAnimation(keyPath: "transform.scale")
    pop.fromValue = 0.5
    pop.toValue = 1
    pop.mass = 1
    pop.stiffness = 100
    pop.damping = 10
    pop.duration = pop.settlingDuration
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 720 * Double.pi / 180 as Double
    turn.duration = 2
    turn.repeatCount = .greatestFiniteMagnitude
    box.layer.add(turn, forKey: "turn")
  }
}
