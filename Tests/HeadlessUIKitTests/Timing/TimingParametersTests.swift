import HeadlessUIKit
import Testing

/// Timing that an app provides itself.
private final class OwnTiming: UITimingCurveProvider {
  let timingCurveType: UITimingCurveType
  let cubicTimingParameters: UICubicTimingParameters?
  let springTimingParameters: UISpringTimingParameters?

  init(
    _ type: UITimingCurveType, cubic: UICubicTimingParameters? = nil,
    spring: UISpringTimingParameters? = nil
  ) {
    (timingCurveType, cubicTimingParameters, springTimingParameters) = (type, cubic, spring)
  }
}

@Suite struct `timing parameters` {
  @Test func `of a curve say which one it is`() {
    let named: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
      (.linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
      (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
      (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
      (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
    ]
    for (curve, first, second) in named {
      let parameters = UICubicTimingParameters(animationCurve: curve)
      #expect(parameters.animationCurve == curve && parameters.timingCurveType == .builtin)
      #expect(parameters.controlPoint1 == first && parameters.controlPoint2 == second)
      #expect(parameters.cubicTimingParameters === parameters)
      #expect(parameters.springTimingParameters == nil)
    }
    let standard = UICubicTimingParameters()
    #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(standard.animationCurve.rawValue == 5)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: -1, y: -2), controlPoint2: CGPoint(x: 0.5, y: 3))
    #expect(own.timingCurveType == .cubic && own.animationCurve.rawValue == 6)
    #expect(own.controlPoint1 == CGPoint(x: 0, y: -2))
    #expect(own.controlPoint2 == CGPoint(x: 0.5, y: 3))
  }

  @Test func `are named in the options of a block`() {
    let options: [(UIView.AnimationOptions, UIView.AnimationCurve)] = [
      ([], .easeInOut), (.curveEaseInOut, .easeInOut), ([.repeat, .curveEaseIn], .easeIn),
      ([.curveEaseOut, .autoreverse], .easeOut), (.curveLinear, .linear),
    ]
    for (options, curve) in options { #expect(options.curve == curve) }
    let bits = UIView.AnimationOptions(rawValue: 3 << 16 | 1 << 5)
    #expect(bits == [.curveLinear, .overrideInheritedDuration] && bits.rawValue == 196_640)
    #expect(UIView.KeyframeAnimationOptions(rawValue: 1 << 10) == .calculationModeDiscrete)
  }

  @Test func `of a spring give an animator its duration, or settle in the one it has`() {
    let velocity = CGVector(dx: 1, dy: -2)
    func duration(_ spring: UISpringTimingParameters) -> Double {
      #expect(spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
      #expect(spring.springTimingParameters === spring)
      return Stage().run {
        UIViewPropertyAnimator(duration: 4, timingParameters: spring).duration
      }
    }
    #expect(duration(UISpringTimingParameters(dampingRatio: 0.3)) == 4)
    let moving = UISpringTimingParameters(dampingRatio: 0.3, initialVelocity: velocity)
    #expect(duration(moving) == 4 && moving.initialVelocity == velocity)
    let full = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    #expect(abs(duration(full) - 1.4727003346780927) < 1e-12)
    #expect(abs(duration(UISpringTimingParameters()) - 0.6) < 1e-9)
    #expect(abs(duration(UISpringTimingParameters(duration: 0.5, bounce: 0)) - 0.8) < 1e-9)
  }

  @Test func `are their own copies`() {
    let (cubic, spring) = (
      UICubicTimingParameters(animationCurve: .easeIn), UISpringTimingParameters(dampingRatio: 0.5)
    )
    #expect(cubic.copy(with: nil) as AnyObject === cubic)
    #expect(spring.copy(with: nil) as AnyObject === spring)
    let animator = Stage().run { UIViewPropertyAnimator() }
    #expect(animator.duration == 0.2)
    #expect((animator.copy(with: nil) as? UIViewPropertyAnimator)?.duration == 0.2)
    let fade = CABasicAnimation(keyPath: "opacity")
    #expect((fade.copy(with: nil) as? CABasicAnimation)?.keyPath == "opacity")
  }

  @Test func `of an app's own class count, the spring first`() {
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    let spring = UISpringTimingParameters(duration: 0.5, bounce: 0)
    let samples = [
      OwnTiming(.builtin, cubic: cubic), OwnTiming(.composed, cubic: cubic, spring: spring),
      OwnTiming(.builtin),
    ].map { timing in
      let probe = Probe(timing: timing)
      probe.moveBox(to: 100)
      probe.animator.startAnimation()
      probe.stage.advance(by: 0.5)
      return probe.shownX
    }
    let t = 2 * Double.pi
    #expect(abs(samples[0] - 9.34647) < 1e-4)
    #expect(abs(samples[1] - 100 * (1 - Foundation.exp(-t) * (1 + t))) < 1e-9)
    #expect(samples[2] == 25)
  }
}
