import HeadlessUIKit
import Testing

@Suite struct `the making of an animator` {
  private let stage = Stage()
  private let box: UIView

  init() {
    box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
    stage.window.addSubview(box)
  }

  private var x: CGFloat { box.shown.position.x }

  private func running(
    _ options: UIView.AnimationOptions = .curveLinear, delay: Double = 0,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2, delay: delay, options: options, animations: { self.box.center.x = 100 },
      completion: completion)
  }

  @Test func `that runs at once starts after its delay and tells where it ends`() {
    var ended: [UIViewAnimatingPosition] = []
    let animator = stage.run { running(delay: 0.5) { ended.append($0) } }
    #expect(animator.isRunning && animator.isInterruptible && animator.delay == 0.5)
    #expect(box.center.x == 100)
    stage.advance(by: 1)
    #expect(x == 25)
    stage.advance(by: 5)
    #expect(ended == [.end] && animator.state == .inactive)
  }

  @Test func `that runs at once takes no notice of repeats and transitions`() {
    let animator = stage.run {
      running([.repeat, .autoreverse, .curveLinear, .transitionCurlUp])
    }
    stage.advance(by: 1)
    #expect(x == 50)
    stage.advance(by: 1)
    #expect(x == 100 && animator.state == .inactive)
  }

  @Test func `that runs inside a block takes the block's duration and cannot be interrupted`() {
    var animators: [UIViewPropertyAnimator] = []
    stage.run {
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        animators.append(running(.curveEaseIn))
      }
    }
    #expect(animators.map(\.duration) == [4] && animators.map(\.isInterruptible) == [false])
    stage.advance(by: 1)
    #expect(x == 25)
    stage.advance(by: 4)
  }

  @Test func `that runs inside a block keeps what it overrides`() {
    var durations: [Double] = []
    stage.run {
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        let animator = running([
          .curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve,
        ])
        durations.append(animator.duration)
      }
    }
    stage.advance(by: 1)
    #expect(durations == [2])
    #expect(abs(x - 31.53568) < 1e-4)
    stage.advance(by: 4)
  }

  @Test func `takes control points and damping ratios`() {
    let (points, ratio) = stage.run {
      (
        UIViewPropertyAnimator(
          duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 2)
        ) { self.box.center.x = 100 },
        UIViewPropertyAnimator(duration: 3, dampingRatio: 0.5) { self.box.center.y = 100 }
      )
    }
    let curve = points.timingParameters.cubicTimingParameters
    #expect(curve?.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    #expect(curve?.controlPoint2 == CGPoint(x: 0.3, y: 2))
    #expect(ratio.timingParameters.timingCurveType == .spring && ratio.duration == 3)
    points.startAnimation()
    ratio.startAnimation()
    stage.advance(by: 5)
    #expect(box.center == CGPoint(x: 100, y: 100))
  }

  @Test func `of a copy takes the timing, the settings, the blocks and the completions`() {
    var ended = 0
    let animator = stage.run { UIViewPropertyAnimator(duration: 2, curve: .linear) }
    animator.addAnimations { self.box.center.x = 100 }
    animator.addCompletion { _ in ended += 1 }
    animator.scrubsLinearly = false
    animator.isInterruptible = false
    let copy = animator.copy()
    #expect(!copy.scrubsLinearly && !copy.isInterruptible && copy.state == .inactive)
    copy.startAnimation()
    stage.advance(by: 1)
    #expect(x == 50 && animator.state == .inactive)
    stage.advance(by: 1)
    #expect(ended == 1)
  }

  @Test func `is the same through its protocols`() {
    let animator: any UIViewImplicitlyAnimating = stage.run {
      UIViewPropertyAnimator(duration: 2, curve: .linear)
    }
    animator.addAnimations { self.box.center.x = 100 }
    animator.addAnimations({ self.box.center.y = 100 }, delayFactor: 0.5)
    let animating: any UIViewAnimating = animator
    animating.startAnimation(afterDelay: 0)
    stage.advance(by: 1.5)
    animating.pauseAnimation()
    #expect(box.shown.position == CGPoint(x: 75, y: 50))
    animating.fractionComplete = 0.5
    animating.isReversed = true
    #expect(x == 50 && animating.fractionComplete == 0.5 && !animating.isRunning)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 0.5)
    #expect(x == 25 && animating.isRunning)
    animating.stopAnimation(false)
    #expect(animating.state == .stopped)
    animating.finishAnimation(at: .current)
    #expect(box.center.x == 25 && animating.state == .inactive)
  }
}
