import HeadlessUIKit
import Testing

/// A card at the bottom of the screen that a pan drags open and shut.
///
/// The methods take the place of the states in a UIPanGestureRecognizer's target.
private final class CardController {
  enum State {
    case collapsed, expanded

    var opposite: State { self == .collapsed ? .expanded : .collapsed }
  }

  let card = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 600))
  private(set) var state = State.collapsed
  private(set) var animator: UIViewPropertyAnimator?
  private var fractionWhenCaught: CGFloat = 0

  private func y(_ state: State) -> CGFloat { state == .collapsed ? 744 : 244 }

  private func startTransition(to target: State) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [card] in
      card.frame.origin.y = self.y(target)
      card.layer.cornerRadius = target == .expanded ? 20 : 0
    }
    animator.addCompletion { [weak self] position in
      if position == .end { self?.state = target }
      self?.animator = nil
    }
    animator.startAnimation()
    self.animator = animator
  }

  func panBegan() {
    if animator == nil { startTransition(to: state.opposite) }
    animator?.pauseAnimation()
    fractionWhenCaught = animator?.fractionComplete ?? 0
  }

  func panChanged(translation: CGPoint) {
    guard let animator = animator else { return }
    var fraction = -translation.y / (y(.collapsed) - y(.expanded))
    if state == .expanded { fraction *= -1 }
    if animator.isReversed { fraction *= -1 }
    animator.fractionComplete = fractionWhenCaught + fraction
  }

  func panEnded(velocity: CGPoint) {
    guard let animator = animator, let present = card.layer.presentation() else { return }
    let target: State = velocity.y < 0 ? .expanded : .collapsed
    if (target == state) != animator.isReversed { animator.isReversed.toggle() }
    // The velocity in distances per second, in both directions, so that everything moves in step.
    let relative = velocity.y / (y(target) - present.frame.origin.y)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20,
      initialVelocity: CGVector(dx: relative, dy: relative))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
  }
}

@Suite struct `an interactive card` {
  private let stage = Stage()
  private let controller: CardController

  init() {
    let stage = stage
    controller = stage.run { CardController() }
    stage.window.addSubview(controller.card)
  }

  private var shownY: CGFloat? { controller.card.layer.presentation()?.frame.origin.y }

  private func drag(_ translation: CGFloat) {
    stage.run { controller.panBegan() }
    stage.run { controller.panChanged(translation: CGPoint(x: 0, y: translation)) }
  }

  // What is left of the way on a critical spring of stiffness 100.
  private func left(after t: CGFloat, velocity: CGFloat) -> CGFloat {
    exp(-10 * t) * (1 + (10 - velocity) * t)
  }

  @Test func `follows the finger`() {
    drag(-125)
    expect(shownY, near: 619)
    expect(controller.card.layer.presentation()?.cornerRadius, near: 5)
    stage.advance(by: 3)
    expect(shownY, near: 619)
    stage.run { controller.panChanged(translation: CGPoint(x: 0, y: -250)) }
    expect(shownY, near: 494)
    #expect(controller.card.frame.origin.y == 244)
  }

  @Test func `springs open with the velocity of the finger`() {
    drag(-250)
    stage.run { controller.panEnded(velocity: CGPoint(x: 0, y: -1000)) }
    for t in [0.05, 0.1, 0.2, 0.4] as [CGFloat] {
      stage.advance(by: Double(t) - stage.now)
      expect(shownY, near: 244 + 250 * left(after: t, velocity: 4))
      expect(
        controller.card.layer.presentation()?.cornerRadius,
        near: 20 - 10 * left(after: t, velocity: 4))
    }
    stage.advance(by: 0.6)
    #expect(controller.state == .expanded)
    #expect(controller.animator == nil)
    #expect(controller.card.frame.origin.y == 244)
  }

  @Test func `springs back when it is flicked down, and can be caught again`() {
    drag(-250)
    stage.run { controller.panEnded(velocity: CGPoint(x: 0, y: 500)) }
    stage.advance(by: 0.1)
    expect(shownY, near: 744 - 250 * left(after: 0.1, velocity: 2))
    let caught = shownY
    stage.run { controller.panBegan() }
    stage.advance(by: 1)
    expect(shownY, near: caught ?? 0)
    stage.run { controller.panChanged(translation: CGPoint(x: 0, y: -50)) }
    expect(shownY, near: (caught ?? 0) - 50)
    stage.run { controller.panEnded(velocity: CGPoint(x: 0, y: 500)) }
    stage.advance(by: 2)
    #expect(controller.state == .collapsed)
    #expect(controller.card.frame.origin.y == 744)
    #expect(controller.card.layer.cornerRadius == 0)
  }
}
