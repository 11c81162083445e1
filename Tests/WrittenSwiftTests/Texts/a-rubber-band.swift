// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-rubber-band in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playARubberBand() async throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    page.backgroundColor = .systemBlue
    addSubview(page)
    var grabbed: Double = 400
    let pull = UIPanGestureRecognizer()
    pull.addAction { [unowned pull, unowned page] _ in
      switch pull.state {
      case .began:
        grabbed = page.layer.shown.position.y
        page.layer.removeAllAnimations()
        page.center.y = grabbed
      case .changed:
        page.center.y = grabbed + rubberBand(pull.translation(in: page.superview).y, in: 800)
      case .ended:
        UIView.animate(
          springDuration: 0.3,
          bounce: 0.4,
          initialSpringVelocity: relativeVelocity(
            forVelocity: pull.velocity(in: page.superview).y, from: page.center.y, to: 400),
          delay: 0,
          options: [.allowUserInteraction]) {
          page.center.y = 400
        }
      default: break
      }
    }
    page.addGestureRecognizer(pull)
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(
        page,
        by: CGVector(dx: 0, dy: 300),
        over: 0.3,
        timing: UICubicTimingParameters(animationCurve: .easeOut),
        hold: 0.1)
    #endif

    try await Task.sleep(for: .seconds(0.5))
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(page, by: CGVector(dx: 0, dy: 300), over: 0.15)
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
