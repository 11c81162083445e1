// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aDrawer() throws {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let drawer = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 540))
  drawer.backgroundColor = .systemGray
  drawer.layer.cornerRadius = 16
  stage.window.addSubview(drawer)
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
  // promise below always drawer.frame.minY > 250
  CATransaction.flush()
  stage.touch(handle, by: CGVector(dx: 0, dy: -150), over: 0.2)

  try stage.advance(by: 0.25, looks: 250) {
    try #require(drawer.layer.shown.frame.minY > 250, "at \(stage.now) s")
  }
  CATransaction.flush()
  stage.touch(handle, by: CGVector(dx: 0, dy: 80), over: 0.1)

  try stage.advance(by: 0.554825156, looks: 554) {
    try #require(drawer.layer.shown.frame.minY > 250, "at \(stage.now) s")
  }
}

@Test func aDrawerOverTime() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let drawer = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 540))
  drawer.backgroundColor = .systemGray
  drawer.layer.cornerRadius = 16
  stage.window.addSubview(drawer)
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
  CATransaction.flush()
  stage.touch(handle, by: CGVector(dx: 0, dy: -150), over: 0.2)

  stage.advance(by: 0.25)
  CATransaction.flush()
  stage.touch(handle, by: CGVector(dx: 0, dy: 80), over: 0.1)

  stage.advance(by: 0.1)
  var course: [Double] = []
  stage.advance(by: 0.45, looks: 450) {
    course.append(Double(drawer.layer.shown.position.y))
  }
  // continuous drawer.center.y: from look to look no more than in the session
  #expect((course.steps.map(abs).max() ?? 0) <= 2)
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

extension [Double] {
  /// How far it is from each number to the next.
  fileprivate var steps: [Double] { zip(dropFirst(), self).map(-) }
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
