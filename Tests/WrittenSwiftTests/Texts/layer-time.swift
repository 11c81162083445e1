// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays layer-time in this view, made for 390 by 844 points.
  func playLayerTime() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(inner)
    UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear]) {
      box.center.x += 100
      inner.alpha = 0
    } completion: { _ in }

    try await Task.sleep(for: .seconds(0.5))
    box.layer.speed = 0
    box.layer.timeOffset = CACurrentMediaTime()

    try await Task.sleep(for: .seconds(10))
    box.layer.timeOffset = 1.5
    box.layer.timeOffset = 0.5
    box.layer.speed = 1
    box.layer.timeOffset = 0
    box.layer.beginTime = CACurrentMediaTime() - 0.5
  }
}
