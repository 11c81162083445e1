// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func forEveryDamping() throws {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  stage.window.addSubview(card)
  let shadow = UIView(frame: CGRect(x: 20, y: 110, width: 100, height: 100))
  stage.window.addSubview(shadow)
  let puck = UIView(frame: CGRect(x: 145, y: 500, width: 100, height: 100))
  stage.window.addSubview(puck)
  let pan = UIPanGestureRecognizer()
  pan.addAction { [unowned pan, unowned puck] _ in
    switch pan.state {
    case .changed:
      puck.center = CGPoint(
        x: puck.center.x + pan.translation(in: puck.superview).x,
        y: puck.center.y + pan.translation(in: puck.superview).y)
      pan.setTranslation(.zero, in: puck.superview)
    case .ended:
      let push: Double = relativeVelocity(
        forVelocity: pan.velocity(in: puck.superview).y, from: puck.center.y, to: 150)
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: push) {
        puck.center.y = 150
      }
    default: break
    }
  }
  puck.addGestureRecognizer(pan)
  // promise inside always card.frame.maxX <= 390
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}

extension Stage {
  /// Lets time pass, and looks before it does, so many times on the way, and at the end.
  fileprivate func advance(
    by seconds: TimeInterval, looks: Int, _ look: () throws -> Void
  ) rethrows {
    let start = now
    for place in 0...looks {
      advance(by: start + seconds * Double(place) / Double(looks) - now)
      try look()
    }
  }
}

#if !canImport(HeadlessUIKit)
  extension UIGestureRecognizer {
    private final class Target: NSObject {
      let body: (UIGestureRecognizer) -> Void

      init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }

      @objc func call(_ gesture: UIGestureRecognizer) { body(gesture) }
    }

    /// Calls a closure where UIKit calls a selector.
    fileprivate func addAction(_ body: @escaping (UIGestureRecognizer) -> Void) {
      let target = Target(body)
      addTarget(target, action: #selector(Target.call(_:)))
      let key = Unmanaged.passUnretained(target).toOpaque()
      objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// How far something goes on that is let go, as a scroll view has it.
  private func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
    initialVelocity / 1000 * decelerationRate / (1 - decelerationRate)
  }

  /// How far something goes that is dragged beyond its end.
  private func rubberBand(_ offset: CGFloat, in dimension: CGFloat) -> CGFloat {
    let way = abs(offset)
    return (offset < 0 ? -1 : 1) * (1 - 1 / (way * 0.55 / dimension + 1)) * dimension
  }

  /// A velocity as a spring wants it: ways in a second.
  private func relativeVelocity(
    forVelocity velocity: CGFloat, from current: CGFloat, to target: CGFloat
  ) -> CGFloat {
    target == current ? 0 : velocity / (target - current)
  }
#endif
