// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-progress-ring in this view, made for 390 by 844 points.
  func playAProgressRing() async throws {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 140, height: 140))
    card.backgroundColor = .white
    card.layer.cornerRadius = 16
    addSubview(card)
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 70, y: 70),
      radius: 50,
      startAngle: -(Double.pi / 2),
      endAngle: 270 * Double.pi / 180,
      clockwise: true).cgPath
    let track = CAShapeLayer()
    track.path = circle
    track.fillColor = nil
    track.strokeColor = UIColor.systemGray.cgColor
    track.lineWidth = 4
    card.layer.addSublayer(track)
    let ring = CAShapeLayer()
    ring.lineCap = .round
    ring.path = circle
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.lineWidth = 10
    ring.strokeEnd = 0
    card.layer.addSublayer(ring)
    let fill = CABasicAnimation(keyPath: "strokeEnd")
    fill.fromValue = 0
    fill.toValue = 0.25
    fill.timingFunction = CAMediaTimingFunction(name: .easeOut)
    fill.duration = 0.4
    CATransaction.flush()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.strokeEnd = 0.25
    CATransaction.commit()
    ring.add(fill, forKey: "fill")

    try await Task.sleep(for: .seconds(0.4))
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    ring.strokeEnd = 0.6
    CATransaction.commit()

    try await Task.sleep(for: .seconds(0.4))
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    ring.strokeEnd = 1
    CATransaction.commit()

    try await Task.sleep(for: .seconds(1))
    let swell = CABasicAnimation(keyPath: "lineWidth")
    swell.fromValue = 10
    swell.toValue = 16
    swell.timingFunction = CAMediaTimingFunction(name: .easeOut)
    swell.duration = 0.15
    swell.autoreverses = true
    ring.add(swell, forKey: "swell")

    try await Task.sleep(for: .seconds(0.3))
    let bar = UIView(frame: CGRect(x: 20, y: 180, width: 300, height: 40))
    bar.backgroundColor = .systemIndigo
    bar.layer.cornerRadius = 8
    bar.clipsToBounds = true
    addSubview(bar)
    let light = CAGradientLayer()
    light.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    light.colors = [UIColor(
      red: 1,
      green: 1,
      blue: 1,
      alpha: 0).cgColor, UIColor.white.cgColor, UIColor(
        red: 1, green: 1, blue: 1, alpha: 0).cgColor]
    light.locations = [0, 0.1, 0.2]
    light.startPoint = CGPoint(x: 0, y: 0.5)
    light.endPoint = CGPoint(x: 1, y: 0.5)
    bar.layer.addSublayer(light)
    let pass = CABasicAnimation(keyPath: "locations")
    pass.fromValue = [-0.2, -0.1, 0]
    pass.toValue = [1, 1.1, 1.2]
    pass.timingFunction = CAMediaTimingFunction(name: .linear)
    pass.duration = 1.2
    pass.repeatCount = .greatestFiniteMagnitude
    light.add(pass, forKey: "pass")
  }
}
