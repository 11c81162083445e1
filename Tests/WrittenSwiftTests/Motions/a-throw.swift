// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-throw in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playAThrow() async throws {
    let pip = UIView(frame: CGRect(x: 23, y: 25, width: 86, height: 130))
    pip.backgroundColor = .systemTeal
    pip.layer.cornerRadius = 12
    addSubview(pip)
    var corner: CGPoint = CGPoint(x: 66, y: 90)
    let drag = UIPanGestureRecognizer()
    drag.addAction { [unowned drag, unowned pip] _ in
      switch drag.state {
      case .began:
        let here: CGPoint = pip.layer.shown.position
        pip.layer.removeAllAnimations()
        pip.center = here
      case .changed:
        pip.center = CGPoint(
          x: pip.center.x + drag.translation(in: pip.superview).x,
          y: pip.center.y + drag.translation(in: pip.superview).y)
        drag.setTranslation(.zero, in: pip.superview)
      case .ended:
        let landing: CGPoint = CGPoint(
          x: pip.center.x + project(
            initialVelocity: drag.velocity(in: pip.superview).x, decelerationRate: 0.998),
          y: pip.center.y + project(
            initialVelocity: drag.velocity(in: pip.superview).y, decelerationRate: 0.998))
        corner = CGPoint(x: landing.x < 195 ? 66 : 324, y: landing.y < 422 ? 90 : 754)
        UIView.animate(
          springDuration: 0.4,
          bounce: 0,
          initialSpringVelocity: relativeVelocity(
            forVelocity: drag.velocity(in: pip.superview).x, from: pip.center.x, to: corner.x),
          delay: 0,
          options: [.allowUserInteraction]) {
          pip.center.x = corner.x
        }
        UIView.animate(
          springDuration: 0.4,
          bounce: 0,
          initialSpringVelocity: relativeVelocity(
            forVelocity: drag.velocity(in: pip.superview).y, from: pip.center.y, to: corner.y),
          delay: 0,
          options: [.allowUserInteraction]) {
          pip.center.y = corner.y
        }
      default: break
      }
    }
    pip.addGestureRecognizer(drag)
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(pip, flick: CGVector(dx: 600, dy: 1500))
    #endif

    try await Task.sleep(for: .seconds(0.7))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(pip, flick: CGVector(dx: -100, dy: -1200))
    #endif

    try await Task.sleep(for: .seconds(0.2))
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(pip, by: CGVector(dx: -200, dy: 150), over: 0.2, hold: 0.1)
    #endif

    try await Task.sleep(for: .seconds(0.9))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(pip, flick: CGVector(dx: 700, dy: -1500))
    #endif
  }
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
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
