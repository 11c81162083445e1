// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays groups in this view, made for 390 by 844 points.
  func playGroups() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    addSubview(card)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 1
    fade.beginTime = 0.5
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 90
    move.duration = 3
    let leave = CAAnimationGroup()
    leave.animations = [fade, move]
    leave.duration = 2
    card.layer.add(leave, forKey: "leave")
  }
}
