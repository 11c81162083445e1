// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays for-every-damping in this view, made for 390 by 844 points.
  func playForEveryDamping() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    addSubview(card)
    let shadow = UIView(frame: CGRect(x: 20, y: 110, width: 100, height: 100))
    addSubview(shadow)
  }
}
