import HeadlessUIKit
import Testing

/// A view that an `animateKeyframes` block moves; two seconds, even, unless a test says otherwise.
private final class Strip {
  let stage = Stage()
  let view: UIView
  private(set) var heard: [String] = []

  init() {
    let stage = self.stage
    view = stage.run { UIView() }
    stage.window.addSubview(view)
  }

  func animate(
    _ options: UIView.KeyframeAnimationOptions = [], seconds: Double = 2, delay: Double = 0,
    _ body: @escaping (UIView) -> Void
  ) {
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    stage.run {
      UIView.animateKeyframes(withDuration: seconds, delay: delay, options: [options, linear]) {
        body(view)
      } completion: { [unowned self] in
        heard.append("\($0) \(stage.now)")
      }
    }
  }

  func frame(_ start: Double, _ length: Double, _ body: @escaping () -> Void) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length, animations: body)
  }

  func xs(at moments: [Double]) -> [Double] {
    moments.map { moment in
      stage.advance(by: moment - stage.now)
      return (Double(view.shown.position.x) * 1e6).rounded() / 1e6
    }
  }
}

@Suite struct `keyframes of a view` {
  @Test func `rest between each other, before and after`() {
    let strip = Strip()
    strip.animate { view in
      strip.frame(0.25, 0.25) { view.center.x = 100 }
      strip.frame(0.75, 0.125) { view.center.x = 0 }
    }
    #expect(strip.view.center.x == 0)
    #expect(
      strip.xs(at: [0, 0.5, 0.75, 1, 1.25, 1.5, 1.625, 1.75, 1.9]) == [
        0, 0, 50, 100, 100, 100, 50, 0, 0,
      ])
    #expect(strip.heard.isEmpty)
    #expect(strip.xs(at: [2]) == [0])
    #expect(strip.heard == ["true 2.0"])
  }

  private static let modes: [(UIView.KeyframeAnimationOptions, [Double])] = [
    (UIView.KeyframeAnimationOptions.calculationModeLinear, [40.0, 80, 90, 100, 50]),
    (.calculationModeDiscrete, [80, 100, 100, 0, 0]),
    (.calculationModePaced, [36, 72, 108, 144, 20]),
  ]

  @Test(arguments: modes)
  func `come about in the mode that is asked for`(
    mode: UIView.KeyframeAnimationOptions, expected: [Double]
  ) {
    let strip = Strip()
    strip.animate(mode) { view in
      strip.frame(0, 0.4) { view.center.x = 80 }
      strip.frame(0.4, 0.4) { view.center.x = 100 }
      strip.frame(0.8, 0.2) { view.center.x = 0 }
    }
    if mode == .calculationModePaced {
      // 200 points in all, 100 a second, whatever the times.
      #expect(strip.xs(at: [0.5, 1, 1.5, 2]) == [50, 100, 50, 0])
    } else {
      #expect(strip.xs(at: [0.4, 0.8, 1.2, 1.6, 1.8]) == expected)
    }
  }

  private static let smoothModes: [UIView.KeyframeAnimationOptions] = [
    UIView.KeyframeAnimationOptions.calculationModeCubic, .calculationModeCubicPaced,
  ]

  @Test(arguments: smoothModes)
  func `are passed on a smooth curve`(mode: UIView.KeyframeAnimationOptions) {
    let strip = Strip()
    strip.animate(mode) { view in
      strip.frame(0, 0.5) { view.center.x = 100 }
      strip.frame(0.5, 0.5) { view.center.x = 0 }
    }
    let xs = strip.xs(at: [0, 0.25, 0.5, 1, 1.5, 2])
    #expect(xs[0] == 0 && abs(xs[3] - 100) < 0.01 && xs[5] == 0)
    // It starts like a straight line and is flat at its top.
    if mode == .calculationModeCubic { #expect(xs[2] == 62.5) }
    #expect(abs(xs[2] - xs[4]) < 0.01)
  }

  @Test func `without a length set their values at their time`() {
    let strip = Strip()
    strip.animate { view in
      strip.frame(0, 0) { view.center.x = 10 }
      strip.frame(0.5, 0) { view.center.x = 100 }
    }
    #expect(strip.xs(at: [0.001, 0.999, 1.001, 1.999]) == [10, 10, 100, 100])
  }

  @Test func `that overlap follow each other`() {
    let strip = Strip()
    strip.animate { view in
      strip.frame(0, 0.5) { view.center.x = 100 }
      strip.frame(0.25, 0.75) { view.center.x = 0 }
    }
    #expect(strip.xs(at: [0.5, 1, 1.5, 2]) == [50, 100, 50, 0])
  }

  @Test func `move several values, each with its own times`() {
    let strip = Strip()
    strip.animate { view in
      strip.frame(0, 1) { view.center.x = 100 }
      strip.frame(0.5, 0.5) {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
      }
      view.layer.cornerRadius = 8
    }
    #expect(strip.xs(at: [0.5]) == [25])
    #expect(strip.view.shown.opacity == 1)
    #expect(strip.view.shown.cornerRadius == 2)
    #expect(strip.xs(at: [1.5]) == [75])
    #expect(strip.view.shown.opacity == 0.5)
    #expect(strip.view.shown.affineTransform() == CGAffineTransform(scaleX: 2, y: 1))
    #expect(strip.view.shown.cornerRadius == 6)
  }

  @Test func `in no order at all are played by their times`() {
    let strip = Strip()
    strip.animate { view in
      strip.frame(0.5, 0.5) { view.center.x = 40 }
      strip.frame(0, 0.5) { view.center.x = 100 }
    }
    // The model has what was set last.
    #expect(strip.xs(at: [0.5, 1, 1.5, 2]) == [50, 100, 70, 100])
  }

  @Test func `none are an ordinary animation`() {
    let strip = Strip()
    strip.animate { $0.center.x = 100 }
    #expect(strip.xs(at: [0.5, 1]) == [25, 50])
  }

  @Test func `are eased as one, in and out unless said`() {
    let strip = Strip()
    strip.stage.run {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        strip.frame(0, 0.5) { strip.view.center.x = 50 }
        strip.frame(0.5, 0.5) { strip.view.center.x = 100 }
      }
    }
    #expect(strip.xs(at: [0.5, 1]) == [12.916193, 50])
  }

  @Test func `repeat, go back and wait`() {
    let strip = Strip()
    strip.animate([.repeat, .autoreverse], seconds: 1, delay: 1) { view in
      strip.frame(0, 0.5) { view.center.x = 100 }
    }
    #expect(strip.xs(at: [0.5, 1.25, 1.75, 2.25, 2.75, 3, 3.25]) == [0, 50, 100, 100, 50, 0, 50])
  }

  @Test func `take over what other animations move`() {
    let strip = Strip()
    strip.stage.run {
      UIView.animate(withDuration: 4) { strip.view.center.x = 400 }
    }
    strip.stage.advance(by: 1)
    strip.animate { view in strip.frame(0, 1) { view.center.x = 0 } }
    // From the model, not from what is shown.
    #expect(strip.xs(at: [1, 2, 3]) == [400, 200, 0])
  }

  @Test func `take no time in no time`() {
    let strip = Strip()
    strip.animate(seconds: 0) { view in strip.frame(0.5, 0.5) { view.center.x = 100 } }
    #expect(strip.xs(at: [0]) == [100])
    #expect(strip.heard == ["true 0.0"])
  }

  @Test func `in an animator's block last as long as that, and are scrubbed with it`() {
    let strip = Strip()
    let animator = strip.stage.run {
      UIViewPropertyAnimator(duration: 4, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          strip.frame(0, 0.5) { strip.view.center.x = 100 }
          strip.frame(0.5, 0.5) { strip.view.center.x = 0 }
        }
      }
    }
    animator.pauseAnimation()
    for (fraction, x) in [(0.25, 50.0), (0.5, 100), (0.75, 50), (0.125, 25)] {
      animator.fractionComplete = fraction
      #expect(strip.xs(at: [strip.stage.now]) == [x])
    }
    animator.startAnimation()
    #expect(strip.xs(at: [1.5]) == [100])
    animator.isReversed = true
    #expect(strip.xs(at: [2.5]) == [50])
    strip.stage.advance(by: 9)
    #expect(animator.state == .inactive)
    #expect(strip.view.center.x == 0)
  }

  @Test func `in a block inherit its duration and curve`() {
    let strip = Strip()
    strip.stage.run {
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          strip.frame(0, 0.5) { strip.view.center.x = 100 }
        }
      }
    }
    #expect(strip.xs(at: [1, 2, 3]) == [50, 100, 100])
  }

  @Test func `may be mixed with plain changes of the same value, the last of which counts`() {
    let strip = Strip()
    func keyframes(to x: Double) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        strip.frame(0, 0.5) { strip.view.center.x = x }
      }
    }
    func shown(_ body: @escaping () -> Void) -> [Double] {
      let animator = strip.stage.run {
        UIView.performWithoutAnimation { strip.view.center.x = 0 }
        return UIViewPropertyAnimator(duration: 1, curve: .linear, animations: body)
      }
      animator.pauseAnimation()
      let xs = [0.25, 0.5, 0.75].map { fraction in
        animator.fractionComplete = fraction
        return strip.xs(at: [strip.stage.now])[0]
      }
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect(strip.view.center.x == 0)
      return xs
    }
    #expect(
      shown {
        keyframes(to: 100)
        strip.view.center.x = 200
      } == [50, 100, 150])
    #expect(
      shown {
        strip.view.center.x = 200
        keyframes(to: 100)
      } == [150, 100, 100])
    #expect(
      shown {
        keyframes(to: 100)
        keyframes(to: 200)
      } == [150, 200, 200])
  }

  @Test func `beyond the whole are cut`() {
    let strip = Strip()
    strip.animate { view in
      strip.frame(0.5, 5) { view.center.x = 100 }
      strip.frame(-3, 0.25) { view.alpha = 0 }
    }
    #expect(strip.xs(at: [1.5]) == [50])
    #expect(strip.view.shown.opacity == 0)
  }

  @Test func `outside of a keyframe block are plain changes`() {
    let strip = Strip()
    strip.stage.run { strip.frame(0, 1) { strip.view.center.x = 100 } }
    #expect(strip.xs(at: [0]) == [100])
  }
}
