import HeadlessUIKit
import Testing

extension UIView {
  fileprivate func startRotating(duration: CFTimeInterval = 1) {
    let key = "rotation"
    guard layer.animation(forKey: key) == nil else { return }
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = NSNumber(value: Double.pi * 2)
    animation.duration = duration
    animation.isCumulative = true
    animation.repeatCount = .infinity
    layer.add(animation, forKey: key)
  }

  /// Stops at the angle that is seen.
  fileprivate func stopRotating() {
    if let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? NSNumber {
      transform = CGAffineTransform(rotationAngle: CGFloat(angle.doubleValue))
    }
    layer.removeAnimation(forKey: "rotation")
  }
}

@Suite struct `a rotation for ever` {
  private let stage = Stage()
  private let wheel: UIView

  init() {
    wheel = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)) }
    stage.window.addSubview(wheel)
  }

  private var angle: Double? {
    wheel.layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
  }

  @Test func `turns evenly, one time like another`() {
    stage.run { wheel.startRotating(duration: 2) }
    for turns in [0.0, 1, 2, 40, 1000] {
      // The angle that is read lies between minus and plus half a turn.
      for (share, expected) in [(0.125, 0.25), (0.25, 0.5), (0.375, 0.75), (0.75, -0.5)] {
        stage.advance(by: 2 * (turns + share) - stage.now)
        expect(angle.map { CGFloat($0) }, near: .pi * CGFloat(expected))
      }
    }
    // A second start does not begin anew.
    stage.run { wheel.startRotating(duration: 9) }
    stage.advance(by: 0.5)
    expect(angle.map { CGFloat($0) }, near: 0)
  }

  @Test func `stops at the angle that is seen`() {
    stage.run { wheel.startRotating() }
    stage.advance(by: 3.125)
    stage.run { wheel.stopRotating() }
    #expect(wheel.layer.animationKeys() == nil)
    stage.advance(by: 2)
    expect(angle.map { CGFloat($0) }, near: .pi / 4)
    let shown = wheel.layer.presentation()?.affineTransform()
    expect(shown?.a, near: sqrt(0.5))
    expect(shown?.b, near: sqrt(0.5))
    // And can be set going from there: without a from value it starts at what is shown.
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.wheel.transform = self.wheel.transform.rotated(by: .pi / 2)
      }
    }
    stage.advance(by: 0.5)
    expect(angle.map { CGFloat($0) }, near: .pi / 2)
  }

  @Test func `with a block is half a turn again and again`() {
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
        self.wheel.transform = CGAffineTransform(rotationAngle: .pi)
      }
    }
    for (t, expected) in [(0.25, 0.25), (0.75, 0.75), (7.5, 0.5)] {
      stage.advance(by: t - stage.now)
      expect(angle.map { CGFloat($0) }, near: .pi * CGFloat(expected))
    }
    stage.run { wheel.layer.removeAllAnimations() }
    expect(angle.map { abs(CGFloat($0)) }, near: .pi)
  }
}
