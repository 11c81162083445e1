// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aProgressRing() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 20, y: 20, width: 140, height: 140))
  card.backgroundColor = .white
  card.layer.cornerRadius = 16
  stage.window.addSubview(card)
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

  stage.advance(by: 0.4)
  CATransaction.begin()
  CATransaction.setAnimationDuration(1)
  ring.strokeEnd = 0.6
  CATransaction.commit()

  stage.advance(by: 0.4)
  CATransaction.begin()
  CATransaction.setAnimationDuration(1)
  ring.strokeEnd = 1
  CATransaction.commit()
  #expect((ring.shown as! CAShapeLayer).strokeEnd > 0.25)
  #expect((ring.shown as! CAShapeLayer).strokeEnd < 0.6)

  stage.advance(by: 1)
  #expect(abs((ring.shown as! CAShapeLayer).strokeEnd - 1) <= 0.001)
  let swell = CABasicAnimation(keyPath: "lineWidth")
  swell.fromValue = 10
  swell.toValue = 16
  swell.timingFunction = CAMediaTimingFunction(name: .easeOut)
  swell.duration = 0.15
  swell.autoreverses = true
  ring.add(swell, forKey: "swell")

  stage.advance(by: 0.15)
  #expect(abs((ring.shown as! CAShapeLayer).lineWidth - 16) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
