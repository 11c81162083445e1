import AnimationFacades
import HeadlessUIKit
import Testing

// The listings of "UIViewPropertyAnimator Exploration Part 4".

/// The controller with the circle.
private final class Controller {
  let stage = Stage()
  let view: UIView
  let circle: UIView

  init() {
    view = stage.window
    circle = stage.run { UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60)) }
    view.addSubview(circle)
    circle.backgroundColor = .red
  }

  func dance() {
    circle.dance.animate(duration: 2.0, curve: .easeInOut) {
      $0.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      $0.center = self.view.center
      $0.backgroundColor = .blue  // ... see 'Animatable Properties' for more options
    }.addCompletion { _ in
      self.view.backgroundColor = .green
    }.start(after: 5.0)
  }

  func animate() {
    let animator = UIViewPropertyAnimator(duration: 2.0, curve: .easeInOut) { [circle] in
      circle.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      circle.center = self.view.center
      circle.backgroundColor = .blue
    }
    animator.addCompletion { _ in
      self.view.backgroundColor = .green
    }
    animator.startAnimation(afterDelay: 5.0)
  }

  /// What is shown of the circle, and the colour behind it.
  var picture: [CGFloat?] {
    let shown = circle.layer.presentation()
    return [shown?.position.x, shown?.position.y, shown?.affineTransform().a]
      + (shown?.backgroundColor?.components ?? []) + [view.backgroundColor == .green ? 1 : 0]
  }
}

/// The part of the article's factory that is printed.
private final class DanceFactory {
  private(set) var animators = [Int: UIViewPropertyAnimator]()
  private(set) var errors: [Int] = []

  func createNewAnimator(
    tag: Int, duration: TimeInterval, timingParameters: any UITimingCurveProvider,
    animations: @escaping (() -> Void)
  ) {
    let newAnimator = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
    newAnimator.addAnimations(animations)
    newAnimator.addCompletion { (_) in
      self.animators.removeValue(forKey: tag)
    }
    animators[tag] = newAnimator
  }

  func startAnimation(tag: Int) {
    if let animator = animators[tag] {
      animator.startAnimation()
    } else {
      errors.append(tag)
    }
  }
}

@Suite struct `the article on Dance` {
  @Test func `ends its quick start with a green background at seven seconds`() {
    let controller = Controller()
    controller.stage.run(controller.dance)
    controller.stage.advance(by: 7 - 1.0 / 60)
    #expect(controller.view.backgroundColor == nil)
    controller.stage.advance(by: 1.0 / 60)
    #expect(controller.stage.now == 7 && controller.view.backgroundColor == .green)
    #expect(controller.circle.center == controller.view.center)
    #expect(controller.circle.backgroundColor == .blue)
  }

  @Test(arguments: [60.0, 120])
  func `tells the same with a property animator`(rate: Double) {
    let (danced, animated) = (Controller(), Controller())
    danced.stage.run(danced.dance)
    animated.stage.run(animated.animate)
    for _ in 0...Int(7.5 * rate) {
      #expect(danced.picture == animated.picture)
      danced.stage.advance(by: 1 / rate)
      animated.stage.advance(by: 1 / rate)
    }
  }

  @Test func `keeps animators by tags until they end`() {
    let (controller, factory) = (Controller(), DanceFactory())
    controller.stage.run {
      factory.createNewAnimator(
        tag: 3, duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear)
      ) { controller.circle.alpha = 0 }
      factory.startAnimation(tag: 3)
      factory.startAnimation(tag: 4)
    }
    #expect(factory.animators.count == 1 && factory.errors == [4])
    controller.stage.advance(by: 1)
    #expect(factory.animators.isEmpty && controller.circle.alpha == 0)
  }
}
