// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays plot in this view, made for 390 by 844 points.
  func playPlot() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    addSubview(box)
    let slide = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      box.center.x += 100
    }
    slide.startAnimation()

    try await Task.sleep(for: .seconds(0.4))
    slide.pauseAnimation()

    try await Task.sleep(for: .seconds(0.2))
    slide.fractionComplete = 0.75

    try await Task.sleep(for: .seconds(0.2))
    slide.continueAnimation(withTimingParameters: nil, durationFactor: 0)

    try await Task.sleep(for: .seconds(0.1))
    let badge = UIView(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
    addSubview(badge)
    UIView.animate(withDuration: 0.5) {
      badge.center.x += 80
    } completion: { _ in }
  }
}
