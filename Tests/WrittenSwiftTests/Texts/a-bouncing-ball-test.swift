// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aBouncingBall() throws {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let ball = UIView(frame: CGRect(x: 170, y: 100, width: 50, height: 50))
  ball.backgroundColor = .systemOrange
  ball.layer.cornerRadius = 25
  stage.window.addSubview(ball)
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
  ball.center.y = 525
  ball.layer.add(drop, forKey: "drop")
  try stage.advance(by: 1.25, looks: 1250) {
    try #require(ball.layer.shown.position.y <= 525, "at \(stage.now) s")
    // settled ball.center.y by: 1.25s
    if stage.now >= 1.25 {
      try #require(abs(ball.layer.shown.position.y - 525) <= 0.41, "at \(stage.now) s")
    }
  }
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}

extension Stage {
  /// Lets time pass, and looks before it does, so many times on the way, and at the end.
  fileprivate func advance(
    by seconds: TimeInterval, looks: Int, _ look: () throws -> Void
  ) rethrows {
    let start = now
    for place in 0...looks {
      advance(by: start + seconds * Double(place) / Double(looks) - now)
      try look()
    }
  }
}
