import HeadlessUIKit
import Testing

extension UIView {
  /// Lets a view pop up from a tenth of its size.
  fileprivate func pop(completion: ((Bool) -> Void)? = nil) {
    transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { self.transform = .identity }, completion: completion)
  }

  /// The same with a layer's spring.
  fileprivate func bounce() {
    let pop = CASpringAnimation(keyPath: "transform.scale")
    pop.fromValue = 0.5
    pop.toValue = 1
    pop.damping = 10
    pop.initialVelocity = 5
    pop.duration = pop.settlingDuration
    layer.add(pop, forKey: "pop")
  }
}

@Suite struct `a spring pop` {
  private let stage = Stage()
  private let button: UIView

  init() {
    button = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)) }
    stage.window.addSubview(button)
  }

  // The way done on an underdamped spring of mass 1 that starts at rest or with a velocity.
  private func spring(
    _ t: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat = 0
  ) -> CGFloat {
    let (decay, frequency) = (damping / 2, sqrt(stiffness - damping * damping / 4))
    return 1 - exp(-decay * t)
      * (cos(frequency * t) + (decay - velocity) / frequency * sin(frequency * t))
  }

  private var shown: CATransform3D? { button.layer.presentation()?.transform }

  private var scale: CGFloat? {
    button.layer.presentation()?.value(forKeyPath: "transform.scale") as? CGFloat
  }

  @Test func `overshoots its size and settles in the time it was given`() {
    var ended: TimeInterval?
    stage.run { button.pop { _ in ended = self.stage.now } }
    expect(shown?.m11, near: 0.1)
    for t in [0.05, 0.1, 0.15, 0.2, 0.3] as [CGFloat] {
      stage.advance(by: Double(t) - stage.now)
      // A ratio of 0.5 that settles in half a second.
      let size = 0.1 + 0.9 * spring(t, stiffness: 646.878, damping: 25.4338)
      expect(shown?.m11, near: size, within: 1e-4)
      expect(shown?.m22, near: size, within: 1e-4)
    }
    stage.advance(by: 1)
    #expect(ended == 0.5)
    #expect(button.transform == .identity && scale == 1)
  }

  @Test func `of a layer starts with its velocity and takes its settling time`() {
    stage.run { button.bounce() }
    for t in [0.05, 0.15, 0.25, 0.45] as [CGFloat] {
      stage.advance(by: Double(t) - stage.now)
      expect(
        scale, near: 0.5 + 0.5 * spring(t, stiffness: 100, damping: 10, velocity: 5))
    }
    stage.advance(by: 1.38 - stage.now)
    #expect(button.layer.animationKeys() == ["pop"])
    stage.advance(by: 0.01)
    #expect(button.layer.animationKeys() == nil)
  }

  @Test func `by how long it seems to take ends when it has settled`() {
    var ended: TimeInterval?
    button.alpha = 0
    stage.run {
      UIView.animate(springDuration: 0.5, bounce: 0) {
        self.button.alpha = 1
      } completion: { _ in
        ended = self.stage.now
      }
    }
    stage.advance(by: 0.1)
    let (frequency, t) = (2 * CGFloat.pi / 0.5, 0.1)
    expect(
      button.layer.presentation().map { CGFloat($0.opacity) },
      near: 1 - exp(-frequency * t) * (1 + frequency * t))
    stage.advance(by: 1)
    #expect(ended.map { abs($0 - 0.8) < 1e-9 } == true)
  }
}
