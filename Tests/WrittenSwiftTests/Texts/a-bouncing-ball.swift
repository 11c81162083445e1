// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-bouncing-ball in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playABouncingBall() {
    let ball = UIView(frame: CGRect(x: 170, y: 100, width: 50, height: 50))
    ball.backgroundColor = .systemOrange
    ball.layer.cornerRadius = 25
    addSubview(ball)
    let drop = CAKeyframeAnimation(keyPath: "position.y")
    drop.values = [125, 525, 425, 525, 500, 525]
    drop.keyTimes = [0, 0.4, 0.6, 0.8, 0.9, 1]
    drop.timingFunctions = [CAMediaTimingFunction(
      controlPoints: 0.3333333333333333,
      0,
      0.6666666666666666,
      0.3333333333333333), CAMediaTimingFunction(
        controlPoints: 0.3333333333333333,
        0.6666666666666666,
        0.6666666666666666,
        1), CAMediaTimingFunction(
          controlPoints: 0.3333333333333333,
          0,
          0.6666666666666666,
          0.3333333333333333), CAMediaTimingFunction(
            controlPoints: 0.3333333333333333,
            0.6666666666666666,
            0.6666666666666666,
            1), CAMediaTimingFunction(
              controlPoints: 0.3333333333333333, 0, 0.6666666666666666, 0.3333333333333333)]
    drop.duration = 1.25
    UIView.animate(springDuration: 0.8111557351947223, bounce: 0.8709005551264195) {
      ball.center.y = 525
    }
  }
}
