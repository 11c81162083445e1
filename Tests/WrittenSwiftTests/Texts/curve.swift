// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays curve in this view, made for 390 by 844 points.
  func playCurve() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(box)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    box.center.x += 100
    UIView.commitAnimations()
  }
}
