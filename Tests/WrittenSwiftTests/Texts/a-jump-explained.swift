// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-jump-explained in this view, made for 390 by 844 points.
  func playAJumpExplained() async throws {
    let drawer = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 400))
    addSubview(drawer)
    let open = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      drawer.center.y = 500
    }
    open.addCompletion { position in if position == .end { drawer.tag = 1 } }
    open.startAnimation()

    try await Task.sleep(for: .seconds(0.4))
    open.pauseAnimation()
    let remembered: Double = open.fractionComplete
    open.isReversed.toggle()
    open.fractionComplete = 1 - remembered
    open.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
