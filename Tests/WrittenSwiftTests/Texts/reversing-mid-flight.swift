// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays reversing-mid-flight in this view, made for 390 by 844 points.
  func playReversingMidFlight() async throws {
    let panel = UIView(frame: CGRect(x: 0, y: 844, width: 390, height: 400))
    addSubview(panel)
    let open = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      panel.frame.origin.y = 444
    }
    open.startAnimation()

    try await Task.sleep(for: .seconds(0.25))
    open.isReversed.toggle()

    try await Task.sleep(for: .seconds(0.25))
    let close = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      panel.alpha = 0
    }
    close.startAnimation()

    try await Task.sleep(for: .seconds(0.3))
    close.isReversed.toggle()
    close.isReversed.toggle()

    try await Task.sleep(for: .seconds(0.7))
    let lift = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      panel.center.x += 100
    }
    lift.pauseAnimation()
    lift.fractionComplete = 0.4
    lift.isReversed.toggle()
    lift.fractionComplete = 0.9
    lift.startAnimation()
  }
}
