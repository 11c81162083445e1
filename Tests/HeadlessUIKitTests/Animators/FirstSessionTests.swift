import HeadlessUIKit
import Testing

/// A linear animator of two seconds over a box that moves 200 points and fades out.
private final class Slide {
  let stage = Stage()
  let box: UIView
  let animator: UIViewPropertyAnimator
  var positions: [UIViewAnimatingPosition] = []

  init(curve: UIView.AnimationCurve = .linear) {
    let stage = self.stage
    let box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(box)
    self.box = box
    animator = stage.run {
      UIViewPropertyAnimator(duration: 2, curve: curve) {
        box.center.x += 200
        box.alpha = 0
      }
    }
    animator.addCompletion { [unowned self] in positions.append($0) }
  }

  var shownX: CGFloat? { box.layer.presentation()?.position.x }
  var shownAlpha: Float? { box.layer.presentation()?.opacity }
}

@Suite struct `a slide` {
  @Test func `is scrubbed, reversed and comes home`() {
    let slide = Slide()
    #expect(slide.animator.state == .inactive)
    slide.animator.startAnimation()
    #expect(slide.box.center.x == 250)
    #expect(slide.box.alpha == 0)
    #expect(slide.shownX == 50)
    slide.stage.advance(by: 0.5)
    #expect(slide.animator.fractionComplete == 0.25)
    #expect(slide.shownX == 100)
    #expect(slide.shownAlpha == 0.75)
    slide.animator.pauseAnimation()
    slide.animator.fractionComplete = 0.5
    #expect(slide.shownX == 150)
    slide.animator.isReversed = true
    #expect(slide.animator.fractionComplete == 0.5)
    slide.animator.startAnimation()
    slide.stage.advance(by: 0.5)
    #expect(slide.shownX == 100)
    slide.stage.advance(by: 5)
    #expect(slide.positions == [.start])
    #expect(slide.box.center.x == 50)
    #expect(slide.box.alpha == 1)
    #expect(slide.animator.state == .inactive)
    #expect(slide.stage.events.last?.time == 1.5 - 0.5 + 0.5)
  }

  @Test func `retargets additively`() {
    let stage = Stage()
    let box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
    stage.window.addSubview(box)
    stage.run { UIView.animate(withDuration: 1) { box.center.y = 100 } }
    stage.advance(by: 0.5)
    stage.run { UIView.animate(withDuration: 1) { box.center.y = 0 } }
    stage.advance(by: 0.25)
    #expect(abs((box.layer.presentation()?.position.y ?? 0) - 74.1676) < 1e-3)
    stage.advance(by: 0.75)
    #expect(box.layer.presentation()?.position.y == 0)
  }

  @Test func `moves on a spring and settles on its target`() {
    let stage = Stage()
    let box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    stage.window.addSubview(box)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = stage.run { UIViewPropertyAnimator(duration: 4, timingParameters: spring) }
    animator.addAnimations { box.transform = CGAffineTransform(scaleX: 2, y: 2) }
    #expect(abs(animator.duration - 1.4727003346780927) < 1e-9)
    animator.startAnimation()
    stage.advance(by: 0.15)
    #expect(abs(box.layer.presentation()!.affineTransform().a - 1.610493) < 1e-5)
    stage.advance(by: 2)
    #expect(box.layer.presentation()?.affineTransform().a == 2)
  }
}
