import Testing

@testable import HeadlessUIKit

/// Many ends at one moment are not taken for an endless circle.
@Suite struct ManyEndsTests {
  private static let count = 20_000

  @Test func `more animators end at one moment than callbacks may cause callbacks`() {
    let stage = Stage()
    var completed = 0
    stage.run {
      for _ in 0..<Self.count {
        let view = UIView()
        stage.window.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { _ in completed += 1 }
        animator.startAnimation()
      }
    }
    stage.advance(by: 1)
    #expect(completed == Self.count)
    #expect(stage.now == 1)
  }

  @Test func `plans for one moment that somebody made are all carried out`() {
    let stage = Stage()
    var calls = 0
    for _ in 0..<Self.count { stage.after(1) { calls += 1 } }
    stage.advance(by: 1)
    #expect(calls == Self.count)
  }

  @Test func `what one callback plans counts once, whatever it is`() {
    let stage = Stage()
    var calls = 0
    stage.after(1) {
      for _ in 0..<Self.count { stage.after(1) { calls += 1 } }
    }
    stage.advance(by: 2)
    #expect(calls == Self.count)
  }

  @Test func `animations that end at one moment all tell their delegates`() {
    let stage = Stage()
    let counter = Counter()
    stage.run {
      for _ in 0..<Self.count {
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.toValue, animation.duration, animation.delegate) = (0, 1, counter)
        layer.add(animation, forKey: "fade")
      }
    }
    stage.advance(by: 1)
    #expect(counter.stops == Self.count)
  }

  private final class Counter: CAAnimationDelegate {
    private(set) var stops = 0

    func animationDidStop(_ animation: CAAnimation, finished: Bool) { stops += finished ? 1 : 0 }
  }

  @Test func `what callbacks cause has its limit all the same`() {
    let stage = Stage()
    var calls = 0
    func again() {
      calls += 1
      stage.after(0, again)
    }
    stage.after(1, again)
    #expect(throws: StageError.self) { try stage.tryAdvance(toTicks: stage.tryTicks(in: 2)) }
    #expect(calls == StageState.momentLimit + 1)
  }
}
