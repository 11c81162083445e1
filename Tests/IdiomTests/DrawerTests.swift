import HeadlessUIKit
import Testing

/// A drawer that a finger pulls up and down, caught on its way as often as one likes.
///
/// The animator of a spring is paused by the finger, scrubbed, and goes on with its velocity, as in
/// the session on fluid interfaces of WWDC 2018.
private final class DrawerController {
  static let closedY: CGFloat = 700
  static let openY: CGFloat = 200

  let drawer = UIView(frame: CGRect(x: 0, y: closedY, width: 390, height: 644))
  private(set) var isOpen = false
  private var animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
  private var fractionWhenCaught: CGFloat = 0
  private lazy var pan = UIPanGestureRecognizer { [unowned self] in panned($0) }

  init() {
    drawer.addGestureRecognizer(pan)
  }

  private func startAnimation() {
    guard !animator.isRunning, animator.state == .inactive else { return }
    let opens = !isOpen
    animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters(damping: 1, response: 0.4))
    animator.addAnimations { [drawer] in
      drawer.frame.origin.y = opens ? Self.openY : Self.closedY
    }
    animator.addCompletion { [unowned self] position in
      if position == .end { isOpen = opens }
    }
    animator.startAnimation()
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      startAnimation()
      animator.pauseAnimation()
      fractionWhenCaught = animator.fractionComplete
    case .changed:
      var fraction = -recognizer.translation(in: drawer.superview).y / (Self.closedY - Self.openY)
      if isOpen { fraction *= -1 }
      if animator.isReversed { fraction *= -1 }
      animator.fractionComplete = fractionWhenCaught + fraction
    case .ended, .cancelled:
      let velocity = recognizer.velocity(in: drawer.superview).y
      guard velocity != 0 else {
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        return
      }
      let opens = velocity < 0
      if opens != (isOpen == animator.isReversed) { animator.isReversed.toggle() }
      letGo(velocity, to: opens ? Self.openY : Self.closedY)
    default: break
    }
  }

  private func letGo(_ velocity: CGFloat, to target: CGFloat) {
    let y = drawer.layer.presentation()?.frame.origin.y ?? target
    let relative = min(abs(velocity) / max(abs(target - y), 1), 30)
    let spring = UISpringTimingParameters(
      damping: 0.8, response: 0.3, initialVelocity: CGVector(dx: relative, dy: relative))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
  }
}

extension UISpringTimingParameters {
  /// A spring by damping ratio and frequency response.
  fileprivate convenience init(
    damping: CGFloat, response: CGFloat, initialVelocity: CGVector = .zero
  ) {
    let stiffness = pow(2 * .pi / response, 2)
    self.init(
      mass: 1, stiffness: stiffness, damping: 4 * .pi * damping / response,
      initialVelocity: initialVelocity)
  }
}

@Suite struct `a drawer under a finger` {
  private let stage = Stage()
  private let controller: DrawerController

  init() {
    let stage = stage
    controller = stage.run { DrawerController() }
    stage.window.addSubview(controller.drawer)
  }

  private var y: CGFloat? { controller.drawer.layer.presentation()?.frame.origin.y }

  // A finger near the upper edge of the drawer, where it is seen then, that goes up or down.
  private func pull(_ way: CGFloat, over duration: Double, hold: Double = 0) {
    let steps = Int((duration * 120).rounded())
    let samples = (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return PlannedTouch.Sample(
        time: duration * share, point: CGPoint(x: 195, y: 20 + way * CGFloat(share)))
    }
    stage.touch(
      [PlannedTouch(samples: samples, end: duration + hold)], from: .bounds(of: controller.drawer))
  }

  @Test func `goes with the finger and springs open when it is flicked`() {
    pull(-200, over: 0.2)
    stage.advance(by: 0.15)
    // The ten points that make a pan are in its translation.
    expect(y, near: 550)
    stage.advance(by: 0.05)
    expect(y, near: 500)
    stage.advance(by: 0.001)
    // With the velocity of the finger, 1,000 points a second.
    expect(y, near: 499, within: 0.1)
    stage.advance(by: 3)
    expect(y, near: 200)
    #expect(controller.isOpen)
    #expect(stage.programmerErrors.isEmpty)
  }

  @Test func `is caught on its way, held, turned around and thrown back`() {
    pull(-200, over: 0.2)
    stage.advance(by: 0.28)
    let caught = y ?? 0
    #expect(caught > 220 && caught < 480)
    pull(150, over: 0.3)
    stage.advance(by: 0.15)
    // It went on until the pan began, after ten points.
    let held = y ?? 0
    stage.advance(by: 0.05)
    expect(y, near: held + 25)
    stage.advance(by: 0.1)
    stage.advance(by: 3)
    expect(y, near: 700)
    #expect(!controller.isOpen && controller.drawer.frame.origin.y == 700)
  }

  @Test func `goes on where it headed when it is let go at rest`() {
    pull(-100, over: 0.3, hold: 0.5)
    stage.advance(by: 0.6)
    expect(y, near: 600)
    stage.advance(by: 3)
    expect(y, near: 200)
    #expect(controller.isOpen)
  }
}
