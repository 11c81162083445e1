// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays pausing-on-completion in this view, made for 390 by 844 points.
  ///
  /// - Returns: what must not be let go: it is paused, pauses at its end, or is stopped.
  @discardableResult
  func playPausingOnCompletion() async throws -> [UIViewPropertyAnimator] {
    let drawer = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 400))
    addSubview(drawer)
    let open = UIViewPropertyAnimator(duration: 1, curve: .easeOut) {
      drawer.frame.origin.y = 444
    }
    open.pausesOnCompletion = true
    open.addCompletion { _ in drawer.tag = 1 }
    open.startAnimation()

    try await Task.sleep(for: .seconds(1))
    open.isReversed.toggle()
    open.startAnimation()

    try await Task.sleep(for: .seconds(1))
    open.stopAnimation(false)
    open.finishAnimation(at: .start)
    return [open]
  }
}
