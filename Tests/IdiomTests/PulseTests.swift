import HeadlessUIKit
import Testing

/// A dot with a ring that grows and fades, again and again.
private final class PulseView: UIView {
  let ring = CALayer()

  func start() {
    ring.frame = bounds
    ring.cornerRadius = bounds.width / 2
    ring.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.5).cgColor
    ring.opacity = 0
    layer.insertSublayer(ring, at: 0)

    let scale = CABasicAnimation(keyPath: "transform.scale.xy")
    scale.fromValue = 1
    scale.toValue = 3

    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [0, 0.8, 0]
    fade.keyTimes = [0, 0.25, 1]

    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = 2
    group.repeatCount = .greatestFiniteMagnitude
    group.timingFunction = CAMediaTimingFunction(name: .linear)
    group.isRemovedOnCompletion = false
    ring.add(group, forKey: "pulse")
  }

  func beat() {
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.duration = 0.4
    grow.fromValue = NSNumber(value: 1.0)
    grow.toValue = NSNumber(value: 1.2)
    grow.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeOut)
    grow.autoreverses = true
    grow.repeatCount = 2
    layer.add(grow, forKey: "beat")
  }
}

@Suite struct `a pulse` {
  private let stage = Stage()
  private let view: PulseView

  init() {
    view = stage.run { PulseView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    stage.window.addSubview(view)
  }

  @Test(arguments: [0, 1, 7])
  func `of a group grows and fades the same each time`(round: Int) {
    stage.run { view.start() }
    for (t, opacity) in [(0.25, 0.4), (0.5, 0.8), (1.25, 0.4)] {
      stage.advance(by: 2 * Double(round) + t - stage.now)
      let shown = view.ring.presentation()
      expect(shown.map { CGFloat($0.opacity) }, near: CGFloat(opacity))
      expect(shown?.transform.m11, near: 1 + CGFloat(t))
      expect(shown?.frame.width, near: 20 * (1 + CGFloat(t)))
    }
    view.ring.removeAnimation(forKey: "pulse")
    #expect(view.ring.presentation()?.opacity == 0)
  }

  @Test func `of a beat goes forth and back twice`() {
    stage.run { view.beat() }
    let half: CGFloat = 0.6846432
    for (t, progress) in [(0.2, half), (0.4, 1), (0.6, half), (0.8, 0), (1.2, 1), (1.4, half)] {
      stage.advance(by: t - stage.now)
      let scale = view.layer.presentation()?.value(forKeyPath: "transform.scale") as? CGFloat
      expect(scale, near: 1 + 0.2 * progress)
    }
    stage.advance(by: 0.3)
    #expect(view.layer.animationKeys() == nil)
  }
}
