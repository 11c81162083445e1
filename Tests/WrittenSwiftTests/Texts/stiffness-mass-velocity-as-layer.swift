// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays stiffness-mass-velocity-as-layer in this view, made for 390 by 844 points.
  func playStiffnessMassVelocityAsLayer() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let oldBoxPositionX = box.layer.position.x
    box.center.x += 200
    let boxPositionX = CASpringAnimation(keyPath: "position.x")
    boxPositionX.isAdditive = true
    boxPositionX.fromValue = oldBoxPositionX - box.layer.position.x
    boxPositionX.toValue = 0
    boxPositionX.mass = 1
    boxPositionX.stiffness = 100
    boxPositionX.damping = 4
    boxPositionX.initialVelocity = 5
    boxPositionX.duration = boxPositionX.settlingDuration
    box.layer.add(boxPositionX, forKey: nil)

    try await Task.sleep(for: .seconds(3.587433443))
    let oldBoxPositionX2 = box.layer.position.x
    box.center.x += 400
    let boxPositionX2 = CASpringAnimation(keyPath: "position.x")
    boxPositionX2.isAdditive = true
    boxPositionX2.fromValue = oldBoxPositionX2 - box.layer.position.x
    boxPositionX2.toValue = 0
    boxPositionX2.mass = 1
    boxPositionX2.stiffness = 100
    boxPositionX2.damping = 4
    boxPositionX2.initialVelocity = 2.5
    boxPositionX2.duration = boxPositionX2.settlingDuration
    box.layer.add(boxPositionX2, forKey: nil)
  }
}
