// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays page in this view, made for 390 by 844 points.
  func playPage() async throws {
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    box.backgroundColor = .systemBlue
    box.layer.cornerRadius = 12
    addSubview(box)
    let slide = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.6) {
      box.center.x += 200
      box.layer.cornerRadius = 40
    }
    slide.startAnimation(afterDelay: 0.2)

    try await Task.sleep(for: .seconds(0.5))
    slide.isReversed.toggle()
  }
}
