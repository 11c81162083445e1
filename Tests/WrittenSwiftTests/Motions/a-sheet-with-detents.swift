// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-sheet-with-detents in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playASheetWithDetents() async throws {
    // In a view controller, stored properties.
    var settle: UIViewPropertyAnimator!
    let panel = UIView(frame: CGRect(x: 0, y: 764, width: 390, height: 800))
    panel.backgroundColor = .white
    panel.layer.cornerRadius = 20
    addSubview(panel)
    let grip = UIView(frame: CGRect(x: 145, y: 8, width: 100, height: 44))
    grip.backgroundColor = .systemGray
    grip.layer.cornerRadius = 22
    panel.addSubview(grip)
    var detent: Double = 1164
    var grabbed: Double = 1164
    settle = UIViewPropertyAnimator(
      duration: 0.4, timingParameters: UISpringTimingParameters(duration: 0.4, bounce: 0.2))
    settle.addAnimations { [detent] in panel.center.y = detent }
    let drag = UIPanGestureRecognizer()
    drag.addAction { [unowned drag, unowned panel] _ in
      switch drag.state {
      case .began:
        if settle.state == .active { settle.stopAnimation(true) }
        grabbed = panel.center.y
      case .changed:
        panel.center.y = max(grabbed + drag.translation(in: panel.superview).y, 460)
      case .ended:
        let landing: Double = panel.center.y + project(
          initialVelocity: drag.velocity(in: panel.superview).y, decelerationRate: 0.99)
        detent = landing < 641 ? 460 : landing < 993 ? 822 : 1164
        let push: Double = relativeVelocity(
          forVelocity: drag.velocity(in: panel.superview).y, from: panel.center.y, to: detent)
        settle = UIViewPropertyAnimator(
          duration: 0.4,
          timingParameters: UISpringTimingParameters(
            duration: 0.4, bounce: 0.2, initialVelocity: CGVector(dx: push, dy: push)))
        settle.addAnimations { [detent] in panel.center.y = detent }
        settle.addCompletion { _ in grip.alpha = detent == 460 ? 0.5 : 1 }
        settle.startAnimation()
      default: break
      }
    }
    panel.addGestureRecognizer(drag)
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(grip, by: CGVector(dx: 0, dy: -250), over: 0.3)
    #endif

    try await Task.sleep(for: .seconds(0.4))
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(grip, by: CGVector(dx: 0, dy: -150), over: 0.1)
    #endif

    try await Task.sleep(for: .seconds(0.6893949787777778))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(grip, by: CGVector(dx: 0, dy: 120), over: 0.15)
    #endif

    try await Task.sleep(for: .seconds(0.7541643885555556))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(grip, by: CGVector(dx: 0, dy: -200), over: 0.2)
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
