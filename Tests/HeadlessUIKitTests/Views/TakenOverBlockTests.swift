import HeadlessUIKit
import Testing

/// Blocks over a value that is moved by an animation to which nothing can be added.
@Suite struct `a block over what repeats or has a value to itself` {
  private let stage = Stage()
  private let view: UIView

  init() {
    view = stage.run { [stage] in
      let view = UIView()
      stage.window.addSubview(view)
      return view
    }
  }

  private func x(at moment: Double) -> Double {
    stage.advance(by: moment - stage.now)
    return (Double(view.shown.position.x) * 1e6).rounded() / 1e6
  }

  private func animate(
    _ seconds: Double = 1, _ options: UIView.AnimationOptions = [], to x: CGFloat,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    stage.run {
      UIView.animate(
        withDuration: seconds, delay: 0, options: [.curveLinear, options],
        animations: { view.center.x = x }, completion: completion)
    }
  }

  @Test func `takes over from a pulse, which did not finish`() {
    var finished: Bool?
    animate(1, [.repeat, .autoreverse], to: 100) { finished = $0 }
    #expect(x(at: 0.5) == 50)
    animate(to: 200)
    #expect(x(at: 0.5) == 100)
    stage.advance(by: 0.01)
    #expect(finished == false)
    #expect(x(at: 1.25) == 175)
    #expect(x(at: 3.75) == 200)
  }

  @Test func `goes on from what a pulse shows, if it is asked to`() {
    animate(1, [.repeat, .autoreverse], to: 100)
    #expect(x(at: 0.5) == 50)
    animate(1, .beginFromCurrentState, to: 0)
    #expect([0.5, 1, 2].map { x(at: $0) } == [50, 25, 0])
  }

  @Test func `is added to what goes its way once`() {
    animate(1, .autoreverse, to: 100)
    #expect(x(at: 0.5) == 50)
    animate(to: 200)
    // The model, less what is left of both.
    #expect(x(at: 0.75) == 200 - 25 - 75)
  }

  @Test func `goes from the model over an animation of the app's own`() {
    stage.run {
      let animation = CABasicAnimation(keyPath: "position")
      (animation.fromValue, animation.toValue) = (CGPoint.zero, CGPoint(x: 100, y: 0))
      animation.duration = 2
      view.layer.add(animation, forKey: nil)
    }
    #expect(x(at: 0.5) == 25)
    animate(to: 250)
    #expect([0.5, 1, 1.25].map { x(at: $0) } == [0, 125, 187.5])
    #expect(x(at: 1.6) == 80)
  }

  @Test func `takes over from an animation of the app's own that repeats`() {
    stage.run {
      let animation = CABasicAnimation(keyPath: "position")
      (animation.fromValue, animation.toValue) = (CGPoint.zero, CGPoint(x: 50, y: 0))
      (animation.duration, animation.repeatCount) = (0.5, 8)
      animation.isAdditive = true
      view.layer.add(animation, forKey: nil)
    }
    #expect(x(at: 0.25) == 25)
    animate(to: 100)
    #expect(x(at: 0.75) == 50 && x(at: 1.25) == 125)
  }

  @Test func `turns a transform back that turns for ever`() {
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
        view.transform = CGAffineTransform(rotationAngle: 1)
      }
    }
    stage.advance(by: 0.5)
    stage.run { UIView.animate(withDuration: 0.3) { view.transform = .identity } }
    stage.advance(by: 5)
    #expect(view.shown.affineTransform() == .identity)
  }

  @Test func `takes the time of a spring that it is in`() {
    stage.run {
      UIView.animate(springDuration: 0.5, bounce: 0.3) {
        view.center.x = 100
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { view.center.y = 100 }
      }
    }
    for moment in [0.1, 0.26, 0.3, 0.6] {
      stage.advance(by: moment - stage.now)
      #expect(view.shown.position.y == view.shown.position.x)
    }
    #expect(view.shown.position.x != 100)
  }
}
