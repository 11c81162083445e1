// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays scrubbing in this view, made for 390 by 844 points.
  func playScrubbing() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    let slide = UIViewPropertyAnimator(duration: 2, curve: .easeIn) {
      box.center.x += 200
    }
    slide.startAnimation()

    try await Task.sleep(for: .seconds(1))
    slide.pauseAnimation()
    slide.fractionComplete = 0.6
    slide.fractionComplete = 0.5
    slide.fractionComplete = 0.75
    slide.startAnimation()

    try await Task.sleep(for: .seconds(0.319196945))
    let fade = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { box.alpha = 0 }
    fade.scrubsLinearly = false
    fade.fractionComplete = 0.5
    fade.fractionComplete = 1
    fade.startAnimation()
  }
}
