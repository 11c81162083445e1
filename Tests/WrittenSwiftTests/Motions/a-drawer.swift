// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-drawer in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playADrawer() async throws {
    let drawer = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 540))
    drawer.backgroundColor = .systemGray
    drawer.layer.cornerRadius = 16
    addSubview(drawer)
    let handle = UIView(frame: CGRect(x: 155, y: 10, width: 80, height: 30))
    handle.backgroundColor = .white
    handle.layer.cornerRadius = 15
    drawer.addSubview(handle)
    let open = UIViewPropertyAnimator(
      duration: 0.4, timingParameters: UISpringTimingParameters(duration: 0.4, bounce: 0))
    open.addAnimations { drawer.center.y -= 440 }
    var grabbed: Double = 0
    let pull = UIPanGestureRecognizer()
    pull.addAction { [unowned pull, unowned drawer] _ in
      switch pull.state {
      case .began:
        open.pauseAnimation()
        grabbed = open.fractionComplete
      case .changed:
        open.fractionComplete = grabbed + (
          open.isReversed ? 1 : -1) * pull.translation(in: drawer.superview).y / 440
      case .ended:
        if (pull.velocity(in: drawer.superview).y > 0) != open.isReversed {
          open.isReversed.toggle()
        }
        open.continueAnimation(
          withTimingParameters: UISpringTimingParameters(
            duration: 0.3,
            bounce: 0.2,
            initialVelocity: CGVector(
              dx: relativeVelocity(
                forVelocity: abs(pull.velocity(in: drawer.superview).y),
                from: open.fractionComplete,
                to: 1) / 440,
              dy: relativeVelocity(
                forVelocity: abs(pull.velocity(in: drawer.superview).y),
                from: open.fractionComplete,
                to: 1) / 440)),
          durationFactor: 0)
      default: break
      }
    }
    drawer.addGestureRecognizer(pull)
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(handle, by: CGVector(dx: 0, dy: -150), over: 0.2)
    #endif

    try await Task.sleep(for: .seconds(0.25))
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(handle, by: CGVector(dx: 0, dy: 80), over: 0.1)
    #endif

    try await Task.sleep(for: .seconds(0.554825156))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(handle, by: CGVector(dx: 0, dy: -100), over: 0.3)
    #endif
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
