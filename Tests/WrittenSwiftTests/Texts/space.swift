// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays space in this view, made for 390 by 844 points.
  func playSpace() async throws {
    let desk = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    addSubview(desk)
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    desk.addSubview(card)
    desk.layer.sublayerTransform = { var seen = CATransform3DIdentity; seen.m34 = -1 / (
      400); return seen }()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
      card.transform3D = CATransform3DMakeRotation(Double.pi, 0, 1, 0)
    } completion: { _ in }

    try await Task.sleep(for: .seconds(1))
    card.transform = .identity
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
      card.transform = CGAffineTransform(rotationAngle: 2 * Double.pi)
    } completion: { _ in }

    try await Task.sleep(for: .seconds(1))
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * Double.pi as Double
    turn.duration = 1
    card.layer.add(turn, forKey: "turn")
  }
}
