// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays transactions in this view, made for 390 by 844 points.
  func playTransactions() async throws {
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    dot.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(dot)
    CATransaction.flush()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { dot.isHidden = true }
    dot.position.x = 110
    dot.opacity = 0
    CATransaction.commit()

    try await Task.sleep(for: .seconds(1.25))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dot.isHidden = false
    dot.position.x = 10
    dot.opacity = 1
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    dot.position.x = 110
    CATransaction.commit()

    try await Task.sleep(for: .seconds(0.5))
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    dot.position.x = 10
    CATransaction.commit()
  }
}
