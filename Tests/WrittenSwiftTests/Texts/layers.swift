// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays layers in this view, made for 390 by 844 points.
  func playLayers() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let dot = CALayer()
    dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    dot.backgroundColor = UIColor.red.cgColor
    box.layer.addSublayer(dot)
    CATransaction.flush()
    dot.borderWidth = 2
    dot.zPosition = 5
    box.layer.sublayerTransform = { var seen = CATransform3DIdentity; seen.m34 = -1 / (
      500); return seen }()
    dot.position.x = 80

    try await Task.sleep(for: .seconds(0.25))
    box.layer.opacity = 0.5
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    box.layer.setValue(Double.pi / 6, forKeyPath: "transform.rotation.z")
  }
}
