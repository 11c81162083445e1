// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays 0-animate-views in this view, made for 390 by 844 points.
  func playAnimateViews() async throws {
    let view1 = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    addSubview(view1)
    let view2 = UIView(frame: CGRect(x: 120, y: 0, width: 50, height: 50))
    addSubview(view2)
    UIView.animate(withDuration: 0.5) {
      view1.frame.size.width += 200
      view2.frame.origin.x = view1.frame.maxX + 20
    } completion: { _ in }

    try await Task.sleep(for: .seconds(0.5))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1.2)
    UIView.setAnimationDelay(0.2)
    view1.frame.origin.x += 50
    UIView.commitAnimations()

    try await Task.sleep(for: .seconds(1.4))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1.2)
    view1.alpha = 0
    UIView.commitAnimations()

    try await Task.sleep(for: .seconds(0.5))
    view1.removeFromSuperview()
  }
}
