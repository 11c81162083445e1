// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays what-a-fraction-means in this view, made for 390 by 844 points.
  func playWhatAFractionMeans() async throws {
    let ball = UIView()
    ball.center = CGPoint(x: 0, y: 100)
    ball.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    addSubview(ball)
    let slide = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      ball.center.x = 100
    }
    slide.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    slide.pauseAnimation()
    slide.fractionComplete = 0.5
    slide.startAnimation()

    try await Task.sleep(for: .seconds(0.3425))
    let home = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { ball.center.x = 0 }
    home.scrubsLinearly = false
    home.fractionComplete = 0.5
    home.startAnimation()
  }
}
