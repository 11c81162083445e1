// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays draw in this view, made for 390 by 844 points.
  func playDraw() {
    let room = UIView(frame: CGRect(x: 60, y: 40, width: 200, height: 160))
    addSubview(room)
    let door = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 100))
    room.addSubview(door)
    room.layer.sublayerTransform = { var seen = CATransform3DIdentity; seen.m34 = -1 / (
      50); return seen }()
    door.transform3D = CATransform3DMakeRotation(75 * Double.pi / 180, 1, 0, 0)
  }
}
