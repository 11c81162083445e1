// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays stiffness-mass-velocity in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playStiffnessMassVelocity() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    UIView.animate(springDuration: 0.6283185307179586, bounce: 0.8, initialSpringVelocity: 5) {
      box.center.x += 200
    } completion: { _ in }

    try await Task.sleep(for: .seconds(3.587433443))
    UIView.animate(
      springDuration: 0.6283185307179586, bounce: 0.8, initialSpringVelocity: 1000 / 400) {
      box.center.x += 400
    } completion: { _ in }
  }
}
