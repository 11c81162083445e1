// swift-format-ignore-file

import UIKit
#if canImport(AnimationFacades)
  import AnimationFacades
#else
  import SwiftyAnimate
#endif

extension UIView {
  /// Plays forms in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  ///
  /// - Returns: what must not be let go: it is paused, pauses at its end, or is stopped.
  @discardableResult
  func playForms() async throws -> [UIViewPropertyAnimator] {
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    box.backgroundColor = .red
    addSubview(box)
    let slide = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      box.center.x += 100
    }
    slide.startAnimation()
    slide.isReversed.toggle()

    await Task.yield()  // A turn of the run loop ends.
    slide.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    let intro = Animate()
      .then(animation: AnimatorStep(
        duration: 0.25,
        timing: UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1))) {
        box.alpha = 0.5
      })
      .and(animation: AnimatorStep(
        duration: 0.5,
        delay: 0.1,
        timing: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)) {
        box.center.y += 50
      })
      .then(animation: AnimatorStep(
        duration: 0.25, timing: UISpringTimingParameters(duration: 0.5, bounce: 0.15)) {
        box.alpha = 1
      })
    intro.perform()

    try await Task.sleep(for: .seconds(2.309351033777778))
    let drag = UIPanGestureRecognizer()
    drag.addAction { [unowned drag, unowned box] _ in
      switch drag.state {
      case .began:
        box.alpha = 0.8
      case .cancelled:
        box.alpha = 0.3
      default: break
      }
    }
    drag.delegate = Company.shared
    box.addGestureRecognizer(drag)
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(
        box, by: CGVector(dx: 30, dy: 0), over: 0.2, hold: 0.1, isCancelled: true)
    #endif

    try await Task.sleep(for: .seconds(0.1))
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(box, by: CGVector(dx: (0) * 0.1, dy: (500) * 0.1), over: 0.1, hold: 0.05)
    #endif

    try await Task.sleep(for: .seconds(0.2))
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned box, unowned self] _ in
      if box.tag == 0 {
        let y: Double = 300
        box.tag = 1
        UIView.animate(withDuration: 0.3) { box.center.y = y }
      } else {
        let spark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        self.addSubview(spark)
        UIView.animate(withDuration: 0.2) {
          spark.alpha = 0
        } completion: { _ in
          spark.removeFromSuperview()
        }
      }
    }
    box.addGestureRecognizer(tap)
    let flip = UITapGestureRecognizer()
    flip.addAction { [unowned box] _ in
      if box.transform == CGAffineTransform.identity {
        UIView.animate(withDuration: 0.2) {
          box.transform = CGAffineTransform(rotationAngle: Double.pi)
        }
      } else {
        box.transform = .identity
      }
    }
    box.addGestureRecognizer(flip)
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(box, taps: 1)
    #endif

    try await Task.sleep(for: .seconds(1))
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(box, taps: 1)
    #endif

    try await Task.sleep(for: .seconds(1))
    let slow = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) {
      box.alpha = 0.5
    }
    slow.addCompletion { position in
      if position == .end {
        box.tag = 7
      } else {
        box.tag = 8
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { slow.startAnimation() }
    let row1 = UIView(frame: CGRect(x: 0, y: 1 * 20, width: 50, height: 10))
    addSubview(row1)
    let row2 = UIView(frame: CGRect(x: 0, y: 2 * 20, width: 50, height: 10))
    addSubview(row2)
    let a: Double = 2 * 0.2
    row2.alpha = a
    let row3 = UIView(frame: CGRect(x: 0, y: 3 * 20, width: 50, height: 10))
    addSubview(row3)
    let a2: Double = 3 * 0.2
    row3.alpha = a2
    UIView.animate(withDuration: 0.3) {
      row2.center.x += 10 * 2
    } completion: { _ in }
    UIView.animate(withDuration: 0.3) {
      row3.center.x += 10 * 3
    } completion: { _ in }
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(
        box, pinch: 2, over: 0.2, timing: UICubicTimingParameters(animationCurve: .easeOut))
    #endif

    await Task.yield()  // A turn of the run loop ends.
    let animator = UIViewPropertyAnimator(
      duration: 0.3, controlPoint1: CGPoint(x: 0.3, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1)) {
      box.center.x -= 20
    }
    animator.isUserInteractionEnabled = false
    animator.addCompletion { _ in box.alpha = 1 }
    animator.startAnimation()
    let rest = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) {
      box.layer.cornerRadius = 20
    }
    rest.pausesOnCompletion = true
    rest.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    let late = CABasicAnimation(keyPath: "opacity")
    late.fromValue = 1
    late.toValue = 0
    late.timingFunction = CAMediaTimingFunction(name: .linear)
    late.duration = 0.2
    late.fillMode = .backwards
    late.beginTime = box.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.390648966222
    box.layer.add(late, forKey: "late")
    return [slide, rest]
  }
}

/// A step of a chain with a timing that blocks do not take.
private struct AnimatorStep: Animation {
  let duration: TimeInterval
  let delay: TimeInterval
  let animationBlock: () -> Void
  private let timing: any UITimingCurveProvider

  init(
    duration: TimeInterval, delay: TimeInterval = 0, timing: any UITimingCurveProvider,
    animationBlock: @escaping () -> Void
  ) {
    // A spring that is given in full takes as long as it needs.
    self.duration = UIViewPropertyAnimator(duration: duration, timingParameters: timing).duration
    (self.delay, self.timing, self.animationBlock) = (delay, timing, animationBlock)
  }

  func performAnimations(completion: ((Bool) -> Void)?) {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.isUserInteractionEnabled = false
    animator.addAnimations(animationBlock)
    animator.addCompletion { completion?($0 == .end) }
    animator.startAnimation(afterDelay: delay)
  }
}

/// Lets a gesture go on beside others, and them beside it.
private final class Company: NSObject, UIGestureRecognizerDelegate {
  static let shared = Company()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
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
#endif
