import HeadlessUIKit
import Testing

/// A small picture that follows the finger and is thrown to the nearest corner.
private final class FloatingCard {
  let card = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 140))
  private var animator: UIViewPropertyAnimator?
  private var grip = CGPoint.zero
  let corners: [CGPoint]

  init(in window: UIView) {
    let bounds = window.bounds.insetBy(dx: 20, dy: 40).insetBy(dx: 50, dy: 70)
    corners = [bounds.minX, bounds.maxX].flatMap { x in
      [bounds.minY, bounds.maxY].map { CGPoint(x: x, y: $0) }
    }
    window.addSubview(card)
    card.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] in panned($0) })
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: card.superview)
    switch recognizer.state {
    case .began:
      animator?.stopAnimation(true)
      grip = card.center
      fallthrough
    case .changed:
      card.center = CGPoint(x: grip.x + translation.x, y: grip.y + translation.y)
    case .ended, .cancelled: letGo(recognizer.velocity(in: card.superview))
    default: break
    }
  }

  private func letGo(_ velocity: CGPoint) {
    let rate: CGFloat = 0.998
    let landing = CGPoint(
      x: card.center.x + project(initialVelocity: velocity.x, decelerationRate: rate),
      y: card.center.y + project(initialVelocity: velocity.y, decelerationRate: rate))
    let corner = corners.min { distance($0, landing) < distance($1, landing) } ?? card.center
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 246.74, damping: 31.416,
      initialVelocity: CGVector(
        dx: relativeVelocity(forVelocity: velocity.x, from: card.center.x, to: corner.x),
        dy: relativeVelocity(forVelocity: velocity.y, from: card.center.y, to: corner.y)))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [card] in card.center = corner }
    animator.startAnimation()
    self.animator = animator
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}

@Suite struct `a card that is thrown` {
  private let stage = Stage()
  private let floating: FloatingCard

  init() {
    let stage = stage
    floating = stage.run { FloatingCard(in: stage.window) }
  }

  private var shown: CGPoint? { floating.card.layer.presentation()?.position }

  // Corners: (70, 110), (70, 734), (320, 110), (320, 734).
  @Test(arguments: [
    (CGVector(dx: 800, dy: 0), CGPoint(x: 320, y: 110)),
    (CGVector(dx: 0, dy: 1000), CGPoint(x: 70, y: 734)),
    (CGVector(dx: 800, dy: 1000), CGPoint(x: 320, y: 734)),
    (CGVector(dx: 150, dy: 200), CGPoint(x: 70, y: 110)),
  ])
  func `lands in the corner that its way leads to`(velocity: CGVector, corner: CGPoint) {
    stage.touch(floating.card, flick: velocity)
    stage.advance(by: 0.1)
    expect(shown, near: CGPoint(x: 70 + velocity.dx / 10, y: 110 + velocity.dy / 10))
    stage.advance(by: 0.001)
    expect(
      shown, near: CGPoint(x: 70 + velocity.dx * 0.101, y: 110 + velocity.dy * 0.101), within: 0.1)
    stage.advance(by: 3)
    expect(shown, near: corner)
  }

  @Test func `can be caught in the air`() {
    stage.touch(floating.card, flick: CGVector(dx: 800, dy: 1000))
    stage.advance(by: 0.25)
    let seen = shown ?? .zero
    #expect(seen.x > 150 && seen.x < 320)
    stage.touch(floating.card, by: CGVector(dx: -30, dy: 0), over: 0.1, hold: 1)
    stage.advance(by: 0.4)
    let held = shown
    stage.advance(by: 0.6)
    expect(shown, near: held ?? .zero)
    stage.advance(by: 3)
    #expect(floating.corners.contains(floating.card.center))
  }
}
