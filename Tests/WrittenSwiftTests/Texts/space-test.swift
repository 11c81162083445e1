// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func space() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let desk = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  stage.window.addSubview(desk)
  let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  desk.addSubview(card)
  desk.layer.sublayerTransform = { var seen = CATransform3DIdentity; seen.m34 = -1 / (
    400); return seen }()
  UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
    card.transform3D = CATransform3DMakeRotation(Double.pi, 0, 1, 0)
  }

  stage.advance(by: 0.25)
  #expect(
    abs(
      (
        card.layer.shown.value(
          forKeyPath: "transform.rotation.y") as! NSNumber).doubleValue - Double.pi / 4) <= 0.001)

  stage.advance(by: 0.75)
  card.transform = .identity
  UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
    card.transform = CGAffineTransform(rotationAngle: 2 * Double.pi)
  }

  stage.advance(by: 0.25)
  #expect(
    abs(
      (
        card.layer.shown.value(
          forKeyPath: "transform.rotation") as! NSNumber).doubleValue - 0) <= 0.001)

  stage.advance(by: 0.75)
  let turn = CABasicAnimation(keyPath: "transform.rotation.z")
  turn.fromValue = 0
  turn.toValue = 2 * Double.pi as Double
  turn.duration = 1
  card.layer.add(turn, forKey: "turn")

  stage.advance(by: 0.25)
  #expect(
    abs(
      (
        card.layer.shown.value(
          forKeyPath: "transform.rotation") as! NSNumber).doubleValue - Double.pi / 2) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
