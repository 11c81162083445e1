// swift-format-ignore-file

import AnimationFacades
import HeadlessUIKit
import Testing

@Test func forms() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  box.backgroundColor = .red
  stage.window.addSubview(box)
  let slide = UIViewPropertyAnimator(duration: 1, curve: .linear) {
    box.center.x += 100
  }
  slide.startAnimation()
  slide.isReversed.toggle()

  stage.advance(by: 0)
  slide.startAnimation()

  stage.advance(by: 0.5)
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

  stage.advance(by: 2.309351033777778)
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
  CATransaction.flush()
  stage.touch(box, by: CGVector(dx: 30, dy: 0), over: 0.2, hold: 0.1, isCancelled: true)

  stage.advance(by: 0.1)
  CATransaction.flush()
  stage.touch(box, by: CGVector(dx: (0) * 0.1, dy: (500) * 0.1), over: 0.1, hold: 0.05)

  stage.advance(by: 0.2)
  let tap = UITapGestureRecognizer()
  tap.addAction { [unowned box] _ in
    if abs(Double(box.tag) - 0) <= 0.5 {
      let y: Double = 300
      box.tag = 1
      UIView.animate(withDuration: 0.3) { box.center.y = y }
    } else {
      let spark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(spark)
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
  CATransaction.flush()
  stage.touch(box, taps: 1)

  stage.advance(by: 1)
  CATransaction.flush()
  stage.touch(box, taps: 1)

  stage.advance(by: 1)
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
  stage.after(0.1) { slow.startAnimation() }
  let row1 = UIView(frame: CGRect(x: 0, y: 1 * 20, width: 50, height: 10))
  stage.window.addSubview(row1)
  let row2 = UIView(frame: CGRect(x: 0, y: 2 * 20, width: 50, height: 10))
  stage.window.addSubview(row2)
  let a: Double = 2 * 0.2
  row2.alpha = a
  let row3 = UIView(frame: CGRect(x: 0, y: 3 * 20, width: 50, height: 10))
  stage.window.addSubview(row3)
  let a2: Double = 3 * 0.2
  row3.alpha = a2
  UIView.animate(withDuration: 0.3) { row2.center.x += 10 * 2 }
  UIView.animate(withDuration: 0.3) { row3.center.x += 10 * 3 }
  CATransaction.flush()
  stage.touch(box, pinch: 2, over: 0.2, timing: UICubicTimingParameters(animationCurve: .easeOut))

  stage.advance(by: 0)
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

  stage.advance(by: 0.5)
  let late = CABasicAnimation(keyPath: "opacity")
  late.fromValue = 1
  late.toValue = 0
  late.timingFunction = CAMediaTimingFunction(name: .linear)
  late.duration = 0.2
  late.beginTime = 6
  late.fillMode = .backwards
  box.layer.add(late, forKey: "late")

  stage.advance(by: 0.5906489662222222)
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
