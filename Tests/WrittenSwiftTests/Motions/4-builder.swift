// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays 4-builder in this view, made for 390 by 844 points.
  func playBuilder() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    addSubview(box)
    UIView.animate(withDuration: 0.3) {
      box.alpha = 0
    } completion: { _ in }

    try await Task.sleep(for: .seconds(0.3))
    box.alpha = 1
    UIView.animate(
      withDuration: 0.3,
      delay: 0.2,
      usingSpringWithDamping: 0.2,
      initialSpringVelocity: 0.2,
      options: [.autoreverse]) {
      box.center.x += 100
    } completion: { _ in }

    try await Task.sleep(for: .seconds(0.8))
    var completionNudge: (Bool) -> Void = { _ in }
    func nudge() {
      UIView.animate(withDuration: 0.2) {
        box.center.x += 10
      } completion: { finished in
        completionNudge(finished)
      }
    }
    nudge()

    try await Task.sleep(for: .seconds(0.2))
    nudge()

    try await Task.sleep(for: .seconds(0.2))
    let earlier = completionNudge
    completionNudge = { finished in
      earlier(finished)
      box.tag += 1
    }
    nudge()
  }
}
