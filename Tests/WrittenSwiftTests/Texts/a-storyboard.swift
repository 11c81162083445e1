// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-storyboard in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playAStoryboard() {
    let note = UIView(frame: CGRect(x: 20, y: -80, width: 350, height: 64))
    note.layer.cornerRadius = 16
    note.backgroundColor = .systemIndigo
    addSubview(note)
    let bell = UIView(frame: CGRect(x: 16, y: 16, width: 32, height: 32))
    bell.backgroundColor = .systemYellow
    bell.transform = CGAffineTransform(rotationAngle: -(Double.pi / 6))
    note.addSubview(bell)
    UIView.animate(springDuration: 0.5, bounce: 0.3) { note.center.y += 160 }
    UIView.animate(springDuration: 0.3, bounce: 0.5, delay: 0.5) {
      bell.transform = .identity
    }
    UIView.animate(withDuration: 0.25, delay: 1.5, options: [.curveEaseIn]) {
      note.center.y -= 160
    }
  }
}
