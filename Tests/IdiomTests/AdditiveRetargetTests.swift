import HeadlessUIKit
import Testing

/// A toggle that sends a view to one side or the other, whenever it is tapped.
private final class Toggle {
  let knob = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  var isOn = false

  func tap() {
    isOn.toggle()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseInOut]) {
      self.knob.center.y = self.isOn ? 100 : 0
    }
  }
}

extension CALayer {
  /// Sends a layer to a new place; earlier motions end by themselves.
  fileprivate func retarget(to position: CGPoint, duration: CFTimeInterval) {
    let animation = CABasicAnimation(keyPath: "position")
    animation.isAdditive = true
    animation.fromValue = CGPoint(
      x: self.position.x - position.x, y: self.position.y - position.y)
    animation.toValue = CGPoint.zero
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    self.position = position
    CATransaction.commit()
    add(animation, forKey: nil)
  }
}

@Suite struct `an additive change of mind` {
  private let stage = Stage()

  // WWDC 2014 session 236: there in a second, and back by another that comes half-way.
  private static let course: [(t: Double, y: CGFloat)] = [
    (0.25, 12.9162), (0.5, 50), (0.6, 64.8394), (0.7, 73.0944), (0.75, 74.1676), (0.8, 73.0944),
    (0.9, 64.8394), (1, 50), (1.25, 12.9162), (1.5, 0),
  ]

  @Test func `of a view is smooth`() {
    let toggle = stage.run { Toggle() }
    stage.window.addSubview(toggle.knob)
    stage.run { toggle.tap() }
    for (t, y) in Self.course {
      stage.advance(by: t - stage.now)
      expect(toggle.knob.layer.presentation()?.position.y, near: y, within: 1e-3)
      if t == 0.5 { stage.run { toggle.tap() } }
    }
    #expect(toggle.knob.center.y == 0)
  }

  @Test func `of a layer is the same by hand`() {
    let layer = stage.run { CALayer() }
    stage.run { stage.window.layer.addSublayer(layer) }
    stage.run { layer.retarget(to: CGPoint(x: 0, y: 100), duration: 1) }
    for (t, y) in Self.course {
      stage.advance(by: t - stage.now)
      expect(layer.presentation()?.position.y, near: y, within: 1e-3)
      if t == 0.5 { stage.run { layer.retarget(to: .zero, duration: 1) } }
    }
    stage.advance(by: 0.001)
    #expect(layer.animationKeys() == nil && layer.position == .zero)
  }

  @Test func `tapped like mad ends where the last tap said`() {
    let toggle = stage.run { Toggle() }
    stage.window.addSubview(toggle.knob)
    var last: CGFloat = 0
    for tap in 1...9 {
      stage.run { toggle.tap() }
      for _ in 0..<6 {
        stage.advance(by: 1 / 60.0)
        let y = toggle.knob.layer.presentation()?.position.y ?? -1
        // Nothing jumps: no more than the steepest of the curves, nine at once.
        #expect(abs(y - last) < CGFloat(27), "after tap \(tap)")
        last = y
      }
    }
    stage.advance(by: 1)
    #expect(toggle.knob.layer.presentation()?.position.y == 100)
  }
}
