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
    .then(animation: TimedStep(
      duration: 0.25, curve: CAMediaTimingFunction(controlPoints: 0.1, 0.9, 0.2, 1)) {
      box.alpha = 0.5
    })
    .and(animation: TimedStep(duration: 0.6283185307179586, delay: 0.1, bounce: 0.5, velocity: 0) {
      box.center.y += 50
    })
    .then(animation: TimedStep(duration: 0.5, bounce: 0.15, velocity: 0) {
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
  CATransaction.begin()
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.3, 0, 0.2, 1))
  UIView.animate(withDuration: 0.3, delay: 0, options: [.overrideInheritedDuration]) {
    box.center.x -= 20
  } completion: { _ in
    box.alpha = 1
  }
  CATransaction.commit()
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
  UIView.animate(withDuration: 1) { box.alpha = 0 }

  stage.advance(by: 0.5)
  CATransaction.begin()
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .default))
  UIView.animate(withDuration: 0.3) {
    box.alpha = 0.8
  } completion: { finished in
    if finished { box.tag = 1 }
  }
  CATransaction.commit()

  stage.advance(by: 0.1)
  UIView.animate(withDuration: 0.5) {
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
      box.center.y += 30
    }
  }

  stage.advance(by: 0.1)
  let dot = CALayer()
  dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  dot.backgroundColor = UIColor(red: 204 / 255, green: 0, blue: 51 / 255, alpha: 1).cgColor
  box.layer.addSublayer(dot)
  UIView.animate(withDuration: 0) { box.layer.borderWidth = 1 }

  stage.advance(by: 0)
  dot.opacity = 0.2

  stage.advance(by: 0.5)
  var resumeLate2: () -> Void = {}
  let late2 = Animate()
    .then(duration: 0.2) { box.center.x += 90 }
    .wait { resume in
      resumeLate2 = resume
      stage.after(0.3) { resumeLate2() }
    }
    .then(animation: TimedStep(
      duration: 0.4, curve: CAMediaTimingFunction(controlPoints: 0.1, 0.9, 0.2, 1)) {
      box.alpha = 0.2
    })
  late2.perform()

  stage.advance(by: 0.5)
  UIView.animate(withDuration: 0.5) { box.alpha = 0.6 }

  stage.advance(by: 0.5)
}

/// A step of a chain with a timing that SwiftyAnimate does not take.
private struct TimedStep: Animation {
  let duration: TimeInterval
  var delay: TimeInterval = 0
  /// The curve; `nil` for a spring.
  var curve: CAMediaTimingFunction? = nil
  var bounce: CGFloat = 0
  var velocity: CGFloat = 0
  let animationBlock: () -> Void

  func performAnimations(completion: ((Bool) -> Void)?) {
    guard let curve else {
      return UIView.animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, delay: delay,
        animations: animationBlock, completion: completion)
    }
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(curve)
    UIView.animate(
      withDuration: duration, delay: delay, animations: animationBlock, completion: completion)
    CATransaction.commit()
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
